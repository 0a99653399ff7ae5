import { type DecartTexts, type FieldValue, parameterKey } from '@stezhka/diary-contract';
import { DEFAULT_LOCALE, type PlainDate } from '@stezhka/kit-contract';
import { writeEvent } from '../calendar/calendar.service.ts';
import { questionOrderOf } from '../daily-texts/daily-texts.model.ts';
import { withEdits } from '../days/day-fields.ts';
import { DayModel } from '../days/days.model.ts';
import { emptyDay, sealDay } from '../days/open-day.ts';
import { erasureOf } from '../days/runs.model.ts';
import { keepAllYears } from '../days/year-values.model.ts';
import { setSphere } from '../life-wheel/sphere-settings.service.ts';
import { setParameter } from '../parameter-settings/parameter-settings.service.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { type LongDiary, readLongDiary } from './read-demo.ts';

const DAYS = 400;
const OWN_KEY = parameterKey('parameters', 'own_65f0000000000000000004a1');

export interface DiaryDay {
  date: PlainDate;
  values: Record<string, FieldValue>;
}

/** The same every time: a fraction from 0 up to 1 by a number. */
export function noise(n: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return ((x ^ (x >>> 13)) >>> 0) / 2 ** 32;
}

const LATE_DAYS = 60;
const LATE_LINES = 24;
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
const seasonOf = (date: Temporal.PlainDate) => SEASONS[Math.floor((date.month % 12) / 3)]!;

const stepped = (value: number, step: number) => Math.round(value / step) * step;

/** Values of a day that belong together: who sleeps badly or is ill feels worse and goes out less. */
function numbersOf(date: Temporal.PlainDate, ago: number, { ill }: LongDiary): Record<string, FieldValue> {
  const isIll = ago <= ill.from && ago >= ill.to;
  const isWeekend = date.dayOfWeek > 5;
  const warm = { winter: 0.3, spring: 0.7, summer: 1, autumn: 0.6 }[seasonOf(date)];
  const [a, b, c] = [noise(ago * 3), noise(ago * 3 + 1), noise(ago * 3 + 2)];
  const sleep = stepped(6 + a * 2 + (isWeekend ? 0.5 : 0), 0.25);
  const form = (sleep - 6) / 2.5 + (isIll ? -1 : 0) + (isWeekend ? 0.2 : 0);
  const mood = Math.min(Math.max(Math.round(2.6 + form * 1.6 + (b - 0.5)), 1), 5);
  return named('parameters', {
    sleep,
    mood,
    water: stepped(1 + b, 0.25),
    anxiety: Math.min(Math.max(Math.round(2 + form * 1.4 + (c - 0.4)), 1), 4),
    outdoors: isIll ? 0 : stepped(15 + warm * 90 * c + (isWeekend ? 20 : 0), 5),
    warmth: Math.min(Math.max(Math.round(4 + form * 2 + c * 3), 0), 10),
    ...(b > 0.35 && { gratitude: 1 + Math.floor(c * 3) }),
    ...(a > 0.5 && { pages: Math.floor(5 + b * 30) }),
    // She began to count in spring.
    ...(ago < 170 && !isIll && c > 0.3 && { own_65f0000000000000000004a1: stepped(10 + a * 40, 5) }),
  });
}

const named = (group: 'parameters' | 'notes' | 'details', values: Record<string, FieldValue>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [parameterKey(group, name), value] as const),
  );

function detailsOf(date: Temporal.PlainDate, ago: number, { ill }: LongDiary): Record<string, FieldValue> {
  const chance = noise(ago * 7 + 5);
  return named('details', {
    ...(ago <= ill.from && ago >= ill.to && { unwell: true }),
    ...(date.dayOfWeek === 7 && chance > 0.4 && { family_day: true }),
    ...(date.dayOfWeek === 6 && chance > 0.5 && { day_off: true }),
    ...(chance > 0.93 && { met_friends: true }),
    ...(chance < 0.05 && { hard_talk: true }),
    ...(chance > 0.3 && chance < 0.34 && { good_news: true }),
  });
}

