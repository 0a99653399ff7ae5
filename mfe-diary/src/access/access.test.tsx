import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { getDiaryAccess } from '@stezhka/diary-contract';
import type { AnyOperation } from '@stezhka/kit-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { RemoteRoute } from '@stezhka/shell-contract';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';
import { show } from '../testing/show.tsx';

const WORDS = { uk: 'Щоденник у розробці', ru: 'Дневник в разработке', en: 'Diary is under development' };
const CLOSED = [
  [getDiaryAccess, { open: false }],
  [getUser, exampleUser],
] as const;

const guarded = remote.routes.filter(({ handle }) => handle?.flags?.includes('verify-access-to-diary'));
const days = remote.routes.find(({ id }) => id === 'diary-days')!;

async function loaded({ load }: RemoteRoute, open: boolean, user: unknown = exampleUser) {
  const asked: string[] = [];
  const call = jest.fn(async (op: AnyOperation) => {
    asked.push(op.name);
    if (op.name === getDiaryAccess.name) return { open };
    return op.name === getUser.name ? user : exampleOf(op).reply;
  });
  await load!({
    call: Object.assign(call, { optional: call }) as never,
    params: { date: '2026-11-20' },
    query: new URLSearchParams(),
    locale: 'uk',
  });
  return asked;
}

test('today and one date are guarded', () => {
  expect(guarded.map(({ id }) => id)).toEqual(expect.arrayContaining(['diary', 'diary-date']));
});

const everywhere = guarded.flatMap((route) => LOCALES.map((locale) => [route.id, locale, route] as const));
test.each(everywhere)('%s says in %s that the diary is closed', async (_, locale, route) => {
  const { Component } = await route.lazy();
  show(<Component />, { locale, replies: CLOSED });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(WORDS[locale]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([...guarded, days].map((route) => [route.id, route] as const))(
  '%s: load reads nothing while the diary is closed',
  async (_, route) => {
    const closed = await loaded(route, false);
    expect(closed.filter((name) => name !== getUser.name)).toEqual([getDiaryAccess.name]);
    expect((await loaded(route, true)).length).toBeGreaterThan(closed.length);
  },
);

test('past days are closed to a member; a guest’s sample stays', async () => {
  const { Component } = await days.lazy();
  const { unmount } = show(<Component />, { locale: 'uk', replies: CLOSED });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(WORDS.uk);
  unmount();
  show(<Component />, { locale: 'uk', replies: [[getDiaryAccess, { open: false }]] });
  expect(screen.queryByText(WORDS.uk)).toBeNull();
  expect(await loaded(days, false, [])).toEqual([getUser.name]);
});
