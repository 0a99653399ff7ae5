import { rmSync } from 'node:fs';
import { serve } from '@stezhka/kit/http';
import { serveSitemap } from '@stezhka/kit/seo';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { SitemapEntry } from '@stezhka/kit-contract';
import Joi from 'joi';
import { ReleaseModel } from '../releases/release.model.ts';
import { Counter, createShop, op } from '../testing/shop.ts';
import { addRelease, eventually, makeReleases, Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();

/** Pages of a service, so many a call. */
const pages: Record<string, SitemapEntry[]> = { shop: [], content: [] };
const sitemapOf = (service: string) =>
  serveSitemap(
    [
      {
        name: 'pages',
        async read(after, limit) {
          const from = after ? Number.parseInt(after, 16) : 0;
          const entries = pages[service]!.slice(from, from + limit);
          const end = from + entries.length;
          const next = end < pages[service]!.length ? end.toString(16).padStart(24, '0') : null;
          return { entries, next };
        },
      },
    ],
    { tags: [`${service}-pages`], page: 3 },
  );
const feed = serve(
  op('GET', '/data/feed', { cache: 600 }),
  { query: Joi.object({ origin: Joi.string() }) } as never,
  ({ query, locale, cacheTags }) => {
    cacheTags('posts');
    return { rss: `<rss>${locale} ${(query as unknown as { origin: string }).origin}</rss>` };
  },
);
const only = (name: string, more: Parameters<typeof createShop>[1] = {}) =>
  new Process(createShop(new Counter(), { name, ...more }));

const shop = only('shop', { more: [sitemapOf('shop')] });
const content = only('content', { served: [sitemapOf('content'), feed] });
let site: Site;

beforeAll(async () => {
  await shop.start();
  await content.start();
  site = await startGateway({ upstreams: { SHOP: shop.url, CONTENT: content.url } });
});
afterAll(async () => {
  await site.stop();
  await shop.stop();
  await content.stop();
});
beforeEach(async () => {
  pages.shop = [{ path: '/catalog' }, { path: '/product/x', lastModified: '2026-11-01T00:00:00.000Z' }];
  pages.content = [{ path: '/' }, { path: '/news/calm' }];
  await purge('shop-pages', 'content-pages', 'posts');
});

const purge = (...tags: string[]) => site.tell('/private/purge', { tags }).expect(200);
/** A purge comes round again over the database, so a first reply may be dropped once. */
const kept = (path: string) =>
  eventually(async () => expect((await site.outside.get(path)).headers['x-cache']).toBe('hit'));
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
const sitemap = async (path = '/sitemap.xml') => (await site.outside.get(path).buffer(true).expect(200)).text;

describe('the sitemap', () => {
  test('names every page of every service in three languages, each with the others', async () => {
    const reply = await site.outside.get('/sitemap.xml').buffer(true).expect(200);
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = locs(reply.text).map((one) => one.replace(site.origin, ''));
    expect(found).toEqual(
      expect.arrayContaining(['/', '/ru', '/en', '/catalog', '/en/catalog', '/ru/product/x', '/news/calm']),
    );
    expect(found).toHaveLength(12);
    const first = reply.text
      .split('</url>')
      .find((one) => one.includes(`<loc>${site.origin}/ru/product/x<`))!;
    for (const [lang, path] of [
      ['uk', ''],
      ['ru', '/ru'],
      ['en', '/en'],
      ['x-default', ''],
    ])
      expect(first).toContain(`hreflang="${lang}" href="${site.origin}${path}/product/x"`);
    expect(first).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  });

  test('leaves out what belongs to no release of the service’s remote', async () => {
    pages.content = [{ path: '/' }, { path: '/catalog' }, { path: '/nobody/owns' }];
    expect(locs(await sitemap()).filter((one) => /\/catalog$|nobody/.test(one))).toHaveLength(3);
  });

  test('names the pages of a remote without a service, but not its hidden ones', async () => {
    const data = makeReleases();
    const head = { uk: 'Новини', ru: 'Новости', en: 'News' };
    const texts = { title: head, description: head };
    addRelease(data, 'mfe-news', 'v1', ['/now', '/hidden'], {
      heads: { '/now': texts, '/hidden': { ...texts, noindex: true } },
    });
    const own = await startGateway({ data, upstreams: { SHOP: shop.url } });
    const read = async (path: string) => (await own.outside.get(path).buffer(true).expect(200)).text;
    expect(locs(await read('/sitemap.xml')).filter((one) => /now|hidden/.test(one))).toHaveLength(3);
    expect(locs(await read('/sitemap-pages.xml'))).toEqual(
      ['/now', '/ru/now', '/en/now'].map((path) => own.origin + path),
    );
    await own.stop();
    rmSync(data, { recursive: true });
    await ReleaseModel.deleteMany({ name: 'mfe-news' });
  });

  test('is kept, and gone with what it names', async () => {
    await kept('/sitemap.xml');
    pages.shop = [{ path: '/catalog' }];
    await purge('shop-pages');
    expect(await sitemap()).not.toContain('/product/x');
  });

  test('is an index once a service has more pages than one call gives', async () => {
    pages.shop = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ path: `/product/p${n}` }));
    const index = await sitemap();
    expect(index).toContain('<sitemapindex');
    const parts = locs(index).map((one) => one.replace(site.origin, '').replaceAll('&amp;', '&'));
    expect(parts.filter((one) => one.startsWith('/sitemap-shop.xml'))).toHaveLength(3);
    const found: string[] = [];
    for (const part of parts) found.push(...locs(await sitemap(part)));
    expect(new Set(found).size).toBe((7 + 2) * 3);
    expect(found).toHaveLength((7 + 2) * 3);
  });

  test.each([
    '/sitemap-nobody.xml',
    '/sitemap-shop.xml?cursor=elsewhere',
    '/sitemap-shop.xml?cursor=%7B%7D',
    '/sitemap-.xml',
  ])('%s is not there', async (path) => {
    await site.outside.get(path).expect(404);
  });

  test('a service that is dead leaves the others, and is back soon', async () => {
    await shop.stop();
    await purge('shop-pages');
    const found = locs(await sitemap());
    expect(found.some((one) => one.includes('/catalog'))).toBe(false);
    expect(found.some((one) => one.endsWith('/news/calm'))).toBe(true);
    await shop.start();
    await eventually(async () => {
      await purge('content-pages');
      expect(await sitemap()).toContain('/catalog');
    });
  });

  test('is nobody’s call', async () => {
    expect((await site.outside.get('/api/data/sitemap').expect(404)).body.code).toBe('no_such_call');
  });
});

