import type {
  Certificate,
  CourseDayMark,
  MarathonRecord,
  ParameterDefinition,
  UserCourseCard,
  UserCourseDay,
} from '@stezhka/diary-contract';
import { parameterKey } from '@stezhka/diary-contract';
import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import type { Id, Locale, PlainDate } from '@stezhka/kit-contract';
import type { CourseDayFields, CourseRow } from '../courses/courses.model.ts';
import { presentAbout } from '../courses/courses.presenter.ts';
import { type DayValues, measuredValue } from '../days/day-values.ts';
import { parametersOf } from '../parameters/definitions.ts';
import { measuredParameters } from '../parameters/measured-parameters.ts';
import { totalsOf } from '../totals/totals.service.ts';
import { checkedDays, dateOf, openDays, progressOf } from './course-dates.ts';
import type { CourseRunRow, ValueSum } from './course-runs.model.ts';
import type { UserCourseRow } from './user-courses.model.ts';

interface Owned {
  row: UserCourseRow;
  course: CourseRow;
  run?: CourseRunRow | undefined;
  /** Finished ones. */
  runs: number;
}

export function presentUserCourse(
  { row, course, run, runs }: Owned,
  { today, locale }: { today: PlainDate; locale: Locale },
): UserCourseCard {
  return {
    id: String(row._id),
    ...presentAbout(course, locale),
    acquired: row.acquired!,
    acquiredOn: row.acquiredOn!,
    progress: progressOf(run, today),
    days: run?.days.length ?? course.programme.length,
    checked: run ? checkedDays(run) : 0,
    today: run ? openDays(run, today) : null,
    runs,
  };
}

const EMPTY: CourseDayFields = {
  title: { uk: '', ru: '', en: '' },
  text: { uk: '', ru: '', en: '' },
  task: { uk: '', ru: '', en: '' },
  film: null,
  parameters: [],
};

/** Staff may have shortened the programme since the run began. */
const programmeDay = (course: CourseRow, at: number): CourseDayFields => course.programme[at] ?? EMPTY;

export function presentMarks(
  course: CourseRow,
  run: CourseRunRow | undefined,
  { today, locale }: { today: PlainDate; locale: Locale },
): CourseDayMark[] {
  const open = run ? openDays(run, today) : 0;
  return (run?.days ?? course.programme).map((_, at) => {
    const { title, film } = programmeDay(course, at);
    const own = run?.days[at];
    return {
      id: own ? String(own._id) : null,
      number: at + 1,
      date: run ? dateOf(run, at + 1) : null,
      title: inLocale(title, locale),
      hasFilm: film !== null,
      checked: Boolean(own?.checkedAt),
      availability: !run ? 'blocked' : at < open ? 'enabled' : 'future',
    };
  });
}

/** A day that is still closed goes out without its texts: they must not be read ahead. */
export async function presentDay(
  mark: CourseDayMark,
  course: CourseRow,
  { values, locale }: { values: DayValues[]; locale: Locale },
): Promise<UserCourseDay> {
  if (mark.availability !== 'enabled') return { ...mark, text: null, task: null, film: null, parameters: [] };
  const day = programmeDay(course, mark.number - 1);
  const ofDate = values.find(({ date }) => date === mark.date);
  return {
    ...mark,
    text: await presentHtml(inLocale(day.text, locale), { domain: 'diary' }),
    task: inLocale(day.task, locale),
    film: day.film,
    parameters: keysOf(day).map((key) => ({
      key,
      value: (ofDate && measuredValue(ofDate, key)) ?? null,
    })),
  };
}

const keysOf = ({ parameters }: CourseDayFields): string[] =>
  parameters.map((name) => parameterKey('parameters', name));

export const definitionsFor = async (
  user: Id,
  locale: Locale,
  days: (UserCourseDay | null)[],
): Promise<ParameterDefinition[]> => {
  const keys = new Set(days.flatMap((day) => day?.parameters.map(({ key }) => key) ?? []));
  return keys.size ? (await parametersOf(user, locale, [...keys])).map(({ definition }) => definition) : [];
};

/** Totals of several runs, and the parameters that they name. */
export async function presentTotals(user: Id, locale: Locale, all: ValueSum[][]) {
  const parameters = await measuredParameters(
    user,
    locale,
    all.flat().map(({ key }) => key),
  );
  return { parameters, totals: all.map((sums) => totalsOf(sums, parameters)) };
}

export function certificateOf(
  run: Pick<CourseRunRow, '_id' | 'days'>,
  course: CourseRow,
  { date, locale }: { date: PlainDate | null; locale: Locale },
): Certificate | null {
  if (!date || checkedDays({ ...run, startedOn: date }) < run.days.length) return null;
  return {
    number: `${date.slice(0, 4)}-${String(run._id).slice(-6).toUpperCase()}`,
    date,
    title: inLocale(course.title, locale),
    author: inLocale(course.author.name, locale),
    days: run.days.length,
  };
}

export const presentRecord = (
  run: CourseRunRow,
  course: CourseRow,
  { paramsTotal, locale }: { paramsTotal: MarathonRecord['paramsTotal']; locale: Locale },
): MarathonRecord => ({
  id: String(run._id),
  slug: course.slug,
  title: inLocale(course.title, locale),
  from: run.startedOn,
  to: run.lastOn!,
  days: run.days.length,
  checked: checkedDays(run),
  paramsTotal,
  certificate: certificateOf(run, course, { date: run.finishedOn, locale }),
});
