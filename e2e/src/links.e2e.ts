import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { type MailsReply, splitLocale } from '@stezhka/kit-contract';
import { expect, open, ownCall, test } from './support/test.ts';

const MEMBER = 'sofiia@stezhka.example';
const LANGUAGES = ['', '/ru', '/en'];
/** Pages that search engines are told to leave. */
const UNLISTED = [
  '/cart',
  '/cart/thanks',
  '/wishlist',
  '/order',
  '/forgot-password',
  '/offer-light/thanks',
  '/diary/days',
  '/nemaie-takoi',
  '/podii?when=past',
];
const MEMBERS = ['/diary', '/diary/days', '/cabinet', '/profile'];
const AT_A_TIME = 8;

/** Addresses of this site that a document links to, and the anchors of its own it names in vain. */
const readLinks = (parser: Page, html: string) =>
  parser.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'text/html');
    // A noscript element holds text for a browser that runs scripts.
    const plain = [...read.querySelectorAll('noscript')].map((one) => one.innerHTML).join('');
    const links = [read, new DOMParser().parseFromString(plain, 'text/html')].flatMap((part) =>
      [...part.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!),
    );
    return {
      links,
      inside: links.filter((href) => /^\/(?!\/)/.test(href)),
      local: [...read.querySelectorAll('a[href^="/"]:not([hreflang])')].map(
        (link) => link.getAttribute('href')!,
      ),
      lost: links.filter((href) => /^#./.test(href) && !read.getElementById(href.slice(1))),
      ids: [...read.querySelectorAll('[id]')].map(({ id }) => id),
    };
  }, html);

const FILES = /^\/(api|files|assets)\//;
const isSameLocale = (href: string, path: string) =>
  FILES.test(href) || splitLocale(href.split(/[?#]/)[0]!).locale === splitLocale(path.split('?')[0]!).locale;

/** Does a thing with each of many, some at a time. */
async function withEach<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const walk = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, walk));
}

/** Reads the pages and follows every link of each, once. @param listed canonical address by path @returns dead links, with a page that has them */
async function deadLinks(
  paths: string[],
  request: APIRequestContext,
  parser: Page,
  listed: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const from = new Map<string, string>();
  const dead: string[] = [];
  const read = new Set<string>();
  await withEach(paths, async (path) => {
    const reply = await request.get(path, {
      headers: { Accept: 'text/html' },
      maxRedirects: listed.has(path) ? 0 : 20,
    });
    read.add(path);
    const html = await reply.text();
    const canonical = `<link rel="canonical" href="${listed.get(path)}">`;
    if (listed.has(path) && !(reply.status() === 200 && html.includes(canonical)))
      dead.push(`sitemap → ${path} ${reply.status()}`);
    const { inside, local, lost } = await readLinks(parser, html);
    const strange = local.filter((href) => !isSameLocale(href, path));
    dead.push(...[...lost, ...strange].map((href) => `${path} → ${href}`));
    // Each topic of an article has a query of its own: their page is one.
    const pages = inside.map((href) => href.replace(/\/search\?.*/, '/search'));
    for (const href of pages) if (!from.has(href)) from.set(href, path);
  });
  return [...dead, ...(await deadAddresses(from, request, parser, read))].sort();
}

/** @param from addresses with the page that names each @param read pages that are known to be there */
async function deadAddresses(
  from: ReadonlyMap<string, string>,
  request: APIRequestContext,
  parser: Page,
  read: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const dead: string[] = [];
  const byPath = Map.groupBy(from.keys(), (href) => href.split('#')[0]!);
  await withEach([...byPath], async ([path, hrefs]) => {
    const anchored = hrefs.filter((href) => href.includes('#'));
    if (read.has(path) && !anchored.length) return;
    const reply = await request.get(path, { headers: { Accept: 'text/html' } });
    const page = from.get(hrefs[0]!);
    if (reply.status() >= 400) dead.push(`${page} → ${path} ${reply.status()}`);
    else if (anchored.length) {
      const { ids } = await readLinks(parser, await reply.text());
      const lost = anchored.filter((href) => !ids.includes(href.split('#')[1]!));
      dead.push(...lost.map((href) => `${from.get(href)} → ${href}`));
    }
  });
  return dead.sort();
}

