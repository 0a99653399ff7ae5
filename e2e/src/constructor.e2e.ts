import type { Page } from '@playwright/test';
import { emit } from './support/shell-events.ts';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

const PRODUCT = '/en/product/shchodennyky/pro-sebe/svii-shchodennyk';
const live = (page: Page) => page.getByRole('img', { name: /^The diary you have put together/ });
/** The source of the picture that the browser shows. */
const shown = (page: Page) => live(page).evaluate((image: HTMLImageElement) => image.currentSrc);
const option = (page: Page, name: RegExp) => page.getByRole('radio', { name });
/** The radio itself is invisible: its label is what one presses. */
const choose = (page: Page, name: string) => page.locator('main label').filter({ hasText: name }).click();
const cartOf = async (page: Page) => (await (await page.request.get('/api/data/cart')).json()).data.cart;

test('the drawer’s event leads to the constructor', async ({ page }) => {
  await open(page, '/en/news');
  await emit(page, 'shell:open-menu-constructor', {});
  const item = page.getByRole('dialog').locator('[data-item="constructor"]');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/constructor$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A diary of your own');
  await expect(live(page)).toBeVisible();
});

test('the product leads to the constructor, on a phone by the bar at the foot too', async ({
  phone: page,
}) => {
  await open(page, PRODUCT);
  const ways = page.locator('main').getByRole('link', { name: 'Put yours together' });
  await ways.first().scrollIntoViewIfNeeded();
  await expect(ways).toHaveCount(1);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(ways).toHaveCount(2);
  await ways.last().click();
  await expect(page).toHaveURL(/\/en\/constructor$/);
});

test('choices stand in the address: picture and price follow; back, reload and a shared link show the same', async ({
  page,
  baseURL,
  scriptless: shared,
}) => {
  await open(page, '/en/constructor');
  await expect(page.locator('main')).toContainText('850 ₴');
  await choose(page, 'Plum');
  await expect(page).toHaveURL(/\/en\/constructor\?cover=plum$/);
  await expect.poll(() => shown(page)).toContain('cover=plum&inner=lines&paper=cream&engraving=');
  await choose(page, 'Kraft');
  await expect(page.locator('main')).toContainText('910 ₴');
  await page.getByRole('textbox', { name: 'Words on the cover' }).fill('Софія');
  await expect(page).toHaveURL(/cover=plum&paper=kraft&engraving=/);
  await expect(page.locator('main')).toContainText('1 030 ₴');
  await expect(live(page)).toHaveAccessibleName(/Plum, Ruled, Kraft, Софія$/);
  await expect.poll(() => shown(page)).toContain('engraving=%D0%A1');
  const whole = await shown(page);

  await page.reload();
  await hydrated(page);
  await expect(option(page, /^Plum/)).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Words on the cover' })).toHaveValue('Софія');

  // A visitor without scripts opens the shared link.
  await shared.goto(page.url());
  await expect(shared.locator('main')).toContainText('1 030 ₴');
  expect(new URL((await live(shared).getAttribute('src'))!, baseURL).search).toBe(new URL(whole).search);

  await page.goBack();
  await expect(page).toHaveURL(/\?cover=plum$/);
  await expect(page.getByRole('textbox', { name: 'Words on the cover' })).toHaveValue('');
  await expect(option(page, /^Cream/)).toBeChecked();
  await expect(page.locator('main')).toContainText('850 ₴');
  await page.goBack();
  await expect(option(page, /^Spruce/)).toBeChecked();
  await expect.poll(() => shown(page)).toContain('cover=spruce');
});

test('without scripts the choices are a form', async ({ scriptless: page }) => {
  await page.goto('/en/constructor');
  await option(page, /^Plum/).check({ force: true });
  await page.getByRole('textbox', { name: 'Words on the cover' }).fill('Sofiia');
  await page.getByRole('button', { name: 'See how it looks' }).click();
  await expect(page).toHaveURL(/cover=plum.*engraving=Sofiia/);
  await expect(live(page)).toHaveAccessibleName(/Plum, Ruled, Cream, Sofiia$/);
  await expect(page.locator('main')).toContainText('970 ₴');
});

