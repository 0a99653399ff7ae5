import { advanceClock, setClock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { runDueJobs } from '@stezhka/kit/jobs';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { Locale } from '@stezhka/kit-contract';
import { PostModel } from '../posts/posts.model.ts';
import { get, makePost, makeSections, say } from '../testing/content.ts';

useDatabase();
beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  const sections = await makeSections();
  await makePost(sections, { slug: 'rest', title: say(']]> & <b>rest</b>\0\u0001') });
  await makePost(sections, { slug: 'newer', publishedAt: new Date('2026-06-01T06:00:00Z') });
  await makePost(sections, { slug: 'tomorrow', publishedAt: new Date('2026-11-21T07:00:00Z') });
});
afterAll(() => setClock(null));

const feed = (origin: string, locale?: Locale) =>
  get(`/data/feed?origin=${encodeURIComponent(origin)}`, locale);
const rss = async (locale: Locale): Promise<string> =>
  (await feed('https://stezhka.example', locale).expect(200)).body.data.rss;

test('the newest come first, under their whole address, in the reader’s language', async () => {
  const text = await rss('ru');
  expect(text).toContain('<rss version="2.0"');
  expect(text).toContain('<language>ru</language>');
  expect(
    [...text.matchAll(/<item>\s*<title>(.*?)<\/title>\s*<link>(.*?)<\/link>/gs)].map((found) => found[2]),
  ).toEqual(['https://stezhka.example/ru/post/newer', 'https://stezhka.example/ru/post/rest']);
  expect(text).toContain('href="https://stezhka.example/ru/rss.xml"');
});

test('a film is told of at its own page', async () => {
  await PostModel.updateOne({ slug: 'newer' }, { hasVideo: true });
  expect(await rss('en')).toContain('<link>https://stezhka.example/en/videos/newer</link>');
  await PostModel.updateOne({ slug: 'newer' }, { hasVideo: false });
});

test('a picture comes with its length, once it is made', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>';
  await PostModel.updateOne({ slug: 'newer' }, { picture: await storeDrawing(svg, { slug: 'feed' }) });
  const { JSDOM } = await import('jsdom');
  const enclosure = async () =>
    new JSDOM(await rss('en'), { contentType: 'text/xml' }).window.document.querySelector('enclosure');
  expect(await enclosure()).toBeNull();
  const except = process.env.JOBS_EXCEPT;
  process.env.JOBS_EXCEPT = '';
  advanceClock({ minutes: 1 });
  await runDueJobs();
  process.env.JOBS_EXCEPT = except;
  const found = (await enclosure())!;
  const { body, headers } = await get(new URL(found.getAttribute('url')!).pathname).expect(200);
  expect(found.getAttribute('type')).toBe(headers['content-type']);
  expect(Number(found.getAttribute('length'))).toBe((body as Buffer).length);
});

test('a title cannot break out of its place, and signs that XML has not are left out', async () => {
  const { JSDOM } = await import('jsdom');
  const document = new JSDOM(await rss('en'), { contentType: 'text/xml' }).window.document;
  const titles = [...document.querySelectorAll('item > title')].map((one) => one.textContent);
  expect(titles).toEqual(['Title of newer', ']]> & <b>rest</b>']);
});

test('holds until the next publication and is found by what it shows', async () => {
  const { headers } = await feed('https://stezhka.example').expect(200);
  expect(headers['cache-control']).toBe(`public, max-age=${21 * 3600}`);
  expect(headers['cache-tags']).toBe('posts');
});

test.each([
  '',
  'stezhka.example',
  'javascript:alert(1)',
  'https://a/b',
  'https://a"b',
  `https://${'a'.repeat(300)}`,
  'https://[71c]',
  'https://stezhka.example:99999',
])('%s is no origin', async (origin) => {
  await feed(origin).expect(400);
});

test('an origin is one text', async () => {
  await get('/data/feed?origin[$ne]=x').expect(400);
  await get('/data/feed?origin=https://a&origin=https://b').expect(400);
});
