import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { foundIn, type Locale, wordsOf } from '@stezhka/kit-contract';
import { CategoryModel } from '../categories/categories.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { get, makeEvent, makePost, makeSections, type Sections, say } from '../testing/content.ts';

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
    posts: [{ slug: 'rest', title: 'A calmer evening', imageData: null }],
    events: [{ slug: 'walk', title: 'Calm walk', imageData: null }],
    categories: [{ slug: 'calm', title: 'calm', imageData: null }],
  });
  expect(await posts('vening')).toEqual([]);
  expect(await posts('evening calm')).toEqual(['rest']);
  expect(await posts('evening storm')).toEqual([]);
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

test('a title in the caller’s language comes before a mention, then the newest first, and only the best few', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await makePost(sections, { slug: 'mention', excerpt: say('On sleep'), publishedAt: at(9) });
  await makePost(sections, { slug: 'older', title: say('Sleep'), publishedAt: at(1) });
  await makePost(sections, { slug: 'newer', title: say('Sleep'), publishedAt: at(2) });
  expect(await posts('sleep')).toEqual(['newer', 'older', 'mention']);
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

test('a hundred letters, or many words, are answered', async () => {
  await makePost(sections, { slug: 'rest', title: say('Evening') });
  expect(await posts('e'.repeat(100))).toEqual([]);
  expect(await posts('e v '.repeat(25))).toEqual([]);
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
  expect(foundIn('Nothing', 'x')).toEqual([{ text: 'Nothing', found: false }]);
});
