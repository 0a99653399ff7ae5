import {
  type DayChange,
  DECART_LIMIT,
  type DecartTexts,
  type FieldChange,
  type FieldConflict,
  type FieldValue,
} from '@stezhka/diary-contract';
import { Types } from 'mongoose';
import type { FieldRevision } from './days.model.ts';
import type { OpenDay } from './open-day.ts';

export type FieldEdit = Pick<FieldChange, 'field' | 'value'>;
export interface Refusal {
  field: string;
  code: 'decart_full' | 'decart_exhausted';
}

const DECART = /^decart\[([\da-f]{24})\]$/;
/** Of one field; a day is seldom written in more windows. */
const WRITERS = 8;
/** Entries of the square that a day ever had. */
const DECART_EVER = 3 * DECART_LIMIT;

export type FieldGroup = 'parameters' | 'notes' | 'details' | 'question' | 'decart';

/** Undefined for what names no field. */
export function fieldGroup(field: string): FieldGroup | undefined {
  if (field === 'question') return 'question';
  if (DECART.test(field)) return 'decart';
  return /^(parameters|notes|details)\[\w{1,60}\]$/.exec(field)?.[1] as FieldGroup | undefined;
}

const isEmpty = (value: FieldValue) =>
  value === null || value === false || (typeof value === 'string' && !value.trim());

function fieldValue(day: OpenDay, field: string): FieldValue {
  switch (fieldGroup(field)) {
    case 'parameters':
      return day.parameters.find(({ key }) => key === field)?.value ?? null;
    case 'notes':
      return day.notes.find(({ key }) => key === field)?.value ?? null;
    case 'details':
      return day.details.includes(field);
    case 'question':
      return day.question?.answer ?? null;
    default: {
      const entry = day.decart.find(({ id }) => id === DECART.exec(field)![1]);
      if (!entry) return null;
      const { id: _, ...texts } = entry;
      return texts;
    }
  }
}

/** An unchanged value keeps its id. */
function withValue(day: OpenDay, { field, value }: FieldEdit, questionOrder: number): OpenDay {
  const group = fieldGroup(field)!;
  if (group === 'question')
    return { ...day, question: isEmpty(value) ? null : answered(day, value as string, questionOrder) };
  if (group === 'details') {
    const others = day.details.filter((key) => key !== field);
    return { ...day, details: isEmpty(value) ? others : [...others, field].sort() };
  }
  if (group === 'notes')
    return {
      ...day,
      notes: put(day.notes, ({ key }) => key === field, { key: field, value: value as string }, value),
    };
  if (group === 'decart') {
    const id = DECART.exec(field)![1]!;
    const entry = { id, ...(value as DecartTexts) };
    return { ...day, decart: put(day.decart, (one) => one.id === id, entry, value) };
  }
  const before = day.parameters.find(({ key }) => key === field);
  const next = { _id: before?._id ?? new Types.ObjectId(), key: field, value: value as number };
  return { ...day, parameters: put(day.parameters, ({ key }) => key === field, next, value) };
}

const answered = ({ question }: OpenDay, answer: string, order: number) => ({
  order: question?.order ?? order,
  answer,
});

/** In the place where it stood, or last; an empty value removes it. */
function put<T>(list: T[], is: (one: T) => boolean, next: T, value: FieldValue): T[] {
  if (isEmpty(value)) return list.filter((one) => !is(one));
  return list.some(is) ? list.map((one) => (is(one) ? next : one)) : [...list, next];
}

const sameValue = (a: FieldValue, b: FieldValue): boolean =>
  (isEmpty(a) && isEmpty(b)) || canonical(a) === canonical(b);

const canonical = (value: FieldValue): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

const NEW = { revision: 0, by: '', since: 0, seen: [] };

const revisionOf = (day: OpenDay, field: string): FieldRevision =>
  day.revisions.find((one) => one.field === field) ?? { field, ...NEW };

const withRevision = (day: OpenDay, next: FieldRevision): OpenDay => ({
  ...day,
  revisions: day.revisions.some(({ field }) => field === next.field)
    ? day.revisions.map((one) => (one.field === next.field ? next : one))
    : [...day.revisions, next],
});

/** Edits of the whole day's form, whose version was right. */
export function withEdits(day: OpenDay, edits: FieldEdit[], questionOrder: number): OpenDay {
  let next = day;
  for (const edit of edits) {
    if (sameValue(fieldValue(next, edit.field), edit.value)) continue;
    const { revision, ...rest } = revisionOf(next, edit.field);
    next = withRevision(withValue(next, edit, questionOrder), { ...rest, by: '', revision: revision + 1 });
  }
  return next;
}

/**
 * Changes of one writer, each judged by its own field. One that was applied before, or that a later one of the writer
 * has overtaken, does nothing; one that another writer's change stands against is a conflict.
 * An entry of the square for which there is no room is refused; all others are applied.
 */
export function withChanges(
  day: OpenDay,
  { writer, changes }: { writer: string; changes: FieldChange[] },
  questionOrder: number,
): { day: OpenDay; conflicts: FieldConflict[]; refused: Refusal[] } {
  let next = day;
  const conflicts: FieldConflict[] = [];
  const refused: Refusal[] = [];
  for (const { field, base, seq, value } of removalsFirst(changes)) {
    const known = revisionOf(next, field);
    const overtaken = known.seen.some((one) => one.writer === writer && one.seq >= seq);
    if (overtaken) continue;
    const code = noRoom(next, { field, value });
    if (code) {
      refused.push({ field, code });
      continue;
    }
    const seen = [...known.seen.filter((one) => one.writer !== writer), { writer, seq }].slice(-WRITERS);
    const theirs = fieldValue(next, field);
    if (sameValue(theirs, value)) {
      next = withRevision(next, { ...known, seen });
      continue;
    }
    const isFollowing = known.by === writer && base >= known.since;
    if (base !== known.revision && !isFollowing) {
      conflicts.push({ field, mine: value, theirs, revision: known.revision });
      continue;
    }
    const since = known.by === writer ? known.since : known.revision;
    const revision = { field, revision: known.revision + 1, by: writer, since, seen };
    next = withRevision(withValue(next, { field, value }, questionOrder), revision);
  }
  return { day: next, conflicts, refused };
}

/** They make room for what comes with them. */
const removalsFirst = (changes: FieldChange[]): FieldChange[] =>
  changes.toSorted((a, b) => Number(isEmpty(b.value)) - Number(isEmpty(a.value)));

function noRoom(day: OpenDay, { field, value }: FieldEdit): Refusal['code'] | undefined {
  if (fieldGroup(field) !== 'decart') return undefined;
  const ever = day.revisions.filter((one) => DECART.test(one.field));
  if (ever.length >= DECART_EVER && !ever.some((one) => one.field === field)) return 'decart_exhausted';
  const isAdded = !isEmpty(value) && fieldValue(day, field) === null;
  return isAdded && day.decart.length >= DECART_LIMIT ? 'decart_full' : undefined;
}

/** The whole day's form as edits of its fields. */
export const editsOf = (day: OpenDay, { parameters = [], notes = [], details }: DayChange): FieldEdit[] => [
  ...[...parameters, ...notes].map(({ key, value }) => ({ field: key, value })),
  ...(details
    ? [...new Set([...day.details, ...details])].map((field) => ({ field, value: details.includes(field) }))
    : []),
];
