import { clock } from '@stezhka/kit/clock';
import { hashOf, newToken } from '@stezhka/kit/link-tokens';
import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import type { Id, Instant, Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { isOver, openDays } from './course-dates.ts';
import { CourseRunModel, type CourseRunRow } from './course-runs.model.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';

/** The links of this many latest mails work. */
const LINKS = 30;

interface Reminder {
  userCourse: Id;
  /** Later it is let go. */
  until: Instant;
}
interface Told {
  slug: string;
  course: Localised;
  day: Localised;
  number: number;
  days: number;
  token: string;
}

/** Undefined, and the mail is dropped: switched off meanwhile, no day today, or it is checked. */
async function complete({ userCourse, until }: Reminder): Promise<Told | undefined> {
  if (clock.now() >= new Date(until)) return undefined;
  const owned = { _id: userCourse, state: 'owned' as const };
  const row = await UserCourseModel.findOne(owned).lean<UserCourseRow>();
  if (!row?.reminder) return undefined;
  const run = await CourseRunModel.findOne({ userCourse, running: true }).lean<CourseRunRow>();
  const course = await CourseModel.findById(row.course).lean<CourseRow>();
  const today = todayOf(await settingsOf(row.user));
  if (!run || !course || isOver(run, today)) return undefined;
  const number = openDays(run, today);
  if (run.days[number - 1]!.checkedAt) return undefined;
  const token = newToken();
  const push = { reminderTokens: { $each: [hashOf(token)], $slice: -LINKS } };
  await UserCourseModel.updateOne(owned, { $push: push });
  return {
    slug: course.slug,
    course: course.title,
    day: (course.programme[number - 1] ?? course).title,
    number,
    days: run.days.length,
    token,
  };
}

const stop = ({ token }: Told, url: (path: string) => string, call: (path: string) => string) => ({
  unsubscribe: url(`/course-reminder/${token}`),
  oneClick: call(`/course-reminder/${token}`),
});

export const courseReminderMail = defineMail<Reminder, Told>('course-reminder', {
  schema: Joi.object<Reminder>({ userCourse: Joi.string().required(), until: Joi.string().required() }),
  example: {
    slug: 'sim-vechoriv',
    course: {
      uk: 'Сім вечорів зі щоденником',
      ru: 'Семь вечеров с дневником',
      en: 'Seven evenings with a diary',
    },
    day: {
      uk: 'Три речення про стіл',
      ru: 'Три предложения о столе',
      en: 'Three sentences about the table',
    },
    number: 2,
    days: 7,
    token: 'pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU',
  },
  complete,
  texts: {
    uk: (told, { url, call }) => ({
      subject: `День ${told.number}: ${told.day.uk}`,
      preview: told.course.uk,
      heading: told.day.uk,
      body: [
        paragraph(
          `Сьогодні ${told.number}-й день із ${told.days} у курсі «${told.course.uk}». Він уже відкритий.`,
        ),
        button('Відкрити день', url(`/diary/courses/${told.slug}`)),
        note('Час цього листа ви обрали самі, на сторінці курсу. Там же його можна змінити.'),
      ],
      ...stop(told, url, call),
    }),
    ru: (told, { url, call }) => ({
      subject: `День ${told.number}: ${told.day.ru}`,
      preview: told.course.ru,
      heading: told.day.ru,
      body: [
        paragraph(
          `Сегодня ${told.number}-й день из ${told.days} в курсе «${told.course.ru}». Он уже открыт.`,
        ),
        button('Открыть день', url(`/diary/courses/${told.slug}`)),
        note('Время этого письма вы выбрали сами, на странице курса. Там же его можно изменить.'),
      ],
      ...stop(told, url, call),
    }),
    en: (told, { url, call }) => ({
      subject: `Day ${told.number}: ${told.day.en}`,
      preview: told.course.en,
      heading: told.day.en,
      body: [
        paragraph(`Today is day ${told.number} of ${told.days} in “${told.course.en}”. It is open now.`),
        button('Open the day', url(`/diary/courses/${told.slug}`)),
        note('You chose the hour of this mail on the course’s page, and you can change it there.'),
      ],
      ...stop(told, url, call),
    }),
  },
});
