import {
  entryLabels,
  excerptField,
  orderColumn,
  orderField,
  pictureColumn,
  publishedAtField,
  slugColumn,
  titleField,
} from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import { type Choice, defineForm, html, localised } from '@stezhka/kit/forms';
import { publicationDay, publicationOf } from '@stezhka/kit/publication';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { previews } from '../publication/preview.service.ts';
import { pageSlugField } from '../staff/staff-fields.ts';
import { AuthorModel } from './authors.model.ts';

const own = {
  authors: { uk: 'Автори', ru: 'Авторы', en: 'Authors' },
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
      slug: pageSlugField(),
      order: orderField(),
      name: titleField(entryLabels.name),
      role: excerptField(entryLabels.role),
      bio: localised(html({ label: entryLabels.about, required: true })),
      picture: pictureField({ label: entryLabels.picture }),
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
    ...pictureColumn,
    name: { label: entryLabels.name },
    ...orderColumn,
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
