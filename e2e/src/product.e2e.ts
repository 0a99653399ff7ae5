import type { Locator } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { logIn } from './support/log-in.ts';
import { expect, hydrated, open, test } from './support/test.ts';

const DIARY = '/product/shchodennyky/vdiachnist/diary_thanks';

test('a product tells search engines what it is, costs and is thought of', async ({ read }) => {
  const things = (await read(`/en${DIARY}`)).head.jsonLd.flat();
  expect(things).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Product',
        name: 'Gratitude diary',
        offers: [1290, 1090].map((price) =>
          expect.objectContaining({
            '@type': 'Offer',
            price,
            availability: 'https://schema.org/InStock',
          }),
        ),
        aggregateRating: expect.objectContaining({
          '@type': 'AggregateRating',
          ratingValue: 4.4,
          reviewCount: 5,
        }),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]),
  );
});

test('the first picture is asked for by the document itself', async ({ request }) => {
  for (const path of [DIARY, '/catalog']) {
    const html = await (await request.get(path)).text();
    const preload = html.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/)?.[0] ?? '';
    expect(preload).toMatch(/image\/webp/);
    expect(preload).toMatch(/imagesrcset/i);
    expect(preload).toMatch(/imagesizes/i);
  }
});

test('a product under a wrong category redirects to its own address; a missing one is a 404', async ({
  request,
}) => {
  const reply = await request.get('/ru/product/kartky/diary_thanks', { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([
    301,
    expect.stringMatching(new RegExp(`/ru${DIARY}$`)),
  ]);
  expect((await request.get('/product/shchodennyky/nothing')).status()).toBe(404);
});

test('without scripts everything there is to know can be read', async ({ read }) => {
  const text = (await read(`/en${DIARY}`)).text.replace(/\s+/g, ' ');
  for (const words of [
    'Gratitude diary',
    '1 290',
    'Cream, 100 g/m²',
    '“Quiet Evening” set',
    'Solomiia',
    'Next on the shelf',
  ]) {
    expect(text).toContain(words);
  }
});

test('no product of the next on the shelf stands alone in a row', async ({ scriptless: page }) => {
  for (const slug of ['shchodennyk-12-misiatsiv', 'shchodennyk-samopiznannia']) {
    await page.goto(`/product/shchodennyky/${slug}`);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const tops = await page
        .locator('section[aria-labelledby=related] ul > li:visible')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      const last = tops.filter((top) => top === tops.at(-1)).length;
      expect([slug, width, last > 1]).toEqual([slug, width, true]);
    }
  }
});

test('a set goes into the cart for less than its parts', async ({ page }) => {
  await open(page, `/en${DIARY}`);
  const sets = page.getByRole('region', { name: 'Sets with this item' });
  await expect(sets).toContainText(/Save 250\s₴ as a set/);
  await sets.getByRole('button', { name: 'Take the set' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { data } = await (await page.request.get('/api/data/cart')).json();
  expect(data.cart.kits).toHaveLength(1);
});

test('a set of three stays within the narrowest phone', async ({ phone: page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/en/product/shchodennyky/planery/marafony/diary');
    const sets = page.getByRole('region', { name: 'Sets with this item' });
    const take = sets.getByRole('button', { name: 'Take the set' }).first();
    await take.scrollIntoViewIfNeeded();
    const { x, width: wide } = (await take.boundingBox())!;
    expect(x + wide).toBeLessThanOrEqual(width - 16);
    const parts = await sets
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...parts)).toBeLessThanOrEqual(width - 16);
  }
});

test('on a wide page the attributes stand beside the description, on a phone behind their tab', async ({
  page,
}) => {
  await open(page, `/en${DIARY}`);
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  const boxOf = async (name: string) => (await panel(name).boundingBox())!;
  await expect(panel('Attributes')).toBeVisible();
  const [words, facts] = [await boxOf('Description'), await boxOf('Attributes')];
  expect([Math.abs(facts.y - words.y) < 8, facts.x >= words.x + words.width]).toEqual([true, true]);
  await page.getByRole('tab', { name: 'Attributes' }).click();
  await expect(panel('Description')).toBeHidden();
  await expect(panel('Attributes')).toBeVisible();
  await page.getByRole('tab', { name: 'Description' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(panel('Attributes')).toBeHidden();
});

test('pictures: small ones choose, a finger swipes, one is looked at closely', async ({ phone: page }) => {
  await open(page, `/en${DIARY}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const thumb = (n: number) => page.getByRole('button', { name: `Show picture ${n} of 4` });
  await thumb(3).click();
  await expect(thumb(3)).toHaveAttribute('aria-current', 'true');
  const zoom = page.getByRole('button', { name: 'Look closer' });
  await zoom.click();
  const close = page.getByRole('dialog', { name: 'Up close' });
  const width = async () => (await close.locator('img').last().boundingBox())!.width;
  const before = await width();
  await close.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
});

test('at 1024 px the way to look closer lies on the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 860 });
  await open(page, `/en${DIARY}`);
  const zoom = (await page.getByRole('button', { name: 'Look closer' }).boundingBox())!;
  const picture = (await page.locator('main img').first().boundingBox())!;
  expect(zoom.y + zoom.height).toBeLessThanOrEqual(picture.y + picture.height);
  expect(zoom.x + zoom.width).toBeLessThanOrEqual(picture.x + picture.width);
});

test('nothing moves while the home page, the catalogue, a product and the diary open', async ({
  sharedPage,
}) => {
  const page = await sharedPage('sofiia@stezhka.example');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/catalog', DIARY, '/diary']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as { shifts?: number[] }).shifts!);
      const sum = shifts.reduce((all, one) => all + one, 0);
      expect([path, width, sum <= 0.02 ? 'still' : sum]).toEqual([path, width, 'still']);
    }
  }
});

test('a press before any script has loaded is replayed once it is there', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/shell/**/main.*.js');
  await page.goto(`/en${DIARY}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  release();
  await expect(page.getByRole('dialog').getByText('Gratitude diary')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('1');
});

test('a press on a part whose script comes after hydration is replayed once it is there', async ({
  page,
  request,
  allowConsole,
}) => {
  // A guest is shown the way in.
  allowConsole.patterns.push(/401/);
  const path = '/en/product/shchodennyky/planery/planer-tyzhden';
  const html = await (await request.get(path)).text();
  const release = await holdRequests(
    page,
    ({ pathname }) => pathname.endsWith('.js') && !html.includes(pathname),
  );
  await open(page, path, 'domcontentloaded');
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a visitor asks for a mail when a product is back in stock', async ({ page }) => {
  await open(page, '/en/product/shchodennyky/planery/planer-rik');
  await page.getByRole('button', { name: 'Tell me when it’s back' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('textbox', { name: /e-mail/ }).fill('waiting@example.ua');
  await window.getByRole('button', { name: 'Let me know' }).click();
  await expect(page.getByText('We’ll send one e-mail as soon as it’s back.')).toBeVisible();
});

test('a member writes a review that nobody sees before it is approved', async ({ page }) => {
  await logIn(page, 'sofiia@stezhka.example');
  await open(page, '/en/product/shchodennyky/planery/planer-tyzhden');
  await page.getByRole('button', { name: 'Write a review' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('combobox', { name: 'Rating' }).selectOption('5');
  await window.getByRole('textbox', { name: /Your review/ }).fill('It saved my Friday, twice so far.');
  await window.getByRole('textbox', { name: /Signed as/ }).fill('Sofiia');
  await window.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We’ll read it and show it.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('#reviews')).toContainText('Nobody has written yet');
});

test('a product page shows the products viewed before', async ({ page }) => {
  await open(page, '/en/product/kartky/koloda-sad');
  await open(page, `/en${DIARY}`);
  await expect(page.getByRole('region', { name: 'You’ve looked at these' })).toContainText('“Garden” deck');
});

for (const locale of ['', '/ru', '/en']) {
  test(`the stock alert button takes one line on a phone, at ${locale || '/'}`, async ({ phone: page }) => {
    await open(page, `${locale}/product/shchodennyky/planery/planer-rik`);
    const box = page.locator('#buy');
    const tell = box.getByRole('button', { name: /коли|когда|when/ });
    await expect(tell).toBeVisible();
    const { height, width } = (await tell.boundingBox())!;
    expect(height).toBeLessThan(60);
    expect(width).toBeGreaterThan(300);
  });
}

test('on a phone the floating cart button keeps off the way to buy', async ({ phone: page }) => {
  await open(page, DIARY);
  await page.locator('#buy').getByRole('button', { name: 'До кошика' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const floating = page.locator('body > button', { hasText: /^\d+$/ });
  await expect(floating).toBeHidden();
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(floating).toBeVisible();
  await page.locator('#buy').scrollIntoViewIfNeeded();
  await expect(floating).toBeHidden();
});

test('the code of the mini cart is fetched beside the call that fills the cart', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(/\/api\/order\/add-product\//, async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  await open(page, `/en${DIARY}`);
  const code = page.waitForRequest(/slot-mini-cart/);
  await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click();
  await Promise.all([asked, code]);
  answer();
  await expect(page.getByRole('dialog')).toContainText('Gratitude diary');
});

test('the mini cart gives the focus back to the way to the cart, and paging to the head of the list', async ({
  page,
}) => {
  await open(page, `/en${DIARY}`);
  await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toContainText('Gratitude diary');
  await page.keyboard.press('Escape');
  await expect(page.locator('#buy').getByRole('link', { name: 'In cart' })).toBeFocused();
  await open(page, '/en/catalog');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a size shows its own picture, and a review says that its writer bought the product', async ({
  page,
}) => {
  await open(page, `/en${DIARY}`);
  const stage = page.locator('main img').first();
  const first = await stage.getAttribute('src');
  await page.getByRole('radio', { name: 'B6' }).check();
  await expect(stage).toHaveAttribute('alt', 'Gratitude diary, B6');
  expect(await stage.getAttribute('src')).not.toBe(first);
  await page.getByRole('radio', { name: 'A5' }).check();
  await expect(stage).toHaveAttribute('src', first!);
  const review = page.locator('#reviews li').filter({ hasText: 'Bohdana' });
  await expect(review).toContainText('Bought here');
  await expect(page.locator('#reviews').getByText('Bought here')).toHaveCount(1);
});

test('the ways to buy, wish and share stand in one row on a small screen, in the cart or not', async ({
  page,
}) => {
  const box = page.locator('#buy');
  const middleOf = async (of: Locator) => {
    const { y, height } = (await of.boundingBox())!;
    return Math.round(y + height / 2);
  };
  const inOneRow = async () => {
    for (const [locale, share] of [
      ['', 'Поділитися'],
      ['/ru', 'Поделиться'],
      ['/en', 'Share'],
    ] as const) {
      await open(page, `${locale}/product/kartky/koloda-sad`);
      for (const width of [992, 1024, 1199]) {
        await page.setViewportSize({ width, height: 860 });
        const shared = box.getByRole('button', { name: share });
        await expect(shared).toBeVisible();
        const apart = (await middleOf(shared)) - (await middleOf(box.getByRole('textbox')));
        expect([locale, width, Math.abs(apart) <= 1]).toEqual([locale, width, true]);
      }
    }
  };
  await inOneRow();
  await box.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inOneRow();
});
