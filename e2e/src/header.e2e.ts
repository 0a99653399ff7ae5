import type { Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const header = (page: Page) => page.getByRole('banner');

test('a member finds the diary and the profile in the header, and nothing moves when they appear', async ({
  page,
}) => {
  await open(page, '/news');
  const search = () => header(page).getByRole('link', { name: 'Профіль' }).boundingBox();
  const before = await search();
  await expect(header(page).getByRole('link', { name: 'Мій щоденник' })).toHaveCount(0);
  await logIn(page, 'sofiia@stezhka.example');
  await open(page, '/news');
  await expect(header(page).getByRole('link', { name: 'Мій щоденник' })).toHaveAttribute('href', '/diary');
  const nav = header(page).getByRole('navigation', { name: 'Головні розділи' });
  await expect(nav.getByRole('link', { name: 'Статті' })).toHaveAttribute('aria-current', 'page');
  expect((await search())?.x).toBe(before?.x);
  await header(page).getByRole('link', { name: 'Профіль' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('Buy scrolls to the anchor under the header, says so in the address and takes the focus along', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/offer');
  await expect(header(page).getByRole('link', { name: /Зателефонувати/ })).toHaveAttribute('href', /^tel:/);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(scrollY));
  });
  await header(page).getByRole('link', { name: 'Купити' }).click();
  await expect(page).toHaveURL(/\/offer#buy$/);
  const gap = () =>
    page.evaluate(
      () =>
        document.getElementById('buy')!.getBoundingClientRect().top -
        document.querySelector('header')!.getBoundingClientRect().bottom,
    );
  await expect.poll(async () => Math.abs(await gap())).toBeLessThan(2);
  await expect(page.locator('#buy')).toBeFocused();
  // Smoothly: it was seen on the way.
  const seen = await page.evaluate(() => (window as { seen?: number[] }).seen!.length);
  expect(seen).toBeGreaterThan(2);
});

test('with reduced motion Buy jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/offer');
  const jumped = await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="#buy"]')!.click();
    return (
      document.getElementById('buy')!.getBoundingClientRect().top -
      document.querySelector('header')!.getBoundingClientRect().bottom
    );
  });
  expect(Math.abs(jumped)).toBeLessThan(2);
});

test('in the cart two controls stand instead: back to the shop, and the menu', async ({ page }) => {
  const menuAt = async () => (await header(page).getByRole('button', { name: 'Меню' }).boundingBox())!;
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/news');
  const elsewhere = await menuAt();
  await open(page, '/cart');
  // On a phone the menu is where it is on the other pages: at the end.
  expect(await menuAt()).toEqual(elsewhere);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(header(page).getByRole('link', { name: 'До крамниці' })).toHaveAttribute('href', '/catalog');
    await expect(header(page).getByRole('button', { name: 'Меню' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Купити' })).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Кошик' })).toHaveAttribute('href', '/cart');
    await expectAccessible(page);
  }
});

test('the mini header may come late: the frame leaves its markup alone, and what was put into the cart is counted', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/mini-header\.\w+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/product/shchodennyky/vdiachnist/diary_thanks', 'domcontentloaded');
  await page.getByRole('button', { name: 'До кошика' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await open(page, '/cart', 'domcontentloaded');
  await page.getByRole('button', { name: 'На одну більше' }).click();
  await expect(page.locator('main')).toContainText('2 580');
  // The header draws itself again when it is shifted.
  await page.mouse.wheel(0, 600);
  await expect(header(page)).toHaveAttribute('data-shifted');
  await expect(header(page).getByRole('link', { name: 'Кошик' })).toHaveAccessibleName('Кошик');
  held.resolve();
  await expect(header(page).getByRole('link', { name: 'Кошик' })).toHaveAccessibleName('Кошик: 2 речі');
});
