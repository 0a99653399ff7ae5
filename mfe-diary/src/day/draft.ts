import type { Day, DayChange } from '@stezhka/diary-contract';

/** What was changed on the page and is not saved yet, by key. */
export interface Draft {
  parameters: Record<string, number | null>;
  notes: Record<string, string>;
  /** Switched on or off. */
  details: Record<string, boolean>;
}

export const NO_DRAFT: Draft = { parameters: {}, notes: {}, details: {} };

export const isEmpty = (draft: Draft): boolean =>
  Object.values(draft).every((part) => Object.keys(part).length === 0);

/** Both drafts; where they touch the same thing the later one counts. */
export const joined = (earlier: Draft, later: Partial<Draft>): Draft => ({
  parameters: { ...earlier.parameters, ...later.parameters },
  notes: { ...earlier.notes, ...later.notes },
  details: { ...earlier.details, ...later.details },
});

/** A day as the page shows it: values by key. */
export interface DayView {
  parameters: Record<string, number>;
  notes: Record<string, string>;
  details: string[];
}

/** The day with the draft over it. */
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

/** The draft as the service takes it. */
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

/** Two texts for one note, of which the writer chooses. */
export interface Conflict {
  mine: string;
  theirs: string;
}

/**
 * Puts a draft upon a newer day. Values and details simply follow the draft; a note that both changed is taken
 * out of it for the writer to decide (product 4, Day view).
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
