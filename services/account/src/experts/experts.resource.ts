import { pictureField } from '@stezhka/kit/files';
import { collection, date, defineForm, html, localised, number, text, textarea } from '@stezhka/kit/forms';
import { comesOut, publishingDay } from '@stezhka/kit/publication';
import { defineResource } from '@stezhka/kit/resource';
import type { Localised } from '@stezhka/kit-contract';
import { ExpertModel, linesOf } from './experts.model.ts';

const own = {
  experts: { uk: 'Фахівці', ru: 'Специалисты', en: 'Experts' },
  slug: { uk: 'Адреса', ru: 'Адрес', en: 'Address' },
  slugHint: {
    uk: 'Кінець адреси сторінки, наприклад olena-haiova',
    ru: 'Конец адреса страницы, например olena-haiova',
    en: 'The end of the page’s address, such as olena-haiova',
  },
  slugRule: {
    uk: 'Малі латинські літери, цифри й дефіси',
    ru: 'Строчные латинские буквы, цифры и дефисы',
    en: 'Small Latin letters, digits and hyphens',
  },
  order: { uk: 'Місце в переліку', ru: 'Место в списке', en: 'Place in the list' },
  name: { uk: 'Ім’я', ru: 'Имя', en: 'Name' },
  role: { uk: 'Хто це', ru: 'Кто это', en: 'Who it is' },
  about: { uk: 'Про себе', ru: 'О себе', en: 'About' },
  skills: { uk: 'З чим допомагає', ru: 'С чем помогает', en: 'Helps with' },
  services: { uk: 'Послуги', ru: 'Услуги', en: 'Services' },
  picture: { uk: 'Портрет', ru: 'Портрет', en: 'Portrait' },
  publishedAt: { uk: 'День публікації', ru: 'День публикации', en: 'Publishing day' },
  publishedAtHint: {
    uk: 'Вийде о дев’ятій ранку за Києвом. Без дня лишається чернеткою',
    ru: 'Выйдет в девять утра по Киеву. Без дня остаётся черновиком',
    en: 'Comes out at nine in the morning, Kyiv time. Without a day it stays a draft',
  },
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
      slug: text({
        label: own.slug,
        hint: own.slugHint,
        required: true,
        maxLength: 120,
        validation: [{ regex: /^[a-z0-9][a-z0-9_-]*$/, error: own.slugRule }],
      }),
      order: number({ label: own.order, required: true, min: 0, max: 1000 }),
      name: localised(text({ label: own.name, required: true, maxLength: 200 })),
      role: localised(textarea({ label: own.role, required: true, maxLength: 500 })),
      about: localised(html({ label: own.about, required: true })),
      skills: lines(own.skills),
      services: lines(own.services),
      picture: pictureField({ label: own.picture }),
      publishedAt: date({ label: own.publishedAt, hint: own.publishedAtHint }),
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
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_ADMIN' },
  columns: {
    picture: { label: own.picture, type: 'image' },
    name: { label: own.name },
    order: { label: own.order, type: 'number', sort: { order: 1, _id: 1 } },
    publishedAt: { label: own.publishedAt, type: 'date' },
    slug: { label: own.slug, sort: { slug: 1 } },
  },
  searchable: ['slug', 'name'],
  sort: 'order',
  toValues: ({ publishedAt, skills, services, ...same }) => ({
    ...same,
    skills: skills.map(({ text }) => text),
    services: services.map(({ text }) => text),
    publishedAt: publishedAt ? publishingDay(publishedAt) : undefined,
  }),
  toFields: ({ publishedAt, skills, services, ...same }) => ({
    ...same,
    skills: linesOf(same.slug, 'skill', skills),
    services: linesOf(same.slug, 'service', services),
    publishedAt: publishedAt ? comesOut(publishedAt) : null,
  }),
  tags: () => ['experts'],
});