test('every address of the sitemap is a page’s own, and no link of a public page leads nowhere or to another language', async ({
  request,
  parser,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const listed = new Map(addresses.map((address) => [new URL(address).pathname, address]));
  expect(listed.size).toBeGreaterThan(100);
  const unlisted = LANGUAGES.flatMap((prefix) => UNLISTED.map((path) => prefix + path));
  expect(await deadLinks([...listed.keys(), ...unlisted], request, parser, listed)).toEqual([]);
});

test('no link of a member’s page leads nowhere, in three languages', async ({ sharedPage, parser }) => {
  const { request } = await sharedPage(MEMBER);
  const paths = LANGUAGES.flatMap((prefix) => MEMBERS.map((path) => prefix + path));
  expect(await deadLinks(paths, request, parser)).toEqual([]);
});

/** Every address of the drawer, also of the items that open inside it. */
async function linksOfDrawer(page: Page): Promise<string[]> {
  await page
    .locator('header')
    .getByRole('button', { name: /^(Меню|Menu)$/ })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('navigation').first()).toBeVisible();
  const shown = () =>
    drawer.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const found = await shown();
  const items = drawer.locator('button[data-item]');
  for (const id of await items.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.item))) {
    await drawer.locator(`[data-item="${id}"]`).click();
    const back = drawer.getByRole('button', { name: /^(Назад|Back)/ });
    await expect(back).toBeVisible();
    found.push(...(await shown()));
    await back.click();
  }
  return found;
}

for (const [who, email] of [
  ['a guest', undefined],
  ['a member', MEMBER],
] as const) {
  test(`the drawer of ${who} leads nowhere in vain, in three languages`, async ({ sharedPage, parser }) => {
    const page = await sharedPage(email);
    const from = new Map<string, string>();
    for (const prefix of LANGUAGES) {
      await open(page, `${prefix}${email ? '/profile' : '/login'}`);
      for (const href of await linksOfDrawer(page)) from.set(href, `drawer ${prefix}`);
    }
    expect(from.size).toBeGreaterThan(60);
    expect(await deadAddresses(from, page.request, parser)).toEqual([]);
  });
}

/** Pages that only the receiver of a mail has an address of. */
const TOKENS = (
  JSON.parse(readFileSync(new URL('../../docs/routes.json', import.meta.url), 'utf8')) as { path: string }[]
)
  .filter(({ path }) => path.endsWith('/{token}'))
  .map(({ path }) => path.replace('{token}', ''));

/** A course among the receiver's own is asked by its public page. */
const OWN_COURSE = ['/diary/courses/', '/courses/'] as const;

test('no link of a mail leads nowhere, in three languages', async ({ sharedPage, parser, baseURL }) => {
  const { request } = await sharedPage(MEMBER);
  const from = new Map<string, string>();
  for (const service of ['account', 'content', 'diary', 'shop']) {
    const reply = await request.get(`/api/data/mails/${service}`, { headers: ownCall() });
    const { mails } = ((await reply.json()) as { data: MailsReply }).data;
    for (const { name, rendered } of mails) {
      for (const [locale, { html }] of Object.entries(rendered)) {
        const { links } = await readLinks(parser, html);
        for (const href of links.filter((one) => /^https?:/.test(one))) {
          const { origin, pathname, search, hash } = new URL(href);
          const { path } = splitLocale(pathname);
          // The back office is there for staff alone, who get mails of their own.
          if (origin !== new URL(baseURL!).origin || path.startsWith('/admin')) continue;
          if (TOKENS.some((page) => path.startsWith(page))) continue;
          from.set(pathname.replace(...OWN_COURSE) + search + hash, `${service}/${name} in ${locale}`);
        }
      }
    }
  }
  expect(from.size).toBeGreaterThan(3);
  expect(await deadAddresses(from, request, parser)).toEqual([]);
});
