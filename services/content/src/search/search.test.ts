import { jest } from '@jest/globals';
import { setClock } from '@stezhka/kit/clock';
import { indexSearched, SearchWordModel } from '@stezhka/kit/search';
import { clearDatabase, profileOf, useDatabase } from '@stezhka/kit/testing/database';
import { insertSearched } from '@stezhka/kit/testing/search-rows';
import { foundIn, type Locale, wordsOf } from '@stezhka/kit-contract';
import { CategoryModel } from '../categories/categories.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import {
  get,
  makeEvent,
  makeFilmOf,
  makePost,
  makeSections,
  type Sections,
  say,
} from '../testing/content.ts';

useDatabase();
let sections: Sections;
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  sections = await makeSections();
});
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const find = async (query: string, locale: Locale = 'en') =>
  (await get(`/data/search?search=${encodeURIComponent(query)}`, locale).expect(200)).body.data;
const posts = async (query: string, locale?: Locale) =>
  (await find(query, locale)).posts.map(({ slug }: { slug: string }) => slug);
const titled = (slug: string, uk: string, ru: string, en: string) =>
  makePost(sections, { slug, title: { uk, ru, en } });

test('finds posts, events and categories by the beginnings of their words', async () => {
  await makePost(sections, { slug: 'rest', title: say('A calmer evening') });
  await makeEvent({ slug: 'walk', title: say('Calm walk') });
  expect(await find('calm')).toEqual({
    posts: [{ slug: 'rest', title: 'A calmer evening', imageData: null, hasVideo: false }],
    events: [{ slug: 'walk', title: 'Calm walk', imageData: null }],
    categories: [{ slug: 'calm', title: 'calm', imageData: null }],
    corrected: null,
    highlights: ['calmer', 'calm'],
    suggestions: ['calmer'],
  });
  expect(await posts('evening calm')).toEqual(['rest']);
  expect(await posts('evening storm')).toEqual([]);
});

test('a post with a film says so', async () => {
  const film = (await makeFilmOf('rain'))._id;
  await makePost(sections, { slug: 'rain', title: say('Rain'), film, hasVideo: true });
  expect((await find('rain')).posts).toMatchObject([{ slug: 'rain', hasVideo: true }]);
});

test('finds in every language and answers in the caller’s', async () => {
  await titled('thanks', 'Про вдячність', 'О благодарности', 'On gratitude');
  for (const query of ['вдячн', 'благодар', 'grat']) {
    expect((await find(query, 'ru')).posts).toMatchObject([{ slug: 'thanks', title: 'О благодарности' }]);
  }
});

test('case, apostrophes and ё make no difference', async () => {
  await titled('family', 'Обʼятий сімʼєю', 'Всё о семье', 'Family’s warmth');
  for (const query of ["ОБ'ЯТИЙ", 'об’ятий', 'обʼят', 'Все', 'всё', "FAMILY's", '‘family’']) {
    expect([query, await posts(query)]).toEqual([query, ['family']]);
  }
});

test('a title in the caller’s language comes before a summary, that before a text, then the newest first, and only the best few', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await makePost(sections, { slug: 'text', body: say('<p>Before <b>sleep</b></p>'), publishedAt: at(10) });
  await makePost(sections, { slug: 'mention', excerpt: say('On sleep'), publishedAt: at(9) });
  await makePost(sections, { slug: 'older', title: say('Sleep'), publishedAt: at(1) });
  await makePost(sections, { slug: 'newer', title: say('Sleep'), publishedAt: at(2) });
  expect(await posts('sleep')).toEqual(['newer', 'older', 'mention', 'text']);
  for (let n = 0; n < 5; n++) await makePost(sections, { slug: `more-${n}`, title: say('Sleep') });
  expect(await posts('sleep')).toHaveLength(6);
});

