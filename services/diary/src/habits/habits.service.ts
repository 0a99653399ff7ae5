import {
  ARCHIVED_HABITS_LIMIT,
  HABIT_TARGET,
  HABITS_LIMIT,
  HABITS_TOTAL,
  type HabitForm,
  type HabitStatusChange,
  LEGENDARY_TARGET,
} from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { seal } from '@stezhka/kit/sealed';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, Types } from 'mongoose';
import { defineMetrics, grantAchievements } from '../achievements/grant-achievements.ts';
import { shifted } from '../days/plain-date.ts';
import { erasureOf, lockErasure } from '../days/runs.model.ts';
import { lengthOf, withDate } from '../days/runs.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { stateOf } from './habit-state.ts';
import { HABIT_FIELD, HabitAnswerModel, type HabitFields, HabitModel } from './habits.model.ts';
import { presentHabits, titleOf } from './habits.presenter.ts';

const completedOnce = async (user: Id, target: number): Promise<number> => {
  const habits = await HabitModel.find({ user, removed: false }).select({ kept: 1 }).lean();
  return habits.filter(({ kept }) => kept.some((run) => lengthOf(run) >= target)).length;
};

defineMetrics({
  habits: (user) => completedOnce(user, HABIT_TARGET),
  legendary_habits: (user) => completedOnce(user, LEGENDARY_TARGET),
});

const todayOfMember = async (user: Id): Promise<PlainDate> => todayOf(await settingsOf(user));

/** Repeatable. @throws AppError habits_full, items_exhausted, conflict, not_found, diary_erased */
export async function makeHabit(user: Id, { id, title, color }: HabitForm): Promise<void> {
  const known = await HabitModel.findById(id).lean();
  if (known) return requireSame(known, { user, title, color });
  const [today, erasure] = await Promise.all([todayOfMember(user), erasureOf(user)]);
  const row = {
    _id: new Types.ObjectId(id),
    user,
    sealed: await seal(user, HABIT_FIELD, title),
    color,
    createdAt: clock.now(),
    createdOn: today,
    startedOn: today,
    target: HABIT_TARGET,
  };
  const isMade = await transaction(async (session) => {
    // The same call came twice at once.
    if (await HabitModel.exists({ _id: row._id }).session(session)) return false;
    await requireRoom(user, { archived: false, session });
    if ((await HabitModel.countDocuments({ user }).session(session)) >= HABITS_TOTAL)
      throw new AppError('items_exhausted');
    await HabitModel.create([row], { session });
    await lockErasure(user, erasure, session);
    return true;
  });
  if (!isMade) await requireSame((await HabitModel.findById(id).lean())!, { user, title, color });
}

async function requireSame(
  known: HabitFields,
  { user, title, color }: Pick<HabitForm, 'title' | 'color'> & { user: Id },
): Promise<void> {
  if (known.user !== user || known.removed) throw new AppError('not_found');
  if (known.color !== color || (await titleOf(known)) !== title) throw new AppError('conflict');
}

/** Stays true when the transaction ends by `lockErasure`. @throws AppError habits_full */
async function requireRoom(
  user: Id,
  { archived, session }: { archived: boolean; session: ClientSession },
): Promise<void> {
  const count = await HabitModel.countDocuments({ user, removed: false, archived }).session(session);
  if (count >= (archived ? ARCHIVED_HABITS_LIMIT : HABITS_LIMIT)) throw new AppError('habits_full');
}

/** Into the archive or out of it, one at a time of a member's. @throws AppError habits_full */
async function moveTo(user: Id, to: { archived: boolean; session: ClientSession }): Promise<void> {
  await requireRoom(user, to);
  await lockErasure(user, await erasureOf(user, to.session), to.session);
}

type Change = Partial<
  Pick<
    HabitFields,
    'target' | 'startedOn' | 'kept' | 'failed' | 'archived' | 'removed' | 'removedAt' | 'sealed'
  >
>;

/** Concurrent calls for one habit come one after another. @throws AppError not_found */
const changeHabit = (
  user: Id,
  id: Id,
  change: (habit: HabitFields, session: ClientSession) => Promise<Change>,
): Promise<void> =>
  transaction(async (session) => {
    const habit = await HabitModel.findOneAndUpdate(
      { _id: id, user },
      { $inc: { version: 1 } },
      { session },
    ).lean();
    if (!habit) throw new AppError('not_found');
    const next = await change(habit, session);
    if (Object.keys(next).length) await HabitModel.updateOne({ _id: id }, { $set: next }, { session });
  });

