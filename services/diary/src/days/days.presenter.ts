import type { Day, Note } from '@stezhka/diary-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { ParameterModel } from '../parameters/parameters.model.ts';
import type { OpenDay } from './open-day.ts';

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
