import type { APIRequestContext, Page } from '@playwright/test';
import { readDocument } from './support/read-document.ts';
import { expect, hydrated, open, test } from './support/test.ts';

const LANGUAGES = [
  { locale: 'uk', prefix: '', og: 'uk_UA' },
  { locale: 'ru', prefix: '/ru', og: 'ru_UA' },
  { locale: 'en', prefix: '/en', og: 'en_GB' },
];
/** Rooms of one person, and pages of the demonstration: no search engine looks for them. */
const OWN = /^(\/ru|\/en)?\/((cart|order|diary|profile|cabinet|admin)(\/|$)|__)/;
const PAGES = [
  { path: '/', type: 'website', kinds: ['Organization', 'WebSite'] },
  { path: '/news', type: 'website', kinds: [] },
  { path: '/news/sodennik', type: 'website', kinds: [] },
  { path: '/post/vdiachnist-chesno', type: 'article', kinds: ['Article', 'BreadcrumbList'] },
  { path: '/videos', type: 'website', kinds: [] },
  { path: '/videos/doshch-za-viknom', type: 'article', kinds: ['VideoObject', 'BreadcrumbList'] },
  { path: '/podii', type: 'website', kinds: [] },
  { path: '/podii/tykhyi-ranok', type: 'website', kinds: ['Event', 'BreadcrumbList'] },
  { path: '/authors', type: 'website', kinds: [] },
  { path: '/authors/olena-haiova', type: 'website', kinds: ['Person', 'BreadcrumbList'] },
  { path: '/experts', type: 'website', kinds: [] },
  { path: '/expert/halyna-verba', type: 'website', kinds: ['Person', 'BreadcrumbList'] },
  { path: '/page/dostavka-i-oplata', type: 'website', kinds: ['FAQPage'] },
  { path: '/contacts', type: 'website', kinds: ['Organization', 'FAQPage'] },
  { path: '/catalog', type: 'website', kinds: ['BreadcrumbList'] },
  {
    path: '/product/shchodennyky/vdiachnist/diary_thanks',
    type: 'product',
    kinds: ['Product', 'BreadcrumbList'],
  },
  { path: '/login', type: 'website', kinds: [] },
];
const addressOf = (path: string, prefix: string) => (path === '/' ? prefix || '/' : prefix + path);

/** What the head of the shown page says. */
const headOf = async (page: Page) => (await readDocument(page)).head;

