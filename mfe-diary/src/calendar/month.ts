import type { PlainDate } from '@stezhka/kit-contract';

/** 'YYYY-MM' */
export type Month = string;

const utc = (month: Month) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { year, number };
};
const two = (number: number) => String(number).padStart(2, '0');

export function shiftMonth(month: Month, by: number): Month {
  const { year, number } = utc(month);
  const moved = new Date(Date.UTC(year, number - 1 + by, 1));
  return `${moved.getUTCFullYear()}-${two(moved.getUTCMonth() + 1)}`;
}

/** Preceded by a null for each weekday before the first; weeks begin on Monday. */
export function monthCells(month: Month): (PlainDate | null)[] {
  const { year, number } = utc(month);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: days }, (_, i) => `${month}-${two(i + 1)}`),
  ];
}
