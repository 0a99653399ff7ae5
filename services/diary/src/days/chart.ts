import type { ChartLine } from '@stezhka/diary-contract';
import type { Id, Locale, PlainDate } from '@stezhka/kit-contract';
import { parametersOf } from '../parameters/definitions.ts';
import { type DayValues, dayValues } from './day-values.ts';
import { shifted } from './plain-date.ts';

export const CHART_DAYS = 30;

/** Product 3, Day chart: a line by systemName for what was measured. */
export async function chartLines(
  user: Id,
  points: DayValues[],
  locale: Locale,
): Promise<Record<string, ChartLine>> {
  const lines = new Map<string, ChartLine['data']>();
  for (const { date, values } of points)
    for (const { key, value } of values) {
      const line = lines.get(key) ?? [];
      line.push({ date, value });
      lines.set(key, line);
    }
  const parameters = await parametersOf(user, locale, [...lines.keys()]);
  return Object.fromEntries(
    parameters.map(({ definition: { key, systemName, title, color, type, units } }) => [
      systemName,
      { title, color, type: type === 'select' ? type : 'tracker', units, data: lines.get(key)! },
    ]),
  );
}

export const chartOf = async (user: Id, to: PlainDate, locale: Locale): Promise<Record<string, ChartLine>> =>
  chartLines(user, await dayValues(user, { from: shifted(to, 1 - CHART_DAYS), to }), locale);
