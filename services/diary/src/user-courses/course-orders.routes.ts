import { type CourseOrder, getCourseOffer, grantCourse, revokeCourse } from '@stezhka/diary-contract';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { id, serve, slug } from '@stezhka/kit/http';
import { isPublic } from '@stezhka/kit/publication';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { CourseRunModel, type CourseRunRow } from './course-runs.model.ts';
import { finish, todayOfMember } from './course-runs.service.ts';
import { give, settle, userCourseOf } from './purchase.service.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';

const orderBody = Joi.object<CourseOrder>({
  userId: id.required(),
  course: id.required(),
  order: id.required(),
});

/** A purchase whose outcome is not known is brought to its end first. @throws AppError unavailable */
async function settled(row: UserCourseRow): Promise<UserCourseRow> {
  if (row.state !== 'pending') return row;
  try {
    await settle(String(row._id));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_enough_money') throw error;
  }
  return (await UserCourseModel.findById(row._id).lean<UserCourseRow>())!;
}

/** Repeatable. @throws AppError not_found, unavailable */
async function grant({ userId, course: courseId, order }: CourseOrder): Promise<boolean> {
  const course = await CourseModel.findById(courseId).lean<CourseRow>();
  if (!course) throw new AppError('not_found');
  const row = await settled(await userCourseOf(userId, course));
  if (row.state === 'owned') return row.order === order;
  if (row.refundedOrders.includes(order)) return false;
  await give(row, { acquired: 'order', order, from: ['unpaid', 'revoked'] });
  // Another purchase may have been ahead.
  const now = await UserCourseModel.findById(row._id).lean<UserCourseRow>();
  return now?.state === 'owned' && now.order === order;
}

/** Repeatable. */
async function revoke({ userId, course, order }: CourseOrder): Promise<boolean> {
  const today = await todayOfMember(userId);
  return transaction(async (session) => {
    const one = { user: userId, course };
    await UserCourseModel.updateOne(
      one,
      { $addToSet: { refundedOrders: order }, $setOnInsert: { state: 'unpaid' } },
      { upsert: true, session },
    );
    const revoked = await UserCourseModel.findOneAndUpdate(
      { ...one, state: 'owned', order },
      { state: 'revoked', acquired: null, order: null, reminder: null },
      { session },
    ).lean<UserCourseRow>();
    if (!revoked) return false;
    const run = await CourseRunModel.findOne({ userCourse: revoked._id, running: true, isMarathon: true })
      .session(session)
      .lean<CourseRunRow>();
    // Another marathon may be started then.
    if (run) await finish(run, today, session);
    return true;
  });
}

const isOwned = async (user: Id, course: CourseRow): Promise<boolean> => {
  const row = await UserCourseModel.findOne({
    user,
    course: course._id,
    state: trusted({ $in: ['owned', 'pending'] }),
  }).lean<UserCourseRow>();
  return row ? (await settled(row)).state === 'owned' : false;
};

export const courseOrderRoutes = [
  serve(
    getCourseOffer,
    { body: Joi.object({ userId: id.required(), slug: slug.required() }) },
    async ({ body }) => {
      const course = await CourseModel.findOne({ slug: body.slug }).lean<CourseRow>();
      if (!course || !isPublic(course) || course.price === 0) throw new AppError('not_found');
      return {
        course: String(course._id),
        slug: course.slug,
        title: { uk: course.title.uk, ru: course.title.ru, en: course.title.en },
        kopiykas: course.price,
        owned: await isOwned(body.userId, course),
      };
    },
  ),
  serve(grantCourse, { body: orderBody }, async ({ body }) => ({ granted: await grant(body) })),
  serve(revokeCourse, { body: orderBody }, async ({ body }) => ({ revoked: await revoke(body) })),
];
