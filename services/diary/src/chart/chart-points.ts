import type { Id, PlainDate } from '@stezhka/kit-contract';
import type { DayValues } from '../days/day-values.ts';
import { daysBetween, shifted } from '../days/plain-date.ts';
import { yearsOfMember } from '../days/year-values.model.ts';
import { type MonthValues, monthOf } from '../days/year-values.ts';
import { rounded } from '../parameters/measured-parameters.ts';

type Totals = MonthValues['values'];

/** A point is the mean of the days that have a value. */
function pointOf(date: PlainDate, totals: Totals): DayValues {
  const all = new Map<string, { sum: number; count: number }>();
  for (const { key, sum, count } of totals) {
    const known = all.get(key);
    all.set(key, { sum: (known?.sum ?? 0) + sum, count: (known?.count ?? 0) + count });
  }
  return { date, values: [...all].map(([key, { sum, count }]) => ({ key, value: rounded(sum / count) })) };
}

/** Weeks of seven days that begin with `from`. */
export function weekPoints(from: PlainDate, days: DayValues[]): DayValues[] {
  const weeks = Map.groupBy(days, ({ date }) => Math.floor(daysBetween(from, date) / 7));
  return [...weeks].map(([week, ofWeek]) =>
    pointOf(
      shifted(from, 7 * week),
      ofWeek.flatMap(({ values }) => values.map(({ key, value }) => ({ key, sum: value, count: 1 }))),
    ),
  );
}

/** From the kept sums of months. */
export async function monthPoints(
  user: Id,
  { since, months, step }: { since: Temporal.PlainYearMonth; months: number; step: 'month' | 'quarter' },
): Promise<DayValues[]> {
  const all = Array.from({ length: months }, (_, n) => since.add({ months: n }));
  const years = await yearsOfMember(user, { from: since.year, to: all.at(-1)!.year });
  const startOf = (month: Temporal.PlainYearMonth) =>
    step === 'month' ? month : month.subtract({ months: (month.month - 1) % 3 });
  const steps = Map.groupBy(all, (month) => `${startOf(month)}-01`);
  return [...steps]
    .map(([date, ofStep]) =>
      pointOf(
        date,
        ofStep.flatMap((month) => monthOf(years, month.toString()).values),
      ),
    )
    .filter(({ values }) => values.length);
}
