import { type Id, operation, type PlainDate } from '@stezhka/kit-contract';
import type { Availability, DiaryColor } from './diary-items.ts';

/** The answer of a day (product 4, Habit). */
export type HabitAnswer = 'continues' | 'failed';

export interface HabitDay {
  date: PlainDate;
  status: HabitAnswer | null;
  /** 0 until the day is answered. */
  revision: number;
}

/** Product 3, Habit. */
export interface Habit {
  id: Id;
  title: string;
  color: DiaryColor;
  /**
   * 'failed' while the latest answer of this attempt says so, 'completed' once a row is as long as `target`: computed
   * from the answers, also from late ones.
   */
  state: 'active' | 'failed' | 'completed';
  /** 'disabled' in the archive, 'future' before the attempt begins. */
  availability: Availability;
  /** Days in a row that complete it: 21, of a legendary habit 66. */
  target: number;
  legendary: boolean;
  /** First day of this attempt; the day after the last answer when the habit was repeated. */
  startedOn: PlainDate;
  /** Up to today, or to yesterday while today has no answer; a missed day that is filled in later counts. */
  daysInRow: number;
  best: number;
  /** The last `HABIT_DAYS` dates up to today, from the day on which the habit was made; oldest first. */
  days: HabitDay[];
}

export interface HabitsReply {
  today: PlainDate;
  /** In the order in which they were made. */
  habits: Habit[];
  archived: number;
}

export const HABIT_TITLE_LIMIT = 120;
/** Days of a habit, and of a legendary one. */
export const HABIT_TARGET = 21;
export const LEGENDARY_TARGET = 66;
export const HABIT_DAYS = 35;
/** Habits at once; the archive takes `ARCHIVED_HABITS_LIMIT` more. */
export const HABITS_LIMIT = 20;
export const ARCHIVED_HABITS_LIMIT = 200;
/** With those that were removed within a month. */
export const HABITS_TOTAL = 1_000;

export interface HabitForm {
  /** Made by the client. */
  id: Id;
  title: string;
  color: DiaryColor;
}

export interface HabitStatusChange {
  id: Id;
  date: PlainDate;
  /** Null takes the answer back. */
  status: HabitAnswer | null;
  /** Of that day. */
  revision: number;
}

/** `archive=1`: archived ones alone. */
export const getHabits = operation<{ query: { archive?: 1 }; reply: HabitsReply }>(
  'GET',
  '/data/user-habits',
  {
    access: 'user',
    reply: 'HabitsReply',
    tags: ['diary-habits'],
  },
);

const change = {
  access: 'user',
  reply: 'HabitsReply',
  changes: ['diary-habits', 'achievements'],
  writes: getHabits,
} as const;
const action = (path: string) =>
  operation<{ params: { id: Id }; reply: HabitsReply }>('GET', path, { ...change, mutates: true });

/** Repeatable. @throws invalid_form ('title': 'Specify a habit!'), habits_full, items_exhausted, not_found, diary_erased (409) */
export const createHabit = operation<{ body: HabitForm; reply: HabitsReply }>(
  'POST',
  '/data/user-habit/create',
  change,
);

/** Other words for the same habit: its answers stay. Repeatable. @throws invalid_form ('title'), not_found */
export const setHabitTitle = operation<{ body: Pick<HabitForm, 'id' | 'title'>; reply: HabitsReply }>(
  'POST',
  '/data/user-habit/set',
  change,
);

/** For good. Repeatable. */
export const removeHabit = action('/data/user-habit/remove/:id');

/**
 * Answers a day from the habit's first one to today. Repeatable.
 * @throws habit_changed (409, data `HabitsReply`) for a stale revision, habit_state (409) in the archive and for a day
 * after a failure, habit_day (422) for a day before the habit, day_ahead (422)
 */
export const setHabitStatus = operation<{ body: HabitStatusChange; reply: HabitsReply }>(
  'POST',
  '/data/user-habit-status',
  change,
);

/** A new attempt of a failed, completed or archived habit. Repeatable. @throws habit_state (409), habits_full */
export const repeatHabit = action('/data/habit-user-action/repeat/:id');

/** Repeatable. */
export const archiveHabit = action('/data/habit-user-action/archive/:id');

/** Starts a legendary habit: a completed one goes on to 66 days. Repeatable. @throws habit_state (409) */
export const startHabitStreak = action('/data/user-habit/streak/:id');
