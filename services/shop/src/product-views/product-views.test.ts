import { advanceClock, setClock } from '@stezhka/kit/clock';
import { later, runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { popularityJob } from './popularity.job.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const PERSON = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
let id: string;
beforeEach(async () => {
  const { diaries } = await makeCategories();
  id = await product('diary', diaries, { popularity: 5 });
  await product('other', diaries, { popularity: 6 });
});

const look = async (
  who: { userId?: string; guestId?: string } = {},
  headers: Record<string, string> = PERSON,
) => {
  const { status, body } = await as(who).post(`/data/product/add-view/${id}`, {}, headers);
  expect(status).toBe(200);
  return body.data.counted;
};
const views = async () => (await ProductModel.findById(id).lean())!.newViews;

test('a visitor counts once a day, however often the page is opened', async () => {
  expect(await look({ guestId: 'g1' })).toBe(true);
  expect(await look({ guestId: 'g1' })).toBe(false);
  expect(await look({ userId: 'u1', guestId: 'g2' })).toBe(true);
  expect(await look({ userId: 'u1', guestId: 'g3' })).toBe(false);
  // A visitor without an identity is known by network and browser.
  expect(await look({})).toBe(true);
  expect(await look({})).toBe(false);
  expect(await look({}, { ...PERSON, 'X-Forwarded-For': '203.0.113.9' })).toBe(true);
  expect(await views()).toBe(4);
  advanceClock({ days: 1 });
  expect(await look({ guestId: 'g1' })).toBe(true);
});

test('twenty at the same moment are one', async () => {
  const before = await views();
  const all = await Promise.all(Array.from({ length: 20 }, () => look({ guestId: 'at-once' })));
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(await views()).toBe(before + 1);
});

test.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 HeadlessChrome/140',
  'curl/8.5.0',
  '',
])('a robot counts nothing: %s', async (agent) => {
  const before = await views();
  expect(await look({ guestId: `robot ${agent}` }, { 'User-Agent': agent })).toBe(false);
  expect(await views()).toBe(before);
});

test('views become popularity once an hour, each of them once', async () => {
  const popular = async () => (await as({}).get('/data/products/all')).body.data.products[0].slug;
  for (const guestId of ['g1', 'g2']) await look({ guestId });
  const counted = await views();
  expect(await popular()).toBe('other');
  await later(null, popularityJob, {});
  await runDueJobs();
  const row = await ProductModel.findById(id).lean();
  expect([row!.popularity, row!.newViews]).toEqual([5 + counted, 0]);
  expect(await popular()).toBe('diary');
});

test.each(['nothing', '{"$ne":null}', 'f'.repeat(4096)])('no product is called %.20s', async (wrong) => {
  const { status } = await as({}).post(`/data/product/add-view/${encodeURIComponent(wrong)}`, {}, PERSON);
  expect(status).toBe(400);
});

test('views of unknown or unpublished products are not counted', async () => {
  expect((await as({}).post(`/data/product/add-view/${'0'.repeat(24)}`, {}, PERSON)).status).toBe(404);
  await ProductModel.updateOne({ _id: id }, { published: false });
  expect((await as({}).post(`/data/product/add-view/${id}`, {}, PERSON)).status).toBe(404);
});
