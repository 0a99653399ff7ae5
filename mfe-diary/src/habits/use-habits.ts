import {
  archiveHabit,
  createHabit,
  getHabits,
  type Habit,
  type HabitAnswer,
  type HabitForm,
  type HabitStatusChange,
  type HabitsReply,
  removeHabit,
  repeatHabit,
  setHabitStatus,
  setHabitTitle,
  startHabitStreak,
} from '@stezhka/diary-contract';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type CallError, shell } from '@stezhka/shell-contract';
import { sendAdd } from '../lib/pending-adds.ts';
import { useItemChanges } from '../lib/use-item-changes.ts';
import {
  withAnswer,
  withArchived,
  withCreated,
  withRemoved,
  withRepeat,
  withStreak,
  withTitle,
} from './with-habit-change.ts';

type ById = (held: HabitsReply, id: Id) => Partial<HabitsReply>;
const onHabit = (change: ById) => ({
  quiet: true,
  optimistic: (held: HabitsReply, { params }: { params: { id: Id } }) => change(held, params.id),
});
const ANSWER = {
  quiet: true,
  optimistic: (held: HabitsReply, { body }: { body: HabitStatusChange }) => withAnswer(held, body),
};
const CREATE = {
  quiet: true,
  optimistic: (held: HabitsReply, { body }: { body: HabitForm }) => withCreated(held, body),
};
const TITLE = {
  quiet: true,
  optimistic: (held: HabitsReply, { body }: { body: Pick<HabitForm, 'id' | 'title'> }) =>
    withTitle(held, body),
};
const REPEAT = onHabit(withRepeat);
const STREAK = onHabit(withStreak);
const ARCHIVE = onHabit(withArchived);
const REMOVE = onHabit(withRemoved);

const revisionIn = ({ habits }: HabitsReply, { id, date }: { id: Id; date: PlainDate }): number =>
  habits.find((one) => one.id === id)?.days.find((day) => day.date === date)?.revision ?? 0;

export function useHabits() {
  const { useCall, useChange } = shell();
  const call = useCall(getHabits, undefined, { optional: true });
  const changes = useItemChanges();
  const [sendAnswer] = useChange(setHabitStatus, ANSWER);
  const [create, creating] = useChange(createHabit, CREATE);
  const [setTitle] = useChange(setHabitTitle, TITLE);
  const [repeat] = useChange(repeatHabit, REPEAT);
  const [streak] = useChange(startHabitStreak, STREAK);
  const [archive] = useChange(archiveHabit, ARCHIVE);
  const [remove] = useChange(removeHabit, REMOVE);
  const acts = { repeat, streak, archive, remove };

  /** What the list shows is outdated when a call does not fit its state. */
  const refetchRefused = (failure: unknown): never => {
    if ((failure as CallError).status === 409) call.refetch();
    throw failure;
  };
  return {
    call,
    changes,
    creating: creating.isLoading,
    create: (body: HabitForm) => sendAdd(body.id, () => create({ body })),
    retitle: (id: Id, title: string) =>
      changes.change(id, () => setTitle({ body: { id, title } }).catch(refetchRefused)),
    act: (name: keyof typeof acts, { id }: Pick<Habit, 'id'>) =>
      changes.change(id, () => acts[name]({ params: { id } }).catch(refetchRefused)),
    answer: ({ id, days }: Habit, date: PlainDate, status: HabitAnswer | null) =>
      changes.change(id, async () => {
        const revision = days.find((day) => day.date === date)?.revision ?? 0;
        try {
          await sendAnswer({ body: { id, date, status, revision } });
        } catch (failure) {
          const { code, data } = failure as CallError;
          if (code !== 'habit_changed') return refetchRefused(failure);
          // Another window has answered the day: what was pressed here last, counts.
          const current = revisionIn(data as HabitsReply, { id, date });
          await sendAnswer({ body: { id, date, status, revision: current } }).catch(refetchRefused);
        }
      }),
  };
}

export type Habits = ReturnType<typeof useHabits>;
