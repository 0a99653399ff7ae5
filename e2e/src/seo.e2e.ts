import type { APIRequestContext, Page } from '@playwright/test';
import { expectHead } from './support/head-of-page.ts';
import { readDocument } from './support/read-document.ts';
import { expect, hydrated, open, test } from './support/test.ts';

const LANGUAGES = [
  { locale: 'uk', prefix: '' },
  { locale: 'ru', prefix: '/ru' },
  { locale: 'en', prefix: '/en' },
];
/** Rooms of one person, and pages of the demonstration: no search engine looks for them. */
const OWN = /^(\/ru|\/en)?\/((cart|order|diary|profile|cabinet|admin)(\/|$)|__)/;
/** What the head of the shown page says. */
const headOf = async (page: Page) => (await readDocument(page)).head;

// Heads of other pages are read in the walk of the routes.
for (const { locale, prefix } of LANGUAGES) {
  test(`the head of a page of questions says what it is in ${locale}, and its picture can be drawn`, async ({
    read,
    baseURL,
    request,
  }) => {
    const path = '/page/dostavka-i-oplata';
    const whole = (one: string) => new URL(one + path, baseURL!).href;
    const document = await read(prefix + path);
    await expectHead(document, { type: 'website', kinds: ['FAQPage'] }, whole, request);
    const picture = await request.get(document.head.og.image!);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeGreaterThan(1000);
  });
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
