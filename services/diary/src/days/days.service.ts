import { isDeepStrictEqual } from 'node:util';
import type { DayChange, DayConflict, FieldConflict } from '@stezhka/diary-contract';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError, errorText } from '@stezhka/kit/errors';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import type { ClientSession } from 'mongoose';
import { defineMetrics, grantAchievements } from '../achievements/grant-achievements.ts';
import { questionOrderOf } from '../daily-texts/daily-texts.model.ts';
import { errors } from '../errors.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { checkChange } from './day-change.ts';
import { editsOf, type Refusal, withChanges, withEdits } from './day-fields.ts';
import { DayModel } from './days.model.ts';
import { presentDay } from './days.presenter.ts';
import { emptyDay, isFilled, type OpenDay, openDay, sealDay } from './open-day.ts';
import { keepRuns, requireErasure, runsOfMember } from './runs.model.ts';
import { countAll, streakOf, upTo } from './runs.ts';
import { keepYear } from './year-values.model.ts';

export async function dayOf(user: string, date: PlainDate): Promise<OpenDay> {
  const found = await DayModel.findOne({ user, date }).lean();
  return found ? openDay(found) : emptyDay(date);
}

const todayOfMember = async (user: string) => todayOf(await settingsOf(user));

defineMetrics({
  days: async (user) => countAll(upTo(await runsOfMember(user), await todayOfMember(user))),
  streak: async (user) => streakOf(await runsOfMember(user), await todayOfMember(user)).best,
});

/** @throws AppError day_ahead */
export async function requireStarted(user: string, date: PlainDate): Promise<void> {
  if (date > (await todayOfMember(user))) throw new AppError('day_ahead');
}

/**
 * Repeatable (product 4, Day view).
 * @throws AppError day_ahead, day_changed with both sides, diary_erased, decart_full and decart_exhausted by field with
 * everything else saved, invalid_input by field
 */
export async function changeDay(user: string, change: DayChange, locale: Locale): Promise<OpenDay> {
  await requireStarted(user, change.date);
  await checkChange(user, change, locale);
  const questionOrder = await questionOrderOf(change.date);
  const { erasure = 0 } = change;
  while (true) {
    await requireErasure(user, erasure);
    const current = await dayOf(user, change.date);
    const { day, conflicts, refused = [] } = apply(current, change, questionOrder);
    // A concurrent call may have won: retry on its result.
    const saved = day === current ? current : await replace(user, current, day, erasure);
    if (!saved) continue;
    if (refused.length) throw refusal(refused, locale);
    if (!conflicts) return saved;
    const data: DayConflict = { day: await presentDay(saved, { user, locale }), conflicts };
    throw new AppError('day_changed', { data });
  }
}

const refusal = (refused: Refusal[], locale: Locale) =>
  new AppError(refused[0]!.code, {
    fields: Object.fromEntries(
      refused.map(({ field, code }) => [field, errorText({ code }, locale, errors)]),
    ),
  });

/** The same object when nothing changes. */
function apply(
  current: OpenDay,
  change: DayChange,
  questionOrder: number,
): { day: OpenDay; conflicts?: FieldConflict[]; refused?: Refusal[] } {
  const { writer, changes, version } = change;
  if (writer && changes) {
    const { day, conflicts, refused } = withChanges(current, { writer, changes }, questionOrder);
    return { day, refused, ...(conflicts.length && { conflicts }) };
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

/** Undefined when the version has moved on. @throws AppError diary_erased */
async function replace(
  user: string,
  current: OpenDay,
  next: OpenDay,
  erasure?: number,
): Promise<OpenDay | undefined> {
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
  const isFilling = fields.filled !== isFilled(current);
  const isMeasuring = !isDeepStrictEqual(measured(current), measured(next));
  try {
    if (!isFilling && !isMeasuring) {
      const { matchedCount, upsertedCount } = await write(null);
      return matchedCount || upsertedCount ? saved : undefined;
    }
    const written = await transaction(async (session) => {
      if (erasure !== undefined) await requireErasure(user, erasure, session);
      const { matchedCount, upsertedCount } = await write(session);
      if (!matchedCount && !upsertedCount) return undefined;
      if (isFilling) await keepRuns(user, { date: next.date, filled: fields.filled }, session);
      if (isMeasuring) await keepYear(user, next.date, session);
      return saved;
    });
    if (written && isFilling) await grantAchievements(user, ['days', 'streak']);
    return written;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

const measured = ({ parameters }: OpenDay) => parameters.map(({ key, value }) => [key, value]);
