import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { logIn, ownCall } from './log-in.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

export { expect, ownCall };

export type Read = (
  path: string,
  request?: APIRequestContext,
) => Promise<ReadDocument & { status: number; html: string }>;

interface Fixtures {
  /** Messages a test allows on the console, e.g. of a service it stopped itself; in an object: playwright reads a bare array as [value, options]. */
  allowConsole: { patterns: RegExp[] };
  /** Everything a page said at 'error' level and no test allowed. */
  consoleErrors: string[];
  /** A page on a phone of 360 px that is touched, not clicked. */
  phone: Page;
  /** A page in a browser that runs no scripts. */
  scriptless: Page;
  /** A page that shares its context with the other tests of the worker: of a guest, or of the member with this e-mail. */
  sharedPage: (email?: string) => Promise<Page>;
  /** The document of a path, parsed and not run, as a guest gets it or the owner of `request`. */
  read: Read;
}
interface WorkerFixtures {
  /** One context for guests and one per member: logins and the cache of scripts are those of the whole worker. */
  sharedContexts: Map<string, BrowserContext>;
  /** An empty page whose browser parses documents. */
  parser: Page;
}

/** Every test fails when a page of it complains on the console: a hydration mismatch, a missing text, a broken address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  allowConsole: [{ patterns: [] }, { option: true }],
  consoleErrors: [
    // Takes no page: it would open a browser for tests that need none.
    async ({ allowConsole: { patterns } }, use) => {
      const consoleErrors: string[] = [];
      const given = patterns.length;
      await use(consoleErrors);
      // The list is one for all tests of a worker: what this one has added is allowed to it alone.
      patterns.length = given;
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, consoleErrors, allowConsole }, use) => {
    listen(page, consoleErrors, allowConsole.patterns);
    await use(page);
  },
  phone: async ({ browser, baseURL, consoleErrors, allowConsole }, use) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ baseURL: baseURL!, viewport, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    listen(page, consoleErrors, allowConsole.patterns);
    await use(page);
    await context.close();
  },
  scriptless: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
  sharedPage: async ({ browser, baseURL, locale, sharedContexts, consoleErrors, allowConsole }, use) => {
    const pages: Page[] = [];
    await use(async (email = '') => {
      const known = sharedContexts.get(email);
      const context = known ?? (await browser.newContext({ baseURL: baseURL!, locale: locale! }));
      const page = await context.newPage();
      pages.push(page);
      if (!known && email) await logIn(page, email);
      sharedContexts.set(email, context);
      listen(page, consoleErrors, allowConsole.patterns);
      return page;
    });
    for (const page of pages) await page.close();
  },
  read: async ({ request, parser }, use) => {
    await use(async (path, from = request) => {
      const reply = await from.get(path, { headers: { Accept: 'text/html' }, maxRedirects: 0 });
      const html = await reply.text();
      return { status: reply.status(), html, ...(await readDocument(parser, html)) };
    });
  },
  sharedContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures from the pattern
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

function listen(page: Page, consoleErrors: string[], allowed: RegExp[]): void {
  const add = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) consoleErrors.push(text);
  };
  page.on(
    'console',
    (message) => message.type() === 'error' && add(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => add(error.message));
}

/** Rules of axe whose breaches are minor or moderate: a fifth of its work, and never a failure here. */
const WEAK_RULES = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
];

/** Each page compiles axe anew: its minified form is less than half as long, and AxeBuilder takes the other by itself. */
const AXE = readFileSync(
  createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright'))).resolve('axe-core/axe.min.js'),
  'utf8',
);

const WITHOUT_WEAK = Object.fromEntries(WEAK_RULES.map((rule) => [rule, { enabled: false }]));

/** Whether something that ends by itself still moves: a part that fades in has no contrast yet. */
const isMoving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      ),
  );

/** Nothing serious or critical stands in the way of assistive technology. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => isMoving(page)).toBe(false);
  // Axe cannot run in a frame without rights, and the frame shows a letter, not the page.
  const { violations } = await new AxeBuilder({ page, axeSource: AXE })
    .exclude('iframe[sandbox]')
    // Frames of other origins are looked into by a page of their own each time; this site shows none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: WITHOUT_WEAK })
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(serious).toEqual([]);
}

/** Rules of the language alone: how markup is written is the renderer's affair. */
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:document'] });

/** Where a document breaks the HTML standard. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The page answers clicks: hydration is over. */
export const hydrated = (page: Page) => page.locator('html[data-ready="true"]').waitFor();

/** Opens a page and waits until it answers clicks. @param until 'domcontentloaded' where a script of it is held back */
export async function open(
  page: Page,
  path: string,
  until: 'load' | 'domcontentloaded' = 'load',
): Promise<void> {
  await page.goto(path, { waitUntil: until });
  await hydrated(page);
}
