import {
  getInsights,
  INSIGHT_DAYS,
  INSIGHTS_LIMIT,
  type InsightsReply,
  type MeasuredParameter,
} from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import type { Id, Locale } from '@stezhka/kit-contract';
import { type DayValues, dayValues } from '../days/day-values.ts';
import { shifted } from '../days/plain-date.ts';
import { runsOfMember } from '../days/runs.model.ts';
import { countAll, countBefore, upTo } from '../days/runs.ts';
import { measuredParameters, rounded } from '../parameters/measured-parameters.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { findInsights, type Series } from './find-insights.ts';

export const insightRoutes = [serve(getInsights, {}, ({ userId, locale }) => insightsOf(userId(), locale))];

async function insightsOf(user: Id, locale: Locale): Promise<InsightsReply> {
  const to = todayOf(await settingsOf(user));
  const from = shifted(to, 1 - INSIGHT_DAYS);
  const [days, runs] = await Promise.all([dayValues(user, { from, to }), runsOfMember(user)]);
  const series = seriesOf(days);
  const parameters = await measuredParameters(user, locale, series.keys());
  const byKey = new Map(parameters.map((one) => [one.key, one]));
  const found = findInsights(inOrder(parameters).map(({ key }) => ({ key, values: series.get(key)! })));
  return {
    from,
    to,
    days: countAll(upTo(runs, to)) - countBefore(runs, from),
    insights: found.slice(0, INSIGHTS_LIMIT).map(({ first, second, larger, smaller, ...one }) => ({
      ...one,
      first: byKey.get(first)!,
      second: byKey.get(second)!,
      larger: { ...larger, average: rounded(larger.average) },
      smaller: { ...smaller, average: rounded(smaller.average) },
    })),
  };
}

function seriesOf(days: DayValues[]): Map<string, Series['values']> {
  const series = new Map<string, Series['values']>();
  for (const { date, values } of days)
    for (const { key, value } of values) series.set(key, (series.get(key) ?? new Map()).set(date, value));
  return series;
}

/** What is counted comes before what is felt: 'on days with more sleep the mood was better'. */
const inOrder = (parameters: MeasuredParameter[]): MeasuredParameter[] =>
  parameters.toSorted((a, b) => Number(a.scale !== null) - Number(b.scale !== null));