/** Oldest first. */
export function longDiary(today: Temporal.PlainDate, diary = readLongDiary()): DiaryDay[] {
  const dates = Array.from({ length: DAYS }, (_, n) => ({
    ago: DAYS - 1 - n,
    date: today.subtract({ days: DAYS - 1 - n }),
  })).filter(({ ago }) => !diary.missed.includes(ago));
  const lines = linesByDay(dates, diary.seasons);
  return dates.map(({ ago, date }) => {
    const decart = diary.decart.find((one) => one.daysAgo === ago);
    return {
      date: date.toString(),
      values: {
        ...numbersOf(date, ago, diary),
        ...detailsOf(date, ago, diary),
        ...named('notes', lines.get(ago) ?? {}),
        ...(decart && squareOf(decart)),
      },
    };
  });
}

interface Dated {
  ago: number;
  date: Temporal.PlainDate;
}
type Line = Record<string, string>;

/** Lines of a season over its weeks, whatever the year; the others over what is left, more of them lately. */
function linesByDay(dates: Dated[], { any, ...seasons }: LongDiary['seasons']): Map<number, Line> {
  const lines = new Map<number, Line>();
  const spread = (some: Line[], over: Dated[]) => {
    for (const [n, line] of some.slice(0, over.length).entries())
      lines.set(over[Math.floor(((n + noise(n)) * over.length) / some.length)]!.ago, line);
  };
  for (const season of SEASONS) {
    const ofSeason = dates.filter(({ date }) => seasonOf(date) === season);
    const intoSeason = ({ date }: Dated) => (date.month % 3) * 31 + date.day;
    spread(
      seasons[season],
      ofSeason.sort((a, b) => intoSeason(a) - intoSeason(b)),
    );
  }
  const free = dates.filter(({ ago }) => !lines.has(ago));
  const isLate = ({ ago }: Dated) => ago < LATE_DAYS;
  spread(
    any.slice(0, -LATE_LINES),
    free.filter((one) => !isLate(one)),
  );
  spread(any.slice(-LATE_LINES), free.filter(isLate));
  return lines;
}

function squareOf({ daysAgo, ...texts }: DecartTexts & { daysAgo: number }): Record<string, FieldValue> {
  return { [`decart[${String(daysAgo).padStart(24, '0')}]`]: texts };
}

/** Writes four hundred days up to today; once. */
export async function seedLongDiary(user: string): Promise<void> {
  if (await DayModel.exists({ user })) return;
  const diary = readLongDiary();
  const today = Temporal.PlainDate.from(todayOf(await settingsOf(user)));
  await setParameter(
    user,
    {
      key: OWN_KEY,
      revision: 0,
      chosen: true,
      own: {
        ...diary.own,
        type: 'tracker',
        icon: 'sparkles',
        color: 'sphere-rest',
        spheres: ['rest'],
        options: [],
      },
    },
    DEFAULT_LOCALE,
  );
  const rows = longDiary(today, diary).map(async ({ date, values }) => {
    const edits = Object.entries(values).map(([field, value]) => ({ field, value }));
    const day = withEdits(emptyDay(date), edits, await questionOrderOf(date));
    return { user, date, version: 1, ...(await sealDay(user, day)) };
  });
  await DayModel.insertMany(await Promise.all(rows));
  await keepAllYears(user);
  for (const setting of ['initial', 'desired'] as const)
    for (const [sphere, value] of Object.entries(diary.wheel[setting]))
      await setSphere(user, { sphere, setting, value, revision: 0 }, DEFAULT_LOCALE);
  const erasure = await erasureOf(user);
  for (const [n, { inDays, ...event }] of diary.events.entries())
    await writeEvent(
      user,
      {
        ...event,
        id: `65f0000000000000000005${String(n).padStart(2, '0')}`,
        date: today.add({ days: inDays }).toString(),
        revision: 0,
      },
      erasure,
    );
}
