import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const MEMBER = 'sofiia@stezhka.example';
const LANGUAGES = ['', '/ru', '/en'];
/** Pages that search engines are told to leave. */
const UNLISTED = ['/cart', '/wishlist', '/diary/days', '/nemaie-takoi'];
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
      inside: links.filter((href) => /^\/(?!\/)/.test(href)),
      lost: links.filter((href) => /^#./.test(href) && !read.getElementById(href.slice(1))),
    };
  }, html);

/** Does a thing with each of many, some at a time. */
async function withEach<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const walk = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, walk));
}

/** Reads the pages and follows every link of each, once. @returns what leads nowhere, with a page that links to it */
async function deadLinks(paths: string[], request: APIRequestContext, parser: Page): Promise<string[]> {
  const from = new Map<string, string>();
  const dead: string[] = [];
  const read = new Set<string>();
  await withEach(paths, async (path) => {
    const reply = await request.get(path, { headers: { Accept: 'text/html' } });
    read.add(path);
    const { inside, lost } = await readLinks(parser, await reply.text());
    dead.push(...lost.map((anchor) => `${path} → ${anchor}`));
    for (const href of inside) {
      const address = href.split('#')[0]!;
      if (!from.has(address)) from.set(address, path);
    }
  });
  const others = [...from].filter(([address]) => !read.has(address));
  await withEach(others, async ([address, page]) => {
    const status = (await request.get(address, { headers: { Accept: 'text/html' } })).status();
    if (status >= 400) dead.push(`${page} → ${address} ${status}`);
  });
  return dead.sort();
}

test('no link of a public page leads nowhere, in three languages', async ({ request, parser }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(listed.length).toBeGreaterThan(100);
  const unlisted = LANGUAGES.flatMap((prefix) => UNLISTED.map((path) => prefix + path));
  expect(await deadLinks([...listed, ...unlisted], request, parser)).toEqual([]);
});

test('no link of a member’s page leads nowhere, in three languages', async ({ sharedPage, parser }) => {
  const { request } = await sharedPage(MEMBER);
  const paths = LANGUAGES.flatMap((prefix) => MEMBERS.map((path) => prefix + path));
  expect(await deadLinks(paths, request, parser)).toEqual([]);
});
