import { parameterKey } from '@stezhka/diary-contract';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import { DayModel } from '../days/days.model.ts';
import { changeDay } from '../days/days.service.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { readSampleDays } from './read-demo.ts';

/** Writes the sample week up to today, through the same rules as a member's own writing; once. */
export async function seedSampleDays(user: string): Promise<void> {
  if (await DayModel.exists({ user })) return;
  const today = Temporal.PlainDate.from(todayOf(await settingsOf(user)));
  for (const day of readSampleDays()) {
    const change = {
      date: today.subtract({ days: day.daysAgo }).toString(),
      version: 0,
      parameters: Object.entries(day.parameters).map(([name, value]) => ({
        key: parameterKey('parameters', name),
        value,
      })),
      notes: Object.entries(day.notes).map(([name, value]) => ({ key: parameterKey('notes', name), value })),
      details: day.details.map((name) => parameterKey('details', name)),
    };
    await changeDay(user, change, DEFAULT_LOCALE);
  }
}
