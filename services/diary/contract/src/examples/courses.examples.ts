import { describeCall } from '@stezhka/kit-contract/examples';
import { getCourseOffer, grantCourse, revokeCourse } from '../course-orders.ts';
import {
  type Course,
  type CourseCard,
  checkUserCourseDay,
  createUserCourse,
  endCourseReminder,
  getCourse,
  getCourseReminder,
  getCourses,
  getUserCourse,
  getUserCourses,
  type MarathonRecord,
  openCourseReminder,
  setCourseReminder,
  type UserCourseCard,
  type UserCourseDay,
} from '../courses.ts';
import { measuredSleep } from './measured.examples.ts';
import { exampleSleep } from './parameters.examples.ts';

const price = (amount: number) => ({ price: amount, oldPrice: null, currency: 'UAH', discountPercent: null });

export const evenings: CourseCard = {
  id: '6560b0d1a2c4e8f0123456e1',
  slug: 'sim-vechoriv',
  title: 'Сім вечорів зі щоденником',
  excerpt: 'Тиждень коротких записів для тих, хто давно збирається почати.',
  imageData: null,
  author: { slug: 'iryna-sokil', name: 'Ірина Сокіл' },
  priceData: price(0),
  isMarathon: false,
  days: 3,
};
const quiet: CourseCard = {
  ...evenings,
  id: '6560b0d1a2c4e8f0123456e2',
  slug: 'tykhi-ranky',
  title: 'Тихі ранки',
  excerpt: 'Десять ранків, щоб прокидатися без поспіху.',
  priceData: price(420),
  days: 10,
};
export const gratitude: CourseCard = {
  ...evenings,
  id: '6560b0d1a2c4e8f0123456e3',
  slug: 'marafon-vdiachnosti',
  title: 'Марафон вдячності',
  excerpt: 'Двадцять вісім днів уваги до доброго.',
  isMarathon: true,
  days: 28,
};
const course: Course = {
  ...evenings,
  description: '<p>Кожен вечір забере хвилин п’ять і дасть один спосіб почати запис.</p>',
  programme: [
    { number: 1, title: 'Дата й одне слово', hasFilm: true },
    { number: 2, title: 'Три речення про стіл', hasFilm: false },
    { number: 3, title: 'Прочитати й лишити собі', hasFilm: false },
  ],
};
const { priceData: _price, ...eveningsCard } = evenings;
const { priceData: _free, ...gratitudeCard } = gratitude;

const ownEvenings: UserCourseCard = {
  ...eveningsCard,
  id: '6560b0d1a2c4e8f0123456f1',
  acquired: 'free',
  acquiredOn: '2026-11-19',
  progress: 'running',
  checked: 1,
  today: 2,
  runs: 0,
};
export const ownGratitude: UserCourseCard = {
  ...gratitudeCard,
  id: '6560b0d1a2c4e8f0123456f3',
  acquired: 'free',
  acquiredOn: '2026-09-01',
  progress: 'running',
  checked: 9,
  today: 11,
  runs: 1,
};
export const marathonRecord: MarathonRecord = {
  id: '6560b0d1a2c4e8f012345701',
  slug: gratitude.slug,
  title: gratitude.title,
  from: '2026-09-03',
  to: '2026-09-30',
  days: 28,
  checked: 28,
  paramsTotal: [{ key: measuredSleep.key, value: 7.2, days: 26 }],
  certificate: {
    number: '2026-345701',
    date: '2026-09-30',
    title: gratitude.title,
    author: gratitude.author.name,
    days: 28,
  },
};

const firstDay: UserCourseDay = {
  id: '6560b0d1a2c4e8f012345711',
  number: 1,
  date: '2026-11-19',
  title: 'Дата й одне слово',
  hasFilm: true,
  checked: true,
  availability: 'enabled',
  text: '<p>Сьогодні напишіть дату, а під нею одне слово про цей день.</p>',
  task: 'Напишіть дату й одне слово про сьогодні.',
  film: 'hortaiemo-storinku',
  parameters: [{ key: exampleSleep.key, value: 7.5 }],
};
export const openCourseDay: UserCourseDay = {
  ...firstDay,
  id: '6560b0d1a2c4e8f012345712',
  number: 2,
  date: '2026-11-20',
  title: 'Три речення про стіл',
  hasFilm: false,
  checked: false,
  text: '<p>Коли немає про що писати, пишіть про те, що перед очима.</p>',
  task: 'Опишіть трьома реченнями, що лежить перед вами.',
  film: null,
  parameters: [{ key: exampleSleep.key, value: null }],
};
const closedDay: UserCourseDay = {
  ...openCourseDay,
  id: '6560b0d1a2c4e8f012345713',
  number: 3,
  date: '2026-11-21',
  title: 'Прочитати й лишити собі',
  availability: 'future',
  text: null,
  task: null,
  parameters: [],
};
const throws = ['diary_closed'];
const today = '2026-11-20';
const { slug } = evenings;

