import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/test.ts';

const SEARCH = '**/api/data/search?*';
const opener = (page: Page) => page.locator('header').getByRole('button', { name: 'Пошук' });
const overlay = (page: Page) => page.getByRole('dialog', { name: /Пошук/ });
const line = (page: Page) => overlay(page).getByRole('searchbox');

async function openSearch(page: Page, path = '/news') {
  await open(page, path);
  await opener(page).click();
  await expect(line(page)).toBeFocused();
}

test('the search finds posts and categories, by keyboard alone, and opens one', async ({ page }) => {
  await openSearch(page);
  await expect(line(page)).toHaveAttribute('placeholder', 'У пошуках мотивації...');
  await page.keyboard.type('Вдячн');
  const posts = overlay(page).getByRole('region', { name: 'Статті' });
  await expect(posts.getByRole('link').first()).toBeVisible();
  await expect(overlay(page).getByRole('region', { name: 'Рубрики' }).getByRole('link')).toHaveText([
    'Вдячність',
  ]);
  await expect(posts.locator('img').first()).toHaveJSProperty('complete', true);
  const products = overlay(page).getByRole('region', { name: 'Товари' }).getByRole('link');
  await expect(products.first()).toContainText(/Щоденник вдячності\s*від\s1\s090\s₴/);
  await expect(products.first()).toHaveAttribute('href', /^\/product\/.+\/diary_thanks$/);
  await expectAccessible(page);

  const stops = overlay(page).locator('[data-arrows]');
  await page.keyboard.press('ArrowDown');
  await expect(stops.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line(page)).toBeFocused();
  // Suggestions come before what was found.
  const steps = await stops.evaluateAll((all) => all.findIndex(({ tagName }) => tagName === 'A'));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(posts.getByRole('link').first()).toBeFocused();
  const href = await posts.getByRole('link').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the focus stays inside, the page behind does not scroll, and Esc gives the focus back', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('Вдячн');
  await expect(overlay(page).getByRole('link').first()).toBeVisible();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Tab');
    expect(await overlay(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('only a device with a mouse is told of Esc', async ({ page, phone }) => {
  const hint = (one: Page) => overlay(one).getByText('Натисніть Esc');
  await openSearch(page);
  await expect(hint(page)).toBeVisible();
  await openSearch(phone);
  await expect(hint(phone)).toBeHidden();
});

test('typing sends one request, and a late reply does not replace a newer one', async ({ page }) => {
  const asked: string[] = [];
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
  await page.route(SEARCH, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('search')!;
    asked.push(query);
    if (query === 'вдячність') await letGo;
    await route.continue();
  });
  await openSearch(page);
  // The clock stands still: a busy machine may take longer for a letter than the search waits for the next one.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('вдячність');
  await page.clock.resume();
  await expect.poll(() => asked).toEqual(['вдячність']);
  await line(page).fill('звички');
  const first = overlay(page).getByRole('region', { name: 'Рубрики' }).getByRole('link');
  await expect(first).toHaveText(['Звички']);
  const late = page.waitForResponse((reply) => reply.url().includes(encodeURIComponent('вдячність')));
  release();
  await (await late).finished();
  await expect(first).toHaveText(['Звички']);
  expect(asked).toEqual(['вдячність', 'звички']);
});

test('without scripts the header leads to a page that searches by itself', async ({ scriptless: page }) => {
  await page.goto('/news');
  await opener(page).click();
  await expect(page).toHaveURL(/\/search\??$/);
  await page.getByRole('searchbox').fill('Вдячн');
  await page.getByRole('main').getByRole('button', { name: 'Шукати' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'Вдячн');
  for (const block of ['Статті', 'Рубрики', 'Товари'])
    await expect(page.getByRole('region', { name: block }).getByRole('link').first()).toBeVisible();
  await page.goto('/en/search?search=qqqqqqqq');
  await expect(page.getByText('There’s nothing like that here yet')).toBeVisible();
});
