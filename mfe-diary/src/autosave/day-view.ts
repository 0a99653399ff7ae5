import type { Day, DayChange } from '@stezhka/diary-contract';

/** Unsaved edits by key. */
export interface Draft {
  parameters: Record<string, number | null>;
  notes: Record<string, string>;
  details: Record<string, boolean>;
}

export const NO_DRAFT: Draft = { parameters: {}, notes: {}, details: {} };

export const isEmpty = (draft: Draft): boolean =>
  Object.values(draft).every((part) => Object.keys(part).length === 0);

/** The later one wins. */
export const joined = (earlier: Draft, later: Partial<Draft>): Draft => ({
  parameters: { ...earlier.parameters, ...later.parameters },
  notes: { ...earlier.notes, ...later.notes },
  details: { ...earlier.details, ...later.details },
});

export interface DayView {
  parameters: Record<string, number>;
  notes: Record<string, string>;
  details: string[];
}

export const isBlank = ({ parameters, notes, details }: DayView): boolean =>
  !Object.keys(parameters).length && !Object.values(notes).some(Boolean) && !details.length;

export function viewOf(day: Day, draft: Draft): DayView {
  const parameters = Object.fromEntries(day.parameters.map(({ key, value }) => [key, value]));
  for (const [key, value] of Object.entries(draft.parameters)) {
    if (value === null) delete parameters[key];
    else parameters[key] = value;
  }
  const notes = Object.fromEntries(day.notes.map(({ key, value }) => [key, value]));
  return { parameters, notes: { ...notes, ...draft.notes }, details: detailsOf(day, draft) };
}

function detailsOf(day: Day, draft: Draft): string[] {
  const on = new Set(day.details);
  for (const [key, chosen] of Object.entries(draft.details)) {
    if (chosen) on.add(key);
    else on.delete(key);
  }
  return [...on];
}

export function changeOf(day: Day, draft: Draft, version = day.version): DayChange {
  const parameters = Object.entries(draft.parameters).map(([key, value]) => ({ key, value }));
  const notes = Object.entries(draft.notes).map(([key, value]) => ({ key, value }));
  return {
    date: day.date,
    version,
    ...(parameters.length && { parameters }),
    ...(notes.length && { notes }),
    ...(Object.keys(draft.details).length && { details: detailsOf(day, draft) }),
  };
}
export interface Conflict {
  mine: string;
  theirs: string;
}

/**
 * Rebases a draft onto a newer day. A note changed on both sides becomes a conflict for the writer (product 4, Day
 * view).
 */
export function rebased(
  draft: Draft,
  before: Day,
  now: Day,
): { draft: Draft; conflicts: Record<string, Conflict> } {
  const [old, fresh] = [viewOf(before, NO_DRAFT).notes, viewOf(now, NO_DRAFT).notes];
  const notes: Draft['notes'] = {};
  const conflicts: Record<string, Conflict> = {};
  for (const [key, mine] of Object.entries(draft.notes)) {
    const theirs = fresh[key] ?? '';
    if (theirs === (old[key] ?? '') || theirs === mine) notes[key] = mine;
    else conflicts[key] = { mine, theirs };
  }
  return { draft: { ...draft, notes }, conflicts };
}
