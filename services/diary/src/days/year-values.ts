import type { DayValues } from './day-values.ts';

/** What a parameter's days add up to and how many there are, by month: twelve of each. */
export interface ParameterYear {
  key: string;
  sums: number[];
  counts: number[];
}

export interface MonthValues {
  /** 'YYYY-MM'. */
  month: string;
  values: { key: string; sum: number; count: number }[];
}

const MONTHS = 12;
const none = () => Array.from({ length: MONTHS }, () => 0);
export const yearOf = (month: string): number => Number(month.slice(0, 4));
const indexOf = (month: string) => Number(month.slice(5, 7)) - 1;

/** Values have six decimals at most: sums of them lose nothing. */
const exact = (value: number) => Number(value.toFixed(6));

/** @param days of one month, oldest first */
export function monthValues(month: string, days: DayValues[]): MonthValues {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { key, value } of days.flatMap(({ values }) => values)) {
    const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { sum: sum + value, count: count + 1 });
  }
  const values = [...sums].map(([key, { sum, count }]) => ({ key, sum: exact(sum), count }));
  return { month, values: values.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

/** Parameters that nothing of the year has any more are left out. */
export function withMonth(year: ParameterYear[], { month, values }: MonthValues): ParameterYear[] {
  const at = indexOf(month);
  const others = year.filter(({ key }) => !values.some((one) => one.key === key));
  const next = [
    ...others.map((one) => placed(one, at, { sum: 0, count: 0 })),
    ...values.map(({ key, ...of }) =>
      placed(year.find((one) => one.key === key) ?? { key, sums: none(), counts: none() }, at, of),
    ),
  ];
  return next.filter(({ counts }) => counts.some(Boolean)).sort((a, b) => (a.key < b.key ? -1 : 1));
}

const placed = (
  { key, sums, counts }: ParameterYear,
  at: number,
  { sum, count }: { sum: number; count: number },
): ParameterYear => ({ key, sums: sums.with(at, sum), counts: counts.with(at, count) });

/** Years with something measured, by their numbers. */
export function yearsOf(days: DayValues[]): Map<number, ParameterYear[]> {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  const years = new Map<number, ParameterYear[]>();
  for (const [month, ofMonth] of months) {
    const year = yearOf(month);
    years.set(year, withMonth(years.get(year) ?? [], monthValues(month, ofMonth)));
  }
  return years;
}

export function monthOf(years: Map<number, ParameterYear[]>, month: string): MonthValues {
  const at = indexOf(month);
  const values = (years.get(yearOf(month)) ?? []).flatMap(({ key, sums, counts }) =>
    counts[at] ? [{ key, sum: sums[at]!, count: counts[at]! }] : [],
  );
  return { month, values };
}
