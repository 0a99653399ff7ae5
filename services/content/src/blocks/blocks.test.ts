import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get, makeFilmOf, say } from '../testing/content.ts';
import { BlockModel, type Place } from './blocks.model.ts';

useDatabase();
afterEach(clearDatabase);

const make = (place: Place, order: number, title: string) =>
  BlockModel.create({
    place,
    order,
    title: say(title),
    text: say('Words'),
    links: [{ label: say('Open'), link: '/diary' }],
  });
const titles = (blocks: { title: string }[]) => blocks.map(({ title }) => title);

test('a slider is its slides in order; an unknown one is not found', async () => {
  await make('slider:slajder-na-golovnij', 1, 'second');
  await make('slider:slajder-na-golovnij', 0, 'first');
  await make('slider:slajder-na-courses', 0, 'other');
  const { body, headers } = await get('/data/slider/slajder-na-golovnij', 'ru').expect(200);
  expect(titles(body.data.images)).toEqual(['first (ru)', 'second (ru)']);
  expect(body.data.images[0]).toMatchObject({
    icon: null,
    imageData: null,
    links: [{ label: 'Open (ru)', link: '/diary' }],
  });
  expect(headers['cache-tags']).toBe('blocks');
  await get('/data/slider/nowhere').expect(404);
  await get('/data/slider/slider:x').expect(400);
});

test('a banner is one block; without one there is nothing to show, and that is no error', async () => {
  await make('banner:golovna-statti', 0, 'articles');
  const { body } = await get('/data/banner/golovna-statti').expect(200);
  expect(body.data).toMatchObject({ title: 'articles', text: 'Words' });
  expect((await get('/data/banner/golovna-video').expect(200)).body).toEqual({ data: null });
  await get('/data/banner/%24where').expect(400);
});

test.each<[string, Place]>([
  ['/data/features', 'features'],
  ['/data/second-features', 'second-features'],
  ['/data/for-whom', 'for-whom'],
  ['/data/homepage-posters', 'homepage-posters'],
])('%s lists its own place', async (path, place) => {
  expect((await get(path).expect(200)).body.data).toEqual([]);
  await make(place, 1, 'second');
  await make(place, 0, 'first');
  await make('homepage-top', 0, 'elsewhere');
  expect(titles((await get(path).expect(200)).body.data)).toEqual(['first', 'second']);
  await get(`${path}?page=1`).expect(400);
});

test('the presentation is a block with its film, or with none', async () => {
  await get('/data/presentation-video').expect(404);
  const block = await make('presentation-video', 0, 'a day');
  const shown = async () => (await get('/data/presentation-video', 'ru').expect(200)).body.data;
  expect(await shown()).toMatchObject({ title: 'a day (ru)', video: null, note: '' });
  const film = await makeFilmOf('day');
  await block.set({ film: film._id, note: say('The sun rises') }).save();
  expect((await shown()).note).toBe('The sun rises (ru)');
  expect((await shown()).video).toEqual({
    wide: `/files/content/${film.wide.file}/video.webm`,
    narrow: `/files/content/${film.narrow.file}/video.webm`,
    seconds: 4,
  });
  await block.set({ hidden: true }).save();
  await get('/data/presentation-video').expect(404);
});

test.each<[string, Place]>([
  ['/data/homepage-top', 'homepage-top'],
  ['/data/static-content/subscription_modal', 'subscription-modal'],
])('%s is one block', async (path, place) => {
  await get(path).expect(404);
  await make(place, 0, 'top');
  expect((await get(path, 'uk').expect(200)).body.data.title).toBe('top (uk)');
});

test('a hidden block is shown nowhere', async () => {
  await make('features', 0, 'kept').then((block) => block.set('hidden', true).save());
  await make('features', 1, 'shown');
  await make('banner:golovna-video', 0, 'kept').then((block) => block.set('hidden', true).save());
  expect(titles((await get('/data/features').expect(200)).body.data)).toEqual(['shown']);
  expect((await get('/data/banner/golovna-video').expect(200)).body.data).toBeNull();
});

test('two blocks may change places one after the other', async () => {
  const first = await make('features', 0, 'first');
  const second = await make('features', 1, 'second');
  await second.set('order', 0).save();
  await first.set('order', 1).save();
  expect(titles((await get('/data/features').expect(200)).body.data)).toEqual(['second', 'first']);
});
