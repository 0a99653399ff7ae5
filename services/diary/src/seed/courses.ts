import { drawPicture } from '@stezhka/art';
import { type FieldValue, MARATHON_DAYS, nearestStep, parameterKey } from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { comesOut } from '@stezhka/kit/publication';
import { type Id, type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { Types } from 'mongoose';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { questionOrderOf } from '../daily-texts/daily-texts.model.ts';
import { withEdits } from '../days/day-fields.ts';
import { dayValues } from '../days/day-values.ts';
import { DayModel } from '../days/days.model.ts';
import { emptyDay, sealDay } from '../days/open-day.ts';
import { shifted } from '../days/plain-date.ts';
import { keepAllYears } from '../days/year-values.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { CourseRunModel } from '../user-courses/course-runs.model.ts';
import { sumsOf } from '../user-courses/course-runs.service.ts';
import { UserCourseModel } from '../user-courses/user-courses.model.ts';
import { noise } from './long-diary.ts';
import { readCourses, type TakenCourse } from './read-courses.ts';

const OPENING_DAY = '2022-06-01';
const DECORATION = { uk: '', ru: '', en: '' };

/** A repeated run renews the texts. */
export async function seedCourses(): Promise<void> {
  for (const { picture: spec, ...course } of readCourses()) {
    if (course.isMarathon && course.programme.length !== MARATHON_DAYS)
      throw new Error(`The marathon ${course.slug} has ${course.programme.length} days.`);
    const stored = await storeDrawing(drawPicture(spec as never), { slug: `${spec.draw}:${spec.slug}` });
    await CourseModel.updateOne(
      { slug: course.slug },
      { $set: { ...course, picture: { ...stored, alt: DECORATION }, publishedAt: comesOut(OPENING_DAY) } },
      { upsert: true },
    );
  }
}

/** What a demo member has walked through up to today; once. */
export async function seedTakenCourses(user: Id, taken: TakenCourse[]): Promise<void> {
  if (await UserCourseModel.exists({ user })) return;
  const today = todayOf(await settingsOf(user));
  const courses = new Map(
    (await CourseModel.find().sort({ order: 1, _id: 1 }).lean<CourseRow[]>()).map((one) => [one.slug, one]),
  );
  await writeDays(user, { today, taken, courses });
  for (const one of taken) await writeRun(user, courses.get(one.course)!, { ...one, today });
}

interface Taking {
  today: PlainDate;
  taken: TakenCourse[];
  courses: Map<string, CourseRow>;
}

async function writeRun(
  user: Id,
  course: CourseRow,
  { daysAgo, missed, finishedOn, today }: TakenCourse & { today: PlainDate },
): Promise<void> {
  const startedOn = shifted(today, -daysAgo);
  const at = (number: number) => clock.startOf(shifted(startedOn, number - 1), SITE_TIME_ZONE, 20);
  const walked = Math.min(finishedOn ?? daysAgo + 1, course.programme.length);
  const isChecked = (number: number) => number <= walked && !missed.includes(number);
  const days = course.programme.map((_, n) => ({
    _id: new Types.ObjectId(),
    checkedAt: isChecked(n + 1) ? at(n + 1) : null,
  }));
  const isDone = days.every(({ checkedAt }) => checkedAt);
  const _id = new Types.ObjectId();
  const last = shifted(startedOn, walked - 1);
  await UserCourseModel.create({
    _id,
    user,
    course: course._id,
    state: 'owned',
    acquired: 'free',
    acquiredOn: startedOn,
    acquiredAt: at(1),
    usedAt: at(walked),
  });
  await CourseRunModel.create({
    user,
    userCourse: _id,
    course: course._id,
    isMarathon: course.isMarathon,
    startedOn,
    days,
    doneOn: isDone ? last : null,
    ...(finishedOn && {
      running: false,
      finishedOn: last,
      lastOn: last,
      sums: sumsOf(await dayValues(user, { from: startedOn, to: last })),
    }),
  });
}

/** Of a member without a diary: what each checked day asks for. */
async function writeDays(user: Id, { today, taken, courses }: Taking): Promise<void> {
  if (await DayModel.exists({ user })) return;
  const definitions = await ParameterModel.find({ group: 'parameters' }).sort({ order: 1 }).lean();
  const days = new Map<PlainDate, Record<string, FieldValue>>();
  for (const { course, daysAgo, missed, finishedOn } of taken) {
    const walked = (finishedOn ?? daysAgo + 1) + 1;
    for (const [n, { parameters }] of courses.get(course)!.programme.entries()) {
      const date = shifted(today, n - daysAgo);
      if (n + 1 >= walked || missed.includes(n + 1) || date > today) continue;
      const values = days.get(date) ?? {};
      for (const name of ['mood', 'sleep', ...parameters]) {
        const one = definitions.find(({ systemName }) => systemName === name)!;
        const share = 0.35 + noise(n * 31 + name.length) * 0.5;
        const { options, bounds } = one;
        values[parameterKey('parameters', name)] = bounds
          ? nearestStep(bounds.min + share * Math.min(bounds.max - bounds.min, 12), bounds)
          : options[Math.round(share * (options.length - 1))]!.value;
      }
      days.set(date, values);
    }
  }
  const rows = [...days].map(async ([date, values]) => {
    const edits = Object.entries(values).map(([field, value]) => ({ field, value }));
    const day = withEdits(emptyDay(date), edits, await questionOrderOf(date));
    return { user, date, version: 1, ...(await sealDay(user, day)) };
  });
  await DayModel.insertMany(await Promise.all(rows));
  await keepAllYears(user);
}
