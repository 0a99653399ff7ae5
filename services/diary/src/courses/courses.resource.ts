import { COURSE_DAYS_LIMIT, MARATHON_DAYS } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { pictureField } from '@stezhka/kit/files';
import {
  checkbox,
  collection,
  date,
  defineForm,
  group,
  html,
  localised,
  money,
  number,
  selectMany,
  text,
  textarea,
} from '@stezhka/kit/forms';
import { inLocale } from '@stezhka/kit/localised';
import { comesOut, publishingDay } from '@stezhka/kit/publication';
import { defineResource } from '@stezhka/kit/resource';
import type { ClientSession } from 'mongoose';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { CourseModel, type CourseRow } from './courses.model.ts';

const labels = {
  courses: { uk: 'Курси й марафони', ru: 'Курсы и марафоны', en: 'Courses and marathons' },
  slug: { uk: 'Адреса', ru: 'Адрес', en: 'Address' },
  slugRule: {
    uk: 'Малі латинські літери, цифри й дефіси',
    ru: 'Строчные латинские буквы, цифры и дефисы',
    en: 'Small Latin letters, digits and hyphens',
  },
  order: { uk: 'Місце в переліку', ru: 'Место в списке', en: 'Place in the list' },
  title: { uk: 'Назва', ru: 'Название', en: 'Title' },
  excerpt: { uk: 'Коротко про що', ru: 'Коротко о чём', en: 'What it is about' },
  description: { uk: 'Опис', ru: 'Описание', en: 'Description' },
  author: { uk: 'Адреса автора чи авторки', ru: 'Адрес автора', en: 'The author’s address' },
  authorName: { uk: 'Ім’я автора чи авторки', ru: 'Имя автора', en: 'The author’s name' },
  price: { uk: 'Ціна', ru: 'Цена', en: 'Price' },
  isMarathon: { uk: 'Марафон', ru: 'Марафон', en: 'Marathon' },
  marathonHint: {
    uk: `Має рівно ${MARATHON_DAYS} днів, починається в обраний учасником день`,
    ru: `Ровно ${MARATHON_DAYS} дней, начинается в день, который выберет участник`,
    en: `Has exactly ${MARATHON_DAYS} days and begins when the member says so`,
  },
  picture: { uk: 'Зображення', ru: 'Изображение', en: 'Picture' },
  days: { uk: 'Дні', ru: 'Дни', en: 'Days' },
  text: { uk: 'Текст', ru: 'Текст', en: 'Text' },
  task: { uk: 'Завдання', ru: 'Задание', en: 'Task' },
  film: { uk: 'Адреса відео', ru: 'Адрес видео', en: 'Address of a video' },
  filmHint: {
    uk: 'Кінець адреси /videos/…, якщо день має фільм',
    ru: 'Конец адреса /videos/…, если у дня есть фильм',
    en: 'The end of /videos/…, if the day has a film',
  },
  parameters: { uk: 'Показники дня', ru: 'Показатели дня', en: 'Parameters of the day' },
  publishedAt: { uk: 'День публікації', ru: 'День публикации', en: 'Publishing day' },
  publishedAtHint: {
    uk: 'Вийде о дев’ятій ранку за Києвом. Без дня лишається чернеткою',
    ru: 'Выйдет в девять утра по Киеву. Без дня остаётся черновиком',
    en: 'Comes out at nine in the morning, Kyiv time. Without a day it stays a draft',
  },
};
const SLUG = /^[a-z0-9][a-z0-9_-]*$/;
const address = { maxLength: 120, validation: [{ regex: SLUG, error: labels.slugRule }] };
const line = (label: typeof labels.title) => localised(text({ label, required: true, maxLength: 200 }));
const lines = (label: typeof labels.title, maxLength: number) =>
  localised(textarea({ label, required: true, maxLength }));

