import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

test('the back office is there for staff alone', async ({ page, context }) => {
  const guest = await context.request.get('/admin', { maxRedirects: 0 });
  expect([guest.status(), guest.headers().location]).toEqual([302, '/login?next=%2Fadmin']);

  await logIn(page, 'sofiia@stezhka.example');
  expect((await context.request.get('/admin')).status()).toBe(404);

  await context.clearCookies();
  await logIn(page, 'admin@stezhka.example');
  const reply = await page.goto('/en/admin');
  expect(reply!.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back office');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const nav = page.getByRole('navigation', { name: 'Back office sections' });
  await expect(nav.getByRole('link', { name: 'Back office' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
});

test('from the site to the back office and back nothing is loaded anew', async ({ page }) => {
  await logIn(page, 'admin@stezhka.example');
  await open(page, '/admin');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'На сайт' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Розділи керування' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});
