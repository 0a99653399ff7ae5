import type { Locator, Page } from '@playwright/test';
import { changeDocument, own } from './support/document.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Меню' });
const listOf = (page: Page, name = 'Меню') => drawerOf(page).getByRole('navigation', { name, exact: true });
const itemOf = (page: Page, id: string) => drawerOf(page).locator(`[data-item="${id}"]`);
const openMenu = async (page: Page) => {
  await page.locator('header').getByRole('button', { name: 'Меню' }).click();
  await expect(listOf(page)).toBeVisible();
};
const locked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
/** 'label → address' of every row; a row that opens a panel has '›', a divider is '—'. */
const rows = (list: Locator) =>
  list
    .locator('a, button, hr')
    .evaluateAll((all) =>
      all.map((one) =>
        one.tagName === 'HR' ? '—' : `${one.textContent} ${one.getAttribute('href') ?? '›'}`,
      ),
    );

test.describe('in another document', () => {
  // The server drew the frame with other pages and with the menu; React draws it again.
  test.use({ allowConsole: { patterns: [/hydration: /] } });

  test('all items stand in their order, with a sub-link per category of shop and articles', async ({
    page,
  }) => {
    await changeDocument(page, '/news', (data) => own(data, '/:any', '/:any/*'));
    await open(page, '/news');
    await openMenu(page);
    expect(await rows(listOf(page))).toEqual([
      'Крамниця ›',
      'Мій щоденник /diary',
      'Метафоричні карти /metaphoric-cards',
      '—',
      'Щоденник-марафон /offer',
      'Щоденник-планер /offer-light',
      'Щоденник вдячності /offer-thanks',
      'Щоденник прийняття /offer-accept',
      'Емоційний інтелект /offer-emotions',
      'Щоденник самопізнання /offer-self-up',
      '«Кроки вдячності» /offer-thanks-new',
      'Зошит вдячності /offer-thanks-book',
      '—',
      'Статті ›',
      'Відео /videos',
      'Курси /courses',
      'Автори /authors',
      'Анонси /podii',
      '—',
      'Контакти /contacts',
      'Про нас /about',
    ]);

    const read = async <T>(path: string) =>
      ((await (await page.request.get(path)).json()) as { data: T }).data;
    const { menu } = await read<{ menu: { slug: string; label: string }[] }>('/api/data/categories/menu');
    await itemOf(page, 'catalog').click();
    expect(await rows(listOf(page, 'Крамниця'))).toEqual([
      'Усе в розділі «Крамниця» /catalog',
      ...menu.map(({ slug, label }) => `${label} /catalog/${slug}`),
      'Скласти свій щоденник /constructor',
    ]);
    await drawerOf(page).getByRole('button', { name: 'Назад: Крамниця' }).click();
    const { categories } = await read<{ categories: { slug: string; title: string }[] }>(
      '/api/data/categories',
    );
    await itemOf(page, 'news').click();
    expect(await rows(listOf(page, 'Статті'))).toEqual([
      'Усе в розділі «Статті» /news',
      ...categories.map(({ slug, title }) => `${title} /news/${slug}`),
    ]);
  });
});

test('a guest may log in or register, and finds languages, phone and networks', async ({ page }) => {
  await open(page, '/news');
  await openMenu(page);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('link', { name: 'Увійти' })).toHaveAttribute('href', '/login');
  await expect(drawer.getByRole('link', { name: 'Зареєструватися' })).toHaveAttribute('href', '/register');
  await expect(drawer.getByRole('link', { name: '+380 44 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+380440000000',
  );
  await expect(drawer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank');
  await expect(drawer.getByText('Українська')).toHaveAttribute('aria-disabled', 'true');
  await drawer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/news$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('open, the page cannot scroll; closing closes all items, then after 400 ms the menu goes and frees the page', async ({
  page,
}) => {
  await open(page, '/news');
  await openMenu(page);
  await itemOf(page, 'catalog').click();
  await expectAccessible(page);
  expect(await locked(page)).toBe(true);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await expect(listOf(page, 'Крамниця')).toHaveCount(0);
  await page.clock.runFor(399);
  await expect(drawerOf(page)).toHaveCount(1);
  expect(await locked(page)).toBe(true);
  await page.clock.runFor(1);
  await expect(drawerOf(page)).toHaveCount(0);
  expect(await locked(page)).toBe(false);
});

test('past 100 px of scroll the menu has its shifted style', async ({ page }) => {
  await open(page, '/news');
  const height = async () => {
    await openMenu(page);
    const box = await drawerOf(page).locator('nav').first().boundingBox();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    return box!.y;
  };
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  const atRest = await height();
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
  await expect(page.locator('header[data-shifted]')).toBeVisible();
  expect(await height()).toBeLessThan(atRest);
});

test('the focus stays within a panel too, and returns to the button that opened the menu', async ({
  page,
}) => {
  await open(page, '/news');
  await openMenu(page);
  await itemOf(page, 'news').click();
  const panel = drawerOf(page).getByRole('region', { name: 'Статті' });
  await expect(drawerOf(page).getByRole('button', { name: 'Назад: Статті' })).toBeFocused();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press(i % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(page.locator('header').getByRole('button', { name: 'Меню' })).toBeFocused();
});
