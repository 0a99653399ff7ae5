import type { Page } from '@playwright/test';
import { markDocument } from './support/same-document.ts';
import { slice } from './support/store.ts';
import { expect, hydrated, open, test } from './support/test.ts';

const DAY_S = 24 * 60 * 60;
const PLACE = '/news?page=2&from=letter#content';

/** The languages as they can be chosen in the header and in the side menu. */
const SWITCHERS = [
  {
    place: 'the header',
    reach: async (page: Page) => {
      await page.getByRole('button', { name: /, (УКР|РУС|ENG)$/ }).click();
      return page.locator('header');
    },
  },
  {
    place: 'the side menu',
    reach: async (page: Page) => {
      await page
        .locator('header')
        .getByRole('button', { name: /^(Меню|Menu)/ })
        .click();
      return page.getByRole('dialog');
    },
  },
];

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);

for (const { place, reach } of SWITCHERS) {
  test(`a language chosen in ${place} opens the same page in it and is kept for a year`, async ({ page }) => {
    await open(page, PLACE);
    const stays = await markDocument(page);
    for (const { name, value, path, lang, h1 } of [
      { name: 'English', value: 'en', path: `/en${PLACE}`, lang: 'en', h1: 'Articles' },
      { name: 'Русский', value: 'ru', path: `/ru${PLACE}`, lang: 'ru', h1: 'Статьи' },
      { name: 'Українська', value: 'ua', path: PLACE, lang: 'uk', h1: 'Статті' },
    ]) {
      const switcher = await reach(page);
      await switcher.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect(page.getByRole('dialog')).toBeHidden();
      const { expires, ...kept } = (await cookie(page, 'lang'))!;
      expect(kept).toMatchObject({ value, path: '/', sameSite: 'Lax' });
      expect(Math.round((expires - Date.now() / 1000) / DAY_S)).toBe(365);
      await expect.poll(async () => (await cookie(page, 'i18n_redirected'))?.value).toBe(value);
      expect(await slice(page, 'meta')).toMatchObject({ locale: lang });
    }
    await stays();
  });

  test(`the current language stands disabled in ${place}`, async ({ page }) => {
    await open(page, '/ru/news');
    const switcher = await reach(page);
    const current = switcher.getByText('Русский', { exact: true });
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-disabled', 'true');
    await expect(switcher.getByRole('link', { name: 'Русский' })).toHaveCount(0);
    await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/news');
  });
}

test('texts and data change together: at no moment are two languages on screen', async ({ page }) => {
  await open(page, '/');
  // The shelf of another remote comes with its own data and texts.
  await expect(page.locator('main a[href*="/product/"]').first()).toBeAttached();
  await page.evaluate(() => {
    const words = () =>
      [
        document.documentElement.lang,
        document.querySelector('header nav a')?.textContent,
        document.querySelector('h1')?.textContent,
        document.querySelector('main h2')?.textContent,
        [...document.querySelectorAll('main a[href*="/product/"]')].map((one) => one.textContent).join(),
        document.querySelector('footer p')?.textContent,
      ].join(' | ');
    const seen = [words()];
    new MutationObserver(() => {
      const now = words();
      if (now !== seen.at(-1)) seen.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { seen });
  });
  await page.getByRole('button', { name: /УКР/ }).click();
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual([expect.stringMatching(/^uk/), expect.stringMatching(/^en/)]);
  expect(seen[1]).not.toMatch(/[іїєґ]/i);
});

test('what is typed in a form stays in another language', async ({ page }) => {
  await open(page, '/en/register');
  await page.getByRole('textbox', { name: /mail/i }).first().fill('olena@example.ua');
  const switcher = await SWITCHERS[0]!.reach(page);
  await switcher.getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Начнём/);
  await expect(page.locator('main').getByRole('textbox', { name: /^Почта/ })).toHaveValue('olena@example.ua');
});

test('the head follows the language', async ({ page, baseURL }) => {
  await open(page, '/post/vdiachnist-chesno');
  const title = await page.title();
  await page.getByRole('button', { name: /УКР/ }).click();
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.title()).not.toBe(title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/en/post/vdiachnist-chesno`,
  );
  for (const [hreflang, prefix] of [
    ['uk', ''],
    ['ru', '/ru'],
    ['en', '/en'],
    ['x-default', ''],
  ]) {
    await expect(page.locator(`link[rel=alternate][hreflang=${hreflang}]`)).toHaveAttribute(
      'href',
      `${baseURL}${prefix}/post/vdiachnist-chesno`,
    );
  }
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the first visit to the root leads to English, the next one does not', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
    expect((await cookie(page, 'i18n_redirected'))?.value).toBe('en');
    await page.goto('/');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });

  test('a visitor who came to another page first is not redirected at the root', async ({ page }) => {
    await open(page, '/ru/news');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect.poll(async () => (await cookie(page, 'i18n_redirected'))?.value).toBe('ru');
    await page.goto('/');
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('a visitor who has chosen a language is not redirected at the root', async ({ page }) => {
    await open(page, '/en/news');
    await page.getByRole('button', { name: /ENG/ }).click();
    await page.locator('header').getByRole('link', { name: 'Українська' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });

  test('a link inside the site to the root is not redirected', async ({ page }) => {
    await open(page, '/news');
    await page.locator('header').getByRole('link', { name: 'Стежка' }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });
});

test('an address has no slash at its end, in no language', async ({ request }) => {
  for (const [given, clean] of [
    ['/news/', '/news'],
    ['/ru/', '/ru'],
    ['/en/catalog/?page=2', '/en/catalog?page=2'],
  ] as const) {
    const reply = await request.get(given, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([301, clean]);
  }
});
