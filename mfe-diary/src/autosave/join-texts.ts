import type { DecartTexts, FieldValue } from '@stezhka/diary-contract';
import { EMPTY_DECART } from './day-view.ts';

/** Two texts below each other; the same text once. */
export const joinTexts = (theirs: FieldValue, mine: FieldValue): string =>
  [...new Set([theirs, mine])]
    .filter((text): text is string => typeof text === 'string' && !!text.trim())
    .join('\n\n');

/** Entries of the square, answer by answer. */
export function joinDecart(theirs: FieldValue, mine: FieldValue): DecartTexts {
  const [left, right] = [theirs, mine] as (Partial<DecartTexts> | null)[];
  const keys = Object.keys(EMPTY_DECART) as (keyof DecartTexts)[];
  return Object.fromEntries(
    keys.map((key) => [key, joinTexts(left?.[key] ?? null, right?.[key] ?? null)]),
  ) as unknown as DecartTexts;
}