describeCall(getCourses, {
  summary: 'All courses and marathons',
  example: { reply: { courses: [evenings, quiet, gratitude] } },
});

describeCall(getCourse, {
  summary: 'One course with its programme, and others',
  throws: ['not_found'],
  example: { params: { slug }, reply: { course, others: [quiet, gratitude] } },
});

describeCall(getUserCourses, {
  summary: 'Courses of the member and the history of marathons',
  throws,
  example: {
    reply: {
      today,
      courses: [ownEvenings, ownGratitude],
      history: [marathonRecord],
      parameters: [measuredSleep],
    },
  },
});

describeCall(getUserCourse, {
  summary: 'A course of the member, day by day',
  throws: [...throws, 'not_found'],
  example: {
    params: { slug },
    reply: {
      today,
      userCourse: {
        ...ownEvenings,
        description: course.description,
        isPublic: true,
        courseData: { days: [firstDay, openCourseDay, closedDay] },
        paramsTotal: [{ key: measuredSleep.key, value: 7.5, days: 1 }],
        history: [],
        reminderHour: 20,
        certificate: null,
      },
      definitions: [exampleSleep],
      parameters: [measuredSleep],
    },
  },
});

describeCall(createUserCourse, {
  summary: 'Add a free course, or buy one from the balance',
  throws: [...throws, 'not_found'],
  example: {
    params: { slug },
    query: { price: 0 },
    reply: {
      userCourse: { ...ownEvenings, acquiredOn: today, checked: 0, today: 1 },
      status: true,
      message: 'Курс додано до ваших курсів',
      refusal: null,
      missing: null,
    },
  },
});

const { text: _text, task: _task, film: _film, parameters: _parameters, ...mark } = openCourseDay;

describeCall(checkUserCourseDay, {
  summary: 'Check or uncheck a day of a course',
  throws: [...throws, 'not_found', 'day_ahead', 'marathon_finished'],
  example: {
    params: { id: openCourseDay.id! },
    query: { checked: true },
    reply: { day: { ...mark, checked: true }, days: 3, checked: 2 },
  },
});

describeCall(setCourseReminder, {
  summary: 'Set or end the reminder of a course',
  throws: [...throws, 'not_found', 'email_unconfirmed'],
  example: { body: { slug, hour: 20 }, reply: { reminderHour: 20 } },
});

const params = { token: 'pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU' };
const link = { slug, title: evenings.title };

describeCall(getCourseReminder, {
  summary: 'The reminder that a mail’s link belongs to',
  throws: ['not_found'],
  example: { params, reply: { ...link, active: true } },
});

describeCall(endCourseReminder, {
  summary: 'End a reminder by the link of its mail',
  throws: ['not_found'],
  example: { params, body: {}, reply: { ...link, active: false } },
});

describeCall(openCourseReminder, {
  summary: 'Open the page that ends a reminder',
  throws: ['not_found'],
  produces: 302,
  example: { params, reply: null },
});

const userId = '65f000000000000000000002';
const order = { userId, course: quiet.id, order: '6560b0d1a2c4e8f012345721' };

describeCall(getCourseOffer, {
  summary: 'What a paid course costs a member',
  throws: ['not_found', 'unavailable'],
  example: {
    body: { userId, slug: quiet.slug },
    reply: {
      course: quiet.id,
      slug: quiet.slug,
      title: { uk: quiet.title, ru: 'Тихие утра', en: 'Quiet mornings' },
      kopiykas: 42_000,
      owned: false,
    },
  },
});

describeCall(grantCourse, {
  summary: 'Give a member the course of a paid order',
  throws: ['not_found', 'unavailable'],
  example: { body: order, reply: { granted: true } },
});

describeCall(revokeCourse, {
  summary: 'Take back the course of a refunded order',
  example: { body: order, reply: { revoked: true } },
});
