import { holdRequests } from './support/hold-requests.ts';
import { logIn } from './support/log-in.ts';
import { followLink, markDocument } from './support/same-document.ts';
import { enteredRoutes, slice } from './support/store.ts';
import { expect, hydrated, open, ownCall, test } from './support/test.ts';

const DIARY = '/product/shchodennyky/vdiachnist/diary_thanks';

test('the loader shows over the old page while the next one is on its way', async ({ page }) => {
  await open(page, '/catalog');
  const loader = page.getByRole('progressbar', { name: 'Завантажуємо сторінку' });
  for (const [link, address] of [
    ['/news', /\/news$/],
    ['/news?page=2', /\/news\?page=2$/],
  ] as const) {
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    const release = await holdRequests(page, '**/api/data/news*');
    await followLink(page, link);
    await expect(page).toHaveURL(address);
    await expect(loader).toBeVisible();
    expect(await slice(page, 'routing')).toMatchObject({ loaderVisibility: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before!);
    release();
    await expect(loader).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');
  }
});

test('a user who is not loaded yet is loaded with the next page', async ({ page, allowConsole }) => {
  allowConsole.patterns.push(/503/);
  await logIn(page, 'sofiia@stezhka.example');
  await page.route('**/api/data/user', (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page, '/news');
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/data/user');
  const asked = page.waitForResponse((reply) => reply.url().endsWith('/api/data/user') && reply.ok());
  await page.locator('header').getByRole('link', { name: 'Крамниця', exact: true }).first().click();
  await asked;
  await page.locator('header').getByRole('button', { name: /Меню/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Софія/);
});

test('a page whose name says cart begins with a fresh cart', async ({ page }) => {
  await open(page, DIARY);
  await page.getByRole('button', { name: 'До кошика' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Щоденник вдячності');
  await page.keyboard.press('Escape');
  await followLink(page, '/cart');
  await expect(page.locator('main').getByText('Щоденник вдячності').first()).toBeVisible();
  await followLink(page, '/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');

  // Another tab empties the cart; nothing tells this one.
  const headers = { ...ownCall(), Cache: 'no-cache' };
  const { data } = await (await page.request.get('/api/data/cart', { headers })).json();
  for (const { id } of data.cart.products) {
    expect((await page.request.get(`/api/order/remove-product/${id}`, { headers })).status()).toBe(200);
  }
  await followLink(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByText('Щоденник вдячності')).toHaveCount(0);
});

test('a moved path redirects in place, and the back button skips it', async ({ page }) => {
  await open(page, '/en/catalog');
  const stays = await markDocument(page);
  await followLink(page, '/en/blog?page=2');
  await expect(page).toHaveURL(/\/en\/news\?page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  await stays();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/catalog$/);
});

test('the server answers the same path with a redirect', async ({ request }) => {
  for (const [from, to] of [
    ['/blog', '/news'],
    ['/ru/articles?page=2', '/ru/news?page=2'],
    ['/en/shop', '/en/catalog'],
    ['/store', '/catalog'],
    ['/signin?next=/cart', '/login?next=/cart'],
    ['/en/signup', '/en/register'],
  ] as const) {
    const reply = await request.get(from, { maxRedirects: 0 });
    expect([from, reply.status(), reply.headers().location]).toEqual([from, 301, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200);
  }
});

test('diary pages open scrolled to the top, forwards and back', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await logIn(page, 'sofiia@stezhka.example');
  await open(page, '/diary/days');
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await followLink(page, '/diary');
  await expect(page).toHaveURL(/\/diary$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(/\/diary\/days$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test('an address that matches nothing shows the 404 page in place, with a way back', async ({
  page,
  allowConsole,
}) => {
  allowConsole.patterns.push(/404/);
  await open(page, '/news');
  const stays = await markDocument(page);
  for (const address of ['/nowhere/at/all', '/post/no-such-post', '/catalog/no/such']) {
    await followLink(page, address);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.locator('main')).toContainText('помилка 404');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');
  }
  await stays();
});

test('each entered route is dispatched by name and flags, a changed query is not', async ({ page }) => {
  await logIn(page, 'sofiia@stezhka.example');
  await open(page, '/catalog');
  const heard = await enteredRoutes(page);
  await followLink(page, '/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статті');
  await followLink(page, '/news?page=2');
  await expect(page).toHaveURL(/page=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  await followLink(page, '/en/post/vdiachnist-chesno');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await followLink(page, '/diary');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await followLink(page, '/ru/offer');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(await heard()).toEqual([
    'news___ua clear-news-pagination',
    'post-slug___en reset-news-item clear-news-pagination',
    'diary___ua auth reset-diary verify-access-to-diary',
    'offer___ru showChat reset-breadcrumbs',
  ]);
});

test('a guest is led to the login by auth, a member away from it by login, in place', async ({ page }) => {
  await open(page, '/en/news');
  const stays = await markDocument(page);
  await followLink(page, '/en/diary');
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Fdiary$/);
  await logIn(page, 'sofiia@stezhka.example');
  await page.evaluate(() => scrollTo(0, 0));
  await stays();
  await open(page, '/en/news');
  await followLink(page, '/en/login?next=/en/cart');
  await expect(page).toHaveURL(/\/en\/cart$/);
  await followLink(page, '/en/login?next=//evil.example');
  await expect(page).toHaveURL(/\/en\/profile$/);
});

test('the referer cookie is read into the store', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'referer', value: encodeURIComponent('https://friend.example/про нас'), url: baseURL! },
  ]);
  await open(page, '/news');
  expect(await slice(page, 'routing')).toMatchObject({ referer: 'https://friend.example/про нас' });
  await context.addCookies([{ name: 'referer', value: '%E0%A4%A', url: baseURL! }]);
  await page.reload();
  await hydrated(page);
  expect(await slice(page, 'routing')).toMatchObject({ referer: null, loaderVisibility: false });
});

test('the message of a failed call is in the store', async ({ page, allowConsole }) => {
  allowConsole.patterns.push(/503/);
  await open(page, '/catalog');
  await page.route('**/api/data/news*', (route) =>
    route.fulfill({ status: 503, json: { data: null, error: 'Статті відпочивають.', code: 'unavailable' } }),
  );
  await followLink(page, '/news');
  await expect.poll(() => slice(page, 'error')).toMatchObject({ message: 'Статті відпочивають.' });
});

test('the message of a failed change stays six seconds, longer under the pointer', async ({
  page,
  allowConsole,
}) => {
  allowConsole.patterns.push(/503/);
  await page.clock.install();
  await open(page, '/catalog');
  const heart = page.getByRole('button', { name: 'До списку бажань: Щоденник вдячності', exact: true });
  // Its script comes after hydration, and not while the clock stands.
  await expect(heart).toBeVisible();
  // The six seconds are the test's: a busy machine may need them for the pointer's way.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/api/data/wishlist/**', (route) =>
    route.fulfill({
      status: 503,
      json: { data: null, error: 'Список бажань відпочиває.', code: 'unavailable' },
    }),
  );
  await heart.click();
  const message = page.getByRole('status').getByText('Список бажань відпочиває.');
  await expect(message).toBeVisible();
  const { x, y, height } = (await message.boundingBox())!;
  const screen = page.viewportSize()!;
  expect(x).toBeLessThan(screen.width / 3);
  expect(y + height).toBeGreaterThan(screen.height * 0.8);
  await message.hover();
  await page.clock.fastForward(60_000);
  await expect(message).toBeVisible();
  await page.mouse.move(screen.width / 2, 0);
  await page.clock.fastForward(6000);
  await expect(message).toHaveCount(0);
});
