import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

const LANGUAGES = [
  { locale: 'uk', prefix: '', news: 'Статті' },
  { locale: 'ru', prefix: '/ru', news: 'Статьи' },
  { locale: 'en', prefix: '/en', news: 'Articles' },
];

for (const { locale, prefix, news } of LANGUAGES) {
  test(`a guest reads a post in ${locale}, coming from the home page`, async ({ page }) => {
    await open(page, prefix || '/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectAccessible(page);

    await page.locator('header').getByRole('link', { name: news, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(news);
    await expectAccessible(page);

    const first = page.getByRole('article').first().getByRole('link');
    const title = (await first.textContent())!.replaceAll('\u00a0', ' ');
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
    await expectAccessible(page);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(news);
  });

  test(`a post in ${locale} can be read without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    const reply = await page.goto(`${prefix}/post/vdiachnist-chesno`);
    expect(reply!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('article').first().textContent())!.length).toBeGreaterThan(800);
    for (const hreflang of ['uk', 'ru', 'en', 'x-default']) {
      await expect(page.locator(`link[rel=alternate][hreflang=${hreflang}]`)).toHaveCount(1);
    }
    await context.close();
  });
}

test('a page hydrates without asking the server again for what the document brought', async ({ page }) => {
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname),
  );
  await page.goto('/news');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('an unknown address is a real 404 with a way home', async ({ page }) => {
  test.info().annotations.push({ type: 'allows', description: 'the 404 of the document itself' });
  const reply = await page.request.get('/en/post/no-such-post');
  expect(reply.status()).toBe(404);
  expect((await page.request.get('/nowhere/at/all')).status()).toBe(404);
});

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
