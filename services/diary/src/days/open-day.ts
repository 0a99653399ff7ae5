import { open } from '@stezhka/kit/sealed';
import type { PlainDate } from '@stezhka/kit-contract';
import type { Types } from 'mongoose';
import { type DayFields, NOTE_FIELD } from './days.model.ts';

/** A day with its notes decrypted; it leaves the service through `presentDays` alone. */
export interface OpenDay {
  date: PlainDate;
  version: number;
  parameters: { _id: Types.ObjectId; key: string; value: number }[];
  notes: { key: string; value: string }[];
  details: string[];
}

export const emptyDay = (date: PlainDate): OpenDay => ({
  date,
  version: 0,
  parameters: [],
  notes: [],
  details: [],
});

export async function openDay({
  user,
  date,
  version,
  parameters,
  notes,
  details,
}: DayFields): Promise<OpenDay> {
  const opened = notes.map(async ({ key, sealed }) => ({ key, value: await open(user, NOTE_FIELD, sealed) }));
  return { date, version, parameters, details, notes: await Promise.all(opened) };
}
