import type { Page } from '@playwright/test';
import { emit } from './support/shell-events.ts';
import { expect, expectAccessible, open, ownCall, test } from './support/test.ts';

const miniCart = (page: Page) => page.getByRole('dialog', { name: 'У кошику' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Меню' });
const layer = (page: Page, name: string) =>
  page
    .locator('[role=dialog]')
    .filter({ has: page.getByText(name, { exact: true }) })
    .evaluate((element) => Number(element.parentElement!.style.zIndex));
const locked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
const hasFocus = (page: Page, name: string) =>
  page.evaluate(
    (label) => document.activeElement?.closest('[role=dialog]')?.querySelector('h2')?.textContent === label,
    name,
  );

/** Puts a product into the cart, as another page of this visitor's would. */
async function fillCart(page: Page): Promise<void> {
  const headers = ownCall();
  const { data } = await (await page.request.get('/api/data/product/diary_thanks', { headers })).json();
  const reply = await page.request.get(`/api/order/add-product/${data.product.id}?quantity=1`, { headers });
  expect(reply.status()).toBe(200);
}

test.describe('the floating cart button', () => {
  const floating = (page: Page) => page.locator('body > button', { hasText: /^\d+$/ });

  test('is not there while the cart is empty, counts what is in it, opens the mini cart, and keeps away from the cart itself', async ({
    page,
  }) => {
    await open(page, '/news');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(floating(page)).toHaveCount(0);
    await fillCart(page);
    await open(page, '/news');
    await expect(floating(page)).toHaveText('1');
    await floating(page).click();
    await expect(miniCart(page)).toContainText('Щоденник вдячності');
    await expectAccessible(page);
    await miniCart(page).getByRole('link', { name: 'До кошика' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(miniCart(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кошик');
    await expect(floating(page)).toHaveCount(0);
    expect(await locked(page)).toBe(false);
  });
});

test.describe('windows over the page', () => {
  test('stack from 999 up, lock the page, hold the focus each in turn and give it back', async ({ page }) => {
    await fillCart(page);
    await open(page, '/news');
    const opener = page.locator('header').getByRole('button', { name: /Кошик/ });
    await opener.click();
    await expect(miniCart(page)).toBeVisible();
    expect(await layer(page, 'У кошику')).toBe(999);
    // The menu is the shell's window, the mini cart a remote's: each has a trap of its own.
    await emit(page, 'shell:open-menu', {});
    await expect(drawer(page)).toBeVisible();
    expect(await layer(page, 'Меню')).toBe(1000);
    expect(await locked(page)).toBe(true);
    await expect.poll(() => hasFocus(page, 'Меню')).toBe(true);
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(page, 'Меню')).toBe(true);
    }

    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(miniCart(page)).toBeVisible();
    await expect.poll(() => hasFocus(page, 'У кошику')).toBe(true);
    expect(await locked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(miniCart(page)).toHaveCount(0);
    expect(await locked(page)).toBe(false);
    await expect(opener).toBeFocused();
  });

  test('all overlays close when the page changes', async ({ page }) => {
    await fillCart(page);
    await open(page, '/news');
    await page.locator('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Статті');
    await emit(page, 'shell:open-cart', {});
    await expect(miniCart(page)).toBeVisible();
    await emit(page, 'shell:open-menu', {});
    await expect(drawer(page)).toBeVisible();
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/news"]')!.click());
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await locked(page)).toBe(false);
  });

  test('a step back closes them one at a time, and then leaves the page', async ({ page }) => {
    await fillCart(page);
    await open(page, '/catalog');
    await page.getByRole('link', { name: 'Щоденник вдячності' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Щоденник вдячності');
    const { pathname } = new URL(page.url());
    await emit(page, 'shell:open-cart', {});
    await expect(miniCart(page)).toBeVisible();
    await emit(page, 'shell:open-menu', {});
    await expect(drawer(page)).toBeVisible();
    const back = () => page.evaluate(() => history.back());
    await back();
    await expect(drawer(page)).toHaveCount(0);
    await expect(miniCart(page)).toBeVisible();
    await back();
    await expect(miniCart(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(await locked(page)).toBe(false);
    await back();
    await expect(page).toHaveURL(/\/catalog$/);
  });
});

test.describe('the preloader', () => {
  const line = (page: Page) => page.getByRole('progressbar', { name: 'Завантажуємо сторінку' });

  test('shows while a page is on its way, but only after 200 ms', async ({ page }) => {
    await open(page, '/news');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = page.waitForRequest('**/api/data/products/**');
    await page.route('**/api/data/products/**', async (route) => {
      await held;
      await route.fallback();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('header').getByRole('link', { name: 'Крамниця', exact: true }).first().click();
    await page.clock.runFor(199);
    await asked;
    await expect(line(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(line(page)).toBeVisible();
    await page.clock.resume();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Крамниця');
    await expect(line(page)).toHaveCount(0);
  });

  test('covers the page while a part such as the checkout works', async ({ page }) => {
    await open(page, '/news');
    const first = page.locator('main').getByRole('article').first().getByRole('link').first();
    await first.focus();
    await emit(page, 'shell:busy', { what: 'checkout', busy: true });
    await expect(page.getByRole('status').filter({ hasText: 'Зачекайте хвилинку' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Зачекайте хвилинку' })).toBeVisible();
    await expect(first).not.toBeFocused();
    // Neither the page nor its frame answers the keyboard.
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      await expect(
        page.locator(':is(.skip-link, header, main, footer) :focus, .skip-link:focus'),
      ).toHaveCount(0);
    }
    await expectAccessible(page);
    await emit(page, 'shell:busy', { what: 'checkout', busy: false });
    await expect(page.getByText('Зачекайте хвилинку')).toHaveCount(0);
    await expect(first).toBeFocused();
    await first.click();
    await expect(page).not.toHaveURL(/\/news$/);
  });
});

test.describe('the footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo');

  for (const [path, words] of [
    ['/offer', 'Двадцять вісім днів'],
    ['/offer-light', 'Планер на\u00a0місяць'],
    ['/offer-thanks', 'Щоденник вдячності: три рядки'],
    ['/offer-accept', 'для тих, хто хоче помічати хороше'],
    ['/news', 'для тих, хто хоче помічати хороше'],
  ] as const) {
    test(`says on ${path}: ${words}`, async ({ read }) => {
      const { footer } = await read(path);
      expect(footer.join(' ')).toContain(words);
    });
  }

  test('has networks and channel of the contacts, lists of links, credit and rights', async ({
    scriptless: page,
  }) => {
    await page.goto('/news');
    const foot = footer(page);
    for (const name of ['Facebook', 'Instagram', 'Telegram', 'YouTube']) {
      await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /^https:.*\.example\/$/,
      );
    }
    await expect(foot.getByRole('link', { name: 'Наш канал у Telegram' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(foot.getByRole('navigation', { name: 'Крамниця' }).getByRole('link')).not.toHaveCount(0);
    // They are spread to the footer's end.
    const lists = await foot.locator('details').evaluateAll((all) => ({
      starts: all.map((one) => one.getBoundingClientRect().left),
      tops: new Set(all.map((one) => one.getBoundingClientRect().top)).size,
      beyond:
        all[0]!.closest('div')!.parentElement!.getBoundingClientRect().right -
        all.at(-1)!.getBoundingClientRect().right,
    }));
    const steps = lists.starts.slice(1).map((start, n) => Math.round(start - lists.starts[n]!));
    expect([steps.length > 1, new Set(steps).size, lists.tops, Math.round(lists.beyond)]).toEqual([
      true,
      1,
      1,
      0,
    ]);
    await expect(foot).toContainText('© Стежка, 2022. Усі права захищено');
    await expect(foot.getByRole('link', { name: 'Тихій майстерні' })).toHaveAttribute(
      'href',
      'https://studio.stezhka.example/',
    );
    await expect(foot.getByRole('link', { name: '«Верстат»' })).toHaveAttribute(
      'href',
      'https://cms.stezhka.example/',
    );

    // Legal pages open in a new tab, once they stand.
    for (const [path, name] of [
      ['/politica', /^Політика конфіденційності та захист даних/],
      ['/offerta', /^Публічна оферта/],
    ] as const) {
      const stands = (await page.request.get(path)).status() === 200;
      const link = footer(page).getByRole('link', { name });
      await expect(link).toHaveCount(stands ? 1 : 0);
      if (stands) await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('keeps the place of the subscription free at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/slot-subscription/, async (route) => {
      await held;
      await route.fallback();
    });
    await open(page, '/news', 'domcontentloaded');
    const height = async () => (await footer(page).boundingBox())!.height;
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page).getByRole('link', { name: 'Поки що читайте статті' })).toBeVisible();
    const before = await height();
    release();
    await expect(footer(page).locator('form')).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  });
});
