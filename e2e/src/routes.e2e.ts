import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { OrdersReply } from '@stezhka/shop-contract';
import { pendingRoutes } from '../../tools/pending.ts';
import { callsOfVisit } from './support/calls-of-visit.ts';
import { readDocument } from './support/read-document.ts';
import { expect, expectAccessible, htmlProblems, hydrated, test } from './support/test.ts';

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
  '/videos/{slug}': '/videos/doshch-za-viknom',
  '/podii/{slug}': '/podii/tykhyi-ranok',
  '/authors/{slug}': '/authors/olena-haiova',
  '/expert/{slug}': '/expert/halyna-verba',
  '/page/{slug}': '/page/pro-papir',
  '/{slug}': '/pro-papir',
};

/** Pages that belong to another address. */
const CANONICALS: Record<string, string> = { '/{slug}': '/page/pro-papir' };

/** Patterns with a token have no address for strangers. */
const addressOf = (path: string) => EXAMPLES[path] ?? path.replace(/\{[^}]+\}/g, 'nemaie-takoi');

/** An order's link is known to its buyer alone. */
async function orderLink(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get('/api/data/orders', { headers: { Locale: 'uk' } })).json();
  return `/order/${(data as OrdersReply).orders[0]!.token}`;
}

/** The back office is walked by those who may: admin.e2e.ts. */
const staffs = routes.filter(({ path }) => path.startsWith('/admin'));
/** Links are walked by those who got them: newsletter.e2e.ts, admin.e2e.ts. */
const readers = routes.filter(({ path }) => /^\/((un)?subscribe|preview)\//.test(path));
const elsewhere = [...staffs, ...readers];
const built = routes.filter((row) => !pendingRoutes.includes(row.path) && !elsewhere.includes(row));

const MEMBER = 'sofiia@stezhka.example';
const ADMIN = 'admin@stezhka.example';
/** The e-mail of a route's visitor; to other members than staff the second step of the login is not there. */
function visitorOf({ path, flags }: RouteRow): string | undefined {
  if (path === '/second-factor') return ADMIN;
  return flags.includes('auth') || path === '/order/{token}' ? MEMBER : undefined;
}

/** One visitor's own pages and searches: search engines are told to leave them, and they name no address for others. */
const OWN = ['/search', '/cart', '/cart/thanks', '/order', '/wishlist', '/diary/days', '/{offer}/thanks'];
const personal = (path: string, flags: string[]) =>
  flags.includes('auth') || OWN.includes(path) || path.startsWith('/__') || path.endsWith('{token}');

/** Pages that hydrate without asking the server again for what their document brought. */
const BROUGHT = [
  '/',
  '/news',
  '/news/{slug}',
  '/post/{slug}',
  '/videos',
  '/videos/{slug}',
  '/podii',
  '/podii/{slug}',
  '/authors',
  '/authors/{slug}',
  '/experts',
  '/expert/{slug}',
  '/page/{slug}',
  '/{slug}',
  '/about',
  '/contacts',
  '/offerta',
  '/politica',
  '/catalog',
  '/product/{slug...}',
  '/diary/days',
  '/login',
  '/register',
];

/** A text that is missing shows its own key, like 'shop.cart.title', and one of a form 'no_translation' (product 8). */
const KEY = /\b(?:(?:shell|shop|diary|content|account|form)\.[a-z][\w-]*(?:\.[\w-]+)*|no_translation)\b/;

test.describe.configure({ mode: 'parallel' });

const seen = new Set<string>();
/** A picture of a page is there; browsers load none in the walk, since each width is drawn when it is first asked for. */
async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  if (seen.has(address) || address.startsWith('data:')) return;
  seen.add(address);
  const reply = await request.get(address);
  expect([reply.status(), reply.headers()['content-type']], address).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
}

for (const [index, route] of built.entries()) {
  const { path, flags } = route;
  test(`${path} is whole in three languages`, async ({ sharedPage, read, baseURL }) => {
    const page = await sharedPage(visitorOf(route));
    const address = path === '/order/{token}' ? await orderLink(page.request) : addressOf(path);
    const urlOf = (prefix: string) => (prefix + address).replace(/(.)\/$/, '$1');
    const own = CANONICALS[path] ?? address;
    const whole = (prefix: string) => baseURL + (prefix + (own === '/' ? '' : own) || '/');
    const ownHead = { robots: [expect.stringMatching(/noindex/)] };
    const publicHead = (prefix: string) => ({
      canonical: [whole(prefix)],
      alternates: { uk: whole(''), ru: whole('/ru'), en: whole('/en'), 'x-default': whole('') },
    });

    for (const { lang, prefix } of LOCALES) {
      const { text, pictures, html, ...document } = await read(urlOf(prefix), page.request);
      expect(document, urlOf(prefix)).toMatchObject({
        status: 200,
        lang,
        headings: [expect.stringMatching(/\S/)],
        head: {
          title: expect.stringMatching(/\S/),
          ...(personal(path, flags) ? ownHead : publicHead(prefix)),
        },
      });
      expect(text).not.toMatch(KEY);
      expect(await htmlProblems(html), urlOf(prefix)).toEqual([]);
      for (const picture of pictures) await expectPicture(page.request, picture);
    }

    // Scripts and the accessibility tree differ by page, not by language: routes take turns with the languages.
    const { lang, prefix } = LOCALES[index % LOCALES.length]!;
    const asked = callsOfVisit(page);
    expect((await page.goto(urlOf(prefix)))!.status()).toBe(200);
    await hydrated(page);
    if (BROUGHT.includes(path)) expect(await asked()).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveCount(1);
    const { head } = await readDocument(page);
    expect(head).toMatchObject({
      title: expect.stringMatching(/\S/),
      ...(personal(path, flags) ? ownHead : publicHead(prefix)),
    });
    expect(await page.locator('body').innerText()).not.toMatch(KEY);
    await expectAccessible(page);
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
  expect(built.map(({ path }) => path)).toEqual(expect.arrayContaining(BROUGHT));
});
