import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, Types, trusted } from 'mongoose';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { onCourseChange } from '../courses/courses.resource.ts';
import { type DayValues, dayValues } from '../days/day-values.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { checkedDays, openDays, rangeOf } from './course-dates.ts';
import { CourseRunModel, type CourseRunRow, type ValueSum } from './course-runs.model.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';

export const todayOfMember = async (user: Id): Promise<PlainDate> => todayOf(await settingsOf(user));

// Runs lie on the programme day by day, and a marathon's are begun otherwise than a course's.
onCourseChange(async ({ before, after, session }) => {
  const fits = after.isMarathon === before.isMarathon && after.programme.length >= before.programme.length;
  const taken = { course: after._id, state: trusted({ $ne: 'unpaid' as const }) };
  if (!fits && (await UserCourseModel.exists(taken).session(session))) throw new AppError('course_taken');
});

export async function beginRun(
  { user, _id }: Pick<UserCourseRow, 'user' | '_id'>,
  course: Pick<CourseRow, '_id' | 'isMarathon' | 'programme'>,
  { today, session = null }: { today: PlainDate; session?: ClientSession | null },
): Promise<void> {
  const days = course.programme.map(() => ({ _id: new Types.ObjectId(), checkedAt: null }));
  const row = { user, userCourse: _id, course: course._id, isMarathon: course.isMarathon };
  await CourseRunModel.create([{ ...row, startedOn: today, days }], { session });
}

const currentMarathonOf = (user: Id, session: ClientSession | null = null) =>
  CourseRunModel.findOne({ user, running: true, isMarathon: true }).session(session).lean<CourseRunRow>();

/** Instead of an id (product 5). */
export const NOTHING_CHOSEN = '0';

/** Repeatable. @throws AppError not_found, marathon_course, marathon_running */
export async function start(user: Id, id: Id): Promise<void> {
  if (id === NOTHING_CHOSEN) throw new AppError('marathon_course');
  const found = await UserCourseModel.findOne({ _id: id, user, state: 'owned' }).lean<UserCourseRow>();
  const course = found && (await CourseModel.findById(found.course).lean<CourseRow>());
  if (!found || !course) throw new AppError('not_found');
  if (!course.isMarathon) throw new AppError('marathon_course');
  const refuseAnother = async (): Promise<boolean> => {
    const current = await currentMarathonOf(user);
    if (current && !current.userCourse.equals(found._id)) throw new AppError('marathon_running');
    return current !== null;
  };
  if (await refuseAnother()) return;
  const today = await todayOfMember(user);
  try {
    await transaction(async (session) => {
      const used = { usedAt: clock.now() };
      // A refund at the same moment takes its turn with this write.
      const owned = await UserCourseModel.findOneAndUpdate({ _id: found._id, state: 'owned' }, used, {
        session,
      });
      if (!owned) throw new AppError('not_found');
      await beginRun(found, course, { today, session });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await refuseAnother();
  }
}

/** Harmless without one, or when another one runs meanwhile. */
export async function stop(user: Id, id?: Id): Promise<void> {
  const today = await todayOfMember(user);
  await transaction(async (session) => {
    const run = await currentMarathonOf(user, session);
    if (run && (id === undefined || String(run._id) === id)) await finish(run, today, session);
  });
}

export function sumsOf(days: DayValues[]): ValueSum[] {
  const sums = new Map<string, ValueSum>();
  for (const { key, value } of days.flatMap(({ values }) => values)) {
    const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { key, sum: sum + value, count: count + 1 });
  }
  return [...sums.values()];
}

export async function finish(run: CourseRunRow, today: PlainDate, session: ClientSession): Promise<void> {
  const range = rangeOf(run, today);
  const sums = sumsOf(await dayValues(run.user, range, { session }));
  await CourseRunModel.updateOne(
    { _id: run._id, running: true },
    { running: false, finishedOn: today, lastOn: range.to, sums },
    { session },
  );
}

/** Repeatable: a day that is checked stays as it was checked first. @throws AppError not_found, marathon_finished, day_ahead */
export async function check(user: Id, id: Id, checked: boolean): Promise<CourseRunRow> {
  const today = await todayOfMember(user);
  return transaction(async (session) => {
    const run = await CourseRunModel.findOne({ user, 'days._id': new Types.ObjectId(id) })
      .session(session)
      .lean<CourseRunRow>();
    const owned =
      run &&
      (await UserCourseModel.findOneAndUpdate(
        { _id: run.userCourse, state: 'owned' },
        { usedAt: clock.now() },
        { session },
      ));
    if (!run || !owned) throw new AppError('not_found');
    if (!run.running) throw new AppError('marathon_finished');
    const at = run.days.findIndex(({ _id }) => String(_id) === id);
    const day = run.days[at]!;
    if (Boolean(day.checkedAt) === checked) return run;
    // What was checked may be taken back, also where the member has travelled into the day before.
    if (checked && at >= openDays(run, today)) throw new AppError('day_ahead');
    day.checkedAt = checked ? clock.now() : null;
    const doneOn = checkedDays(run) === run.days.length ? today : null;
    await CourseRunModel.updateOne(
      { _id: run._id },
      { [`days.${at}.checkedAt`]: day.checkedAt, doneOn },
      { session },
    );
    return { ...run, doneOn };
  });
}

/** What the member has is kept when the diary is erased; how far they came is not: courses begin again that day. */
export async function eraseRuns(user: Id, session: ClientSession): Promise<void> {
  await CourseRunModel.deleteMany({ user }).session(session);
  const owned = await UserCourseModel.find({ user, state: 'owned' }).session(session).lean<UserCourseRow[]>();
  const ids = owned.map(({ course }) => course);
  const courses = await CourseModel.find({ _id: trusted({ $in: ids }), isMarathon: false })
    .session(session)
    .lean<CourseRow[]>();
  const today = await todayOfMember(user);
  for (const course of courses) {
    const own = owned.find((one) => one.course.equals(course._id))!;
    await beginRun(own, course, { today, session });
  }
}
