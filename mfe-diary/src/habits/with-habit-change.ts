import {
  HABIT_TARGET,
  type Habit,
  type HabitDay,
  type HabitForm,
  type HabitStatusChange,
  type HabitsReply,
  LEGENDARY_TARGET,
} from '@stezhka/diary-contract';
import type { Id } from '@stezhka/kit-contract';
import { shiftDate } from '../lib/dates.ts';

// How a list looks until the service has answered: rows are counted from the days that are known here.

const replaced = (held: HabitsReply, id: Id, change: (habit: Habit) => Partial<Habit>) => ({
  habits: held.habits.map((habit) => (habit.id === id ? { ...habit, ...change(habit) } : habit)),
});

export const attemptOf = ({ days, startedOn }: Pick<Habit, 'days' | 'startedOn'>): HabitDay[] =>
  days.filter(({ date }) => date >= startedOn);

/** Up to the last day, or to the one before while it has no answer. */
function rowOf(attempt: HabitDay[]): number {
  const answered = attempt.at(-1)?.status === null ? attempt.slice(0, -1) : attempt;
  return answered.length - 1 - answered.findLastIndex(({ status }) => status !== 'continues');
}

export const withAnswer = (held: HabitsReply, { id, date, status }: HabitStatusChange) =>
  replaced(held, id, (habit) => {
    const days = habit.days.map((day) => (day.date === date ? { ...day, status } : day));
    const attempt = attemptOf({ ...habit, days });
    const isFailed = attempt.findLast((day) => day.status)?.status === 'failed';
    const daysInRow = isFailed ? 0 : Math.max(0, habit.daysInRow + rowOf(attempt) - rowOf(attemptOf(habit)));
    const wasCompleted = habit.state === 'completed' && status === 'continues';
    const isCompleted = wasCompleted || daysInRow >= habit.target;
    return {
      days,
      daysInRow,
      best: Math.max(habit.best, daysInRow),
      state: isCompleted ? 'completed' : isFailed ? 'failed' : 'active',
    };
  });

export const withTitle = (held: HabitsReply, { id, title }: Pick<HabitForm, 'id' | 'title'>) =>
  replaced(held, id, () => ({ title }));

export const withRepeat = (held: HabitsReply, id: Id) =>
  replaced(held, id, ({ days }) => {
    const isAnswered = !!days.at(-1)?.status;
    return {
      state: 'active',
      daysInRow: 0,
      startedOn: isAnswered ? shiftDate(held.today, 1) : held.today,
      availability: isAnswered ? 'future' : 'enabled',
    };
  });

export const withStreak = (held: HabitsReply, id: Id) =>
  replaced(held, id, () => ({ state: 'active', target: LEGENDARY_TARGET, legendary: true }));

const without = ({ habits }: HabitsReply, id: Id) => habits.filter((habit) => habit.id !== id);

export function withArchived(held: HabitsReply, id: Id) {
  const habits = without(held, id);
  return { habits, archived: held.archived + held.habits.length - habits.length };
}

export const withRemoved = (held: HabitsReply, id: Id) => ({ habits: without(held, id) });

export const withCreated = (held: HabitsReply, form: HabitForm) => ({
  habits: [
    ...without(held, form.id),
    {
      ...form,
      state: 'active' as const,
      availability: 'enabled' as const,
      target: HABIT_TARGET,
      legendary: false,
      startedOn: held.today,
      daysInRow: 0,
      best: 0,
      days: [{ date: held.today, status: null, revision: 0 }],
    },
  ],
});
