import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { as } from '../testing/catalogue.ts';
import { CouponModel } from './coupons.model.ts';

useDatabase();
afterEach(clearDatabase);

const content = as({ service: 'content', audience: 'POST /data/welcome-code' });
const ask = async (email: unknown, who = content) => who.post('/data/welcome-code', { email } as object);

test('an address has one code, however often and at once it is asked for', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => ask('Olena@Example.ua')));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(replies.map(({ body }) => body.data.code)).size).toBe(1);
  const [row, ...more] = await CouponModel.find({ email: 'olena@example.ua' }).lean();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    code: expect.stringMatching(/^STEZHKA-[A-Z2-9]{6}$/),
    discount: { kind: 'percent', percent: 5 },
    welcome: true,
    limit: 1,
    firstOrderOnly: true,
    active: true,
    used: 0,
  });
  expect((await ask('ivan@example.ua')).body.data.code).not.toBe(row!.code);
});

test('an address has one welcome code beside any number of other ones', async () => {
  const discount = { kind: 'percent' as const, percent: 5 };
  const coupons = (welcome: boolean, ...codes: string[]) =>
    CouponModel.insertMany(codes.map((code) => ({ code, discount, welcome, email: 'olena@example.ua' })));
  await coupons(true, 'FIRST');
  await expect(coupons(true, 'SECOND')).rejects.toThrow(/duplicate key/);
  expect(await coupons(false, 'THIRD', 'FOURTH')).toHaveLength(2);
});

test.each(['nobody', '', 'a@b', { $ne: null }, ['a@example.ua'], null, `${'a'.repeat(300)}@example.ua`])(
  '%j is no address',
  async (email) => {
    expect((await ask(email)).status).toBe(400);
    expect(await CouponModel.estimatedDocumentCount()).toBe(0);
  },
);

test('people do not give themselves codes', async () => {
  for (const who of [
    {},
    { guestId: 'g1' },
    { userId: 'u1' },
    { userId: 'u2', roles: ['ROLE_SUPER_ADMIN' as const] },
  ]) {
    expect([401, 403]).toContain((await ask('me@example.ua', as(who))).status);
  }
});
