import {
  checkUserCourseDay,
  createUserCourse,
  getCurrentCourse,
  getCurrentMarathon,
  getCurrentMarathonByDate,
  getUserCourse,
  getUserCourses,
  startMarathon,
  stopMarathon,
} from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { id, idParams, serve, slugParams } from '@stezhka/kit/http';
import Joi from 'joi';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { dateParams, plainDate } from '../days/plain-date.ts';
import { add } from './add-course.service.ts';
import { checkedDays } from './course-dates.ts';
import { check, NOTHING_CHOSEN, start, stop, todayOfMember } from './course-runs.service.ts';
import { presentMarks } from './user-courses.presenter.ts';
import { listOwned, showCurrentCourse, showMarathon, showOwned } from './user-courses.service.ts';

const startParams = Joi.object({ id: id.allow(NOTHING_CHOSEN).required() });
/** Not rounded: a member agrees to one sum. */
const price = Joi.number().min(0).max(1e6).multiple(0.01);

export const userCourseRoutes = [
  serve(getUserCourses, {}, ({ userId, locale }) => listOwned(userId(), locale)),
  serve(getUserCourse, { params: slugParams }, ({ userId, params, locale }) =>
    showOwned(userId(), params.slug, locale),
  ),
  serve(
    createUserCourse,
    { params: slugParams, query: Joi.object({ price }) },
    ({ userId, params, query, locale }) => add(userId(), { ...params, ...query }, locale),
  ),
  serve(
    checkUserCourseDay,
    { params: idParams, query: Joi.object({ checked: Joi.boolean().required() }) },
    async ({ userId, params, query, locale }) => {
      const run = await check(userId(), params.id, query.checked);
      const course = await CourseModel.findById(run.course).lean<CourseRow>();
      if (!course) throw new AppError('not_found');
      const marks = presentMarks(course, run, { today: await todayOfMember(userId()), locale });
      const day = marks.find((mark) => mark.id === params.id)!;
      return { day, days: run.days.length, checked: checkedDays(run) };
    },
  ),
  serve(getCurrentMarathon, {}, ({ userId, locale }) => showMarathon(userId(), locale)),
  serve(getCurrentMarathonByDate, { params: dateParams }, ({ userId, params, locale }) =>
    showMarathon(userId(), locale, plainDate(params.date)),
  ),
  serve(startMarathon, { params: startParams }, async ({ userId, params, locale }) => {
    await start(userId(), params.id);
    return showMarathon(userId(), locale);
  }),
  serve(stopMarathon, { query: Joi.object({ id }) }, async ({ userId, query, locale }) => {
    await stop(userId(), query.id);
    return showMarathon(userId(), locale);
  }),
  serve(getCurrentCourse, {}, ({ userId, locale }) => showCurrentCourse(userId(), locale)),
];
