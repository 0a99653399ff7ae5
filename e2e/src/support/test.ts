import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Messages a test allows on the console, e.g. of a service it stopped itself. */
interface Fixtures {
  /** In an object: playwright reads a bare array as [value, options]. */
  allowConsole: { patterns: RegExp[] };
  /** Everything the page said at 'error' level and no test allowed. */
  complaints: string[];
  /** A page on a phone of 360 px that is touched, not clicked. */
  phone: Page;
  /** A page in a browser that runs no scripts. */
  scriptless: Page;
}

/** Every test fails when its page complains on the console: a hydration mismatch, a missing text, a broken address. */
export const test = base.extend<Fixtures>({
  allowConsole: [{ patterns: [] }, { option: true }],
  complaints: [
    async ({ page, allowConsole }, use) => {
      const complaints: string[] = [];
      listen(page, complaints, allowConsole.patterns);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  phone: async ({ browser, baseURL, complaints, allowConsole }, use) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ baseURL: baseURL!, viewport, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    listen(page, complaints, allowConsole.patterns);
    await use(page);
    await context.close();
  },
  scriptless: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

function listen(page: Page, complaints: string[], allowed: RegExp[]): void {
  const add = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on(
    'console',
    (message) => message.type() === 'error' && add(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => add(error.message));
}

/** Nothing serious or critical stands in the way of assistive technology. */
export async function expectAccessible(page: Page): Promise<void> {
  // In a frame without rights axe could not run; what it shows is somebody's letter, not the page.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(serious).toEqual([]);
}

/** What a page of this site sends with its own calls. */
export const ownCall = (locale = 'uk') => ({ Locale: locale, 'Sec-Fetch-Site': 'same-origin' });

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
