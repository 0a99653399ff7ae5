import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { OrdersReply } from '@stezhka/shop-contract';
import { pendingRoutes } from '../../tools/pending.ts';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, hydrated, test } from './support/test.ts';

interface RouteRow {
  path: string;
  flags: string[];
}
const routes: RouteRow[] = JSON.parse(
  readFileSync(new URL('../../docs/routes.json', import.meta.url), 'utf8'),
);

const LOCALES = [
  { lang: 'uk', prefix: '' },
  { lang: 'ru', prefix: '/ru' },
  { lang: 'en', prefix: '/en' },
];

/** One believable address of each pattern; what stands here must exist in the demo content. */
const EXAMPLES: Record<string, string> = {
  '/catalog/{slug...}': '/catalog/shchodennyky',
  '/product/{slug...}': '/product/shchodennyky/vdiachnist/diary_thanks',
  '/diary/{date}': '/diary/2026-11-01',
  '/diary-offer/{slug}': '/diary-offer/vdiachnist',
  '/{offer}/thanks': '/offer-light/thanks',
  '/news/{slug}': '/news/sodennik',
  '/post/{slug}': '/post/vdiachnist-chesno',
};

/** Pages that say nothing to a stranger's address: their patterns need a token of somebody. */
const addressOf = (path: string) => EXAMPLES[path] ?? path.replace(/\{[^}]+\}/g, 'nemaie-takoi');

/** An order's link is known to its buyer alone. */
async function orderLink(page: Page): Promise<string> {
  await logIn(page, walkerOf('/cabinet'));
  const { data } = await (await page.request.get('/api/data/orders', { headers: { Locale: 'uk' } })).json();
  return `/order/${(data as OrdersReply).orders[0]!.token}`;
}

/** The back office is walked by those who may: admin.e2e.ts. */
const staffs = routes.filter(({ path }) => path.startsWith('/admin'));
/** A mail's links are walked by those who got it: newsletter.e2e.ts. */
const readers = routes.filter(({ path }) => /^\/(un)?subscribe\//.test(path));
const elsewhere = [...staffs, ...readers];
const built = routes.filter((row) => !pendingRoutes.includes(row.path) && !elsewhere.includes(row));

/** To other members the second step of the login is not there. */
const walkerOf = (path: string) =>
  path === '/second-factor' ? 'admin@stezhka.example' : 'sofiia@stezhka.example';

/** One visitor's own pages: search engines are told to leave them, and they name no address for others. */
const OWN = ['/cart', '/cart/thanks', '/wishlist', '/diary/days', '/{offer}/thanks'];
const personal = (path: string, flags: string[]) =>
  flags.includes('auth') || OWN.includes(path) || path.startsWith('/__') || path.endsWith('{token}');

/** Message keys look like 'shop.cart.title': a text that is missing shows its own name. */
const KEY = /\b(?:shell|shop|diary|content|account)\.[a-z][\w-]*(?:\.[\w-]+)*\b/;

for (const { path, flags } of built) {
  test(`${path} is whole in three languages`, async ({ page, baseURL }) => {
    // Three documents and three walks of axe: a busy machine needs its time for them.
    test.slow();
    if (flags.includes('auth')) await logIn(page, walkerOf(path));
    const address = path === '/order/{token}' ? await orderLink(page) : addressOf(path);
    for (const { lang, prefix } of LOCALES) {
      const url = (prefix + address).replace(/(.)\/$/, '$1');
      const reply = await page.goto(url);
      expect([url, reply!.status()]).toEqual([url, 200]);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.title()).toMatch(/\S/);
      expect(await page.locator('body').innerText()).not.toMatch(KEY);
      await expectAccessible(page);
      if (personal(path, flags)) {
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        continue;
      }
      const rest = address === '/' ? '' : address;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        baseURL + (prefix + rest || '/'),
      );
      for (const other of [...LOCALES, { lang: 'x-default', prefix: '' }]) {
        await expect(page.locator(`link[rel=alternate][hreflang=${other.lang}]`)).toHaveAttribute(
          'href',
          baseURL + (other.prefix + rest || '/'),
        );
      }
    }
  });
}

for (const path of pendingRoutes) {
  test(`${path} is not there yet, and says so`, async ({ request }) => {
    for (const { prefix } of LOCALES) {
      expect((await request.get(prefix + addressOf(path))).status()).toBe(404);
    }
  });
}

test('every page of the table is walked or pending', () => {
  expect(built.length + elsewhere.length + pendingRoutes.length).toBe(routes.length);
  expect(built).not.toEqual([]);
});
