import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { LayoutModel } from '../layouts/layouts.model.ts';
import { get, makeDeck } from '../testing/content.ts';

useDatabase();
beforeEach(async () => {
  await makeDeck();
});
afterEach(clearDatabase);

const seo = async (path: string) =>
  (await get(`/data/seo?path=${encodeURIComponent(path)}`).expect(200)).body.data;

test('decks come with samples, their number of cards and the ready-made layouts', async () => {
  const reply = await get('/data/mac/decks', 'ru').expect(200);
  expect(reply.get('Cache-Tags')).toBe('decks');
  expect(reply.body.data.decks).toMatchObject([{ slug: 'paths', title: 'paths (ru)', cards: 5 }]);
  const [free, three] = reply.body.data.templates;
  expect(free).toMatchObject({ slug: 'free', places: [] });
  expect(three.places[0]).toEqual({ title: 'Place 20 (ru)', meaning: 'Meaning (ru)', x: 0.2, y: 0.5 });
});

test('a deck tells about itself, its cards ask three questions in their order', async () => {
  const { deck } = (await get('/data/mac/deck/paths').expect(200)).body.data;
  expect(deck).toMatchObject({ about: '<p>A year.</p>', excerpt: 'Roads' });
  const { cards } = (await get('/data/mac/cards/paths').expect(200)).body.data;
  expect(cards.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(cards[1].questions).toEqual(['Question 1 of 2', 'Question 2 of 2', 'Question 3 of 2']);
});

test.each(['deck', 'cards'])('a %s that is not there is a 404', async (what) => {
  await get(`/data/mac/${what}/tarot`).expect(404);
});

test('a deck’s page has a head, its place under all decks, and a line in the sitemap', async () => {
  const head = await seo('/metaphoric-cards/paths');
  expect(head).toMatchObject({ status: 200, title: 'paths', description: 'Roads' });
  expect(head.jsonLd[0]).toMatchObject({ '@type': 'CreativeWork', name: 'paths' });
  expect(head.jsonLd[1].itemListElement).toHaveLength(3);
  expect((await seo('/metaphoric-cards')).status).toBe(200);
  expect((await seo('/metaphoric-cards/tarot')).status).toBe(404);
});

test('the head of a shared layout is not indexed, and ends with its link', async () => {
  const token = 'A'.repeat(43);
  const row = { userId: '65f0000000000000000000a1', version: 1, deck: 'paths', template: 'free' };
  await LayoutModel.create({
    ...row,
    _id: '6560b0d1a2c4e8f0123456c1',
    title: 'Before a talk',
    savedAt: new Date(),
    share: { token, notes: false },
  });
  expect(await seo(`/layout/${token}`)).toMatchObject({ status: 200, title: 'Before a talk', noindex: true });
  const kept = (await get(`/data/seo?path=/layout/${token}`)).get('Cache-Control');
  expect(kept).toMatch(/no-store|max-age=0/);
  await LayoutModel.updateOne({}, { $unset: { share: 1 } }).hint({ _id: 1 });
  expect((await seo(`/layout/${token}`)).status).toBe(404);
});
