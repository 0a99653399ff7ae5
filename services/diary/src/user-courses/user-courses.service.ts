import type {
  CurrentCourseReply,
  CurrentMarathonReply,
  UserCourseReply,
  UserCoursesReply,
} from '@stezhka/diary-contract';
import { MARATHON_RECORDS } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { isPublic } from '@stezhka/kit/publication';
import type { Id, Locale, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { presentDescription, presentTitle } from '../courses/courses.presenter.ts';
import { dayValues } from '../days/day-values.ts';
import { checkedDays, dateOf, endOf, isOver, openDays, rangeOf } from './course-dates.ts';
import { CourseRunModel, type CourseRunRow } from './course-runs.model.ts';
import { sumsOf, todayOfMember } from './course-runs.service.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';
import {
  certificateOf,
  definitionsFor,
  presentDay,
  presentMarks,
  presentRecord,
  presentTotals,
  presentUserCourse,
} from './user-courses.presenter.ts';

/** All that a member has, the latest first, with where they stand. */
async function readOwned(user: Id) {
  const [rows, running, finished] = await Promise.all([
    UserCourseModel.find({ user, state: 'owned' }).sort({ acquiredAt: -1 }).lean<UserCourseRow[]>(),
    CourseRunModel.find({ user, running: true }).lean<CourseRunRow[]>(),
    CourseRunModel.find({ user, running: false })
      .sort({ startedOn: -1, _id: -1 })
      .limit(MARATHON_RECORDS)
      .lean<CourseRunRow[]>(),
  ]);
  const ids = [...rows, ...finished].map(({ course }) => course);
  const courses = ids.length
    ? await CourseModel.find({ _id: trusted({ $in: ids }) }).lean<CourseRow[]>()
    : [];
  const courseOf = ({ course }: { course: CourseRow['_id'] }) =>
    courses.find(({ _id }) => _id.equals(course))!;
  const owned = rows.map((row) => ({
    row,
    course: courseOf(row),
    run: running.find(({ userCourse }) => userCourse.equals(row._id)),
    runs: finished.filter(({ userCourse }) => userCourse.equals(row._id)).length,
  }));
  return { owned, finished, courseOf };
}
type Read = Awaited<ReturnType<typeof readOwned>>;

async function recordsOf(
  user: Id,
  locale: Locale,
  { finished, courseOf }: Pick<Read, 'finished' | 'courseOf'>,
  current: CourseRunRow['sums'] = [],
) {
  const all = [current, ...finished.map(({ sums }) => sums)];
  const { parameters, totals } = await presentTotals(user, locale, all);
  const history = finished.map((run, at) =>
    presentRecord(run, courseOf(run), { paramsTotal: totals[at + 1]!, locale }),
  );
  return { parameters, paramsTotal: totals[0]!, history };
}

export async function listOwned(user: Id, locale: Locale): Promise<UserCoursesReply> {
  const [today, read] = await Promise.all([todayOfMember(user), readOwned(user)]);
  const { parameters, history } = await recordsOf(user, locale, read);
  const courses = read.owned.map((one) => presentUserCourse(one, { today, locale }));
  return { today, courses, history, parameters };
}

/** @throws AppError not_found */
export async function showOwned(user: Id, slug: string, locale: Locale): Promise<UserCourseReply> {
  const [today, read] = await Promise.all([todayOfMember(user), readOwned(user)]);
  const one = read.owned.find(({ course }) => course.slug === slug);
  if (!one) throw new AppError('not_found');
  const { row, course, run } = one;
  const values = run ? await dayValues(user, rangeOf(run, today)) : [];
  const finished = read.finished.filter(({ userCourse }) => userCourse.equals(row._id));
  const { parameters, paramsTotal, history } = await recordsOf(
    user,
    locale,
    { ...read, finished },
    sumsOf(values),
  );
  const days = await Promise.all(
    presentMarks(course, run, { today, locale }).map((mark) => presentDay(mark, course, { values, locale })),
  );
  return {
    today,
    userCourse: {
      ...presentUserCourse(one, { today, locale }),
      description: await presentDescription(course, locale),
      isPublic: isPublic(course),
      courseData: { days },
      paramsTotal,
      history,
      reminderHour: row.reminder?.hour ?? null,
      certificate: run && !run.isMarathon ? certificateOf(run, course, { date: run.doneOn, locale }) : null,
    },
    definitions: await definitionsFor(user, locale, days),
    parameters,
  };
}

export async function showMarathon(
  user: Id,
  locale: Locale,
  date?: PlainDate,
): Promise<CurrentMarathonReply> {
  const [today, read] = await Promise.all([todayOfMember(user), readOwned(user)]);
  const one = read.owned.find(({ run }) => run?.isMarathon);
  const values = one ? await dayValues(user, rangeOf(one.run!, today)) : [];
  const shown = one && { ...one, run: one.run! };
  const marks = shown ? presentMarks(shown.course, shown.run, { today, locale }) : [];
  const asked = shown && (date ?? dateOf(shown.run, openDays(shown.run, today)));
  const mark = marks.find((one) => one.date === asked);
  const day = shown && mark ? await presentDay(mark, shown.course, { values, locale }) : null;
  return {
    today,
    marathon: shown ? presentMarathon(shown, { today, locale }) : null,
    courseData: { days: marks },
    daysMap: Object.fromEntries(
      marks.map(({ id, date, number, checked }) => [date!, { id: id!, number, checked }]),
    ),
    day,
    definitions: await definitionsFor(user, locale, [day]),
    ...(await recordsOf(user, locale, read, sumsOf(values))),
    choices: read.owned
      .filter(({ course }) => course.isMarathon)
      .map(({ row, course, runs }) => ({
        id: String(row._id),
        ...presentTitle(course, locale),
        acquired: row.acquired!,
        runs,
      })),
  };
}

const presentMarathon = (
  { row, course, run }: { row: UserCourseRow; course: CourseRow; run: CourseRunRow },
  { today, locale }: { today: PlainDate; locale: Locale },
) => ({
  id: String(run._id),
  userCourse: String(row._id),
  ...presentTitle(course, locale),
  startedOn: run.startedOn,
  endsOn: endOf(run),
  today: openDays(run, today),
  over: isOver(run, today),
  checked: checkedDays(run),
});

/** Of the courses that are not done the one that was used last. */
export async function showCurrentCourse(user: Id, locale: Locale): Promise<CurrentCourseReply> {
  const [today, { owned }] = await Promise.all([todayOfMember(user), readOwned(user)]);
  const [one] = owned
    .filter(({ run }) => run && !run.isMarathon && checkedDays(run) < run.days.length)
    .sort((a, b) => (b.row.usedAt?.getTime() ?? 0) - (a.row.usedAt?.getTime() ?? 0));
  const hasCourses = owned.length > 0;
  if (!one) return { today, course: null, definitions: [], hasCourses };
  const { course, run } = one;
  const marks = presentMarks(course, run, { today, locale });
  const mark = marks.find(({ checked, availability }) => !checked && availability === 'enabled');
  const values = mark ? await dayValues(user, { from: mark.date!, to: mark.date! }) : [];
  const day = mark ? await presentDay(mark, course, { values, locale }) : null;
  const next = marks.find(({ availability }) => availability === 'future');
  return {
    today,
    course: {
      ...presentTitle(course, locale),
      days: marks.length,
      checked: checkedDays(run!),
      day,
      nextOn: mark ? null : (next?.date ?? null),
    },
    definitions: await definitionsFor(user, locale, [day]),
    hasCourses,
  };
}
