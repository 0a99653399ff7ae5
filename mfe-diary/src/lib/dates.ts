import type { PlainDate } from '@stezhka/kit-contract';

export function shiftDate(date: PlainDate, days: number): PlainDate {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The page of a date; today's own is the diary's first page. */
export const dayPath = (date: PlainDate, today: PlainDate): string =>
  date === today ? '/diary' : `/diary/${date}`;

/** The counter of filled days restarts after a year (product 9). */
export const YEAR = 365;
/** @param number of filled days, from 1 */
export const dayOfYear = (number: number): number => ((number - 1) % YEAR) + 1;