test('many choices in a row end at the last one, in whatever order replies arrive', async ({ page }) => {
  await open(page, '/en/constructor');
  for (const name of ['Plum', 'Rose', 'Sky', 'Clay', 'Night', 'Lilac']) await choose(page, name);
  await expect(option(page, /^Lilac/)).toBeChecked();
  await expect(page).toHaveURL(/\?cover=lilac$/);
  await expect.poll(() => shown(page)).toContain('cover=lilac');
  await expect(option(page, /^Lilac/)).toBeChecked();
});

test('the cart holds a built diary as it was chosen, at the server’s price', async ({ page }) => {
  await open(page, '/en/constructor?cover=linen&inner=planner&paper=kraft&engraving=Sofiia');
  await expect(page.locator('main')).toContainText('1 160 ₴');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const mini = page.getByRole('dialog');
  await expect(mini).toContainText('Raw linen · Weekly planner · Kraft · “Sofiia”');
  await expect(mini).toContainText('1 160 ₴');
  expect((await cartOf(page)).products).toMatchObject([{ quantity: 1, priceData: { price: 1160 } }]);
  // Another one is another line.
  await page.keyboard.press('Escape');
  await choose(page, 'Plum');
  await expect(page).toHaveURL(/cover=plum/);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(async () => (await cartOf(page)).products.length).toBe(2);
  await open(page, '/en/cart');
  await expect(page.locator('main')).toContainText('Plum · Weekly planner · Kraft · “Sofiia”');
});

test('words that cannot be pressed are refused kindly, by the page and by the call', async ({
  page,
  allowConsole,
}) => {
  allowConsole.patterns.push(/400/);
  await open(page, '/en/constructor');
  const field = page.getByRole('textbox', { name: 'Words on the cover' });
  for (const words of ['<img src=x onerror=1>', '日本語', '🙂']) {
    await field.fill(words);
    await expect(page.locator('main')).toContainText('We can’t emboss those characters');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await expect(live(page)).toBeVisible();
  }
  await expectAccessible(page);
  await field.fill('я'.repeat(40));
  await expect(field).toHaveValue('я'.repeat(24));
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();

  await page.goto(`/en/constructor?cover=gold&engraving=${encodeURIComponent('"><script>1</script>')}`);
  await hydrated(page);
  await expect(option(page, /^Spruce/)).toBeChecked();
  await expect(live(page)).toBeVisible();
  await expect(page.locator('main')).toContainText('We can’t emboss those characters');
});

for (const prefix of ['', '/en']) {
  test(`at 360 px the constructor at ${prefix || '/'} fits`, async ({ scriptless: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/constructor?engraving=Sofiia`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('at 360 px the constructor fits in its longest language, and its picture stays in sight', async ({
  phone: page,
}) => {
  await open(page, '/ru/constructor?engraving=Sofiia');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('radio', { name: /./ }).last().scrollIntoViewIfNeeded();
  await expect(page.locator('main img').first()).toBeInViewport({ ratio: 0.9 });
  // A keyboard's user sees what is focused.
  for (const radio of await page.getByRole('radio', { checked: true }).all()) {
    // The radio scrolls to where the picture covers it.
    await radio.evaluate((input) =>
      scrollBy({ top: input.parentElement!.getBoundingClientRect().top - 200, behavior: 'instant' }),
    );
    await radio.focus();
    const onTop = () =>
      radio.evaluate((input) => {
        const { left, top, height } = input.parentElement!.getBoundingClientRect();
        const found = document.elementFromPoint(left + 20, top + height / 2);
        return input.parentElement!.contains(found) || `${found?.className} at ${top}, ${scrollY}`;
      });
    await expect.poll(onTop).toBe(true);
  }
  await page.getByRole('textbox').first().focus();
  await expect(page.locator('main img').first()).not.toBeInViewport();
  await expectAccessible(page);
});
