import { useDatabase } from '@stezhka/kit/testing/database';
import { rawGet } from '../testing/raw.ts';
import { createFakeRenderer, eventually, Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();
let site: Site;
let rendered: string[] = [];
const renderer = new Process(
  createFakeRenderer(({ url }) => {
    rendered.push(url);
    return { status: 404 };
  }),
);

beforeAll(async () => {
  await renderer.start();
  site = await startGateway({ upstreams: { RENDERER: renderer.url } });
});
beforeEach(() => {
  rendered = [];
});
afterAll(async () => {
  await site.stop();
  await renderer.stop();
});

const get = (path: string, headers?: Record<string, string>) => rawGet(site.origin, path, headers);

test.each([
  ['/catalog/', '/catalog'],
  ['/catalog/?page=2', '/catalog?page=2'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/%2e%2e', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
  ['/en/..//evil.example', '/evil.example'],
  ['/%2e%2e//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/en//news/', '/en/news'],
  ['/./news/../catalog', '/catalog'],
  ['/EN', '/en'],
  ['/Ru/news?page=2', '/ru/news?page=2'],
  ['/news#top', '/news'],
])('%j leads to %s and never to another host', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 301, location });
  expect(rendered).toEqual([]);
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/en/%E0%A4%A',
  '/catalog/%00',
  '/%ED%A0%80',
  '/%C0%AF%C0%AFevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/ru/ru',
  '/en/ru/news',
  '/ENGLISH',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(4096)}`,
  `/${'a/'.repeat(2048)}a`,
  `/${'%D1%89'.repeat(680)}`,
  '/?%E0%A4%A=%',
  `/?${'a'.repeat(4096)}`,
  '/news?__proto__[x]=1&constructor=2',
])('%j is asked of the renderer as it is, like any page', async (path) => {
  expect(await get(path)).toEqual({ status: 404, type: 'text/html; charset=utf-8' });
  expect(rendered).toEqual([path]);
});

test.each(['lang=%E0%A4%A', 'lang=de', 'lang="', 'lang=..%2f', 'lang=; lang=; =', '%', 'i18n_redirected=%'])(
  'the cookie %j leads nowhere odd',
  async (cookie) => {
    const { status, location } = await get('/', { Cookie: cookie, 'Accept-Language': 'en' });
    expect(status === 404 || (status === 302 && location === '/en')).toBe(true);
  },
);

test.each(['', '*', 'en-', ';q=1', 'en;q=x', 'constructor', ','.repeat(3000), 'en;q=1e999', 'ру'])(
  'the languages %j lead nowhere odd',
  async (languages) => {
    const { status, location } = await get('/', {
      'Accept-Language': Buffer.from(languages).toString('latin1'),
    });
    expect(status === 404 || (status === 302 && location === '/en')).toBe(true);
  },
);

test('a page whose path is too long is not cached', async () => {
  const long = `/${'b'.repeat(2000)}`;
  await get(long);
  await get(long);
  expect(rendered).toEqual([long, long]);
});

test('without a renderer what nobody can read is a missing page all the same', async () => {
  await renderer.stop();
  expect(await get('/catalog')).toMatchObject({ status: 200 });
  // No remote's, and there all the same: the browser finds out whose visit it is.
  expect(await get('/en/admin')).toMatchObject({ status: 200 });
  for (const path of ['/catalog/%E0%A4%A', '/%00', '/nobody/here']) {
    expect(await get(path)).toEqual({ status: 404, type: 'text/html; charset=utf-8' });
  }
  await renderer.start();
  await eventually(async () => {
    await get('/again');
    expect(rendered).toContain('/again');
  });
});

describe('a path that leads elsewhere', () => {
  test.each([
    ['/shop', 301, '/catalog'],
    ['/en/shop?page=2', 301, '/en/catalog?page=2'],
    ['/shop/', 301, '/shop'],
    ['/call', 302, 'https://calls.example/room'],
    ['/ru/call?x=1', 302, 'https://calls.example/room'],
  ])('%s answers %i', async (path, status, location) => {
    expect(await get(path)).toMatchObject({ status, location });
    expect(rendered).toEqual([]);
  });
});
