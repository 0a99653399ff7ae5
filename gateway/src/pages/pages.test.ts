import { verifyIdentity } from '@stezhka/kit/identity';
import { useDatabase } from '@stezhka/kit/testing/database';
import { identityKeys } from '@stezhka/kit/testing/identities';
import { Counter, createShop } from '../testing/shop.ts';
import {
  cookiesOf,
  createFakeRenderer,
  eventually,
  type FakeAnswer,
  Process,
  type RenderBody,
  type Site,
  startGateway,
} from '../testing/site.ts';

useDatabase();
const shop = new Process(createShop(new Counter()));
const rendered: RenderBody[] = [];
let answer: (body: RenderBody) => FakeAnswer = () => ({});
const renderer = new Process(
  createFakeRenderer((body) => {
    rendered.push(body);
    return answer(body);
  }),
);
let site: Site;

beforeAll(async () => {
  await shop.start();
  await renderer.start();
  site = await startGateway({ upstreams: { SHOP: shop.url, RENDERER: renderer.url } });
});
beforeEach(() => {
  rendered.length = 0;
  answer = () => ({});
});
afterAll(async () => {
  await site.stop();
  await renderer.stop();
  await shop.stop();
});

const member = async (userId: string) =>
  cookiesOf(await site.outside.post('/api/login').set('Origin', site.origin).send({ userId, roles: [] }));
const page = (path: string) => site.outside.get(path).set('Accept', 'text/html');

test('an anonymous page is rendered once and given to the next', async () => {
  const first = await page('/catalog?b=1&a=2').expect(200);
  const second = await page('/catalog?a=2&b=1').expect(200);
  expect([first, second].map((one) => one.headers['x-cache'])).toEqual(['miss', 'hit']);
  expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(second.headers.vary).toContain('Cookie');
  expect(rendered).toEqual([expect.objectContaining({ origin: site.origin, url: '/catalog?b=1&a=2' })]);
});

test('the renderer is told language, path and owner of the page', async () => {
  await page('/en/product/calm?a=1').expect(200);
  await page('/ru/nowhere').expect(200);
  expect(rendered.map((one) => one.page)).toEqual([
    { locale: 'en', path: '/product/calm', owner: 'mfe-shop' },
    { locale: 'ru', path: '/nowhere' },
  ]);
});

test('a member’s page is rendered for the member alone', async () => {
  answer = ({ token }) => ({ html: token ? 'a secret diary' : 'for everybody', shareable: true });
  await page('/cart').expect(200);
  const mine = await page('/cart')
    .set('Cookie', await member('u1'))
    .expect(200);
  expect(mine.text).toBe('a secret diary');
  expect(mine.headers['cache-control']).toBe('private, no-store');
  expect(mine.headers).not.toHaveProperty('x-cache');
  expect(await verifyIdentity(rendered.at(-1)!.token!, identityKeys)).toMatchObject({ userId: 'u1' });
  for (const cookie of ['', await member('u2')].slice(0, 1))
    expect((await page('/cart').set('Cookie', cookie)).text).toBe('for everybody');
});

test('two members never get each other’s page', async () => {
  answer = ({ token }) => ({ html: String(token) });
  const [one, two] = await Promise.all(
    ['u1', 'u2'].map(async (userId) => (await page('/product/x').set('Cookie', await member(userId))).text),
  );
  expect(await verifyIdentity(one!, identityKeys)).toMatchObject({ userId: 'u1' });
  expect(await verifyIdentity(two!, identityKeys)).toMatchObject({ userId: 'u2' });
});

