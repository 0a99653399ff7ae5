import type { DayChange, DayConflict, FieldConflict } from '@stezhka/diary-contract';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import type { ClientSession } from 'mongoose';
import { questionOrderOf } from '../daily-texts/daily-texts.model.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { checkChange } from './day-change.ts';
import { editsOf, withChanges, withEdits } from './day-fields.ts';
import { DayModel } from './days.model.ts';
import { presentDay } from './days.presenter.ts';
import { emptyDay, isFilled, type OpenDay, openDay, sealDay } from './open-day.ts';
import { keepRuns } from './runs.model.ts';

export async function dayOf(user: string, date: PlainDate): Promise<OpenDay> {
  const found = await DayModel.findOne({ user, date }).lean();
  return found ? openDay(found) : emptyDay(date);
}

/** @throws AppError day_ahead */
export async function requireStarted(user: string, date: PlainDate): Promise<void> {
  if (date > todayOf(await settingsOf(user))) throw new AppError('day_ahead');
}

/** Repeatable (product 4, Day view). @throws AppError day_ahead, day_changed with both sides, decart_full, invalid_input */
export async function changeDay(user: string, change: DayChange, locale: Locale): Promise<OpenDay> {
  await requireStarted(user, change.date);
  await checkChange(user, change, locale);
  const questionOrder = await questionOrderOf(change.date);
  while (true) {
    const current = await dayOf(user, change.date);
    const { day, conflicts } = apply(current, change, questionOrder);
    // A concurrent call may have won: retry on its result.
    const saved = day === current ? current : await replace(user, current, day);
    if (!saved) continue;
    if (!conflicts) return saved;
    const data: DayConflict = { day: await presentDay(saved, { user, locale }), conflicts };
    throw new AppError('day_changed', { data });
  }
}

/** The same object when nothing changes. */
function apply(
  current: OpenDay,
  change: DayChange,
  questionOrder: number,
): { day: OpenDay; conflicts?: FieldConflict[] } {
  const { writer, changes, version } = change;
  if (writer && changes) {
    const { day, conflicts } = withChanges(current, { writer, changes }, questionOrder);
    return { day, ...(conflicts.length && { conflicts }) };
  }
  const day = withEdits(current, editsOf(current, change), questionOrder);
  const isStale = day !== current && version !== current.version;
  return isStale ? { day: current, conflicts: [] } : { day };
}

/** @throws AppError not_found for an unknown or foreign id */
export async function removeValue(user: string, id: string): Promise<OpenDay> {
  while (true) {
    const found = await DayModel.findOne({ user, 'parameters._id': id }).lean();
    if (!found) throw new AppError('not_found');
    const current = await openDay(found);
    const { key } = current.parameters.find(({ _id }) => _id.toHexString() === id)!;
    const saved = await replace(user, current, withEdits(current, [{ field: key, value: null }], 0));
    if (saved) return saved;
  }
}

/** Undefined when the version has moved on. */
async function replace(user: string, current: OpenDay, next: OpenDay): Promise<OpenDay | undefined> {
  const saved = { ...next, version: current.version + 1 };
  const { question, ...fields } = await sealDay(user, next);
  const change = {
    $set: { version: saved.version, ...fields, ...(question && { question }) },
    ...(!question && { $unset: { question: 1 } }),
  };
  // Without a day of that version nothing is found; the unique index refuses a second one.
  const write = (session: ClientSession | null) =>
    DayModel.updateOne({ user, date: next.date, version: current.version }, change, {
      upsert: current.version === 0,
    }).session(session);
  try {
    if (fields.filled === isFilled(current)) {
      const { matchedCount, upsertedCount } = await write(null);
      return matchedCount || upsertedCount ? saved : undefined;
    }
    return await transaction(async (session) => {
      const { matchedCount, upsertedCount } = await write(session);
      if (!matchedCount && !upsertedCount) return undefined;
      await keepRuns(user, { date: next.date, filled: fields.filled }, session);
      return saved;
    });
  } catch (error) {
    if ((error as { code?: number }).code === 11000) return undefined;
    throw error;
  }
}