for (const { prefix, og } of LANGUAGES) {
  for (const { path, type, kinds } of PAGES) {
    test(`the head of ${addressOf(path, prefix)} says what the page is`, async ({
      read,
      baseURL,
      request,
    }) => {
      const whole = (one: string) => new URL(addressOf(path, one), baseURL!).href;
      const { head } = await read(addressOf(path, prefix));
      expect(head.title.length).toBeGreaterThan(9);
      expect(head.description).toHaveLength(1);
      expect(head.description[0]!.length).toBeGreaterThan(20);
      expect(head.canonical).toEqual([whole(prefix)]);
      expect(head.robots).toEqual([]);
      expect(head.alternates).toEqual({
        uk: whole(''),
        ru: whole('/ru'),
        en: whole('/en'),
        'x-default': whole(''),
      });
      expect(head.og).toMatchObject({
        type,
        locale: og,
        url: whole(prefix),
        description: head.description[0],
      });
      expect(head.title).toBe(`${head.og.title} — ${head.og.site_name}`);
      expect(head.card).toEqual(['summary_large_image']);
      expect((await request.get(head.og.image!)).headers()['content-type']).toBe('image/jpeg');
      expect(head.feed).toEqual([`${prefix}/rss.xml`]);
      expect(head.manifest).toEqual([`${prefix}/manifest.webmanifest`]);
      expect(head.jsonLd.map((one) => one['@type'])).toEqual(kinds);
      // A relative address means nothing to those who read JSON-LD.
      expect(JSON.stringify(head.jsonLd)).not.toMatch(/"(?:\w*url|item|image|logo|urlTemplate)":\[?"\//i);
    });
  }
}

test('a further page of a list is a page of its own', async ({ read, baseURL }) => {
  const { head } = await read('/en/news?page=2&utm_source=x');
  expect(head.canonical).toEqual([`${new URL(baseURL!).origin}/en/news?page=2`]);
});

for (const path of ['/cart', '/en/no-such-page', '/ru/post/no-such-post', '/product/no-such-thing']) {
  test(`${path} is not to be indexed`, async ({ read }) => {
    const { head } = await read(path);
    expect(head).toMatchObject({ robots: ['noindex'], canonical: [], alternates: {} });
    expect(head.title).toMatch(/.+ — .+/);
  });
}

for (const section of [
  '',
  '/news',
  '/post',
  '/videos',
  '/podii',
  '/authors',
  '/expert',
  '/page',
  '/catalog',
]) {
  test(`an unknown word under '${section}/' is a 404 in every language, and no page of another is shown`, async ({
    read,
  }) => {
    for (const { prefix } of LANGUAGES) {
      const { status, head, headings } = await read(`${prefix}${section}/nemaie-takoi-storinky`);
      expect([status, head.robots, head.canonical]).toEqual([404, ['noindex'], []]);
      expect(headings).toHaveLength(1);
    }
  });
}

test('the head follows a link and another language, without a new document', async ({ page, baseURL }) => {
  await open(page, '/en/news');
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/en\/post\//);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  const english = await headOf(page);
  expect(english.jsonLd.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList']);
  expect(english.og.url).toBe(page.url());

  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${new URL(baseURL!).origin}/en/news`,
  );
  expect((await headOf(page)).jsonLd).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});

test('the document brings the head that the browser would make', async ({ page }) => {
  await page.goto('/en/post/vdiachnist-chesno');
  const brought = await headOf(page);
  await hydrated(page);
  expect(await headOf(page)).toEqual(brought);
});

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const parsed = (page: Page, xml: string, selector: string) =>
  page.evaluate(
    ([source, wanted]) => {
      const document = new DOMParser().parseFromString(source!, 'text/xml');
      const wrong = document.querySelector('parsererror');
      if (wrong) throw new Error(wrong.textContent!);
      return [...document.querySelectorAll(wanted!)].map((one) => one.textContent!);
    },
    [xml, selector],
  );

test('the sitemap names each public page once, and no page of one person', async ({
  parser,
  request,
  baseURL,
}) => {
  const xml = await text(request, '/sitemap.xml');
  const addresses = await parsed(parser, xml, 'url > loc');
  expect(new Set(addresses).size).toBe(addresses.length);
  const { origin } = new URL(baseURL!);
  for (const path of ['/', '/en', '/ru/news', '/post/vdiachnist-chesno', '/en/catalog', '/register'])
    expect(addresses).toContain(origin + path);
  expect(addresses.filter((one) => OWN.test(one.slice(origin.length)))).toEqual([]);
});

for (const { locale, prefix } of LANGUAGES) {
  test(`the feed in ${locale} leads to articles in ${locale}`, async ({ parser, request }) => {
    const reply = await request.get(`${prefix}/rss.xml`);
    expect(reply.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = await reply.text();
    expect(await parsed(parser, xml, 'channel > language')).toEqual([locale]);
    const links = await parsed(parser, xml, 'item > link');
    expect(links.length).toBeGreaterThan(3);
    const first = await request.get(links[0]!);
    expect(first.status()).toBe(200);
    expect(await first.text()).toContain(`<html lang="${locale}"`);
  });

  test(`the manifest in ${locale} has a name and icons that load`, async ({ request }) => {
    const reply = await request.get(`${prefix}/manifest.webmanifest`);
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await reply.json();
    expect(manifest).toMatchObject({ lang: locale, start_url: prefix || '/' });
    expect(manifest.name.length).toBeGreaterThan(manifest.short_name.length);
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type']).toBe(type);
      expect((await icon.body()).length).toBeGreaterThan(300);
    }
    expect(manifest.icons.map((one: { purpose: string }) => one.purpose)).toContain('maskable');
  });
}

test('icons have sizes that systems ask for', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ]) {
    const reply = await request.get(path!);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toContain(type!);
    expect(reply.headers()['cache-control']).toContain('max-age');
  }
});

test('robots.txt names the sitemap and the closed paths', async ({ request, baseURL }) => {
  const robots = await text(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${new URL(baseURL!).origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /en/cabinet');
});
