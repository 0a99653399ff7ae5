import { describeCall } from '@stezhka/kit-contract/examples';
import {
  archiveHabit,
  createHabit,
  getHabits,
  type Habit,
  type HabitDay,
  type HabitsReply,
  removeHabit,
  repeatHabit,
  setHabitStatus,
  setHabitTitle,
  startHabitStreak,
} from '../habits.ts';

const days = (statuses: (HabitDay['status'] | undefined)[]): HabitDay[] =>
  statuses.map((status, at) => ({
    date: `2026-11-${21 - statuses.length + at}`,
    status: status ?? null,
    revision: status ? 1 : 0,
  }));
const row = (length: number): HabitDay['status'][] => Array.from({ length }, () => 'continues');

const walk: Habit = {
  id: '6560b0d1a2c4e8f0123456c1',
  title: 'Двадцять хвилин пішки до роботи',
  color: 'sphere-health',
  state: 'active',
  availability: 'enabled',
  target: 21,
  legendary: false,
  startedOn: '2026-11-11',
  daysInRow: 4,
  best: 4,
  days: days([...row(3), null, null, ...row(4), null]),
};
const screens: Habit = {
  ...walk,
  id: '6560b0d1a2c4e8f0123456c2',
  title: 'Без телефона після десятої',
  color: 'sphere-rest',
  state: 'failed',
  startedOn: '2026-11-14',
  daysInRow: 0,
  best: 9,
  days: days([...row(6), 'failed']),
};
const water: Habit = {
  ...walk,
  id: '6560b0d1a2c4e8f0123456c3',
  title: 'Склянка води зранку',
  color: 'primary',
  state: 'completed',
  startedOn: '2026-10-31',
  daysInRow: 21,
  best: 21,
  days: [
    { date: '2026-10-31', status: 'continues', revision: 1 },
    ...Array.from({ length: 9 }, (_, at) => ({
      date: `2026-11-0${at + 1}`,
      status: 'continues' as const,
      revision: 1,
    })),
    ...days(row(11)),
  ],
};
const habits: HabitsReply = { today: '2026-11-20', habits: [walk, screens, water], archived: 1 };
const throws = ['diary_closed'];
const { id } = walk;

describeCall(getHabits, { summary: 'Habits of the member', throws, example: { query: {}, reply: habits } });

describeCall(createHabit, {
  summary: 'Create a habit',
  throws: [
    ...throws,
    'invalid_form',
    'habits_full',
    'items_exhausted',
    'conflict',
    'not_found',
    'diary_erased',
  ],
  example: { body: { id, title: walk.title, color: walk.color }, reply: habits },
});

describeCall(setHabitTitle, {
  summary: 'Give a habit another title',
  throws: [...throws, 'invalid_form', 'not_found'],
  example: { body: { id, title: walk.title }, reply: habits },
});

describeCall(removeHabit, {
  summary: 'Remove a habit for good',
  throws: [...throws, 'not_found'],
  example: { params: { id }, reply: { ...habits, habits: [screens, water] } },
});

describeCall(setHabitStatus, {
  summary: 'Answer a day of a habit',
  throws: [...throws, 'habit_changed', 'habit_state', 'habit_day', 'day_ahead', 'not_found'],
  example: { body: { id, date: '2026-11-19', status: 'continues', revision: 0 }, reply: habits },
});

describeCall(repeatHabit, {
  summary: 'Start a habit anew',
  throws: [...throws, 'habit_state', 'habits_full', 'not_found'],
  example: { params: { id: screens.id }, reply: habits },
});

describeCall(archiveHabit, {
  summary: 'Put a habit into the archive',
  throws: [...throws, 'habits_full', 'not_found'],
  example: { params: { id: screens.id }, reply: { ...habits, habits: [walk, water], archived: 2 } },
});

describeCall(startHabitStreak, {
  summary: 'Raise a completed habit to a legendary one',
  throws: [...throws, 'habit_state', 'not_found'],
  example: {
    params: { id: water.id },
    reply: {
      ...habits,
      habits: [walk, screens, { ...water, state: 'active', target: 66, legendary: true }],
    },
  },
});
