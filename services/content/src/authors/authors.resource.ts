import { pictureField } from '@stezhka/kit/files';
import { type Choice, defineForm, html, localised } from '@stezhka/kit/forms';
import { defineResource } from '@stezhka/kit/resource';
import { previews } from '../publication/preview.service.ts';
import {
  excerptField,
  labels,
  orderField,
  publicationDay,
  publicationOf,
  publishedAtField,
  STAFF,
  slugColumn,
  slugField,
  titleField,
} from '../staff/staff-fields.ts';
import { AuthorModel } from './authors.model.ts';

const own = {
  authors: { uk: 'Автори', ru: 'Авторы', en: 'Authors' },
  name: { uk: 'Ім’я', ru: 'Имя', en: 'Name' },
  role: { uk: 'Хто це', ru: 'Кто это', en: 'Who it is' },
  bio: { uk: 'Про себе', ru: 'О себе', en: 'About' },
  rating: { uk: 'Рейтинг', ru: 'Рейтинг', en: 'Rating' },
};

export const authorResource = defineResource({
  name: 'authors',
  domain: 'content',
  title: own.authors,
  model: AuthorModel,
  form: defineForm('author', {
    prefix: 'author',
    fields: {
      slug: slugField(),
      order: orderField(),
      name: titleField(own.name),
      role: excerptField(own.role),
      bio: localised(html({ label: own.bio, required: true })),
      picture: pictureField({ label: labels.picture }),
      publishedAt: publishedAtField(),
    },
  }),
  example: {
    slug: 'olena-haiova',
    order: 0,
    name: { uk: 'Олена Гайова', ru: 'Елена Гаевая', en: 'Olena Haiova' },
    role: { uk: 'психологиня', ru: 'психолог', en: 'psychologist' },
    bio: { uk: '<p>Пише.</p>', ru: '<p>Пишет.</p>', en: '<p>Writes.</p>' },
    publishedAt: '2026-11-20',
  },
  policy: STAFF,
  // An author whose articles and events stand has to stay; without a publishing day they have no page.
  actions: ['create', 'update'],
  columns: {
    picture: { label: labels.picture, type: 'image' },
    name: { label: own.name },
    order: { label: labels.order, type: 'number', sort: { order: 1, _id: 1 } },
    rating: { label: own.rating, type: 'number' },
    ...slugColumn,
  },
  searchable: ['slug', 'name'],
  sort: 'order',
  toValues: (author) => ({ ...author, ...publicationDay(author) }),
  toFields: (values) => ({ ...values, ...publicationOf(values) }),
  ...previews('author'),
  // An article shows its author.
  tags: () => ['authors', 'posts'],
});

export async function authorChoices(): Promise<Choice[]> {
  const found = await AuthorModel.find().sort({ order: 1, _id: 1 });
  return found.map(({ id, name }) => ({ value: id, label: name }));
}