test('unpublished posts are excluded from the search', async () => {
  const publishedAt = new Date('2026-11-21T07:00:00Z');
  await makePost(sections, { slug: 'tomorrow', title: say('Snow'), publishedAt });
  expect(await posts('snow')).toEqual([]);
  setClock('2026-11-21T08:00:00Z');
  expect(await posts('snow')).toEqual(['tomorrow']);
});

test('a changed text is found by its new words alone', async () => {
  const post = await titled('rest', 'Спокій', 'Покой', 'Quiet');
  post.set('title', say('Silence'));
  await post.save();
  expect([await posts('quiet'), await posts('silence')]).toEqual([[], ['rest']]);
  await CategoryModel.updateOne({ slug: 'calm' }, { title: say('Peace'), description: say('Of mind') });
  expect((await find('peace')).categories).toHaveLength(1);
  await expect(PostModel.updateOne({ slug: 'rest' }, { title: say('Half') })).rejects.toThrow(/together/);
});

test('both names of the query work, and `search` wins', async () => {
  await makePost(sections, { slug: 'rest', title: say('Evening') });
  const { body } = await get('/data/search?q=evening').expect(200);
  expect(body.data.posts).toHaveLength(1);
  const both = await get('/data/search?q=evening&search=nothing').expect(200);
  expect(both.body.data.posts).toEqual([]);
});

test.each(['.*', '^v', '(v+)+$', '$where', '{"$ne":null}', '[a-z]', '\\w', '% %', '  ??  ', '\u0000\u0000'])(
  '%p is its letters and nothing else',
  async (query) => {
    await makePost(sections, { slug: 'rest', title: say('Evening') });
    expect(await posts(query)).toEqual([]);
  },
);

test('a hundred letters, or many words, are answered with a bounded number of short reads', async () => {
  await makePost(sections, { slug: 'rest', title: say('Evening') });
  for (const query of ['e'.repeat(100), 'e v '.repeat(25), 'evenin nothin '.repeat(7), 'ab'.repeat(50)]) {
    const reads = await profileOf(async () => expect(await posts(query)).toEqual([]));
    expect([query, reads.length <= 80]).toEqual([query, true]);
    expect([query, Math.max(0, ...reads.map((read) => read.keysExamined ?? 0)) <= 400]).toEqual([
      query,
      true,
    ]);
  }
});

test('two frequent words that never meet are looked for in a bounded number of rows', async () => {
  const { calm, author } = sections;
  await SearchWordModel.deleteMany({}).hint({ _id: 1 });
  await insertSearched(
    PostModel,
    Array.from({ length: 3000 }, (_, n) => ({
      slug: `row-${n}`,
      category: calm,
      author,
      title: say(n % 2 ? 'Mountain' : 'River'),
      excerpt: say('Briefly'),
      body: say('<p>Text</p>'),
      tags: { uk: [], ru: [], en: [] },
      readingMinutes: 4,
      publishedAt: new Date(Date.UTC(2026, 1, 1) + n * 60_000),
    })),
  );
  const reads = await profileOf(async () => expect(await posts('mountain river')).toEqual([]));
  const read = reads.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0);
  expect([
    read > 0,
    read <= 4000,
    Math.max(...reads.map(({ docsExamined = 0 }) => docsExamined)) <= 400,
  ]).toEqual([true, true, true]);
  await titled('both', 'Ріка', 'Река', 'A river under a mountain');
  expect(await posts('mountain river')).toEqual(['both']);
});

test('a search that takes too long is refused for a while, in words', async () => {
  await makePost(sections, { slug: 'rest', title: say('Evening') });
  const aggregate = jest.spyOn(PostModel.collection, 'aggregate').mockImplementation(() => {
    throw Object.assign(new Error('operation exceeded time limit'), { code: 50 });
  });
  const { body, headers } = await get('/data/search?search=evening').expect(503);
  expect(aggregate.mock.calls[0]![1]).toMatchObject({ maxTimeMS: 2000 });
  aggregate.mockRestore();
  expect([body.code, headers['retry-after']]).toEqual(['unavailable', '30']);
});

