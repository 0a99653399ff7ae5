import type { DayChange } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { seal } from '@stezhka/kit/sealed';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { changed, checkChange, sameContent } from './day-change.ts';
import { DayModel, NOTE_FIELD } from './days.model.ts';
import { presentDay } from './days.presenter.ts';
import { emptyDay, type OpenDay, openDay } from './open-day.ts';

export async function dayOf(user: string, date: PlainDate): Promise<OpenDay> {
  const found = await DayModel.findOne({ user, date }).lean();
  return found ? openDay(found) : emptyDay(date);
}

/** Repeatable (product 4, Day view). @throws AppError day_ahead, day_changed with the day, invalid_input */
export async function changeDay(user: string, change: DayChange, locale: Locale): Promise<OpenDay> {
  if (change.date > todayOf(await settingsOf(user))) throw new AppError('day_ahead');
  await checkChange(change, locale);
  while (true) {
    const current = await dayOf(user, change.date);
    const next = changed(current, change);
    if (sameContent(current, next)) return current;
    if (change.version !== current.version) {
      throw new AppError('day_changed', { data: { day: await presentDay(current, locale) } });
    }
    const saved = await replace(user, current, next);
    // A concurrent call won: retry on its result.
    if (saved) return saved;
  }
}

/** @throws AppError not_found for an unknown or foreign id */
export async function removeValue(user: string, id: string): Promise<OpenDay> {
  while (true) {
    const found = await DayModel.findOne({ user, 'parameters._id': id }).lean();
    if (!found) throw new AppError('not_found');
    const current = await openDay(found);
    const parameters = current.parameters.filter(({ _id }) => _id.toHexString() !== id);
    const saved = await replace(user, current, { ...current, parameters });
    if (saved) return saved;
  }
}

/** Undefined when the version has moved on. */
async function replace(user: string, current: OpenDay, next: OpenDay): Promise<OpenDay | undefined> {
  const { date } = current;
  const version = current.version + 1;
  const notes = await Promise.all(
    next.notes.map(async ({ key, value }) => ({ key, sealed: await seal(user, NOTE_FIELD, value) })),
  );
  const filled = next.parameters.length + next.notes.length + next.details.length > 0;
  const fields = { version, filled, parameters: next.parameters, notes, details: next.details };
  if (current.version === 0) {
    try {
      await DayModel.create({ user, date, ...fields });
    } catch (error) {
      if ((error as { code?: number }).code === 11000) return undefined;
      throw error;
    }
    return { ...next, version };
  }
  const { matchedCount } = await DayModel.updateOne(
    { user, date, version: current.version },
    { $set: fields },
  );
  return matchedCount ? { ...next, version } : undefined;
}

/** Oldest first, from the index alone. */
export async function filledDates(user: string, { from = '', to = '9' } = {}): Promise<PlainDate[]> {
  const days = await DayModel.find({ user, filled: true, date: trusted({ $gte: from, $lte: to }) })
    .sort({ date: 1 })
    .select({ _id: 0, date: 1 })
    .lean();
  return days.map(({ date }) => date);
}
