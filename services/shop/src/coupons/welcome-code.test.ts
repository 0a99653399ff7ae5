import { jest } from '@jest/globals';
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

test('an address with an unlisted top-level domain is accepted', async () => {
  expect((await ask('olena@poshta.example')).status).toBe(200);
});

describe('a code that cannot be written', () => {
  const failing = (error: object) => jest.spyOn(CouponModel, 'updateOne').mockRejectedValueOnce(error);

  test('because another request was the first is the code of that one', async () => {
    const { code } = (await ask('olena@example.ua')).body.data;
    failing(Object.assign(new Error('E11000'), { code: 11000 }));
    expect((await ask('olena@example.ua')).body.data).toEqual({ code });
  });

  test('for another reason is an error', async () => {
    await ask('olena@example.ua');
    failing(new Error('no disk space'));
    expect((await ask('olena@example.ua')).status).toBe(500);
  });
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
