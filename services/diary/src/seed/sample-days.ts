import { firstDecartId, parameterKey } from '@stezhka/diary-contract';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import { DayModel } from '../days/days.model.ts';
import { changeDay } from '../days/days.service.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { readSampleDays } from './read-demo.ts';

/** Writes the sample week up to today, through the same rules as a member's own writing; once. */
export async function seedSampleDays(user: string): Promise<void> {
  if (await DayModel.exists({ user })) return;
  const today = Temporal.PlainDate.from(todayOf(await settingsOf(user)));
  for (const { daysAgo, ...day } of readSampleDays()) {
    const date = today.subtract({ days: daysAgo }).toString();
    const values = [
      ...Object.entries(day.parameters).map(
        ([name, value]) => [parameterKey('parameters', name), value] as const,
      ),
      ...Object.entries(day.notes).map(([name, value]) => [parameterKey('notes', name), value] as const),
      ...day.details.map((name) => [parameterKey('details', name), true] as const),
      ...(day.decart ? [[`decart[${firstDecartId(date)}]`, day.decart] as const] : []),
    ];
    const changes = values.map(([field, value], at) => ({ field, base: 0, seq: at + 1, value }));
    await changeDay(user, { date, writer: 'seed', changes }, DEFAULT_LOCALE);
  }
}
