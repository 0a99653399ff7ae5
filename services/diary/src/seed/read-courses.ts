import { HOUR_NAMES, type PictureSpec, SCENE_NAMES } from '@stezhka/art';
import { COURSE_DAYS_LIMIT } from '@stezhka/diary-contract';
import { inAllLocales } from '@stezhka/kit/localised';
import { markdown } from '@stezhka/kit/seed-files';
import { LOCALES } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { CourseDayFields } from '../courses/courses.model.ts';
import { readParameters, seedFiles } from './read-definitions.ts';

interface CourseSeed {
  order: number;
  author: string;
  price: number;
  isMarathon: boolean;
  picture: PictureSpec;
  days: { film?: string; parameters: string[] }[];
}
interface CourseTexts {
  title: string;
  excerpt: string;
  authorName: string;
  body: string;
  programme: { title: string; text: string; task: string }[];
}

const text = Joi.string();
const scene = Joi.object({
  draw: Joi.valid('scene'),
  slug: text,
  options: Joi.object({ subject: Joi.valid(...SCENE_NAMES), hour: Joi.valid(...HOUR_NAMES) }),
});

const recordOf = (names: string[]) =>
  Joi.object<CourseSeed>({
    order: Joi.number().integer(),
    author: text,
    price: Joi.number().integer().min(0),
    isMarathon: Joi.boolean(),
    picture: scene,
    days: Joi.array()
      .items(Joi.object({ film: text.optional(), parameters: Joi.array().items(Joi.valid(...names)) }))
      .min(1)
      .max(COURSE_DAYS_LIMIT),
  });

const texts = Joi.object<CourseTexts>({
  title: text,
  excerpt: text,
  authorName: text,
  body: markdown,
  programme: Joi.array().items(Joi.object({ title: text, text: markdown, task: text })),
});

/** In their order; a day's texts and what it asks for are put together. @throws Error where a language has another number of days */
export function readCourses() {
  const record = recordOf(readParameters().map(({ slug }) => slug));
  const found = seedFiles.articles('demo/courses', { record, texts });
  return found
    .map(({ days, programme, body, authorName, author, ...course }) => {
      const odd = LOCALES.find((locale) => programme[locale].length !== days.length);
      if (odd) throw new Error(`demo/courses/${course.slug}/${odd}.md has another number of days.`);
      return {
        ...course,
        description: body,
        author: { slug: author, name: authorName },
        programme: days.map(({ film = null, parameters }, at): CourseDayFields => {
          const say = (part: 'title' | 'text' | 'task') =>
            inAllLocales((locale) => programme[locale][at]![part].trim());
          return { title: say('title'), text: say('text'), task: say('task'), film, parameters };
        }),
      };
    })
    .sort((a, b) => a.order - b.order);
}

export interface TakenCourse {
  course: string;
  daysAgo: number;
  missed: number[];
  finishedOn: number | null;
}

const number = Joi.number().integer().min(1);
const taken = Joi.array().items(
  Joi.object<TakenCourse>({
    course: text,
    daysAgo: number,
    missed: Joi.array().items(number),
    finishedOn: number.allow(null),
  }),
);

export const readTakenCourses = (): Record<'danylo' | 'bohdana', TakenCourse[]> =>
  seedFiles.file('demo/courses-taken.yaml', Joi.object({ danylo: taken, bohdana: taken }));
