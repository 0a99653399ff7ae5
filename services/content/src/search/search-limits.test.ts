import { jest } from '@jest/globals';
import { clock, setClock } from '@stezhka/kit/clock';
import { findByWords, searchIn } from '@stezhka/kit/search';
import { useDatabase } from '@stezhka/kit/testing/database';
import { CategoryModel } from '../categories/categories.model.ts';
import { EventModel } from '../events/events.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { get, makePost, makeSections, say } from '../testing/content.ts';

/** Each word is known, no row has all of them: a search looks at every place of every kind. */
const SCATTERED = 'evening storm paper';

useDatabase();
beforeAll(async () => {
  const sections = await makeSections();
  for (const word of SCATTERED.split(' '))
    await makePost(sections, {
      slug: word,
      title: say(word),
      excerpt: say(word),
      body: say(`<p>${word}</p>`),
    });
});
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(() => {
  setClock(null);
  jest.restoreAllMocks();
});

/** What is read of rows: how long each read may take, and how many ask for a word. */
function watchReads(onRead: () => void): { limits: number[]; of(word: string): number } {
  const limits: number[] = [];
  const read: string[] = [];
  for (const { collection } of [PostModel, EventModel, CategoryModel]) {
    const aggregate = collection.aggregate.bind(collection);
    jest.spyOn(collection, 'aggregate').mockImplementation((pipeline, options) => {
      limits.push(Number(options!.maxTimeMS));
      read.push(JSON.stringify(pipeline));
      onRead();
      return aggregate(pipeline, options);
    });
  }
  return { limits, of: (word) => read.filter((one) => one.includes(word)).length };
}

const search = (query: string, { visitor = 'sofiia', gone = new AbortController().signal } = {}) =>
  findByWords(query, { locale: 'en', visitor, gone }, [searchIn(PostModel, 'slug title')]);

test('all reads of one search have one time together, and what is over is refused', async () => {
  const { limits } = watchReads(() => setClock(clock.in(300)));
  const { body, headers } = await get(`/data/search?search=${SCATTERED}`).expect(503);
  expect([body.code, headers['retry-after']]).toEqual(['unavailable', '30']);
  expect(limits.length).toBeLessThan(12);
  expect(Math.max(...limits)).toBe(2000);
  expect(limits.every((limit, n) => limit > 0 && (n < 3 || limit < 2000))).toBe(true);
});

test('without haste the same search looks everywhere and finds nothing', async () => {
  const { limits } = watchReads(() => {});
  expect((await get(`/data/search?search=${SCATTERED}`).expect(200)).body.data.posts).toEqual([]);
  expect(limits.length).toBeGreaterThanOrEqual(12);
});

test('a search that its visitor has left reads no further', async () => {
  const leaving = new AbortController();
  const reads = watchReads(() => leaving.abort());
  await expect(search(SCATTERED, { gone: leaving.signal })).rejects.toMatchObject({ code: 'unavailable' });
  const { rows } = await search('evening');
  expect(rows[0]).toHaveLength(1);
  expect(reads.of('storm')).toBe(1);
});

test('one visitor’s seventh search at once is refused, another’s first is not', async () => {
  const held = Array.from({ length: 6 }, () => search('evening'));
  await expect(search('evening')).rejects.toMatchObject({ code: 'too_many_requests' });
  const others = await search('evening', { visitor: 'ihor' });
  expect(others.rows[0]).toHaveLength(1);
  await Promise.all(held);
  expect((await search('evening')).rows[0]).toHaveLength(1);
});
