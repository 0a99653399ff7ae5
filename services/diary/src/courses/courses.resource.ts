import { COURSE_DAYS_LIMIT, MARATHON_DAYS } from '@stezhka/diary-contract';
import {
  entryLabels,
  excerptField,
  orderColumn,
  orderField,
  pictureColumn,
  publishedAtField,
  slugColumn,
  slugField,
  titleColumn,
  titleField,
} from '@stezhka/kit/entry-fields';
import { AppError } from '@stezhka/kit/errors';
import { pictureField } from '@stezhka/kit/files';
import {
  checkbox,
  collection,
  defineForm,
  group,
  html,
  localised,
  money,
  selectMany,
  textarea,
} from '@stezhka/kit/forms';
import { inLocale } from '@stezhka/kit/localised';
import { publicationDay, publicationOf } from '@stezhka/kit/publication';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import type { ClientSession } from 'mongoose';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { CourseModel, type CourseRow } from './courses.model.ts';

const labels = {
  courses: { uk: 'Курси й марафони', ru: 'Курсы и марафоны', en: 'Courses and marathons' },
  description: { uk: 'Опис', ru: 'Описание', en: 'Description' },
  author: { uk: 'Адреса автора чи авторки', ru: 'Адрес автора', en: 'The author’s address' },
  authorName: { uk: 'Ім’я автора чи авторки', ru: 'Имя автора', en: 'The author’s name' },
  isMarathon: { uk: 'Марафон', ru: 'Марафон', en: 'Marathon' },
  marathonHint: {
    uk: `Має рівно ${MARATHON_DAYS} днів, починається в обраний учасником день`,
    ru: `Ровно ${MARATHON_DAYS} дней, начинается в день, который выберет участник`,
    en: `Has exactly ${MARATHON_DAYS} days and begins when the member says so`,
  },
  days: { uk: 'Дні', ru: 'Дни', en: 'Days' },
  task: { uk: 'Завдання', ru: 'Задание', en: 'Task' },
  film: { uk: 'Адреса відео', ru: 'Адрес видео', en: 'Address of a video' },
  filmHint: {
    uk: 'Кінець адреси /videos/…, якщо день має фільм',
    ru: 'Конец адреса /videos/…, если у дня есть фильм',
    en: 'The end of /videos/…, if the day has a film',
  },
  parameters: { uk: 'Показники дня', ru: 'Показатели дня', en: 'Parameters of the day' },
};

const form = defineForm('course', {
  prefix: 'course',
  fields: {
    slug: slugField(),
    order: orderField(),
    title: titleField(),
    excerpt: excerptField(),
    description: localised(html({ label: labels.description, required: true })),
    author: slugField({ label: labels.author }),
    authorName: titleField(labels.authorName),
    price: money({ label: entryLabels.price }),
    isMarathon: checkbox({ label: labels.isMarathon, hint: labels.marathonHint }),
    picture: pictureField({ label: entryLabels.picture }),
    programme: collection({
      label: labels.days,
      min: 1,
      max: COURSE_DAYS_LIMIT,
      entry: group({
        fields: {
          title: titleField(),
          text: localised(html({ label: entryLabels.body, required: true })),
          task: localised(textarea({ label: labels.task, required: true, maxLength: 1000 })),
          film: slugField({ label: labels.film, hint: labels.filmHint, required: false }),
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
    publishedAt: publishedAtField(),
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
  policy: STAFF,
  actions: ['create', 'update'],
  columns: {
    ...pictureColumn,
    ...titleColumn,
    ...orderColumn,
    price: { label: entryLabels.price, type: 'money' },
    isMarathon: { label: labels.isMarathon, type: 'boolean' },
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: 'order',
  toValues: ({ author, programme, ...same }) => ({
    ...same,
    author: author.slug,
    authorName: author.name,
    programme: programme.map(({ film, ...day }) => ({ ...day, film: film ?? undefined })),
    ...publicationDay(same),
  }),
  toFields: ({ author, authorName, programme, price, ...same }) => ({
    ...same,
    author: { slug: author, name: authorName },
    price: price ?? 0,
    programme: programme.map((day) => ({ ...day, film: day.film ?? null })),
    ...publicationOf(same),
  }),
  async changed({ before, after, session }) {
    if (after?.isMarathon && after.programme.length !== MARATHON_DAYS) throw new AppError('marathon_days');
    if (before && after) for (const check of checks) await check({ before, after, session });
  },
  tags: () => ['courses', 'sitemap'],
});
