import type { Locator, Page } from '@playwright/test';
import { changeDocument, own, replyOf } from './support/document.ts';
import { emit } from './support/shell-events.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

interface Item {
  id: string;
  type: string;
  label: string;
  link: string;
  icon: string | null;
  slug: string | null;
  count: number | null;
  children: Item[];
}

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

/** A menu of the data with items of its own after the catalogue. */
async function withItems(page: Page, ...items: (Partial<Item> & { id: string })[]): Promise<void> {
  await changeDocument(page, '/news', (data) => {
    own(data, '/page/:slug', '/deep', '/end');
    const { menu } = replyOf<{ menu: Item[] }>(data, 'GET /data/menu');
    const plain = { ...menu[0]!, childrenFrom: null, icon: null, slug: null, link: '', children: [] };
    const whole = (item: Partial<Item>): Item => ({
      ...plain,
      ...item,
      children: (item.children ?? []).map(whole),
    });
    menu.push(...items.map(whole));
  });
}

test.describe('in another document', () => {
  // The server drew the frame with other pages and with the menu; React draws it again.
  test.use({ allowConsole: { patterns: [/hydration: /] } });

  test('everything stands in its order, with a sub-link per category of shop and articles', async ({
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
      'Зібрати свій щоденник /constructor',
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

  test('a spinner turns until the menu has come', async ({ page }) => {
    await changeDocument(page, '/news', ({ state }) => {
      const { queries } = state.api;
      for (const key of Object.keys(queries)) if (key.startsWith('GET /data/menu(')) delete queries[key];
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/data/menu', async (route) => {
      await held;
      await route.fallback();
    });
    await open(page, '/news');
    await page.locator('header').getByRole('button', { name: 'Меню' }).click();
    await expect(drawerOf(page).getByRole('progressbar')).toBeVisible();
    await expect(listOf(page)).toHaveCount(0);
    answer();
    await expect(listOf(page)).toBeVisible();
    await expect(drawerOf(page).getByRole('progressbar')).toHaveCount(0);
  });
});

test.describe('what it holds', () => {
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

  test('a member sees the own name and the rooms of the diary', async ({ page, baseURL }) => {
    const login = await page.request.post('/api/login', {
      headers: { Locale: 'uk', Origin: baseURL! },
      multipart: { email: 'sofiia@stezhka.example', password: 'stezhka-demo-2026' },
    });
    expect(login.ok()).toBe(true);
    await open(page, '/news');
    await openMenu(page);
    const me = drawerOf(page).getByRole('link', { name: 'Софія' });
    await expect(me).toHaveAttribute('href', '/profile');
    await expect(me.locator('img, svg').first()).toBeVisible();
    await expect(drawerOf(page).getByRole('link', { name: 'Увійти' })).toHaveCount(0);
    await itemOf(page, 'diary').click();
    const links = await listOf(page, 'Мій щоденник')
      .locator('a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    const promised = ['/diary', '/diary/courses', '/diary/days', '/diary/settings'];
    expect(links.length).toBeGreaterThan(1);
    expect(links).toEqual(promised.filter((href) => links.includes(href)));
    await expectAccessible(page);
  });

  test('items of the data follow: to their own page, with sign and count, dividers, panels in panels', async ({
    page,
  }) => {
    const sign = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    await page.route('**/files/help.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(sign.split(',')[1]!) }),
    );
    await withItems(
      page,
      { id: 'line', type: 'DIVIDER' },
      { id: 'delivery', label: 'Доставка', slug: 'dostavka', icon: 'catalog', link: '/elsewhere' },
      { id: 'line-2', type: 'divider' },
      { id: 'gifts', label: 'Подарунки', icon: 'gifts', count: 3 },
      {
        id: 'help',
        label: 'Довідка',
        slug: 'help',
        icon: '/files/help.svg',
        children: [
          {
            id: 'deep',
            label: 'Глибше',
            link: '/deep',
            children: [{ id: 'end', label: 'Край', link: '/end' } as Item],
          } as Item,
        ],
      },
    );
    await open(page, '/news');
    await openMenu(page);
    const all = await rows(listOf(page));
    expect(all.slice(all.indexOf('Доставка /page/dostavka') - 1)).toEqual([
      '—',
      'Доставка /page/dostavka',
      '—',
      'Подарунки3 /page/gifts',
      'Довідка ›',
    ]);
    await expect(itemOf(page, 'delivery').locator('svg')).toBeVisible();
    await expect(itemOf(page, 'help').locator('img')).toHaveAttribute('src', '/files/help.svg');

    await itemOf(page, 'help').click();
    await itemOf(page, 'deep').click();
    await expect(listOf(page, 'Глибше').getByRole('link', { name: 'Край' })).toHaveAttribute('href', '/end');
    await drawerOf(page).getByRole('button', { name: 'Назад: Глибше' }).click();
    await expect(itemOf(page, 'deep')).toBeFocused();
    await drawerOf(page).getByRole('button', { name: 'Назад: Довідка' }).click();
    await expect(itemOf(page, 'help')).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('what it answers', () => {
  test.beforeEach(async ({ page }) => {
    await withItems(page);
    await open(page, '/news');
  });

  test('open and close', async ({ page }) => {
    await emit(page, 'shell:open-menu', {});
    await expect(listOf(page)).toBeVisible();
    await emit(page, 'shell:close-menu', {});
    await expect(drawerOf(page)).toHaveCount(0);
  });

  test('open a given item, close a given item', async ({ page }) => {
    await emit(page, 'shell:open-menu-item', { id: 'catalog' });
    await expect(listOf(page, 'Крамниця')).toBeVisible();
    await emit(page, 'shell:close-menu-item', { id: 'news' });
    await expect(listOf(page, 'Крамниця')).toBeVisible();
    await emit(page, 'shell:close-menu-item', { id: 'catalog' });
    await expect(listOf(page, 'Крамниця')).toHaveCount(0);
    await expect(listOf(page)).toBeVisible();
  });

  test('open by url', async ({ page }) => {
    await emit(page, 'shell:open-menu-url', { url: '/news' });
    await expect(listOf(page, 'Статті')).toBeVisible();
    await emit(page, 'shell:open-menu-url', { url: '/ru/diary?from=letter' });
    await expect(itemOf(page, 'diary')).toBeFocused();
    await expect(listOf(page)).toBeVisible();
  });

  test('open catalog', async ({ page }) => {
    await emit(page, 'shell:open-menu-catalog', {});
    await expect(listOf(page, 'Крамниця')).toBeVisible();
  });

  test('open constructor', async ({ page }) => {
    await emit(page, 'shell:open-menu-constructor', {});
    await expect(itemOf(page, 'constructor')).toBeFocused();
    await expect(listOf(page, 'Крамниця')).toBeVisible();
  });
});

test('open, the page cannot scroll; closing closes all items, then after 400 ms the menu goes and frees the page', async ({
  page,
}) => {
  await open(page, '/news');
  await openMenu(page);
  await itemOf(page, 'catalog').click();
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
