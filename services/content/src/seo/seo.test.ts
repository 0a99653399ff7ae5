import { setClock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { useDatabase } from '@stezhka/kit/testing/database';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { AuthorModel } from '../authors/authors.model.ts';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { readContacts } from '../seed/read-definitions.ts';
import { get, makeEvent, makeFilmOf, makePage, makePost, makeSections, say } from '../testing/content.ts';

useDatabase();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>';
beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  const sections = await makeSections();
  const title = say('Rest </script><script>alert(1)</script>');
  await makePost(sections, { slug: 'rest', title });
  await makePost(sections, { slug: 'calm', title });
  await makePost(sections, { slug: 'tomorrow', publishedAt: new Date('2026-11-21T07:00:00Z') });
  const picture = await storeDrawing(SVG, { slug: 'rain' });
  await makePost(sections, { slug: 'rain', film: (await makeFilmOf('rain'))._id, hasVideo: true, picture });
  await makePost(sections, { slug: 'watching', body: say('<figure data-film="rain"></figure>') });
  await makeEvent({ slug: 'letters' });
  await makeEvent({ slug: 'soon', publishedAt: new Date('2026-11-20T10:00:20Z') });
  await makePage({ slug: 'contacts', blocks: [{ kind: 'contacts' }] });
  await makePage({ slug: 'soon', publishedAt: new Date('2026-11-20T10:00:30Z') });
  const person = { name: say('Soon'), role: say('editor'), bio: say('<p>Writes.</p>') };
  await AuthorModel.create({
    slug: 'soon',
    order: 9,
    publishedAt: new Date('2026-11-20T10:00:40Z'),
    ...person,
  });
  await ContactsModel.create({ name: 'main', ...readContacts() });
});
afterAll(() => setClock(null));

const call = (path: string, locale?: Locale) => get(`/data/seo?path=${encodeURIComponent(path)}`, locale);
const seo = async (path: string, locale?: Locale) => (await call(path, locale).expect(200)).body.data;

test.each(['/', '/news', '/news?page=2', '/news/', '/news/calm', '/post/rest'])(
  '%s has a title and a description of its own in every language',
  async (path) => {
    const heads = await Promise.all(LOCALES.map((locale) => seo(path, locale)));
    expect(heads.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(3);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(3);
  },
);

test('the title of the site introduces a practising psychologist', async () => {
  const titles = await Promise.all(LOCALES.map(async (locale) => (await seo('/', locale)).title));
  expect(titles).toEqual([
    expect.stringContaining('Практикуюча психологиня'),
    expect.stringContaining('Практикующий психолог'),
    expect.stringContaining('A practising psychologist'),
  ]);
});

test('a post has structured data', async () => {
  const head = await seo('/post/rest');
  expect(head).toMatchObject({ type: 'article', description: 'Briefly' });
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'Article',
      headline: head.title,
      datePublished: '2026-05-01T06:00:00.000Z',
      author: { name: 'Olena' },
      articleSection: 'calm',
      mainEntityOfPage: '/en/post/rest',
    },
    { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
  ]);
});

test('the home page’s structured data names the site and its search', async () => {
  expect((await seo('/', 'ru')).jsonLd).toMatchObject([
    { '@type': 'Organization', name: 'Стежка', logo: '/icon-512.png' },
    {
      '@type': 'WebSite',
      url: '/ru',
      inLanguage: 'ru',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: '/ru/search?search={search_term_string}' },
      },
    },
  ]);
  expect(await seo('/news')).not.toHaveProperty('jsonLd');
});

test('the page of the search is there, and is not indexed with or without a query', async () => {
  for (const path of ['/search', '/search?search=rest']) {
    const head = await seo(path);
    expect(head).toMatchObject({ status: 200, title: 'Search', noindex: true });
    expect(head.canonical).toBeUndefined();
  }
  expect(await seo('/search/rest')).toMatchObject({ status: 404 });
});

