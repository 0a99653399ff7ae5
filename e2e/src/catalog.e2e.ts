import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open as openPage, test } from './support/test.ts';

/** The filters' script comes after the page's own. */
const answers = (page: Page) => page.locator('form[data-ready="true"]').waitFor({ state: 'attached' });

const LANGUAGES = [
  { prefix: '', h1: 'Крамниця', free: /Безкоштовна доставка від\s1\s000\s₴/ },
  { prefix: '/ru', h1: 'Магазин', free: /Бесплатная доставка от\s1\s000\s₴/ },
  { prefix: '/en', h1: 'Shop', free: /Free delivery from\s1\s000\s₴, usually 3\spieces or more/ },
];

for (const { prefix, h1, free } of LANGUAGES) {
  test(`the catalogue at ${prefix || '/'} counts free delivery as its language does`, async ({ read }) => {
    const { headings, text } = await read(`${prefix}/catalog`);
    expect(headings).toEqual([h1]);
    expect(text.replace(/\s+/g, ' ')).toMatch(free);
  });
}

test('filters stand in the address: back, reload and a shared link give the same list', async ({
  page,
  scriptless: shared,
}) => {
  await openPage(page, '/en/catalog/shchodennyky');
  await answers(page);
  const titles = () => page.locator('main article h2').allTextContents();
  const all = await titles();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: /^B6/ }).check();
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page).toHaveURL(/\?format=b6$/);
  await expect.poll(titles).not.toEqual(all);
  const narrowed = await titles();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await expect(page).toHaveURL(/format=b6&sort=price_desc$/);
  await expect.poll(titles).not.toEqual(narrowed);
  const sorted = await titles();
  expect([...sorted].sort()).toEqual([...narrowed].sort());

  await page.reload();
  await hydrated(page);
  expect(await titles()).toEqual(sorted);
  await page.goBack();
  await expect.poll(titles).toEqual(narrowed);
  await page.goBack();
  await expect.poll(titles).toEqual(all);

  // A visitor without scripts opens the shared link.
  await shared.goto('/en/catalog/shchodennyky?format=b6&sort=price_desc');
  expect(await shared.locator('main article h2').allTextContents()).toEqual(sorted);
});

test('at 1024 px the lowest and the highest price can be read to their ends', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 860 });
  await openPage(page, '/en/catalog');
  await answers(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const prices = page.locator('form[data-ready="true"]').getByRole('textbox');
  const cut = await prices.evaluateAll((fields) =>
    (fields as HTMLInputElement[])
      .map((field) => {
        field.value = field.placeholder;
        return field;
      })
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ value }) => value),
  );
  expect(await prices.count()).toBe(2);
  expect(cut).toEqual([]);
});

test('without scripts the filters are a form and pages are links', async ({ scriptless: page }) => {
  await page.goto('/en/catalog');
  await page.getByRole('checkbox', { name: /^A4/ }).check({ force: true });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page).toHaveURL(/format=a4/);
  await expect(page).toHaveURL(/sort=price_desc/);
  await expect(page.locator('main article')).toHaveCount(4);
  await page.goto('/en/catalog');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
});

test('on a phone the filters are a sheet that says how many are left', async ({ phone: page }) => {
  await openPage(page, '/en/catalog');
  await answers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const free = page.locator('main').getByText(/Free delivery from\s1\s000\s₴, usually 3\spieces or more/);
  await expect(free.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^A4/ }).check();
  await sheet.getByRole('button', { name: 'Show 4' }).click();
  await expect(page).toHaveURL(/\?format=a4$/);
  await expect(page.locator('main article')).toHaveCount(4);
});

test('on a phone a step back closes the sheet and keeps what was chosen in it', async ({ phone: page }) => {
  await openPage(page, '/en');
  await page.getByRole('main').getByRole('link', { name: 'The whole catalogue' }).first().click();
  await expect(page).toHaveURL(/\/en\/catalog/);
  await answers(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^A4/ }).check();
  // The phone's own back button waits for nothing, either.
  await page.evaluate(() => history.back());
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/catalog/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(sheet.getByRole('checkbox', { name: /^A4/ })).toBeChecked();
});

test('on a phone the order is named in full beside a filter in use', async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of ['', '/ru', '/en']) {
    await page.goto(`${locale}/catalog?format=a5`);
    const [text, room] = await page.locator('main select').evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const words = [...select.options].map(({ text }) => pen.measureText(text).width);
      const inner = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [words[0]!, inner] as const;
    });
    expect(text, locale).toBeLessThanOrEqual(room);
  }
});

test('a kit stands among the products, scripts or not, and goes into the cart', async ({ page, request }) => {
  const html = await (await request.get('/en/catalog')).text();
  expect(html).toContain('Take the set');
  await openPage(page, '/en/catalog');
  const main = page.locator('main');
  await expect(main.locator('article')).toHaveCount(12);
  await main.getByRole('button', { name: 'Take the set' }).click();
  await expect(page.getByRole('dialog')).toContainText('“Quiet Evening” set');
});

