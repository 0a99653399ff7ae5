import { getHabits, type Habit, type HabitAnswer, type HabitsReply } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { shiftDate } from '../lib/dates.ts';
import { beadsOf } from './habit-beads.ts';
import { withAnswer, withArchived, withCreated, withRepeat, withStreak } from './with-habit-change.ts';

const example = exampleOf(getHabits).reply;
const TODAY = example.today;

/** @param answers '+' continues, '-' failed, '.' none; the last one is today's */
function habitOf(answers: string, part: Partial<Habit> = {}): Habit {
  const statuses: Record<string, HabitAnswer | null> = { '+': 'continues', '-': 'failed', '.': null };
  const days = [...answers].map((one, i) => ({
    date: shiftDate(TODAY, i + 1 - answers.length),
    status: statuses[one]!,
    revision: one === '.' ? 0 : 1,
  }));
  return { ...example.habits[0]!, days, startedOn: days[0]!.date, daysInRow: 0, best: 0, ...part };
}
const listOf = (habit: Habit): HabitsReply => ({ ...example, habits: [habit] });
const answered = (habit: Habit, ago: number, status: HabitAnswer | null) =>
  withAnswer(listOf(habit), { id: habit.id, date: shiftDate(TODAY, -ago), status, revision: 0 }).habits[0]!;

test.each([
  ['++.', 2, 0, 'continues', { daysInRow: 3, best: 3, state: 'active' }],
  ['++.', 2, 0, 'failed', { daysInRow: 0, best: 2, state: 'failed' }],
  ['+++', 3, 0, null, { daysInRow: 2, best: 3, state: 'active' }],
  // A missed day that is filled in joins what stood on both sides of it.
  ['++.+.', 1, 2, 'continues', { daysInRow: 4, best: 4, state: 'active' }],
  // A failure that is answered anew is none.
  ['++-', 0, 0, 'continues', { daysInRow: 3, best: 3, state: 'active' }],
  [`${'+'.repeat(20)}.`, 20, 0, 'continues', { daysInRow: 21, best: 21, state: 'completed' }],
] as const)(
  '%s with a row of %i, answered %i days ago with %s',
  (answers, daysInRow, ago, status, expected) => {
    expect(answered(habitOf(answers, { daysInRow, best: daysInRow }), ago, status)).toMatchObject(expected);
  },
);

test('a row that began before the known days goes on counting', () => {
  const habit = habitOf(`${'+'.repeat(34)}.`, { daysInRow: 40, best: 40, target: 66, legendary: true });
  expect(answered(habit, 0, 'continues').daysInRow).toBe(41);
});

test('a new attempt begins today, or tomorrow once today is answered', () => {
  const repeated = (answers: string) =>
    withRepeat(listOf(habitOf(answers, { state: 'failed' })), example.habits[0]!.id).habits[0]!;
  expect(repeated('+-.')).toMatchObject({ state: 'active', startedOn: TODAY, availability: 'enabled' });
  expect(repeated('++-')).toMatchObject({
    state: 'active',
    startedOn: shiftDate(TODAY, 1),
    availability: 'future',
  });
});

test('a completed habit goes on to 66 days, an archived one leaves the list', () => {
  const { id } = example.habits[2]!;
  expect(withStreak(example, id).habits[2]).toMatchObject({ target: 66, legendary: true, state: 'active' });
  const { habits, archived } = withArchived(example, id);
  expect([habits.length, archived]).toEqual([2, 2]);
  expect(withArchived(example, 'unknown')).toEqual({ habits: example.habits, archived: 1 });
});

test('a created habit stands once, also when its call is repeated', () => {
  const form = { id: 'f'.repeat(24), title: 'Рання прогулянка', color: 'good' as const };
  const once = { ...example, ...withCreated(example, form) };
  expect(withCreated(once, form).habits).toHaveLength(4);
  expect(once.habits.at(-1)).toMatchObject({ title: form.title, target: 21, state: 'active' });
});

const beads = (habit: Habit) =>
  beadsOf(habit)
    .map((bead) => ({ walked: '+', missed: '-', today: 'o', ahead: '.' })[bead])
    .join('');

test.each([
  ['++.', { daysInRow: 2 }, `++o${'.'.repeat(18)}`],
  ['+++', { daysInRow: 3 }, `+++${'.'.repeat(18)}`],
  ['+++-', { state: 'failed' }, `+++-${'.'.repeat(17)}`],
  ['+.+-.', { state: 'failed' }, `+-${'.'.repeat(19)}`],
  ['+', { state: 'completed', daysInRow: 30 }, '+'.repeat(21)],
  ['+', { legendary: true, target: 66, daysInRow: 38 }, `${'+'.repeat(38)}${'.'.repeat(28)}`],
] as const)('%s has a bead for each day of the target', (answers, part, expected) => {
  expect(beads(habitOf(answers, part))).toBe(expected);
});
