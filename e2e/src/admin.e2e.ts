import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

test('the back office redirects a guest to the login and is a 404 for a member', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  await logIn(page, 'sofiia@stezhka.example');
  for (const path of ['/admin', '/ru/admin', '/en/admin']) {
    // A renderer that is too busy leaves the answer to the browser, and the document says 200 then.
    await expect.poll(async () => (await page.request.get(path)).status(), path).toBe(404);
  }
});

test('the menu links to the back office for staff alone', async ({ page }) => {
  const menu = async () => {
    await open(page, '/news');
    await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click();
    return page.getByRole('dialog', { name: 'Меню' });
  };
  await logIn(page, 'sofiia@stezhka.example');
  const members = await menu();
  await expect(members.locator('a[href="/profile"]')).toBeVisible();
  await expect(members.locator('a[href="/admin"]')).toHaveCount(0);
  await page.context().clearCookies();
  await logIn(page, 'admin@stezhka.example');
  await (await menu()).getByRole('link', { name: 'Керування' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Керування');
});

test('the back office has its layout in three languages and is left without a reload', async ({ page }) => {
  await logIn(page, 'admin@stezhka.example');
  for (const [prefix, lang, title] of [
    ['', 'uk', 'Керування'],
    ['/ru', 'ru', 'Управление'],
    ['/en', 'en', 'Back office'],
  ] as const) {
    const reply = await page.goto(`${prefix}/admin`);
    expect(reply!.headers()['cache-control']).toContain('no-store');
    await hydrated(page);
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
    if (lang === 'en') await expectAccessible(page);
  }
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('banner').getByRole('link', { name: 'To the site' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back office');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('staff’s link shows a draft to whoever has it, in three languages, and to no search engine', async ({
  page,
  browser,
}) => {
  await logIn(page, 'admin@stezhka.example');
  const headers = { Locale: 'uk' };
  const slug = `chernetka-${Date.now()}`;
  const text = (field: string, words: string) =>
    Object.fromEntries(['uk', 'ru', 'en'].map((locale) => [`page[${field}][${locale}]`, words]));
  const form = {
    'page[slug]': slug,
    'page[order]': '900',
    'page[group]': 'help',
    ...text('title', 'A page to come'),
    ...text('description', 'Not yet.'),
    ...text('body', '<p>Words that only some may read.</p>'),
  };
  const made = await page.request.post('/api/admin/content/pages', { headers, form });
  expect(made.status()).toBe(200);
  const { id } = (await made.json()).data;
  const linked = await page.request.post(`/api/admin/content/pages/${id}/preview`, { headers, data: {} });
  const { path } = (await linked.json()).data;

  const reader = await browser.newContext({ javaScriptEnabled: false });
  const guest = await reader.newPage();
  for (const prefix of ['', '/ru', '/en']) {
    const reply = await guest.goto(new URL(prefix + path, page.url()).href);
    expect([reply!.status(), reply!.headers()['cache-control']]).toEqual([200, 'no-store']);
    await expect(guest.getByText('Words that only some may read.')).toBeVisible();
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
  expect((await guest.goto(new URL(`/page/${slug}`, page.url()).href))!.status()).toBe(404);
  await reader.close();
  await page.request.post(`/api/admin/content/pages/${id}/remove`, { headers, data: { version: 0 } });
});