test('a page that the renderer keeps to itself is not kept', async () => {
  answer = () => ({ shareable: false });
  for (let i = 0; i < 2; i++) {
    const reply = await page('/product/own').expect(200);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  expect(rendered).toHaveLength(2);
});

test('a page is kept no longer than what it shows', async () => {
  answer = () => ({ maxAge: 0 });
  const over = await page('/product/over').expect(200);
  expect(over.headers['cache-control']).toBe('no-store');
  expect((await page('/product/over').expect(200)).headers['x-cache']).toBe('miss');
  answer = () => ({ maxAge: 3600 });
  await page('/product/scheduled').expect(200);
  expect((await page('/product/scheduled').expect(200)).headers['x-cache']).toBe('hit');
});

test('each host gets addresses of its own', async () => {
  answer = (body) => ({ html: (body as { origin?: string }).origin! });
  await page('/product/host').set('Host', 'evil.example').expect(200);
  expect((await page('/product/host')).text).toBe(site.origin);
});

test('a missing page is a 404, an unavailable one a 503 that nobody keeps', async () => {
  answer = () => ({ status: 404, html: 'no such page' });
  const missing = await page('/product/missing').expect(404);
  expect(missing.text).toBe('no such page');
  expect(missing.headers['cache-control']).toBe('no-store');
  answer = () => ({ status: 503, shareable: false });
  const reply = await page('/product/later').expect(503);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['retry-after']).toBe('5');
});

test('redirects of a page are given on and not kept', async () => {
  answer = () => ({ status: 302, location: '/login?next=%2Fcart', html: '', shareable: false });
  const reply = await page('/product/guarded').expect(302);
  expect(reply.headers.location).toBe('/login?next=%2Fcart');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a redirect to a slug in Cyrillic is sent in ASCII', async () => {
  answer = () => ({ status: 301, location: '/post/щоденник', html: '', shareable: false });
  const reply = await page('/product/cyrillic').expect(301);
  expect(reply.headers.location).toBe(`/post/${encodeURIComponent('щоденник')}`);
});

test('a page that the browser already has is answered by 304', async () => {
  const { etag } = (await page('/product/same').expect(200)).headers as { etag: string };
  const again = await page('/product/same').set('If-None-Match', etag).expect(304);
  expect(again.text).toBe('');
  await page('/product/same').set('If-None-Match', 'W/"other"').expect(200);
});

