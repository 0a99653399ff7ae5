import { setClock } from '@stezhka/kit/clock';
import type { Identity } from '@stezhka/kit/identity';
import { clearDatabase, profileOf, useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { PostModel } from '../posts/posts.model.ts';
import { app, makePost, makeSections } from '../testing/content.ts';
import { VoteModel } from './votes.model.ts';

useDatabase();
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

let post: string;
let author: string;
beforeEach(async () => {
  const sections = await makeSections();
  author = String(sections.author);
  post = (await makePost(sections, { slug: 'rest' })).id;
});

const call = async (
  who: Partial<Identity>,
  action: string,
  target = `post/${post}`,
  { address = '192.0.2.1', locale = 'en' } = {},
) =>
  request(app)
    .get(`/data/rating/${target}/${action}`)
    .set({ Locale: locale, identity: await identityToken(who), 'X-Forwarded-For': address });
const rated = async (...args: Parameters<typeof call>) => (await call(...args)).body.data;
const guest = { guestId: 'g1' };
const member = { userId: '65f0000000000000000000b1', roles: ['ROLE_USER'] };

test('a visitor’s vote counts once, whatever is repeated', async () => {
  expect(await rated(guest, 'has')).toEqual({ rating: 0, vote: null });
  for (let n = 0; n < 3; n++) expect(await rated(guest, 'increment')).toEqual({ rating: 1, vote: 'up' });
  expect(await rated(member, 'increment')).toEqual({ rating: 2, vote: 'up' });
  expect(await rated({ guestId: 'g2' }, 'has')).toEqual({ rating: 2, vote: null });
});

test('the opposite call turns the vote', async () => {
  await call({ guestId: 'g2' }, 'increment');
  await call(guest, 'increment');
  expect(await rated(guest, 'decrement')).toEqual({ rating: 0, vote: 'down' });
  expect(await rated(guest, 'has')).toEqual({ rating: 0, vote: 'down' });
});

test('fifty calls of one visitor at once are one vote, and of fifty visitors of as many networks fifty', async () => {
  await Promise.all(Array.from({ length: 50 }, () => call(guest, 'increment')));
  expect(await rated(guest, 'has')).toEqual({ rating: 1, vote: 'up' });
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      call({ guestId: `other-${n}` }, 'increment', undefined, { address: `198.51.100.${n}` }),
    ),
  );
  expect(await rated(guest, 'has')).toEqual({ rating: 51, vote: 'up' });
  expect(await VoteModel.countDocuments().hint({ _id: 1 })).toBe(51);
});

test('of guests without end from one network ten vote on one thing in a day', async () => {
  setClock('2026-11-20T10:00:00Z');
  const votes = (from: number, action = 'increment', more = {}) =>
    Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        call({ guestId: `made-${from + n}` }, action, undefined, { address: '2001:db8::1', ...more }),
      ),
    );
  const statuses = [...(await votes(0)), ...(await votes(6, 'decrement', { address: '2001:db8::2' }))];
  expect(statuses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429]);
  const counted = await VoteModel.countDocuments().hint({ _id: 1 });
  expect([counted, (await rated(guest, 'has')).rating]).toEqual([10, 2]);

  for (const [locale, words] of [
    ['uk', 'Забагато спроб. Спробуйте ще раз через 1 день.'],
    ['ru', 'Слишком много попыток. Попробуйте ещё раз через 1 день.'],
    ['en', 'Too many tries. Please try again in 1 day.'],
  ] as const) {
    const { body, status } = await call(guest, 'increment', undefined, { address: '2001:db8::3', locale });
    expect([status, body.code, body.error]).toEqual([429, 'too_many_requests', words]);
  }
  // Whoever has voted turns the vote; members, other things and other networks are not concerned.
  const there = { address: '2001:db8::1' };
  expect((await call({ guestId: 'made-0' }, 'decrement', undefined, there)).body.data.vote).toBe('down');
  expect((await call(member, 'increment', undefined, there)).status).toBe(200);
  expect((await call(guest, 'increment', `author/${author}`, there)).status).toBe(200);
  expect((await call(guest, 'increment')).status).toBe(200);
  setClock('2026-11-21T10:00:01Z');
  expect((await call({ guestId: 'tomorrow' }, 'increment', undefined, there)).status).toBe(200);
});

test('a vote does not change the day of a text, nor the other kind', async () => {
  const changed = async () => (await PostModel.findById(post).lean<{ updatedAt: Date }>())!.updatedAt;
  const before = await changed();
  const written = await profileOf(() => call(guest, 'increment'));
  await call(guest, 'decrement');
  expect(await changed()).toEqual(before);
  expect((await PostModel.findById(post))!.rating).toBe(-1);
  expect(written.filter(({ op, ns }) => op === 'update' && ns.endsWith('.authors'))).toEqual([]);
});

test('the database forgets a guest’s vote after ninety days, and a member’s never', async () => {
  const expiries = (await VoteModel.collection.indexes()).filter((one) => 'expireAfterSeconds' in one);
  expect(expiries).toMatchObject([
    {
      key: { at: 1 },
      expireAfterSeconds: 90 * 24 * 3600,
      partialFilterExpression: { guestId: { $exists: true } },
    },
  ]);
});

test('authors are rated as posts are, each by itself', async () => {
  expect(await rated(guest, 'decrement', `author/${author}`)).toEqual({ rating: -1, vote: 'down' });
  expect(await rated(guest, 'has')).toEqual({ rating: 0, vote: null });
});

test('a guest’s vote becomes the member’s at login', async () => {
  const before = { guestId: 'before-login' };
  await call(before, 'increment');
  expect(await rated({ ...member, ...before }, 'has')).toEqual({ rating: 1, vote: 'up' });
  expect(await rated(member, 'increment')).toEqual({ rating: 1, vote: 'up' });
});

test('calls that meet the login at once make one vote of the guest’s and the member’s', async () => {
  const before = { guestId: 'meets-the-login' };
  await call(before, 'increment');
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => call({ ...member, ...before }, n % 2 ? 'increment' : 'has')),
  );
  expect(await rated(member, 'has')).toEqual({ rating: 1, vote: 'up' });
  expect(await VoteModel.countDocuments().hint({ _id: 1 })).toBe(1);
});

test('of a guest’s and the member’s vote on one post the member’s stays, and one counts', async () => {
  const elsewhere = { guestId: 'on-a-phone' };
  await call(member, 'increment');
  await call(elsewhere, 'decrement');
  expect(await rated({ ...member, ...elsewhere }, 'has')).toEqual({ rating: 1, vote: 'up' });
});

test('what is not there or not out yet cannot be rated', async () => {
  await PostModel.updateOne({ _id: post }, { publishedAt: null });
  for (const action of ['increment', 'decrement', 'has']) {
    expect((await call(guest, action)).status).toBe(404);
    expect((await call(guest, action, `author/${post}`)).status).toBe(404);
    expect((await call(guest, action, 'post/nonsense')).status).toBe(400);
  }
});

test('a vote without a visitor is refused', async () => {
  expect((await call({}, 'increment')).status).toBe(403);
});