test('the catalogue shows one result, none, the last page, and a 404 beyond it', async ({
  page,
  allowConsole,
}) => {
  allowConsole.patterns.push(/404|400/);
  await openPage(page, '/en/catalog/kartky?price_from=1&price_to=950&in_stock=true&cover=night');
  expect(await page.locator('main article').count()).toBeGreaterThan(0);
  await openPage(page, '/en/catalog/kartky?format=card&paper=board&price_to=1');
  await expect(page.locator('main')).toContainText('Nothing matches these choices');
  await page.getByRole('main').getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/catalog\/kartky$/);
  await openPage(page, '/en/catalog?page=3');
  await expect(page.locator('main article')).toHaveCount(12);
  for (const wrong of ['/en/catalog?page=4', '/en/catalog/no-such-shelf']) {
    expect([wrong, (await page.goto(wrong))!.status()]).toEqual([wrong, 404]);
  }
});

test('a category under a wrong parent redirects to its own address and keeps the query', async ({ page }) => {
  const reply = await page.request.get('/en/catalog/kartky/planery?sort=new', { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([
    301,
    expect.stringMatching(/\/en\/catalog\/shchodennyky\/planery\?sort=new$/),
  ]);
});

for (const query of [
  'page=-1',
  'page=1e9',
  'price_from=NaN',
  'format=unknown',
  'colour=red',
  `${'format=a&'.repeat(2000)}`,
]) {
  test(`the call refuses ${query.slice(0, 24)} with the envelope`, async ({ request }) => {
    for (const path of ['/api/data/products/all', '/api/data/filters/all']) {
      if (/page/.test(query) && /filters/.test(path)) continue;
      const reply = await request.get(`${path}?${query}`, { headers: { Locale: 'en' } });
      expect([400, 404]).toContain(reply.status());
      expect(await reply.json()).toMatchObject({ data: null, error: expect.any(String) });
    }
  });
}

test('a slug of four kilobytes is refused by calls and is no page', async ({ request }) => {
  const slug = 'a'.repeat(4096);
  for (const path of ['products', 'filters', 'product', 'product-category']) {
    const reply = await request.get(`/api/data/${path}/${slug}`);
    expect([400, 404]).toContain(reply.status());
    expect(await reply.json()).toMatchObject({ data: null });
  }
  for (const path of ['catalog', 'product'])
    expect((await request.get(`/${path}/${slug}`)).status()).toBe(404);
});

test('nothing moves under the pointer when the catalogue opens from another page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openPage(page, '/en/news');
  const before = page.getByRole('banner').getByRole('link', { name: 'Shop' }).first();
  await before.click();
  await expect(page).toHaveURL(/\/en\/catalog$/);
  // The page before has articles, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  const first = page.locator('main article').first();
  await first.waitFor();
  const { y } = (await first.boundingBox())!;
  // A product is seen on the first screen, and stays where it was once the filters have come.
  expect(y).toBeLessThan(700);
  await answers(page);
  expect((await first.boundingBox())!.y).toBe(y);
});

test('a card puts a product into the cart, of several sizes the one that is chosen', async ({ page }) => {
  await openPage(page, '/en/catalog');
  await page.getByRole('button', { name: 'Add to cart: Gratitude diary', exact: true }).click();
  const sizes = page.getByRole('dialog', { name: 'Gratitude diary' });
  await sizes.getByRole('radio', { name: 'B6' }).check();
  await expect(sizes).toContainText(/1\s090\s₴/);
  await sizes.getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'In your cart' });
  await expect(cart).toContainText('B6');
  await expect(sizes).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart: 28-day marathon diary' }).click();
  await expect(cart).toContainText('28-day marathon diary');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'In cart: 28-day marathon diary' })).toBeFocused();
});

test('the price slides by keyboard alone', async ({ page }) => {
  await openPage(page, '/en/catalog');
  await answers(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Filters', exact: true });
  const from = panel.getByRole('slider', { name: 'Price from' });
  const to = panel.getByRole('slider', { name: 'Price to' });
  await from.focus();
  await page.keyboard.press('ArrowRight');
  const least = await panel.getByRole('textbox', { name: 'Price from' }).inputValue();
  expect(Number(least)).toBe(Number(await from.getAttribute('min')) + 10);
  // The one end stops at the other.
  await page.keyboard.press('End');
  await expect(from).toHaveJSProperty('value', await to.inputValue());
  await page.keyboard.press('Home');
  await expect(panel.getByRole('textbox', { name: 'Price from' })).toHaveValue('');
  await to.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  const most = await panel.getByRole('textbox', { name: 'Price to' }).inputValue();
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page).toHaveURL(new RegExp(`\\?price_to=${most}$`));
});