const requireThere = ({ removed }: HabitFields): void => {
  if (removed) throw new AppError('not_found');
};

/** Repeatable. @throws AppError not_found, day_ahead, habit_day, habit_changed, habit_state */
export async function answerDay(user: Id, { id, date, status, revision }: HabitStatusChange): Promise<void> {
  const today = await todayOfMember(user);
  await changeHabit(user, id, async (habit, session) => {
    requireThere(habit);
    const one = { user, habit: id, date };
    const answer = await HabitAnswerModel.findOne(one).session(session).lean();
    if ((answer?.status ?? null) === status) return {};
    if (date > today) throw new AppError('day_ahead');
    if (date < habit.createdOn) throw new AppError('habit_day');
    if (habit.archived) throw new AppError('habit_state');
    if ((answer?.revision ?? 0) !== revision)
      throw new AppError('habit_changed', { data: await presentHabits(user) });
    const { state, answered } = stateOf(habit, today);
    if (state === 'failed' && date > answered!) throw new AppError('habit_state');
    await HabitAnswerModel.updateOne(
      one,
      { $set: { status, revision: revision + 1 } },
      { upsert: true, session },
    );
    return {
      kept: withDate(habit.kept, date, status === 'continues'),
      failed: withDate(habit.failed, date, status === 'failed'),
    };
  });
  if (status === 'continues') await grantAchievements(user, ['habits', 'legendary_habits']);
}

/** The next attempt begins on the first day without an answer. @throws AppError not_found, habit_state, habits_full */
export async function repeat(user: Id, id: Id): Promise<void> {
  const today = await todayOfMember(user);
  await changeHabit(user, id, async (habit, session) => {
    requireThere(habit);
    const { state, answered } = stateOf(habit, today);
    if (!habit.archived && state === 'active') {
      // A repeated call finds the attempt that the first one began.
      if (!answered) return {};
      throw new AppError('habit_state');
    }
    if (habit.archived) await moveTo(user, { archived: false, session });
    const isAnswered = answered !== undefined && answered >= today;
    return { archived: false, startedOn: isAnswered ? shifted(today, 1) : today };
  });
}

/** The row goes on, towards 66 days. @throws AppError not_found, habit_state */
export async function startStreak(user: Id, id: Id): Promise<void> {
  const today = await todayOfMember(user);
  await changeHabit(user, id, async (habit) => {
    requireThere(habit);
    const { state } = stateOf(habit, today);
    const isLegendary = habit.target === LEGENDARY_TARGET;
    if (isLegendary && state === 'active' && !habit.archived) return {};
    if (habit.archived || isLegendary || state !== 'completed') throw new AppError('habit_state');
    return { target: LEGENDARY_TARGET };
  });
}

/** @throws AppError not_found, habits_full */
export const archive = (user: Id, id: Id): Promise<void> =>
  changeHabit(user, id, async (habit, session) => {
    requireThere(habit);
    if (habit.archived) return {};
    await moveTo(user, { archived: true, session });
    return { archived: true };
  });

/** Repeatable. @throws AppError not_found */
export async function retitle(user: Id, { id, title }: Pick<HabitForm, 'id' | 'title'>): Promise<void> {
  const sealed = await seal(user, HABIT_FIELD, title);
  await changeHabit(user, id, async (habit) => {
    requireThere(habit);
    return { sealed };
  });
}

/** @throws AppError not_found */
export const remove = (user: Id, id: Id): Promise<void> =>
  changeHabit(user, id, async ({ removed }, session) => {
    if (removed) return {};
    await HabitAnswerModel.deleteMany({ user, habit: id }).session(session);
    return { removed: true, removedAt: clock.now(), sealed: '', kept: [], failed: [] };
  });

export async function exportHabit(row: HabitFields) {
  const { createdOn, target, startedOn, archived, removed, color } = row;
  return removed
    ? { removed }
    : { title: await titleOf(row), color, createdOn, startedOn, target, archived, removed };
}