test('/news/{slug} is a category first, and otherwise leads to the post of that slug for good', async () => {
  expect(await seo('/news/calm')).toMatchObject({ status: 200, title: 'calm' });
  expect(await seo('/news/rest')).toMatchObject({ status: 301, location: '/post/rest' });
  expect(await seo('/news/rest?utm_source=mail')).toMatchObject({ location: '/post/rest?utm_source=mail' });
  expect(await seo('/news/tomorrow')).toMatchObject({ status: 404 });
});

test('a head names the cache tags of its data', async () => {
  expect((await call('/post/rest')).get('Cache-Tags')).toBe('posts, post:rest');
  expect((await call('/news/calm')).get('Cache-Tags')).toBe('categories, posts');
});

test.each([
  '/nowhere',
  '/news/nowhere',
  '/news/calm/2',
  '/post',
  '/post/nowhere',
  '/post/tomorrow',
  '/post/rest/more',
  '/missing',
  '/constructor',
  '/__proto__',
  '/post/%24ne',
  '/post/%00',
  '/post/{"$ne":null}',
  '/%E0%A4%A',
  '/../post',
])('%s is not there', async (path) => {
  expect(await seo(path)).toMatchObject({ status: 404, title: 'Page not found' });
});

test.each([
  ['nothing', ''],
  ['a relative path', 'news'],
  ['another host', '//evil.example'],
  ['a full address', 'https://evil.example/'],
  ['a very long path', `/${'a'.repeat(2000)}`],
])('%s is refused', async (_, path) => {
  await call(path).expect(400);
});

test('a path is one text', async () => {
  await get('/data/seo').expect(400);
  await get('/data/seo?path[$ne]=/').expect(400);
  await get('/data/seo?path=/&path=/news').expect(400);
});

test.each([
  ['/podii/letters', 20],
  ['/podii/soon', 20],
  ['/contacts', 30],
  ['/soon', 30],
  ['/page/soon', 30],
  ['/authors/olena', 40],
  ['/authors/soon', 40],
  ['/post/rest', 21 * 3600],
])('the head of %s is kept until the next publication of its kind, in %i s', async (path, seconds) => {
  expect((await call(path)).get('Cache-Control')).toBe(`public, max-age=${seconds}`);
});

test('a film has one page: its address as a post leads there for good', async () => {
  expect(await seo('/post/rain?utm_source=mail')).toMatchObject({
    status: 301,
    location: '/videos/rain?utm_source=mail',
  });
  expect(await seo('/videos/rain')).toMatchObject({
    status: 200,
    jsonLd: [
      {
        '@type': 'VideoObject',
        name: 'Title of rain',
        duration: 'PT4S',
        contentUrl: expect.stringMatching(/^\/files\/content\/[0-9a-f]{24}\/video\.webm$/),
        thumbnailUrl: expect.stringMatching(/^\/files\/content\/[0-9a-f]{24}\/1600\.jpeg$/),
        uploadDate: '2026-05-01T06:00:00.000Z',
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  expect(await seo('/videos/rest')).toMatchObject({ status: 404 });
  expect(await seo('/news/rain')).toMatchObject({ status: 301, location: '/videos/rain' });
});

test('a film within an article is told of in its head, beside the article', async () => {
  const { jsonLd, canonical } = await seo('/post/watching');
  expect(canonical).toBe('/en/post/watching');
  expect(jsonLd).toMatchObject([
    { '@type': 'Article', headline: 'Title of watching' },
    { '@type': 'BreadcrumbList' },
    { '@type': 'VideoObject', name: 'Title of rain', thumbnailUrl: expect.any(String) },
  ]);
});

test.each(LOCALES)(
  'a page with contacts names the organization, its address and telephones in %s',
  async (locale) => {
    const [organization] = (await seo('/contacts', locale)).jsonLd;
    const contacts = readContacts();
    expect(organization).toMatchObject({
      '@type': 'Organization',
      email: contacts.email,
      address: [{ streetAddress: contacts.addresses[0]![locale], addressCountry: 'UA' }],
      contactPoint: contacts.phones.map((telephone) => ({ telephone })),
    });
  },
);
