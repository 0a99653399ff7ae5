import type { BalanceChange } from '@stezhka/account-contract';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { known, member, visitor } from '../testing/account.ts';
import { EntryModel } from './balance.model.ts';

useDatabase();
afterEach(clearDatabase);

const [CREDIT, DEBIT] = ['/data/user/balance/credit', '/data/user/balance/debit'];
const shop = (path: string) => known({ service: 'shop', audience: `POST ${path}` });
const credit = async (userId: string, kopiykas: unknown, key: unknown, more: object = {}) =>
  (await shop(CREDIT)).post(CREDIT, { userId, kopiykas, key, reason: 'top_up', ...more });
const debit = async (userId: string, kopiykas: unknown, key: unknown) =>
  (await shop(DEBIT)).post(DEBIT, { userId, kopiykas, key, reason: 'course' });
const sofiia = async () => (await member({ email: 'sofiia@stezhka.example' })).id as string;
const shownTo = async (userId: string, query = '') =>
  (await (await known({ userId, roles: ['ROLE_USER'] })).get(`/data/user/balance${query}`).expect(200)).body
    .data;
const sumOf = async () =>
  (await EntryModel.find().hint({ _id: 1 })).reduce((sum, { kopiykas }) => sum + kopiykas, 0);

test('a balance is the sum of its movements, newest first', async () => {
  const id = await sofiia();
  expect(await shownTo(id)).toMatchObject({ balance: 0, entries: [] });
  await credit(id, 50_000, 'one');
  expect((await debit(id, 8_050, 'two')).body.data).toEqual({ kopiykas: 41_950 });
  const shown = await shownTo(id);
  expect(shown.balance).toBe(419.5);
  expect(shown.entries).toMatchObject([
    { amount: -80.5, balance: 419.5, reason: 'course' },
    { amount: 500, balance: 500, reason: 'top_up' },
  ]);
});

test('a movement asked for fifty times at once is one', async () => {
  const id = await sofiia();
  const replies = await Promise.all(Array.from({ length: 50 }, () => credit(id, 50_000, 'top-up:1')));
  expect(replies.every(({ status, body }) => status === 200 && body.data.kopiykas === 50_000)).toBe(true);
  expect((await shownTo(id)).balance).toBe(500);
});

test('a debit of the whole balance asked for fifty times at once is one, and none of them is refused', async () => {
  const id = await sofiia();
  await credit(id, 59_000, 'top-up:1');
  const replies = await Promise.all(Array.from({ length: 50 }, () => debit(id, 59_000, 'course:1')));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await sumOf()).toBe(0);
});

test('a balance never goes below zero under concurrent debits', async () => {
  const id = await sofiia();
  await credit(id, 10_000, 'start');
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => debit(id, 3_000, `course:${n}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const { body } of replies.filter(({ status }) => status !== 200))
    expect(body.code).toBe('not_enough_money');
  expect(await sumOf()).toBe(1_000);
  expect((await shownTo(id)).balance).toBe(10);
});

test('a key names one movement: another amount or member with it is a conflict', async () => {
  const id = await sofiia();
  const { id: other } = await member({ email: 'ihor@stezhka.example' });
  await credit(id, 50_000, 'top-up:1');
  expect((await credit(id, 60_000, 'top-up:1')).status).toBe(409);
  expect((await credit(other, 50_000, 'top-up:1')).status).toBe(409);
  expect((await debit(id, 50_000, 'top-up:1')).status).toBe(409);
  expect(await sumOf()).toBe(50_000);
});

test.each<[string, Partial<Record<keyof BalanceChange, unknown>>]>([
  ['nothing', { kopiykas: 0 }],
  ['less than nothing', { kopiykas: -1 }],
  ['half a kopiyka', { kopiykas: 0.5 }],
  ['NaN', { kopiykas: 'NaN' }],
  ['all the money there is', { kopiykas: 1e15 }],
  ['an operator', { key: { $ne: null } }],
  ['no key', { key: '' }],
  ['a novel for a key', { key: 'k'.repeat(201) }],
  ['an unknown reason', { reason: 'gift' }],
])('%s moves nothing', async (_, more) => {
  expect((await credit(await sofiia(), 100, 'one', more)).status).toBe(400);
  expect(await sumOf()).toBe(0);
});

test('an unknown member has no balance', async () => {
  expect((await credit('65f0000000000000000000ff', 100, 'one')).status).toBe(404);
});

test('only services move money, and everybody sees their own', async () => {
  const id = await sofiia();
  const body = { userId: id, kopiykas: 100, key: 'mine', reason: 'top_up' };
  const admin = await known({ userId: id, roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] });
  for (const call of ['credit', 'debit']) {
    await admin.post(`/data/user/balance/${call}`, body).expect(403);
    await visitor().post(`/data/user/balance/${call}`, body).expect(403);
  }
  await visitor().get('/data/user/balance').expect(401);
  await credit(id, 100, 'one');
  const { id: other } = await member({ email: 'ihor@stezhka.example' });
  expect(await shownTo(other)).toMatchObject({ balance: 0, entries: [] });
});

test('a long history comes in pages', async () => {
  const id = await sofiia();
  for (let n = 0; n < 5; n++) await credit(id, 100, `k${n}`);
  const shown = await shownTo(id, '?page=2&limit=2');
  expect(shown.pagination).toEqual({ page: 2, pages: 3, limit: 2, total: 5 });
  expect(shown.entries.map(({ balance }: { balance: number }) => balance)).toEqual([3, 2]);
});
