import { nearestStep, type TrackerBounds } from '@stezhka/diary-contract';

/** The next value up or down; the first step from nothing lands on the smallest value that says something. */
export function stepped(value: number | null, direction: 1 | -1, bounds: TrackerBounds): number {
  if (value === null) return direction > 0 && bounds.min === 0 ? bounds.step : bounds.min;
  return nearestStep(value + direction * bounds.step, bounds);
}

/** '7,25' or '7.25' → 7.25; '' → null; undefined for what is no number (yet). */
export function numberOf(text: string): number | null | undefined {
  const bare = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!bare) return null;
  return /^\d{1,7}(\.\d{0,4})?$/.test(bare) ? Number(bare) : undefined;
}
