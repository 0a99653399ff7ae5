import type { Goal } from '@stezhka/diary-contract';

/** Percent of the way to the value; null of a bound that is not to be passed, which has no way to it. */
export function progressOf({ aim, reached, value }: Pick<Goal, 'aim' | 'reached' | 'value'>): number | null {
  if (aim === 'at_most') return null;
  if (reached === null) return 0;
  if (reached >= value) return 100;
  // There is no part of a way to zero or to a frost.
  return value > 0 ? Math.max(0, Math.floor((reached / value) * 100)) : 0;
}

/** Whether the bound holds so far; null while nothing is measured. */
export const isWithin = ({ reached, value }: Pick<Goal, 'reached' | 'value'>): boolean | null =>
  reached === null ? null : reached <= value;