const form = defineForm('course', {
  prefix: 'course',
  fields: {
    slug: text({ label: labels.slug, required: true, ...address }),
    order: number({ label: labels.order, required: true, min: 0, max: 1000 }),
    title: line(labels.title),
    excerpt: lines(labels.excerpt, 500),
    description: localised(html({ label: labels.description, required: true })),
    author: text({ label: labels.author, required: true, ...address }),
    authorName: line(labels.authorName),
    price: money({ label: labels.price }),
    isMarathon: checkbox({ label: labels.isMarathon, hint: labels.marathonHint }),
    picture: pictureField({ label: labels.picture }),
    programme: collection({
      label: labels.days,
      min: 1,
      max: COURSE_DAYS_LIMIT,
      entry: group({
        fields: {
          title: line(labels.title),
          text: localised(html({ label: labels.text, required: true })),
          task: lines(labels.task, 1000),
          film: text({ label: labels.film, hint: labels.filmHint, ...address }),
          parameters: selectMany({
            label: labels.parameters,
            options: async ({ locale }) => {
              const all = await ParameterModel.find({ group: 'parameters' }).sort({ order: 1 }).lean();
              return all.map((one) => ({ value: one.systemName, label: inLocale(one.title, locale) }));
            },
          }),
        },
      }),
    }),
    publishedAt: date({ label: labels.publishedAt, hint: labels.publishedAtHint }),
  },
});

const three = (uk: string, ru: string, en: string) => ({ uk, ru, en });

interface CourseChange {
  before: CourseRow;
  after: CourseRow;
  session: ClientSession;
}
const checks: ((change: CourseChange) => Promise<void>)[] = [];

/** `check` refuses by throwing. */
export const onCourseChange = (check: (typeof checks)[number]) => void checks.push(check);

/** A course that somebody may have is hidden and never removed: its owners keep it. */
export const courseResource = defineResource({
  name: 'courses',
  domain: 'diary',
  title: labels.courses,
  model: CourseModel,
  form,
  example: {
    slug: 'tykhi-ranky',
    order: 7,
    title: three('Тихі ранки', 'Тихие утра', 'Quiet mornings'),
    excerpt: three('Один ранок без поспіху.', 'Одно утро без спешки.', 'One morning without haste.'),
    description: three('<p>Ранок.</p>', '<p>Утро.</p>', '<p>A morning.</p>'),
    author: 'iryna-sokil',
    authorName: three('Ірина Сокіл', 'Ирина Сокил', 'Iryna Sokil'),
    price: 42_000,
    programme: [
      {
        title: three('Вікно', 'Окно', 'The window'),
        text: three('<p>Відчиніть вікно.</p>', '<p>Откройте окно.</p>', '<p>Open the window.</p>'),
        task: three('Постійте хвилину.', 'Постойте минуту.', 'Stand there for a minute.'),
        film: undefined,
        parameters: ['mood'],
      },
    ],
    publishedAt: '2026-11-20',
  },
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_ADMIN' },
  actions: ['create', 'update'],
  columns: {
    picture: { label: labels.picture, type: 'image' },
    title: { label: labels.title },
    order: { label: labels.order, type: 'number', sort: { order: 1, _id: 1 } },
    price: { label: labels.price, type: 'money' },
    isMarathon: { label: labels.isMarathon, type: 'boolean' },
    slug: { label: labels.slug, sort: { slug: 1 } },
  },
  searchable: ['slug', 'title'],
  sort: 'order',
  toValues: ({ author, programme, publishedAt, ...same }) => ({
    ...same,
    author: author.slug,
    authorName: author.name,
    programme: programme.map(({ film, ...day }) => ({ ...day, film: film ?? undefined })),
    publishedAt: publishedAt ? publishingDay(publishedAt) : undefined,
  }),
  toFields: ({ author, authorName, programme, price, publishedAt, ...same }) => ({
    ...same,
    author: { slug: author, name: authorName },
    price: price ?? 0,
    programme: programme.map((day) => ({ ...day, film: day.film ?? null })),
    publishedAt: publishedAt ? comesOut(publishedAt) : null,
  }),
  async changed({ before, after, session }) {
    if (after?.isMarathon && after.programme.length !== MARATHON_DAYS) throw new AppError('marathon_days');
    if (before && after) for (const check of checks) await check({ before, after, session });
  },
  tags: () => ['courses', 'sitemap'],
});
