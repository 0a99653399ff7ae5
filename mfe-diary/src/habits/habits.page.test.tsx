import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import {
  archiveHabit,
  createHabit,
  getAchievements,
  getHabits,
  type HabitStatusChange,
  removeHabit,
  repeatHabit,
  setHabitStatus,
  setHabitTitle,
  startHabitStreak,
} from '@stezhka/diary-contract';
import type { CallArgs, Locale } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { shiftDate } from '../lib/dates.ts';
import { show } from '../testing/show.tsx';
import { Component } from './habits.page.tsx';

const example = exampleOf(getHabits).reply;
const [walk, screens, water] = example.habits.map(({ title }) => title) as [string, string, string];
const [walkId, screensId, waterId] = example.habits.map(({ id }) => id) as [string, string, string];
type Options = NonNullable<Parameters<typeof show>[1]>;

const showHabits = (options: Options = {}) =>
  show(<Component />, {
    path: '/diary/habits',
    ...options,
    replies: [[getUser, exampleUser], [getAchievements, { achievements: [] }], ...(options.replies ?? [])],
  });
const card = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => act(async () => {});
const sent = (made: { op: { name: string }; args: CallArgs }[]) =>
  made.map(({ op, args }) => [op.name, args.body ?? args.params]);
const pending = () => new Promise(() => {});

test('each habit says its row, its best result and its last weeks', () => {
  showHabits();
  expect(card(walk).getByText('4 days in a row, best 4')).toBeTruthy();
  expect(
    card(walk).getByRole('img', { name: 'The last 10 days: 7 continues, 0 failed, 3 unanswered' }),
  ).toBeTruthy();
  expect(card(walk).getByRole('img', { name: '4 of 21 days walked' })).toBeTruthy();
});

