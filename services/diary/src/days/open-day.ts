import type { DecartEntry, DecartTexts } from '@stezhka/diary-contract';
import type { StoredPicture } from '@stezhka/kit/files';
import { open, seal } from '@stezhka/kit/sealed';
import type { PlainDate } from '@stezhka/kit-contract';
import type { Types } from 'mongoose';
import {
  type DayFields,
  DECART_FIELD,
  type FieldRevision,
  NOTE_FIELD,
  QUESTION_FIELD,
} from './days.model.ts';

/** A day with its texts decrypted; it leaves the service through `presentDays` alone. */
export interface OpenDay {
  date: PlainDate;
  version: number;
  parameters: { _id: Types.ObjectId; key: string; value: number }[];
  notes: { key: string; value: string }[];
  details: string[];
  decart: DecartEntry[];
  question: { order: number; answer: string } | null;
  picture: StoredPicture | null;
  revisions: FieldRevision[];
}

export const emptyDay = (date: PlainDate): OpenDay => ({
  date,
  version: 0,
  parameters: [],
  notes: [],
  details: [],
  decart: [],
  question: null,
  picture: null,
  revisions: [],
});

export async function openDay({ user, filled: _, ...day }: DayFields): Promise<OpenDay> {
  const [notes, decart, answer] = await Promise.all([
    Promise.all(
      day.notes.map(async ({ key, sealed }) => ({ key, value: await open(user, NOTE_FIELD, sealed) })),
    ),
    Promise.all(
      // Days from before the square have none.
      (day.decart ?? []).map(async ({ id, sealed }) => {
        const texts: DecartTexts = JSON.parse(await open(user, DECART_FIELD, sealed));
        return { id, ...texts };
      }),
    ),
    day.question && open(user, QUESTION_FIELD, day.question.sealed),
  ]);
  return {
    date: day.date,
    version: day.version,
    parameters: day.parameters,
    details: day.details,
    notes,
    decart,
    question: day.question ? { order: day.question.order, answer: answer! } : null,
    picture: day.picture ?? null,
    revisions: day.revisions ?? [],
  };
}

/** Fields of the stored day, without its user, date and version. */
export async function sealDay(
  user: string,
  day: OpenDay,
): Promise<
  Pick<DayFields, 'filled' | 'parameters' | 'notes' | 'details' | 'decart' | 'question' | 'revisions'>
> {
  const [notes, decart, sealed] = await Promise.all([
    Promise.all(
      day.notes.map(async ({ key, value }) => ({ key, sealed: await seal(user, NOTE_FIELD, value) })),
    ),
    Promise.all(
      day.decart.map(async ({ id, ...texts }) => ({
        id,
        sealed: await seal(user, DECART_FIELD, JSON.stringify(texts)),
      })),
    ),
    day.question && seal(user, QUESTION_FIELD, day.question.answer),
  ]);
  return {
    filled: isFilled(day),
    parameters: day.parameters,
    notes,
    details: day.details,
    decart,
    question: day.question ? { order: day.question.order, sealed: sealed! } : undefined,
    revisions: day.revisions,
  };
}

export const isFilled = ({ parameters, notes, details, decart, question, picture }: OpenDay): boolean =>
  parameters.length + notes.length + details.length > 0 ||
  Boolean(question || picture) ||
  decart.some(({ id: _, ...texts }) => Object.values(texts).some((text) => text.trim()));
