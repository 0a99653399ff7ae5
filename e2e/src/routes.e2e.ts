import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { OrdersReply } from '@stezhka/shop-contract';
import { callsOfVisit } from './support/calls-of-visit.ts';
import { expectHead, HEADS } from './support/head-of-page.ts';
import { expectPhoneAtNight } from './support/phone-at-night.ts';
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
  '/courses/{slug}': '/courses/sim-vechoriv',
  '/diary/courses/{slug}': '/diary/courses/odna-mala-zvychka',
  '/metaphoric-cards/{slug}': '/metaphoric-cards/paths',
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

/** The back office is walked by those who may, in each language: admin.e2e.ts. */
const staffs = routes.filter(({ path }) => path.startsWith('/admin'));
/** Links are walked by those who got them, and guessed in each language: token-pages.e2e.ts, newsletter.e2e.ts, admin.e2e.ts. */
const readers = routes.filter(({ path }) =>
  /^\/((un)?subscribe|preview|layout|course-reminder)\//.test(path),
);
const elsewhere = [...staffs, ...readers];
const built = routes.filter((row) => !elsewhere.includes(row));

const MEMBER = 'sofiia@stezhka.example';
const ADMIN = 'admin@stezhka.example';
/** Who has walked a marathon; the second step of danylo's login goes on and off beside this walk. */
const IN_COURSES = 'bohdana@stezhka.example';
/** The e-mail of a route's visitor; to other members than staff the second step of the login is not there. */
function visitorOf({ path, flags }: RouteRow): string | undefined {
  if (path === '/second-factor') return ADMIN;
  if (path === '/diary/courses/{slug}') return IN_COURSES;
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
  '/about',
  '/contacts',
  '/politica',
  '/catalog',
  '/product/{slug...}',
  '/diary/days',
  '/login',
  '/register',
];

/** Pages of a component and of parts that another page shows too: their documents alone are read. */
const ALIKE: Record<string, string> = {
  '/{slug}': '/page/{slug}',
  '/offerta': '/contacts',
  '/diary-offer/{slug}': '/offer-accept',
  '/offer': '/offer-accept',
  '/offer-light': '/offer-accept',
  '/offer-emotions': '/offer-acceptance',
  '/offer-self-up': '/offer-acceptance',
  '/offer-thanks': '/offer-acceptance',
  '/offer-thanks-book': '/offer-accept',
};

/** A text that is missing shows its own key, like 'shop.cart.title', and one of a form 'no_translation' (product 8). */
const KEY = /\b(?:(?:shell|shop|diary|content|account|form)\.[a-z][\w-]*(?:\.[\w-]+)*|no_translation)\b/;

/** Chunks of cards, chat and panorama by name, the page that needs them, and others that may load them. */
const SCRIPTS: [chunk: RegExp, page: string, shows?: (route: RouteRow) => boolean][] = [
  [
    /\/(?:metaphoric-cards|mac-texts|layout-)[\w-]*\./,
    '/metaphoric-cards',
    ({ path }) => path === '/metaphoric-cards/{slug}',
  ],
  [/\/(?:slot-|admin-)?chat[\w-]*\./, '/chat', ({ flags }) => flags.includes('showChat')],
  [/\/panolens[\w-]*\./, '/panolens'],
];

test.describe.configure({ mode: 'parallel' });

const seen = new Set<string>();
/** A picture of a page is there; neither the walk nor its browsers load any, since each width is drawn when it is first read. */
async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  if (seen.has(address) || address.startsWith('data:')) return;
  seen.add(address);
  const reply = await request.head(address);
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

    // Markup, scripts and the accessibility tree differ by page, not by language: routes take turns with the languages.
    const shown = LOCALES[index % LOCALES.length]!;
    const others: string[] = [];
    for (const { lang, prefix } of LOCALES) {
      const { text, main, pictures, html, ...document } = await read(urlOf(prefix), page.request);
      expect(document, urlOf(prefix)).toMatchObject({
        status: 200,
        lang,
        headings: [expect.stringMatching(/\S/)],
        head: {
          title: expect.stringMatching(/\S/),
          ...(personal(path, flags) ? ownHead : publicHead(prefix)),
        },
      });
      if (HEADS[path]) await expectHead(document, HEADS[path], whole, page.request);
      expect(text).not.toMatch(KEY);
      if (!personal(path, flags)) expect(main.length, urlOf(prefix)).toBeGreaterThan(60);
      if (lang === shown.lang) expect(await htmlProblems(html), urlOf(prefix)).toEqual([]);
      for (const picture of pictures) await expectPicture(page.request, picture);
      if (lang !== shown.lang) others.push(html);
    }

    if (path in ALIKE) return;

    const { lang, prefix } = shown;
    const asked = callsOfVisit(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    expect((await page.goto(urlOf(prefix)))!.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveCount(1);
    const { head } = await readDocument(page);
    expect(head).toMatchObject({
      title: expect.stringMatching(/\S/),
      ...(personal(path, flags) ? ownHead : publicHead(prefix)),
    });
    expect(await page.locator('body').innerText()).not.toMatch(KEY);
    await expectAccessible(page);
    // Only now: a page has little left to ask after so much work, and its silence is not waited for.
    if (BROUGHT.includes(path)) expect(await asked()).toEqual([]);
    await expectPhoneAtNight(page, others);
    for (const [chunk, page, shows] of SCRIPTS)
      if (path === page || !shows?.(route))
        expect(
          scripts.some((url) => chunk.test(url)),
          String(chunk),
        ).toBe(path === page);
  });
}

test('every page of the table is walked', () => {
  const opened = built.map(({ path }) => path).filter((path) => !(path in ALIKE));
  const named = [...BROUGHT, ...Object.keys(HEADS), ...Object.values(ALIKE)];
  expect(opened).toEqual(expect.arrayContaining(named));
});