test('today is answered at once, and says so while it is saved', async () => {
  const { made } = showHabits({ replies: [[setHabitStatus, pending]] });
  press(`${walk}, today: continues`);
  expect(card(walk).getByText('5 days in a row, best 5')).toBeTruthy();
  expect(screen.getByText('Saving…')).toBeTruthy();
  expect(screen.getByRole('button', { name: `${walk}, today: continues` }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  // Nothing else of this habit is sent meanwhile.
  press(`${walk}, today: failed`);
  await settled();
  expect(sent(made)).toEqual([
    [setHabitStatus.name, { id: walkId, date: '2026-11-20', status: 'continues', revision: 0 }],
  ]);
});

test('the second click of a double click takes nothing back', async () => {
  const { made } = showHabits();
  const button = screen.getByRole('button', { name: `${walk}, today: continues` });
  fireEvent.click(button, { detail: 1 });
  await settled();
  fireEvent.click(button, { detail: 2 });
  await settled();
  expect(made).toHaveLength(1);
});

test('an answer that another window has changed is given upon the new revision', async () => {
  const habits = example.habits.map((habit) => ({
    ...habit,
    days: habit.days.map((day) => ({ ...day, revision: 7 })),
  }));
  const answer = ({ body }: CallArgs) =>
    (body as HabitStatusChange).revision === 7
      ? example
      : failing(409, 'habit_changed', { data: { ...example, habits } });
  const { made } = showHabits({ replies: [[setHabitStatus, answer]] });
  press(`${walk}, today: failed`);
  await settled();
  expect(made.map(({ args }) => (args.body as HabitStatusChange).revision)).toEqual([0, 7]);
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('an answer without a connection is taken back, told, and can be repeated', async () => {
  let calls = 0;
  const answer = () => (calls++ ? example : failing(0, 'unreachable', { message: 'No connection.' }));
  const { made } = showHabits({ replies: [[setHabitStatus, answer]] });
  press(`${walk}, today: continues`);
  await settled();
  expect(screen.getByText('Not saved. No connection.')).toBeTruthy();
  expect(card(walk).getByText('4 days in a row, best 4')).toBeTruthy();
  press('Try again');
  await settled();
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(new Set(made.map(({ args }) => JSON.stringify(args))).size).toBe(1);
});

test('after the end of a session one can log in and come back', async () => {
  showHabits({ replies: [[setHabitStatus, failing(401, 'login_required', { message: 'Log in.' })]] });
  press(`${walk}, today: continues`);
  await settled();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/en/login?next=%2Fen%2Fdiary%2Fhabits',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a refusal is told without an offer to repeat it, and the list is read again', async () => {
  const refused = failing(409, 'habit_state', { message: 'Start it again first.' });
  const { refetched } = showHabits({ replies: [[setHabitStatus, refused]] });
  press(`${walk}, today: continues`);
  await settled();
  expect(screen.getByText('Not saved. Start it again first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(refetched).toContain(getHabits.name);
});

test('a missed day is filled in from the last weeks', async () => {
  const { made } = showHabits();
  const details = card(walk).getByText('The last weeks').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.click(card(walk).getByRole('button', { name: /^14.November: no answer$/ }));
  fireEvent.click(card(walk).getByRole('button', { name: /14.November: continues$/ }));
  await settled();
  expect(sent(made)).toEqual([
    [setHabitStatus.name, { id: walkId, date: '2026-11-14', status: 'continues', revision: 0 }],
  ]);
});

test('a failure invites to learn and to return', async () => {
  const { made } = showHabits();
  expect(card(screens).getByText('Failed!')).toBeTruthy();
  expect(card(screens).getByRole('link', { name: 'Write it in the diary' }).getAttribute('href')).toBe(
    '/en/diary',
  );
  press(`${screens}: start again`);
  await settled();
  expect(sent(made)).toEqual([[repeatHabit.name, { id: screensId }]]);
});

test('a failure of an earlier day leaves no answers of today until a new attempt', () => {
  const habits = example.habits.map((habit) =>
    habit.id === screensId
      ? {
          ...habit,
          days: [
            ...habit.days.map((day) => ({ ...day, date: shiftDate(day.date, -1) })),
            { date: '2026-11-20', status: null, revision: 0 },
          ],
        }
      : habit,
  );
  showHabits({ replies: [[getHabits, { ...example, habits }]] });
  expect(card(screens).queryByRole('button', { name: /today/ })).toBeNull();
});

test('the last weeks offer answers for the failed day and those before it, not for later ones', () => {
  const habits = example.habits.map((habit) =>
    habit.id === screensId
      ? { ...habit, days: habit.days.map((day) => ({ ...day, date: shiftDate(day.date, -1) })) }
      : habit,
  );
  const today = { date: '2026-11-20', status: null, revision: 0 };
  const withToday = habits.map((habit) =>
    habit.id === screensId ? { ...habit, days: [...habit.days, today] } : habit,
  );
  showHabits({ replies: [[getHabits, { ...example, habits: withToday }]] });
  const details = card(screens).getByText('The last weeks').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(card(screens).queryByRole('button', { name: /20.November: continues$/ })).toBeNull();
  expect(card(screens).queryByRole('button', { name: /today: continues$/ })).toBeNull();
  expect(card(screens).getByText(/^This day comes after the failure/)).toBeTruthy();
  fireEvent.click(card(screens).getByRole('button', { name: /^19.November: failed$/ }));
  expect(card(screens).getByRole('button', { name: /19.November: continues$/ })).toBeTruthy();
});

test('a completed habit congratulates and offers the legendary one', async () => {
  const { made } = showHabits();
  expect(card(water).getByText('Achievement Complete')).toBeTruthy();
  expect(card(water).getByText('Congratulations!')).toBeTruthy();
  expect(card(water).getByText('21 of 21')).toBeTruthy();
  press(`${water}: start a legendary habit`);
  expect(card(water).getByText('21 days in a row, best 21, legendary')).toBeTruthy();
  await settled();
  expect(sent(made)).toEqual([[startHabitStreak.name, { id: waterId }]]);
});

test('a habit leaves for the archive', async () => {
  const { made } = showHabits({ replies: [[archiveHabit, pending]] });
  press(`${screens}: to the archive`);
  expect(screen.queryByRole('listitem', { name: screens })).toBeNull();
  expect(screen.getByRole('link', { name: 'Archive 2' })).toBeTruthy();
  await settled();
  expect(sent(made)).toEqual([[archiveHabit.name, { id: screensId }]]);
});

test('a habit is removed only after a question', async () => {
  const { made } = showHabits();
  press(`${walk}: remove`);
  const dialog = within(await screen.findByRole('dialog', { name: `Remove “${walk}”?` }));
  fireEvent.click(dialog.getAllByRole('button', { name: 'Keep it' }).at(-1)!);
  expect(made).toEqual([]);
  press(`${walk}: remove`);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove for good' }));
  await settled();
  expect(sent(made)).toEqual([[removeHabit.name, { id: walkId }]]);
});

test('a habit gets another title at once, never an empty one', async () => {
  const { made } = showHabits({ replies: [[setHabitTitle, pending]] });
  press(`${walk}: edit`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Another title of the habit' }));
  const field = dialog.getByLabelText<HTMLInputElement>(/^What will you do/);
  expect(field.value).toBe(walk);
  expect(document.activeElement).toBe(field);
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  fireEvent.change(field, { target: { value: ' ' } });
  save();
  expect(dialog.getByText('Specify a habit!')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' Пів години пішки ' } });
  save();
  expect(card('Пів години пішки').getByText('4 days in a row, best 4')).toBeTruthy();
  await settled();
  expect(sent(made)).toEqual([[setHabitTitle.name, { id: walkId, title: 'Пів години пішки' }]]);
});

test('the archive has an address of its own, and its habits can be repeated', async () => {
  const archived = {
    ...example,
    habits: [{ ...example.habits[0]!, title: 'Без цукру', availability: 'disabled' }],
  };
  const list = ({ query }: CallArgs) =>
    (query as { archive?: 1 } | undefined)?.archive ? archived : example;
  const { made } = showHabits({ path: '/diary/habits?view=archive', replies: [[getHabits, list]] });
  expect(screen.getByRole('link', { name: 'Archive 1' }).getAttribute('aria-current')).toBe('page');
  press('Без цукру: start again');
  await settled();
  expect(sent(made)).toEqual([[repeatHabit.name, { id: walkId }]]);
});

const REQUIRED: Record<Locale, [start: string, message: string]> = {
  uk: ['Почати', 'Вкажіть звичку!'],
  ru: ['Начать', 'Укажите привычку!'],
  en: ['Start', 'Specify a habit!'],
};
test.each(Object.entries(REQUIRED))('a habit without words is not sent: %s', (locale, [start, message]) => {
  const { made } = showHabits({ locale: locale as Locale });
  press(start);
  expect(screen.getByText(message)).toBeTruthy();
  expect(made).toEqual([]);
});

test('a habit is made once, though its first call failed', async () => {
  let calls = 0;
  const create = () => (calls++ ? example : failing(0, 'unreachable', { message: 'No connection.' }));
  const { made } = showHabits({ replies: [[createHabit, create]] });
  const field = screen.getByLabelText<HTMLInputElement>(/^What will you do/);
  fireEvent.change(field, { target: { value: ' П’ять хвилин тиші ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Growth' }));
  press('Start');
  await settled();
  expect(screen.getByRole('alert').textContent).toBe('No connection.');
  expect(field.value).toBe(' П’ять хвилин тиші ');
  press('Start');
  await settled();
  expect(field.value).toBe('');
  const [first, second] = made.map(({ args }) => args.body);
  expect(first).toEqual({
    id: expect.stringMatching(/^[\da-f]{24}$/),
    title: 'П’ять хвилин тиші',
    color: 'sphere-growth',
  });
  expect(second).toEqual(first);
});

test('a habit that is still being made is answered once the service has it', async () => {
  const making = Promise.withResolvers<typeof example>();
  const { made } = showHabits({ replies: [[createHabit, () => making.promise]] });
  fireEvent.change(screen.getByLabelText(/^What will you do/), { target: { value: 'Fold a crane' } });
  press('Start');
  await settled();
  fireEvent.click(card('Fold a crane').getByRole('button', { name: /continues/ }));
  await settled();
  expect(made.map(({ op }) => op.name)).toEqual([createHabit.name]);
  making.resolve(example);
  await settled();
  expect(made.map(({ op }) => op.name)).toEqual([createHabit.name, setHabitStatus.name]);
});

test('without habits the page invites to start with one', () => {
  showHabits({ replies: [[getHabits, { ...example, habits: [], archived: 0 }]] });
  expect(screen.getByText('No habits yet')).toBeTruthy();
});

test('a list that did not come can be asked for again', () => {
  showHabits({ replies: [[getHabits, failing(503, 'unavailable', { message: 'Resting.' })]] });
  expect(screen.getByText('Resting.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