describe('the feed', () => {
  test.each([
    ['/rss.xml', 'uk'],
    ['/ru/rss.xml', 'ru'],
    ['/en/rss.xml', 'en'],
  ])('%s speaks %s and knows its own host', async (path, locale) => {
    const reply = await site.outside.get(path).buffer(true).expect(200);
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(reply.text).toBe(`<rss>${locale} ${site.origin}</rss>`);
    await kept(path);
  });

  test('there is none in other languages', async () => {
    await site.outside.get('/de/rss.xml').expect(404);
    await site.outside.get('/ua/rss.xml').expect(404);
  });

  test('without its service it is unavailable, not empty', async () => {
    await content.stop();
    await purge('posts');
    expect((await site.outside.get('/rss.xml').expect(503)).body.code).toBe('unavailable');
    await content.start();
    await eventually(() => site.outside.get('/rss.xml').expect(200));
  });
});

test('robots are told where the map is and what is nobody’s to read', async () => {
  const { text, headers } = await site.outside.get('/robots.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  for (const path of ['/cart', '/ru/cabinet', '/en/admin', '/diary/', '/diary$'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).not.toMatch(/^Disallow: \/(diary|catalog|news)?$/m);
});

test('each host gets addresses of its own', async () => {
  const other = await site.outside.get('/robots.txt').set('Host', 'other.example').expect(200);
  expect(other.text).toContain('Sitemap: http://other.example/sitemap.xml');
});
