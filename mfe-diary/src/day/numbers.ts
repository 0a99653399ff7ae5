import type { TrackerBounds } from '@stezhka/diary-contract';

/** Two decimals at most: 0.1 + 0.2 is 0.3 here. */
const tidy = (value: number) => Math.round(value * 100) / 100;

export const within = (value: number, { min, max }: TrackerBounds): number =>
  tidy(Math.min(Math.max(value, min), max));

/** The next value up or down; the first step from nothing lands on the smallest value that says something. */
export function stepped(value: number | null, direction: 1 | -1, bounds: TrackerBounds): number {
  if (value === null) return within(direction > 0 && bounds.min === 0 ? bounds.step : bounds.min, bounds);
  return within(value + direction * bounds.step, bounds);
}

/** '7,25' or '7.25' → 7.25; '' → null; undefined for what is no number (yet). */
export function numberOf(text: string): number | null | undefined {
  const bare = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!bare) return null;
  return /^\d{1,7}(\.\d{0,4})?$/.test(bare) ? Number(bare) : undefined;
}
