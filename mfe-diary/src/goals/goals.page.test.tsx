import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { addGoal, getAchievements, getGoals, removeGoal, setGoalText } from '@stezhka/diary-contract';
import type { Locale } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { progressOf } from './goal-progress.ts';
import { Component } from './goals.page.tsx';

const [walks, nights] = exampleOf(getGoals).reply.goals;
type Options = NonNullable<Parameters<typeof show>[1]>;
const showGoals = (options: Options = {}) =>
  show(<Component />, {
    path: '/diary/goals',
    ...options,
    replies: [[getUser, exampleUser], [getAchievements, { achievements: [] }], ...(options.replies ?? [])],
  });
const settled = () => act(async () => {});

test('a goal says its values and its outcome', () => {
  showGoals();
  const open = within(screen.getByRole('listitem', { name: walks!.text }));
  expect(open.getByText('In process')).toBeTruthy();
  for (const label of ['Now', 'For today', 'On average', 'Number of days'])
    expect(open.getByText(label)).toBeTruthy();
  expect(open.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80');
  const done = within(screen.getByRole('listitem', { name: nights!.text }));
  expect(done.getByText(/^Completed: /)).toBeTruthy();
  expect(done.getByText('Success')).toBeTruthy();
});

const WORDS: Record<Locale, [create: string, ...messages: string[]]> = {
  uk: ['Поставити ціль', 'Вкажіть ціль', 'Виберіть показник дня', 'Виберіть кінцеву дату'],
  ru: ['Поставить цель', 'Укажите цель', 'Выберите показатель дня', 'Выберите конечную дату'],
  en: ['Set the goal', 'Specify a goal', 'Select a day parameter', 'Select a deadline'],
};
test.each(Object.entries(WORDS))(
  'a goal that lacks a field is not sent: %s',
  (locale, [create, ...messages]) => {
    const { made } = showGoals({ locale: locale as Locale });
    fireEvent.click(screen.getByRole('button', { name: create }));
    for (const message of messages) expect(screen.getByText(message)).toBeTruthy();
    expect(made.filter(({ op }) => op.name === addGoal.name)).toEqual([]);
  },
);

test('a goal is removed after a question', async () => {
  const { made } = showGoals();
  fireEvent.click(screen.getByRole('button', { name: `Remove the goal: ${walks!.text}` }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await settled();
  expect(made.map(({ op, args }) => [op.name, args.params])).toEqual([[removeGoal.name, { id: walks!.id }]]);
});

test('a goal gets other words at once', async () => {
  const { made } = showGoals({ replies: [[setGoalText, () => new Promise(() => {})]] });
  fireEvent.click(screen.getByRole('button', { name: `Reword the goal: ${walks!.text}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The goal in other words' }));
  fireEvent.change(dialog.getByLabelText(/^What do you want/), { target: { value: 'Більше неба' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('listitem', { name: 'Більше неба' })).toBeTruthy();
  await settled();
  expect(made.map(({ op, args }) => [op.name, args.body])).toEqual([
    [setGoalText.name, { id: walks!.id, text: 'Більше неба' }],
  ]);
});

test.each([
  ['at_least', 48.5, 60, 80],
  ['at_least', 61, 60, 100],
  ['at_least', null, 60, 0],
  ['at_least', -8, -5, 0],
  ['at_most', 48.5, 60, null],
] as const)('%s: %p of %i is %p percent', (aim, reached, value, expected) => {
  expect(progressOf({ aim, reached, value })).toBe(expected);
});
