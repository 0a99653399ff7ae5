import { CHART_PERIODS, type ChartPeriod, type ChartReply, getChart } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import type { Id, Locale, PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';
import { CHART_DAYS, chartLines } from '../days/chart.ts';
import { type DayValues, dayValues } from '../days/day-values.ts';
import { plainDate, shifted } from '../days/plain-date.ts';
import { runsOfMember } from '../days/runs.model.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { monthPoints, weekPoints } from './chart-points.ts';

const chartQuery = Joi.object({
  period: Joi.valid(...CHART_PERIODS).default('month'),
  date: Joi.string().max(40),
  parameters: Joi.string()
    .max(1_000)
    .pattern(/^\w{1,60}(,\w{1,60})*$/),
});

export const chartRoutes = [
  serve(getChart, { query: chartQuery }, async ({ query: { period, date, parameters }, userId, locale }) => {
    const user = userId();
    const to = date === undefined ? todayOf(await settingsOf(user)) : plainDate(date);
    const first = (await runsOfMember(user))[0]?.from ?? null;
    const { points, ...shown } = await pointsOf(user, period!, { first, to });
    const lines = await chartLines(user, points, locale as Locale);
    const chart = parameters ? only(lines, parameters.split(',')) : lines;
    return { period: period!, first, to, ...shown, chart };
  }),
];

const only = (lines: ChartReply['chart'], names: string[]): ChartReply['chart'] =>
  Object.fromEntries(Object.entries(lines).filter(([name]) => names.includes(name)));

const WEEKS = 13;
const MONTHS = 12;
/** Beyond, a phone shows quarters. */
const MONTHS_AT_MOST = 48;

interface Points extends Pick<ChartReply, 'step' | 'from'> {
  points: DayValues[];
}

async function pointsOf(
  user: Id,
  period: ChartPeriod,
  { first, to }: { first: PlainDate | null; to: PlainDate },
): Promise<Points> {
  if (period === 'month') {
    const from = shifted(to, 1 - CHART_DAYS);
    return { step: 'day', from, points: await dayValues(user, { from, to }) };
  }
  if (period === 'quarter') {
    const from = shifted(to, 1 - 7 * WEEKS);
    return { step: 'week', from, points: weekPoints(from, await dayValues(user, { from, to })) };
  }
  const last = Temporal.PlainYearMonth.from(to.slice(0, 7));
  const begun = Temporal.PlainYearMonth.from((first && first < to ? first : to).slice(0, 7));
  const since = period === 'year' ? last.subtract({ months: MONTHS - 1 }) : begun;
  const months = since.until(last, { largestUnit: 'months' }).months + 1;
  const step = months > MONTHS_AT_MOST ? 'quarter' : 'month';
  return { step, from: `${since}-01`, points: await monthPoints(user, { since, months, step }) };
}
