import type { Identity } from '@stezhka/kit/identity';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { PostModel } from '../posts/posts.model.ts';
import { app, makePost, makeSections } from '../testing/content.ts';
import { VoteModel } from './votes.model.ts';

useDatabase();
afterEach(clearDatabase);

let post: string;
let author: string;
beforeEach(async () => {
  const sections = await makeSections();
  author = String(sections.author);
  post = (await makePost(sections, { slug: 'rest' })).id;
});

const call = async (who: Partial<Identity>, action: string, target = `post/${post}`) =>
  request(app)
    .get(`/data/rating/${target}/${action}`)
    .set({ Locale: 'en', identity: await identityToken(who) });
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

test('fifty calls of one visitor at once are one vote, and of fifty visitors fifty', async () => {
  await Promise.all(Array.from({ length: 50 }, () => call(guest, 'increment')));
  expect(await rated(guest, 'has')).toEqual({ rating: 1, vote: 'up' });
  await Promise.all(Array.from({ length: 50 }, (_, n) => call({ guestId: `other-${n}` }, 'increment')));
  expect(await rated(guest, 'has')).toEqual({ rating: 51, vote: 'up' });
  expect(await VoteModel.countDocuments().hint({ _id: 1 })).toBe(51);
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
