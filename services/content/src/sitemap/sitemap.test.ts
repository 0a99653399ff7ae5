import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import type { SitemapEntry } from '@stezhka/kit-contract';
import { EventModel } from '../events/events.model.ts';
import { get, makeEvent, makePost, makeSections } from '../testing/content.ts';

useDatabase();
const account = useFakeGateway({ experts: [], pagination: { page: 1, pages: 1, limit: 50, total: 0 } });
beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  const sections = await makeSections();
  await makePost(sections, { slug: 'rest' });
  await makePost(sections, { slug: 'tomorrow', publishedAt: new Date('2026-11-21T07:00:00Z') });
});
afterAll(() => setClock(null));

const sitemap = () => get('/data/sitemap').expect(200);

test('names fixed pages, categories and published posts', async () => {
  const { entries, next } = (await sitemap()).body.data;
  const paths = entries.map(({ path }: SitemapEntry) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/news', '/news/calm', '/news/habits', '/post/rest']));
  expect(paths).not.toContain('/post/tomorrow');
  expect(next).toBeNull();
});

test('a post has its last change', async () => {
  const { entries } = (await sitemap()).body.data;
  const post = entries.find(({ path }: SitemapEntry) => path === '/post/rest');
  expect(Date.parse(post.lastModified)).toBeGreaterThanOrEqual(Date.parse('2026-05-01T06:00:00Z'));
});

test('holds until the next publication and is found by what it names', async () => {
  const { headers } = await sitemap();
  expect(headers['cache-control']).toBe(`public, max-age=${21 * 3600}`);
  expect(headers['cache-tags']).toBe('posts, categories, events, authors, pages, experts, decks');
});

test('waits for no publication of another kind', async () => {
  const { id } = await makeEvent({ slug: 'soon', publishedAt: new Date('2026-11-20T10:00:30Z') });
  expect((await sitemap()).headers['cache-control']).toBe('public, max-age=30');
  await EventModel.deleteOne({ _id: id });
});

test('experts stand in it, from all pages of their list, and without the account service nothing else is missing', async () => {
  const paths = async () =>
    (await sitemap()).body.data.entries.map(({ path }: SitemapEntry) => path) as string[];
  const others = await paths();
  account.data = ({ url }) => {
    const page = Number(new URL(url, 'http://gateway').searchParams.get('page'));
    return { experts: [{ slug: `expert-${page}` }], pagination: { page, pages: 2, limit: 50, total: 2 } };
  };
  expect(await paths()).toEqual([...others, '/expert/expert-1', '/expert/expert-2']);
  account.status = 503;
  expect(await paths()).toEqual(others);
});

test('every page it names may be found', async () => {
  for (const { path } of (await sitemap()).body.data.entries as SitemapEntry[]) {
    const { body } = await get(`/data/seo?path=${encodeURIComponent(path)}`).expect(200);
    expect(body.data).toMatchObject({ status: 200, canonical: path === '/' ? '/en' : `/en${path}` });
  }
});