test('a word finds its other forms, and another order of words the same', async () => {
  await titled('page', 'Сторінки вечора', 'Страницы вечера', 'Pages of an evening');
  for (const query of ['сторінку', 'сторінкою', 'страницу', 'page', 'вечора сторінки'])
    expect([query, await posts(query)]).toEqual([query, ['page']]);
});

test.each([
  ['a wrong letter', 'вдячнисть до міста', 'вдячність до міста'],
  ['a missing letter', 'вдячність до міса', 'вдячність до міста'],
  ['a doubled letter', 'вдяччність', 'вдячність'],
  ['swapped letters', 'до мітса', 'до міста'],
  ['two errors of a long word', 'вдячнізьт', 'вдячність'],
  ['a letter of the other language', 'мыста', 'міста'],
  ['Latin letters', 'vdiachnist', 'вдячність'],
  ['Latin letters of a chat', 'vdyachnist do mista', 'вдячність до міста'],
  ['an English word with an error', 'gratitde', 'gratitude'],
  ['an English layout', 'dlzxyscnm', 'вдячність'],
  ['a Russian layout', ',kfujlfhyjcnm', 'благодарность'],
  ['a Cyrillic layout', 'пкфешегву', 'gratitude'],
])('%s is forgiven, and the reply says what it searched for', async (_, query, corrected) => {
  await titled('thanks', 'Вдячність до міста', 'Благодарность городу', 'Gratitude to a city');
  await makePost(sections, { slug: 'other', title: say('Evening') });
  expect(await find(query, 'uk')).toMatchObject({ posts: [{ slug: 'thanks' }], corrected });
  expect(
    (await get(`/data/search?search=${encodeURIComponent(query)}&literal=true`).expect(200)).body.data,
  ).toEqual({
    posts: [],
    events: [],
    categories: [],
    corrected: null,
    highlights: [],
    suggestions: [],
  });
});

test('one letter many times is no spelling of a word of one letter', async () => {
  await titled('both', 'Дощ і тиша', 'Дождь и тишина', 'A rain');
  for (const query of ['qqqqqqqq', 'йййййййй'])
    expect([query, await find(query, 'uk')]).toEqual([
      query,
      expect.objectContaining({ posts: [], corrected: null }),
    ]);
});

test('what is found as it was typed is not corrected, and a nearer spelling leaves the farther ones out', async () => {
  await makePost(sections, { slug: 'walks', title: say('Long walks') });
  await makePost(sections, { slug: 'talks', title: say('Long talks') });
  expect(await find('walks')).toMatchObject({ posts: [{ slug: 'walks' }], corrected: null });
  expect(await find('lonng walks')).toMatchObject({ posts: [{ slug: 'walks' }], corrected: 'long walks' });
  expect(await posts('cat')).toEqual([]);
});

test('the words of titles that the query stands for are named, and the last word is finished as titles do', async () => {
  await titled('first', 'Перші сторінки', 'Первые страницы', 'First pages');
  await titled('paper', 'Сторінковий папір', 'Страничная бумага', 'Paper for pages');
  expect(await find('сторінк', 'uk')).toMatchObject({
    highlights: expect.arrayContaining(['сторінки', 'сторінковий']),
    suggestions: expect.arrayContaining(['сторінки', 'сторінковий']),
  });
  expect(await find('перші стор', 'uk')).toMatchObject({ suggestions: ['перші сторінки'] });
  expect(await find('сторинки', 'uk')).toMatchObject({
    corrected: 'сторінки',
    highlights: expect.arrayContaining(['сторінки']),
    suggestions: [],
  });
});

