import type { Locator, Page } from '@playwright/test';
import { callsOfVisit, FOOTER_FORM } from './support/calls-of-visit.ts';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

test('a guest reads a post, coming from the home page', async ({ page }) => {
  await open(page, '/en');
  const heading = page.getByRole('heading', { level: 1 });
  await page.locator('header').getByRole('link', { name: 'Articles', exact: true }).first().click();
  await expect(heading).toHaveText('Articles');

  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await first.textContent())!.replaceAll('\u00a0', ' ');
  await first.click();
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  // The page as it stands after a link; as a document of its own it is looked at in routes.e2e.ts.
  await expectAccessible(page);

  await page.goBack();
  await expect(heading).toHaveText('Articles');
});

for (const prefix of ['', '/ru', '/en']) {
  test(`a post at ${prefix || '/'} can be read without JavaScript`, async ({ read }) => {
    const { status, headings, text, head } = await read(`${prefix}/post/vdiachnist-chesno`);
    expect([status, headings]).toEqual([200, [expect.stringMatching(/\S/)]]);
    // More than frame and footer.
    expect(text.length - (await read(`${prefix}/login`)).text.length).toBeGreaterThan(800);
    expect(Object.keys(head.alternates).sort()).toEqual(['en', 'ru', 'uk', 'x-default']);
  });
}

test('rows of cards are full, on the home page, among articles and in an offer', async ({ page }) => {
  const rowsOf = (cards: Locator) =>
    cards.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      const edges = Map.groupBy(boxes, ({ top }) => Math.round(top));
      return [...edges.values()].map((row) => Math.round(Math.max(...row.map(({ right }) => right))));
    });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/en');
    const shelf = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: 'Notebooks you’ll want to open' }) });
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole('article').first()).toBeVisible();
    expect([width, new Set(await rowsOf(shelf.getByRole('article'))).size]).toEqual([width, 1]);
    const partners = await rowsOf(page.locator('section[aria-labelledby=partners] li'));
    expect([width, partners.length > 1, new Set(partners).size]).toEqual([width, true, 1]);
  }
  await open(page, '/en/news');
  const rows = await rowsOf(page.getByRole('main').getByRole('article'));
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows).size).toBe(1);
  // Two reviews fill the width that three would.
  await open(page, '/en/offer-light');
  const reviews = page.locator('main ul').filter({ has: page.locator('> li > blockquote') });
  const end = await reviews.evaluate((list) => Math.round(list.getBoundingClientRect().right));
  await expect(reviews.locator('> li')).toHaveCount(2);
  expect(await rowsOf(reviews.locator('> li'))).toEqual([end]);
});

test('at 1920 px the words of the home page stand on the sky', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/');
  const hero = page.locator('main section').first();
  const picture = (await hero.locator('picture').first().locator('img').boundingBox())!;
  const lead = (await hero.locator('p').nth(1).boundingBox())!;
  // The horizon of a slide lies at two thirds of a picture of 16:9 that fills the hero from below.
  const horizon = picture.y + picture.height - (0.34 * picture.width * 9) / 16;
  expect(lead.y + lead.height).toBeLessThan(horizon);
});

test('a guest’s vote outlives a reload, and is the member’s after login', async ({ page }) => {
  await open(page, '/en/post/mezhi-bez-viiny');
  const rating = page.getByRole('group', { name: 'Was this helpful?' });
  const helpful = rating.getByRole('button', { name: 'Helpful', exact: true });
  const sum = rating.getByRole('status');
  const before = Number(await sum.textContent());
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hydrated(page);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await logIn(page, 'nova@stezhka.example');
  await page.reload();
  await hydrated(page);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(sum).toHaveText(String(before + 1));
});

// Pages that are there are walked in routes.e2e.ts.
test('a missing page hydrates without asking the server again for what the document brought', async ({
  page,
  allowConsole,
}) => {
  allowConsole.patterns.push(/404/);
  const asked = callsOfVisit(page);
  expect((await page.goto('/post/no-such-post'))!.status()).toBe(404);
  await hydrated(page);
  expect(await asked()).toEqual([]);
});

for (const [way, come] of [
  ['comes near', (page: Page) => page.locator('footer').scrollIntoViewIfNeeded()],
  ['is focused', (page: Page) => page.locator('footer a').first().focus()],
] as const) {
  test(`the footer's form is asked for when the footer ${way}, and nothing moves when it comes`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await open(page, '/post/vdiachnist-chesno');
    await page.waitForLoadState('networkidle');
    expect(calls).not.toContain(FOOTER_FORM);
    const height = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
    const before = await height();
    await come(page);
    await expect(page.locator('footer form').getByRole('button')).toBeEnabled();
    expect(calls.filter((call) => call === FOOTER_FORM)).toHaveLength(1);
    expect(await height()).toBe(before);
  });
}

test('a first visit to the root is led to the language of the browser, once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' });
  const first = await context.request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': 'en-GB' } });
  expect(first.status()).toBe(302);
  expect(first.headers().location).toBe('/en');
  expect(first.headers()['cache-control']).toContain('no-store');
  const chosen = await context.request.get('/', {
    maxRedirects: 0,
    headers: { 'Accept-Language': 'en-GB', Cookie: 'lang=ua' },
  });
  expect(chosen.status()).toBe(200);
  const robot = await browser.newContext({
    baseURL: baseURL!,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  });
  expect(
    (await robot.request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': 'en-GB' } })).status(),
  ).toBe(200);
  await context.close();
  await robot.close();
});
