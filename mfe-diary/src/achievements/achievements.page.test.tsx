import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { type Achievement, getAchievements, seeAchievements } from '@stezhka/diary-contract';
import type { Locale } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Component } from './achievements.page.tsx';
import { nextAchievement } from './next-achievement.ts';

const example = exampleOf(getAchievements).reply;
const [week, year] = example.achievements as [Achievement, Achievement];
type Options = NonNullable<Parameters<typeof show>[1]>;
const showAchievements = (options: Options = {}) =>
  show(<Component />, {
    path: '/diary/achievements',
    ...options,
    replies: [[getUser, exampleUser], ...(options.replies ?? [])],
  });
const card = (name: string) => within(screen.getByRole('listitem', { name }));
const settled = () => act(async () => {});

test('an achievement says its date, or how far it is', () => {
  showAchievements();
  expect(screen.getByText('1 of 2 achieved')).toBeTruthy();
  expect(card(week.title).getByText(/^Achieved on 20.November.2026$/)).toBeTruthy();
  expect(card(year.title).getByText('7 of 365, the nearest one')).toBeTruthy();
  expect(card(year.title).getByRole('progressbar', { name: 'ДЕНЬ 365: 7 of 365' })).toBeTruthy();
});

test('the nearest one is the one of whose way most is walked', () => {
  const near = { ...year, systemName: 'near', progress: 9, target: 10 };
  expect(nextAchievement([week, year, near])).toBe(near);
  expect(nextAchievement([week])).toBeUndefined();
});

const CELEBRATION: Record<Locale, [title: string, close: string]> = {
  uk: ['Нове досягнення', 'Гаразд'],
  ru: ['Новое достижение', 'Хорошо'],
  en: ['A new achievement', 'Good'],
};
test.each(Object.entries(CELEBRATION))(
  'a new achievement is celebrated once, without taking the focus: %s',
  async (locale, [title, close]) => {
    const { made } = showAchievements({ locale: locale as Locale });
    const place = within(await screen.findByRole('status'));
    expect(place.getByRole('heading', { name: title })).toBeTruthy();
    expect(place.getByText(week.title)).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(place.getByRole('button', { name: close }));
    expect(place.queryByText(week.title)).toBeNull();
    await settled();
    expect(made.map(({ op, args }) => [op.name, args.body])).toEqual([
      [seeAchievements.name, { achievements: [week.systemName] }],
    ]);
  },
);

test('several achievements at once have one celebration', async () => {
  const achievements = [week, { ...week, id: 'x', systemName: 'first_day', title: 'Перший день' }, year];
  const { made } = showAchievements({ replies: [[getAchievements, { achievements }]] });
  const place = within(await screen.findByRole('status'));
  expect(place.getByRole('heading', { name: 'New achievements' })).toBeTruthy();
  fireEvent.click(place.getByRole('button', { name: 'Good' }));
  await settled();
  expect(made.map(({ args }) => args.body)).toEqual([{ achievements: ['week_in_a_row', 'first_day'] }]);
});

test('a celebration whose end was not kept comes back', async () => {
  showAchievements({ replies: [[seeAchievements, failing(503)]] });
  const place = within(await screen.findByRole('status'));
  fireEvent.click(place.getByRole('button', { name: 'Good' }));
  await settled();
  expect(place.getByText(week.title)).toBeTruthy();
});

test('what was celebrated is not celebrated again', async () => {
  const achievements = example.achievements.map((one) => ({ ...one, isNew: false }));
  showAchievements({ replies: [[getAchievements, { achievements }]] });
  expect(within(await screen.findByRole('status')).queryByRole('heading')).toBeNull();
});

test('a list that did not come can be asked for again', () => {
  showAchievements({ replies: [[getAchievements, failing(503, 'unavailable', { message: 'Resting.' })]] });
  expect(screen.getByText('Resting.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