describe('the first visit to /', () => {
  const home = (headers: Record<string, string>) => page('/').set(headers);

  test.each([
    ['en-GB,en;q=0.9,uk;q=0.8', '/en'],
    ['ru', '/ru'],
    ['de,fr;q=0.9,ru;q=0.1', '/ru'],
  ])('with %s leads to %s once', async (languages, location) => {
    const reply = await home({ 'Accept-Language': languages }).expect(302);
    expect(reply.headers.location).toBe(location);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(cookiesOf(reply)).toBe(`i18n_redirected=${location.slice(1)}`);
    await home({ 'Accept-Language': languages, Cookie: cookiesOf(reply) }).expect(200);
  });

  test.each([
    ['Ukrainian', { 'Accept-Language': 'uk,en;q=0.9' }],
    ['a language that the site does not speak', { 'Accept-Language': 'de' }],
    ['none', {}],
    ['a refused one', { 'Accept-Language': 'en;q=0' }],
    ['one chosen before', { 'Accept-Language': 'en', Cookie: 'lang=ua' }],
    ['a robot', { 'Accept-Language': 'en', 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('with %s stays', async (_, headers) => {
    await home(headers as Record<string, string>).expect(200);
  });

  test('is asked before the cache, and only there', async () => {
    await home({}).expect(200);
    await home({ 'Accept-Language': 'en' }).expect(302);
    await page('/catalog').set('Accept-Language', 'en').expect(200);
  });
});

test('a request that does not accept HTML gets no page', async () => {
  const reply = await site.outside.get('/catalog.png').set('Accept', 'image/webp').expect(404);
  expect(reply.body.code).toBe('not_found');
  expect(rendered).toHaveLength(0);
});

test.each(['/apple-touch-icon-precomposed.png', '/wp-login.php', '/en/news/photo.JPG', '/.env.bak'])(
  '%s is a file that nobody serves: no page is rendered for it',
  async (path) => {
    const reply = await site.outside.get(path).set('Accept', '*/*').set('Locale', 'en').expect(404);
    expect(reply.body).toMatchObject({ code: 'not_found', error: 'There is no such thing here.' });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(rendered).toHaveLength(0);
  },
);

test.each([
  ['/wp-login.php', 'uk', '/wp-login.php'],
  ['/en/news/photo.JPG', 'en', '/news/photo.JPG'],
])('whoever opens %s gets a page in its language', async (path, locale, within) => {
  answer = () => ({ status: 404, html: 'lost' });
  const reply = await page(path).expect(404);
  expect([reply.text, reply.headers['content-type']]).toEqual(['lost', 'text/html; charset=utf-8']);
  expect(rendered.map((one) => one.page)).toEqual([expect.objectContaining({ locale, path: within })]);
});

test('HEAD says what GET would, without the page', async () => {
  const reply = await site.outside.head('/product/head').set('Accept', 'text/html').expect(200);
  expect(Number(reply.headers['content-length'])).toBeGreaterThan(0);
});

test('large pages travel in brotli', async () => {
  answer = () => ({ html: 'стежка '.repeat(1000) });
  for (const result of ['miss', 'hit']) {
    const reply = await fetch(`${site.origin}/product/large`, {
      headers: { Accept: 'text/html', 'Accept-Encoding': 'br' },
    });
    expect(reply.headers.get('x-cache')).toBe(result);
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(await reply.text()).toBe('стежка '.repeat(1000));
  }
});

test('a purge takes the pages that show the tag', async () => {
  answer = () => ({ tags: ['thing:9'] });
  await page('/product/9').expect(200);
  await site.tell('/private/purge', { tags: ['thing:9'] }).expect(200);
  expect((await page('/product/9').expect(200)).headers['x-cache']).toBe('miss');
});

const FAILURE = { remote: 'mfe-shop', outcome: 'threw' } as const;
const renders = async (outcome: string, at = site) => {
  const { text } = await at.inside.get('/metrics');
  return Number(text.match(`gateway_renders_total{remote="mfe-shop",outcome="${outcome}"} (\\d+)`)?.[1] ?? 0);
};

test('a page that throws is a 500 that no cache keeps; the renderer is asked for other pages all the same', async () => {
  const before = await renders('threw');
  answer = () => ({ error: 500, failure: FAILURE });
  for (let n = 0; n < 4; n += 1) {
    const reply = await page('/product/throws').expect(500);
    expect([reply.headers['cache-control'], reply.headers['x-cache']]).toEqual(['no-store', 'miss']);
    expect(reply.text).toContain('"outcome":"none"');
    expect(reply.text).not.toContain('noindex');
  }
  answer = () => ({ status: 500, shareable: false, html: 'its frame', failure: FAILURE });
  const framed = await page('/product/throws').expect(500);
  expect([framed.text, framed.headers['cache-control']]).toEqual(['its frame', 'no-store']);
  answer = () => ({ html: 'stands' });
  expect((await page('/product/after').expect(200)).text).toBe('stands');
  expect((await renders('threw')) - before).toBe(5);
});

test('a suspended remote’s page stands as its frame, and is told apart', async () => {
  const before = await renders('suspended');
  answer = () => ({ html: 'the frame', shareable: false, failure: { ...FAILURE, outcome: 'suspended' } });
  await page('/product/suspended').expect(200);
  expect((await renders('suspended')) - before).toBe(1);
});

test('a renderer that has no workers is left alone like a dead one', async () => {
  const own = await startGateway({
    upstreams: { SHOP: shop.url, RENDERER: renderer.url },
    settings: { halfOpenAfterMs: 600_000 },
  });
  answer = () => ({ error: 503 });
  for (let n = 0; n < 4; n += 1) {
    const reply = await own.outside.get('/product/unready').set('Accept', 'text/html').expect(200);
    expect(reply.text).not.toContain('noindex');
  }
  expect(rendered).toHaveLength(2);
  expect(await renders('unreachable', own)).toBe(4);
  await own.stop();
});

test('without a renderer the browser builds the page, and the renderer is found again', async () => {
  await renderer.stop();
  const reply = await page('/en/product/alone').expect(200);
  expect(reply.text).toContain('<html lang="en">');
  expect(reply.text).toContain('"outcome":"none"');
  expect(reply.text).toContain('/assets/mfe-shop/v1/main.js');
  expect(reply.headers['cache-control']).toBe('no-store');
  await page('/nobody/owns/this').expect(404);
  await renderer.start();
  await eventually(async () =>
    expect((await page('/en/product/alone')).text).toBe('<p>/en/product/alone</p>'),
  );
});
