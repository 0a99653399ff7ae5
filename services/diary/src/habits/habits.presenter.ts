import {
  HABIT_DAYS,
  type Habit,
  type HabitDay,
  type HabitsReply,
  LEGENDARY_TARGET,
} from '@stezhka/diary-contract';
import { open } from '@stezhka/kit/sealed';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { trusted } from 'mongoose';
import { shifted } from '../days/plain-date.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { stateOf } from './habit-state.ts';
import { HABIT_FIELD, HabitAnswerModel, type HabitFields, HabitModel } from './habits.model.ts';

export async function presentHabits(user: Id, { archived = false } = {}): Promise<HabitsReply> {
  const today = todayOf(await settingsOf(user));
  const [rows, count] = await Promise.all([
    HabitModel.find({ user, removed: false, archived }).sort({ createdAt: 1 }).lean(),
    HabitModel.countDocuments({ user, removed: false, archived: true }),
  ]);
  const answers = await HabitAnswerModel.find({
    user,
    habit: trusted({ $in: rows.map(({ _id }) => String(_id)) }),
    date: trusted({ $gt: shifted(today, -HABIT_DAYS), $lte: today }),
  }).lean();
  const byHabit = Map.groupBy(answers, ({ habit }) => habit);
  const habits = await Promise.all(
    rows.map(async (row) => presentHabit(row, await titleOf(row), byHabit.get(String(row._id)) ?? [], today)),
  );
  return { today, habits, archived: count };
}

export const titleOf = ({ user, sealed }: HabitFields): Promise<string> => open(user, HABIT_FIELD, sealed);

function presentHabit(row: HabitFields, title: string, answers: HabitDay[], today: PlainDate): Habit {
  const { answered: _, ...state } = stateOf(row, today);
  return {
    id: String(row._id),
    title,
    color: row.color,
    ...state,
    availability: row.archived ? 'disabled' : row.startedOn > today ? 'future' : 'enabled',
    target: row.target,
    legendary: row.target === LEGENDARY_TARGET,
    startedOn: row.startedOn,
    days: daysOf(row, answers, today),
  };
}

function daysOf({ createdOn }: HabitFields, answers: HabitDay[], today: PlainDate): HabitDay[] {
  const dates = Array.from({ length: HABIT_DAYS }, (_, ago) => shifted(today, -ago)).toReversed();
  return dates
    .filter((date) => date >= createdOn)
    .map((date) => {
      const answer = answers.find((one) => one.date === date);
      return { date, status: answer?.status ?? null, revision: answer?.revision ?? 0 };
    });
}
