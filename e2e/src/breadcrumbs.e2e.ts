import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Рамка сторінки' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Ви тут' });

test('full: earlier crumbs are links, the last is text, and the nav bar marks where one is', async ({
  page,
}) => {
  await open(page, '/__components');
  await expect(crumbs(page).getByRole('link')).toHaveText(['Головна']);
  await expect(crumbs(page).getByText('Складники')).toHaveAttribute('aria-current', 'page');
  const marked = bar(page).locator('[aria-current=page]');
  await expect(marked).toHaveText('Повна');
  const colour = (text: string) =>
    bar(page)
      .getByRole('link', { name: text })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colour('Повна')).not.toBe(await colour('Без розділів'));
  await bar(page).getByRole('link', { name: 'Без крихт' }).click();
  await expect(marked).toHaveText('Без крихт');
  await crumbs(page).waitFor({ state: 'hidden' });
});

test('simple: the crumbs stay, the nav bar is hidden', async ({ scriptless: page }) => {
  await page.goto('/__components-simple');
  await expect(crumbs(page).getByRole('link', { name: 'Головна' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  // On a phone the title of the page stands right below its own crumb.
  const own = crumbs(page).locator('[aria-current=page]');
  await expect(own).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(own).toBeHidden();
});

test('off: the nav bar stays, the crumbs are hidden', async ({ scriptless: page }) => {
  await page.goto('/__components-off');
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Головна' })).toHaveCount(0);
});

test('under a mini header both are hidden, from the first moment on', async ({ page, scriptless: still }) => {
  await open(page, '/__components-mini');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('main').getByRole('link', { name: 'Головна' })).toHaveCount(0);
  await still.goto('/__components-mini');
  await expect(bar(still)).toBeHidden();
});

test('a path with catalog leaves room for filters', async ({ page }) => {
  const room = () =>
    page.locator('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom));
  await open(page, '/news');
  expect(await room()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Крамниця', exact: true }).click();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect.poll(room).toBeGreaterThan(0);
});

test('the categories of the shop are its nav bar, at 360 px in one row of its own', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/catalog/shchodennyky');
  const categories = page.getByRole('navigation', { name: 'Розділи крамниці' });
  await expect(categories.locator('[aria-current=page]')).toHaveCount(1);
  const tops = await categories
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getBoundingClientRect().top))]);
  expect(tops).toHaveLength(1);
  await expect(page.getByRole('navigation', { name: 'Шлях до сторінки' }).getByRole('link')).toHaveText([
    'Головна',
    'Крамниця',
  ]);
  await expectAccessible(page);
});