test('a whole word is not finished by its own endings, a begun one is', async () => {
  await titled('year', 'Рік зі щоденником', 'Год с дневником', 'A year with a diary');
  await titled('pair', 'Щоденник удвох', 'Дневник вдвоём', 'A diary for two');
  expect((await find('щоденник', 'uk')).suggestions).toEqual([]);
  expect((await find('щоденни', 'uk')).suggestions.toSorted()).toEqual(['щоденник', 'щоденником']);
});

test('words of unpublished posts are neither suggested nor taken for a correction', async () => {
  await makePost(sections, { slug: 'draft', title: say('Secretly prepared'), publishedAt: null });
  for (const query of ['secret', 'secretyl', 'ыускуедн'])
    expect(await find(query)).toMatchObject({ posts: [], corrected: null, highlights: [], suggestions: [] });
});

test('the dictionary counts the rows that hold a word, and forgets one that none holds', async () => {
  const counts = async () =>
    Object.fromEntries(
      (await SearchWordModel.find({ _id: { $in: ['silence', 'quiet'] } })).map(({ _id, count }) => [
        _id,
        count,
      ]),
    );
  const post = await makePost(sections, { slug: 'rest', title: say('Quiet'), excerpt: say('Quiet, quiet') });
  await makePost(sections, { slug: 'walk', title: say('Quiet') });
  expect(await counts()).toEqual({ quiet: 2 });
  post.set({ title: say('Silence'), excerpt: say('Quiet') });
  await post.save();
  expect(await counts()).toEqual({ quiet: 2, silence: 1 });
  post.set({ publishedAt: null });
  await post.save();
  expect(await counts()).toEqual({ quiet: 2, silence: 1 });
  await post.deleteOne();
  expect(await counts()).toEqual({ quiet: 1 });
  expect(await posts('silense')).toEqual([]);
});

test('rows that were stored before the index are found once the job has run, and counted once', async () => {
  const row = { title: say('Evening'), excerpt: say('Briefly'), body: say('<p>Text</p>'), tags: say('') };
  await PostModel.collection.insertOne({ slug: 'old', ...row, publishedAt: new Date('2026-05-01') } as never);
  expect(await posts('evening')).toEqual([]);
  for (let n = 0; n < 2; n++) await indexSearched.handler({}, { id: 'x', attempt: 1 });
  expect(await posts('evening')).toEqual(['old']);
  expect(await SearchWordModel.findById('evening')).toMatchObject({ count: 1 });
});

test.each([
  ['nothing', ''],
  ['an empty query', 'search='],
  ['one letter', 'search=a'],
  ['one letter in spaces', 'search=%20a%20'],
  ['101 letters', `search=${'a'.repeat(101)}`],
  ['7000 letters', `search=${'a'.repeat(7000)}`],
  ['an operator', 'search[$ne]=aa'],
  ['two queries', 'search=aa&search=bb'],
  ['one letter in q', 'q=a'],
  ['a literal that is no boolean', 'search=aa&literal=perhaps'],
  ['a thousand words', `search=${Array.from({ length: 1000 }, (_, n) => `w${n}`).join('+')}`],
  ['anything else', 'search=aa&page=2'],
])('%s is refused', async (_, query) => {
  const { body } = await get(`/data/search?${query}`).expect(400);
  expect(body).toMatchObject({ data: null, code: 'invalid_input' });
});

test('words of a text, and where a query stands in it', () => {
  expect(wordsOf('  Сім’я, «дім» — 28 днів! ')).toEqual(["сім'я", 'дім', '28', 'днів']);
  expect(foundIn('Сім’я та сімейне', 'сім')).toEqual([
    { text: 'Сім', found: true },
    { text: '’я та ', found: false },
    { text: 'сім', found: true },
    { text: 'ейне', found: false },
  ]);
  expect(foundIn('Сім’ї та сімейне', 'родина', ["сім'ї"])).toEqual([
    { text: 'Сім’ї', found: true },
    { text: ' та сімейне', found: false },
  ]);
  expect(foundIn('Nothing', 'x')).toEqual([{ text: 'Nothing', found: false }]);
});
