import {
  entryLabels,
  excerptField,
  orderColumn,
  orderField,
  publishedAtField,
  slugColumn,
  slugField,
  slugHint,
  titleField,
} from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import { collection, defineForm, html, localised, text } from '@stezhka/kit/forms';
import { publicationDay, publicationOf } from '@stezhka/kit/publication';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { Localised } from '@stezhka/kit-contract';
import { ExpertModel, linesOf } from './experts.model.ts';

const own = {
  experts: { uk: 'Фахівці', ru: 'Специалисты', en: 'Experts' },
  skills: { uk: 'З чим допомагає', ru: 'С чем помогает', en: 'Helps with' },
  services: { uk: 'Послуги', ru: 'Услуги', en: 'Services' },
  picture: { uk: 'Портрет', ru: 'Портрет', en: 'Portrait' },
} satisfies Record<string, Localised>;

const lines = (label: Localised) =>
  collection({ label, max: 20, entry: localised(text({ required: true, maxLength: 200 })) });

export const expertResource = defineResource({
  name: 'experts',
  domain: 'account',
  title: own.experts,
  model: ExpertModel,
  form: defineForm('expert', {
    prefix: 'expert',
    fields: {
      slug: slugField({ hint: slugHint('olena-haiova') }),
      order: orderField(),
      name: titleField(entryLabels.name),
      role: excerptField(entryLabels.role),
      about: localised(html({ label: entryLabels.about, required: true })),
      skills: lines(own.skills),
      services: lines(own.services),
      picture: pictureField({ label: own.picture }),
      publishedAt: publishedAtField(),
    },
  }),
  example: {
    slug: 'olena-haiova',
    order: 0,
    name: { uk: 'Олена Гайова', ru: 'Елена Гаевая', en: 'Olena Haiova' },
    role: { uk: 'психологиня', ru: 'психолог', en: 'psychologist' },
    about: { uk: '<p>Слухає.</p>', ru: '<p>Слушает.</p>', en: '<p>Listens.</p>' },
    skills: [{ uk: 'Тривога', ru: 'Тревога', en: 'Anxiety' }],
    services: [{ uk: 'Розмова, 50 хв', ru: 'Разговор, 50 мин', en: 'A talk, 50 min' }],
    publishedAt: '2026-11-20',
  },
  policy: STAFF,
  columns: {
    picture: { label: own.picture, type: 'image' },
    name: { label: entryLabels.name },
    ...orderColumn,
    publishedAt: { label: entryLabels.publishedAt, type: 'date' },
    ...slugColumn,
  },
  searchable: ['slug', 'name'],
  sort: 'order',
  toValues: ({ skills, services, ...same }) => ({
    ...same,
    skills: skills.map(({ text }) => text),
    services: services.map(({ text }) => text),
    ...publicationDay(same),
  }),
  toFields: ({ skills, services, ...same }) => ({
    ...same,
    skills: linesOf(same.slug, 'skill', skills),
    services: linesOf(same.slug, 'service', services),
    ...publicationOf(same),
  }),
  tags: () => ['experts'],
});
