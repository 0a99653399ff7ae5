import type { Page } from '@playwright/test';
import { LANDINGS } from '@stezhka/shop-contract';
import { expect, open, test } from './support/test.ts';

const DIARY_OFFERS = ['vdiachnist', 'marafon', 'planer', 'kroky-vdiachnosti'].map(
  (slug) => `/diary-offer/${slug}`,
);
const PAGES = [...LANDINGS.map((slug) => `/${slug}`), ...DIARY_OFFERS];

/** Top and width of each fact of the hero, in whole px. */
const factsOf = (page: Page) =>
  page
    .locator('main section')
    .first()
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((one) => {
        const { top, width } = one.getBoundingClientRect();
        return {
          place: `${Math.round(top)} ${Math.round(width)}`,
          fits: [...one.children].every((part) => part.scrollWidth <= Math.ceil(width)),
        };
      }),
    );

test('without scripts and at 360 px every offer can be read to its end, and is like no other', async ({
  scriptless: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const heads = new Set<string>();
  let withFacts = 0;
  for (const path of PAGES) {
    expect([path, (await page.goto(`/en${path}`))!.status()]).toEqual([path, 200]);
    const main = page.locator('main');
    heads.add((await main.getByRole('heading', { level: 1 }).textContent())!);
    await expect(main.getByRole('link', { name: /^Buy/ }).first()).toHaveAttribute('href', /#buy$/);
    await expect(page.locator('#buy')).toContainText('₴');
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Buy' })).toBeVisible();
    // Facts of the hero stand in columns, and stones of a trail can be counted.
    const facts = await factsOf(page);
    expect([path, new Set(facts.map(({ place }) => place)).size <= 1]).toEqual([path, true]);
    withFacts += Math.min(1, facts.length);
    const stones = await main
      .locator('section svg circle')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width).filter((width) => width > 0));
    expect([path, stones.filter((width) => width < 7)]).toEqual([path, []]);
    const wide = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect([path, wide]).toEqual([path, 360]);
  }
  expect(heads.size).toBe(PAGES.length);
  expect(withFacts).toBeGreaterThan(1);
});

test('at 360 px three facts of a hero stand in columns of one width, in the longest words too', async ({
  scriptless: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/ru/offer-self-up', '/ru/offer-emotions', '/offer-acceptance']) {
    await page.goto(path);
    const [first, ...others] = await factsOf(page);
    expect([path, others]).toEqual([path, [first, first]]);
    expect([path, first!.fits]).toEqual([path, true]);
  }
});

test('from the hero to the cart: the price that was named is the price that is asked', async ({ page }) => {
  await open(page, '/en/offer');
  const ways = page.locator('main').getByRole('link', { name: 'Buy for 690 ₴' });
  await ways.first().click();
  await expect(page).toHaveURL(/\/en\/offer#buy$/);
  await page.locator('#buy').getByRole('button', { name: 'One more' }).click();
  await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 380 ₴');
  const { data } = await (await page.request.get('/api/data/cart')).json();
  expect(data.cart.products).toMatchObject([{ quantity: 2, priceData: { price: 690 } }]);
});

test('the picture of an offer has its place before it comes', async ({ page }) => {
  // No picture comes here at all.
  for (const [width, path, wide] of [
    [1280, '/en/diary-offer/planer', 520],
    [360, '/en/diary-offer/planer', 328],
    [360, '/en/offer', 328],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const place = (await page.locator('main img').first().boundingBox())!;
    expect([path, Math.round(place.width)]).toEqual([path, wide]);
  }
});

test('in the dark theme a hero shows its land by night, which is not dimmed to grey', async ({
  page,
  context,
  baseURL,
}) => {
  const shown = async () => {
    await open(page, '/en/offer-accept');
    const landscape = page.locator('main section').first().locator('img').filter({ visible: true });
    await expect(landscape).toHaveCSS('filter', /^(none|brightness\(0\.[89]\d*\))$/);
    return landscape.getAttribute('src');
  };
  const day = await shown();
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
  expect(await shown()).not.toBe(day);
});

test('a thanks page without an order says so and links back to its offer', async ({ read }) => {
  for (const slug of LANDINGS) {
    const { headings, head, links } = await read(`/en/${slug}/thanks`);
    expect(headings).toEqual(['There is no such order here']);
    expect(head.title).toMatch(/There is no such order here/);
    expect(links).toContainEqual({ name: 'Back to the diary', href: `/en/${slug}` });
  }
});

test('three pages have a footer text of their own', async ({ read }) => {
  const footers = [];
  for (const path of ['/en/offer-thanks', '/en/offer-light', '/en/offer', '/en/news', '/en/catalog']) {
    footers.push((await read(path)).footer[0]);
  }
  expect(new Set(footers.slice(0, 4)).size).toBe(4);
  expect(footers[4]).toBe(footers[3]);
});

for (const path of [
  '/diary-offer/nowhere',
  // A landing has one address only.
  '/diary-offer/offer-light',
  '/offer-nowhere/thanks',
  '/vdiachnist/thanks',
  `/diary-offer/${'a'.repeat(4096)}`,
]) {
  test(`no offer is called ${path.slice(0, 32)}`, async ({ request }) => {
    for (const prefix of ['', '/ru', '/en']) expect((await request.get(prefix + path)).status()).toBe(404);
  });
}
