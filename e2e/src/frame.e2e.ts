import { expect, expectAccessible, open, test } from './support/test.ts';

test('the side menu holds the focus, goes deeper and comes back, and Esc closes it', async ({ page }) => {
  await open(page, '/news');
  const opener = page.locator('header').getByRole('button', { name: /Меню/ });
  await opener.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Увійти' })).toBeVisible();
  await expectAccessible(page);

  // Tab never leaves the open menu, however often it is pressed.
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await drawer.getByRole('button', { name: 'Крамниця' }).click();
  await expect(drawer.getByRole('link', { name: 'Щоденники', exact: true })).toBeVisible();
  // Subcategories begin further in, those below them once more.
  const starts = await Promise.all(
    ['Щоденники', 'Планери', 'Щоденники-марафони'].map(async (name) => {
      const label = drawer.getByRole('link', { name, exact: true }).locator('span');
      return (await label.boundingBox())!.x;
    }),
  );
  expect(starts[1]! - starts[0]!).toBeGreaterThan(12);
  expect(starts[2]! - starts[1]!).toBeGreaterThan(12);
  await drawer
    .getByRole('button', { name: /Крамниця/ })
    .first()
    .click();
  await expect(drawer.getByRole('link', { name: 'Щоденники', exact: true })).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the back button returns to the place on the page', async ({ page }) => {
  await open(page, '/news');
  const post = page.getByRole('article').nth(5).getByRole('link').first();
  await post.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await post.click();
  await expect(page).toHaveURL(/\/post\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
});

test('the dark theme stands in the document of who chose it, and the open menu can be read in it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
  await open(page, '/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Half a page of daylight beside the form would glare.
  const landscapes = await page.locator('main *').evaluateAll((all) =>
    all
      .map((one) => getComputedStyle(one))
      .filter(({ backgroundImage }) => backgroundImage.includes('url('))
      .map(({ backgroundImage }) => backgroundImage),
  );
  expect(landscapes).toEqual([expect.stringMatching(/\/night-\w+\.\w+\.webp/)]);
  await page.locator('header').getByRole('button', { name: /Меню/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('at 360 px a page is accessible, its header and filters in their narrow form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/', '/catalog']) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  }
});

test('every script and stylesheet has an integrity hash, those loaded later too', async ({ page }) => {
  const unchecked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
        .filter((element) => !element.integrity)
        .map((element) => element.outerHTML),
    );
  await open(page, '/news');
  expect(await unchecked()).toEqual([]);
  await page.locator('header').getByRole('button', { name: /Меню/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('link', { name: 'Крамниця', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Крамниця');
  expect(await unchecked()).toEqual([]);
});

test('without scripts a control that needs them looks so, a link and a form of the server do not', async ({
  scriptless: page,
}) => {
  const opacity = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).opacity);
  for (const path of ['/', '/news', '/login', '/catalog', '/cart']) {
    await page.goto(path);
    expect(await page.locator('button').count(), path).toBeGreaterThan(0);
    expect(await page.evaluate(seeminglyAlive), path).toEqual([]);
  }
  // A form that needs scripts says so, and what is typed into it goes nowhere.
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Увійти' })).toBeDisabled();
  await page.goto('/news');
  await expect(page.locator('footer').getByRole('link', { name: 'English' })).toBeVisible();
  expect(await opacity('header nav a')).toBe('1');
  await page.goto('/catalog');
  expect(await opacity('main form label')).toBe('1');
});

/** Visible controls that neither look dead nor belong to a form that can be sent. */
function seeminglyAlive(): string[] {
  const dimmed = (element: Element | null): boolean =>
    !!element && (getComputedStyle(element).opacity === '0.4' || dimmed(element.parentElement));
  const sends = (one: Element) => one.matches('[type=submit]:not(:disabled)');
  const sent = ({ form, type }: HTMLInputElement) =>
    type !== 'button' && !!form?.hasAttribute('action') && [...form.elements].some(sends);
  return [...document.querySelectorAll<HTMLInputElement>('button, input, select, textarea')]
    .filter((one) => one.checkVisibility() && !one.disabled && !dimmed(one) && !sent(one))
    .map((one) => one.outerHTML.slice(0, 200));
}
