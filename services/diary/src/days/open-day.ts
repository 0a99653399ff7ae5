import type { Day, Note } from '@stezhka/diary-contract';
import { inLocale } from '@stezhka/kit/localised';
import { open } from '@stezhka/kit/sealed';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import type { Types } from 'mongoose';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { type DayFields, NOTE_FIELD } from './days.model.ts';

/** A day with its notes readable; never leaves the service but through `presentDays`. */
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

/** Days as they leave the service, notes in the order of their definitions. */
export async function presentDays(days: OpenDay[], locale: Locale): Promise<Day[]> {
  const definitions = await ParameterModel.find({ group: 'notes' }).sort({ order: 1 }).lean();
  const notesOf = (day: OpenDay): Note[] =>
    definitions.flatMap(({ key, systemName, title, color }) => {
      const note = day.notes.find((one) => one.key === key);
      return note ? [{ key, systemName, title: inLocale(title, locale), color, value: note.value }] : [];
    });
  return days.map((day) => ({
    date: day.date,
    version: day.version,
    parameters: day.parameters.map(({ _id, key, value }) => ({ key, value, tracker: _id.toHexString() })),
    notes: notesOf(day),
    details: [...day.details],
  }));
}

export const presentDay = async (day: OpenDay, locale: Locale): Promise<Day> =>
  (await presentDays([day], locale))[0]!;
