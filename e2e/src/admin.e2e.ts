import type { Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

/** In the browser this visitor counts as staff; every call is still decided by what their session may. */
async function appearAsStaff(page: Page): Promise<void> {
  await logIn(page, 'admin@stezhka.example');
  await page.route('**/api/data/user', async (route) => {
    const reply = await route.fetch();
    const { data } = await reply.json();
    await route.fulfill({ json: { data: { ...data, roles: ['ROLE_USER', 'ROLE_ADMIN'] } } });
  });
}

/** Follows a link to an address as the site does, without a new document. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

test('a guest is led to the login, and to a member the back office is not there', async ({ page }) => {
  const guest = await page.request.get('/admin', { maxRedirects: 0 });
  expect([guest.status(), guest.headers().location]).toEqual([302, '/login?next=%2Fadmin']);
  await logIn(page, 'sofiia@stezhka.example');
  for (const path of ['/admin', '/ru/admin', '/en/admin']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test('staff see its layout in three languages, and leave it without a reload', async ({ page }) => {
  await appearAsStaff(page);
  for (const [prefix, lang, title] of [
    ['', 'uk', 'Керування'],
    ['/ru', 'ru', 'Управление'],
    ['/en', 'en', 'Back office'],
  ] as const) {
    await open(page, prefix || '/');
    await follow(page, `${prefix}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const nav = page.getByRole('navigation', {
      name: { uk: 'Розділи', ru: 'Разделы', en: 'Back office' }[lang],
    });
    await expect(nav.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
  }
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('banner').getByRole('link', { name: 'To the site' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back office');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await hydrated(page);
});
