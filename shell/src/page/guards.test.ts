import { jest } from '@jest/globals';
import type { RouteFlag } from '@stezhka/shell-contract';
import { guard } from './guards.ts';

const member = { id: '6560b0d1a2c4e8f0123456aa', roles: [] };
const standing = (flags: RouteFlag[], user: unknown, address: string) => {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const call = Object.assign(
    jest.fn(async () => user),
    { optional: async () => user },
  );
  const verdict = guard(flags, {
    call: call as never,
    location: { pathname, search },
    locale: 'en',
    store: {} as never,
  });
  return { verdict, call };
};

test('a guest is sent to the login and comes back to where they were going', async () => {
  const { verdict } = standing(['auth', 'reset-diary'], [], '/en/diary/2026-11-20?tab=square');
  expect(await verdict).toBe('/en/login?next=%2Fen%2Fdiary%2F2026-11-20%3Ftab%3Dsquare');
});

test('a member passes, and a page without guards asks nobody', async () => {
  expect(await standing(['auth'], member, '/en/diary').verdict).toBeUndefined();
  const { verdict, call } = standing(['reset-breadcrumbs'], [], '/en/offer');
  expect(await verdict).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test('a member stays on a page of the diary, open or closed', async () => {
  expect(await standing(['auth', 'verify-access-to-diary'], member, '/en/diary').verdict).toBeUndefined();
});

test('a member at the login goes on', async () => {
  expect(await standing(['login'], member, '/en/login?next=%2Fen%2Fcart').verdict).toBe('/en/cart');
  expect(await standing(['login'], member, '/en/login').verdict).toBe('/en/profile');
  expect(await standing(['login'], [], '/en/login?next=%2Fen%2Fcart').verdict).toBeUndefined();
});

const onwards = (next: string) =>
  standing(['login'], member, `/en/login?next=${encodeURIComponent(next)}`).verdict;

test('a way on may carry a query and an anchor', async () => {
  expect(await onwards('/ru/diary?x=1#note')).toBe('/ru/diary?x=1#note');
});

test.each([
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/%5Cevil.example',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/path\\..\\evil',
  '/%E0%A4%A',
  ' //evil.example',
])('%j leads to the profile', async (next) => {
  expect(await onwards(next)).toBe('/en/profile');
});
