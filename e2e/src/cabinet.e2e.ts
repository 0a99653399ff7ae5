import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO_USERS } from '../../tools/start/demo-users.ts';
import { logIn } from './support/log-in.ts';
import { PASSWORD, register } from './support/register.ts';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

/** A member of their own, on one of their pages. */
async function registerOn(page: Page, path: string): Promise<string> {
  const email = await register(page);
  await open(page, path);
  return email;
}

/** The same as a visitor does it. */
async function registerByForm(page: Page, next: string): Promise<void> {
  await open(page, `/register?next=${next}`);
  await page.getByLabel('Пошта').first().fill(`${randomUUID()}@stezhka.example`);
  await page.getByLabel(/^Пароль(?! ще)/).fill(PASSWORD);
  await page.getByLabel('Пароль ще раз').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Створити щоденник' }).click();
  // Not a pattern: the address of the registration ends the same way.
  await expect(page).toHaveURL(({ pathname }) => pathname === next);
}

/** A picture as a camera gives it: wider than high. */
async function pictureFile(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    canvas.getContext('2d')!.fillRect(100, 100, 300, 300);
    return canvas.toDataURL('image/png');
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1]!, 'base64') };
}

// A browser writes each refusal to its console.
test.use({ allowConsole: { patterns: [/status of 422 .*\/api\/data\/user/] } });

test('the profile saves, reverts and reloads personal details', async ({ page }) => {
  await registerOn(page, '/profile');
  await expectAccessible(page);
  await page.getByLabel(/^Ім’я/).fill('Соломія');
  await page.getByLabel(/^Прізвище/).fill('Гай');
  await page.getByLabel('День народження').pressSequentially('30021991');
  await page.getByRole('radio', { name: 'Жінка' }).check();
  const bar = page.getByRole('region', { name: 'Незбережені зміни' });
  await expect(bar).toContainText('день народження');
  await bar.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Такої дати немає')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('День народження').fill('');
  await page.getByLabel('День народження').pressSequentially('14031991');
  await bar.getByRole('button', { name: 'Зберегти' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('region', { name: 'Збережено' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Соломія Гай' })).toBeVisible();

  await page.getByRole('slider', { name: 'Бажана вага' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('вага');
  await page.reload();
  await expect(bar).toContainText('вага');
  await bar.getByRole('button', { name: 'Повернути як було' }).click();
  await expect(bar).toBeHidden();

  const skills = page.getByRole('region', { name: 'Навички' });
  await skills.getByRole('button', { name: 'Додати навичку' }).click();
  await page.keyboard.type('Слухати, не перебиваючи');
  await page.keyboard.press('Enter');
  await expect(skills).toContainText('Слухати, не перебиваючи');

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('День народження')).toHaveValue('14.03.1991');
  await expect(page.getByRole('radio', { name: 'Жінка' })).toBeChecked();
  await expect(skills).toContainText('Слухати, не перебиваючи');
  await skills.getByRole('button', { name: /^Прибрати/ }).click();
  await expect(skills).not.toContainText('Слухати, не перебиваючи');
});

test('actions, links and sliders of the profile stand on its grid', async ({ sharedPage }) => {
  const page = await sharedPage('sofiia@stezhka.example');
  const look = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')!;
      const boxOf = (one: Element) => one.getBoundingClientRect();
      const wordsOf = (one: Element) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      };
      const places = (all: Element[], side: 'top' | 'left') =>
        new Set(all.map((one) => Math.round(boxOf(one)[side]))).size;
      const panelOf = (words: RegExp) =>
        [...main.querySelectorAll('section')].find((one) =>
          words.test(one.querySelector('h2')!.textContent),
        )!;
      const [body, skills] = [panelOf(/^(Тіло|Body)/), panelOf(/^(Навички|Skills)/)];
      const actions = [...main.querySelector('h2')!.parentElement!.querySelectorAll('button')];
      const styles = actions.map((one) => {
        const { borderColor, backgroundColor, height } = getComputedStyle(one);
        return [borderColor, backgroundColor, one.querySelector('svg') ? 'icon' : '', height].join();
      });
      const first = body.querySelector('input[type=range]')!.closest('div')!;
      const [dot, line] = [boxOf(first.querySelector('i')!), boxOf(first.querySelector('span + span')!)];
      const label = wordsOf(first.previousElementSibling!);
      const starts = [...skills.querySelectorAll('li > span, [data-line=new] svg')].map((one) =>
        Math.round((one.matches('svg') ? boxOf(one) : wordsOf(one)).left),
      );
      return {
        actions: actions.length,
        rows: places(actions, 'top'),
        columns: places(actions, 'left'),
        styles: new Set(styles).size,
        slider: [dot, line].map(({ left }) => Math.abs(left - label.left) < 1),
        noteAbove: boxOf(body.querySelector('h2 + span')!).bottom < label.top,
        linesStart: new Set(starts).size,
      };
    });
  const onGrid = { actions: 4, styles: 1, slider: [true, true], noteAbove: true, linesStart: 1 };
  for (const [path, width, rows] of [
    ['/profile', 1280, 1],
    ['/en/profile', 1280, 1],
    ['/en/profile', 360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await expect(page.getByRole('slider').first()).toBeVisible();
    await expect(page.locator('main li > span').first()).toBeVisible();
    expect([path, width, await look()]).toEqual([path, width, { ...onGrid, rows, columns: 4 / rows }]);
  }
  // A link is drawn as one, a head is not.
  const history = page.getByRole('link', { name: 'History' });
  await expect(history).toHaveCSS('background-image', /linear-gradient/);
  expect(await history.evaluate((link) => getComputedStyle(link).fontFamily)).toBe(
    await page
      .locator('main p')
      .first()
      .evaluate((text) => getComputedStyle(text).fontFamily),
  );
});

test('a member is redirected away from the registration', async ({ page }) => {
  await registerByForm(page, '/cabinet');
  await page.goto('/register?next=/cabinet');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/cabinet');
  await page.goto('/en/register');
  await expect(page).toHaveURL(/\/en\/profile$/);
});

test('a picture is cropped, sent, shown everywhere and taken away', async ({ page }) => {
  await registerOn(page, '/profile');
  await hydrated(page);
  await page.locator('input[type=file]').setInputFiles(await pictureFile(page));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Як вас видно');
  await dialog.getByLabel('Ближче').fill('1.5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Зберегти фото' }).click();
  await expect(dialog).toBeHidden();
  const shown = page.locator('main img[src^="/files/account/"]');
  await expect(shown).toHaveCount(1);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(await shown.evaluate((image: HTMLImageElement) => image.naturalHeight));
  await page.getByRole('button', { name: 'Прибрати фото' }).click();
  await expect(shown).toHaveCount(0);
});

test('a new password ends the other logins and keeps this one', async ({ page, browser }) => {
  const email = await registerOn(page, '/profile');
  const elsewhere = await browser.newPage();
  await open(elsewhere, '/login?next=/cabinet');
  await elsewhere.getByLabel('Пошта').first().fill(email);
  await elsewhere.getByLabel(/^Пароль/).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Увійти' }).click();
  await expect(elsewhere).toHaveURL(/\/cabinet$/);

  await page.getByRole('button', { name: 'Змінити пароль' }).click();
  await page.getByLabel('Поточний пароль').fill(PASSWORD);
  await page.getByLabel(/^Новий пароль(?! ще)/).fill(`${PASSWORD} і назад`);
  await page.getByLabel('Новий пароль ще раз').fill(`${PASSWORD} і назад`);
  await page.getByRole('button', { name: 'Зберегти пароль' }).click();
  await expect(page.getByText('Пароль змінено, інші входи завершено')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профіль');
  await expect(async () => {
    await elsewhere.goto('/cabinet');
    await expect(elsewhere).toHaveURL(/\/login/, { timeout: 2000 });
  }).toPass();
  await elsewhere.close();
});

test('the cabinet gives everything out as one archive, and erasing can be taken back', async ({ page }) => {
  await registerOn(page, '/cabinet');
  await expectAccessible(page);
  const privacy = page.getByRole('region', { name: 'Приватність' });
  await privacy.getByRole('button', { name: 'Зібрати архів' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Ваш пароль/)
    .fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Зібрати', exact: true }).click();
  const link = privacy.getByRole('link', { name: 'Завантажити' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^stezhka-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await download.path());
  for (const name of ['account/users', 'diary/days', 'shop/carts', 'content/subscribers'])
    expect(archive.includes(`${name}.json`)).toBe(true);

  await privacy.getByRole('button', { name: 'Стерти все…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Ваш пароль/).fill('не той');
  await dialog.getByRole('button', { name: 'Стерти', exact: true }).click();
  await expect(dialog).toContainText('Це не ваш поточний пароль');
  await dialog.getByLabel(/Ваш пароль/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Стерти', exact: true }).click();
  await expect(dialog).toBeHidden();
  const notice = page.getByText(/ми зітремо все/);
  await expect(notice).toBeInViewport();
  const news = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(news).toContain('ми зітремо все');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Залишити все як є' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(news).toContain('Нічого не зітремо');
});

test('the rail leads to a section of the cabinet, though it comes after its page', async ({ page }) => {
  await registerOn(page, '/profile');
  const rail = page.getByRole('navigation', { name: 'Ваше на Стежці' });
  await rail.getByRole('link', { name: 'Входи' }).click();
  await expect(page).toHaveURL(/\/cabinet#sessions$/);
  const top = () => page.locator('#sessions').evaluate((section) => section.getBoundingClientRect().top);
  // The margin to the header is 100 px; some browsers draw half pixels.
  await expect.poll(top).toBeGreaterThan(80);
  await expect.poll(top).toBeLessThan(120);
  await expect(rail.locator('[aria-current]')).toHaveText('Входи');
  // Sections of other remotes too.
  const places = (await rail.getByRole('link').allTextContents()).slice(1);
  await expect(page.locator('main h2')).toHaveText(places);
});

test('on a phone sections stand evenly and nothing drops under its row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await registerOn(page, '/cabinet');
  await expect(page.locator('#privacy')).toBeVisible();
  await expect(page.locator('main h2')).toHaveCount(7);
  const look = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const parts = ['orders', 'wishlist', 'courses', 'balance', 'sessions', 'notifications', 'privacy'];
      const boxes = parts.map((id) => boxOf(`#${id}`));
      const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
      const sizes = [...document.querySelectorAll('main h2')].map((head) => getComputedStyle(head).fontSize);
      const row = boxOf('#sessions li');
      const [words, tag] = [boxOf('#sessions li strong'), boxOf('#sessions li > :last-child')];
      return {
        gaps: new Set(gaps).size,
        sizes: new Set(sizes).size,
        beside: tag.left > words.right && tag.bottom < row.bottom,
      };
    });
  await expect.poll(look).toEqual({ gaps: 1, sizes: 1, beside: true });
});

test('mail preferences are saved', async ({ page }) => {
  await logIn(page, 'sofiia@stezhka.example');
  await open(page, '/cabinet');
  const news = page.getByRole('checkbox', { name: 'Новини Стежки' });
  await expect(page.getByRole('checkbox', { name: 'Листи про замовлення' })).toBeDisabled();
  for (const wanted of [true, false]) {
    await news.setChecked(wanted);
    await expect(page.getByText('Збережено', { exact: true })).toBeVisible();
    await page.reload();
    await expect(news).toBeChecked({ checked: wanted });
  }
});

test('a customer never reads that there are no orders, and what waits for them is no wider than a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'sofiia@stezhka.example');
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, storageState });
  const waiting = await context.newPage();
  await waiting.setViewportSize({ width: 360, height: 780 });
  await waiting.goto('/cabinet');
  await expect(waiting.locator('#orders [role=status]')).toBeVisible();
  await expect(waiting.locator('main')).not.toContainText('Замовлень поки немає');
  expect(await waiting.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
  await open(page, '/cabinet');
  await expect(page.locator('#orders h3').first()).toBeVisible();
  await expect(page.locator('#wishlist')).toContainText('Поки жодного бажання');
  // What can be done with an order stands in one line, in the longest language too.
  for (const [path, width] of [
    ['/cabinet', 1280],
    ['/ru/cabinet', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await open(page, path);
    const actions = page
      .locator('#orders li')
      .filter({ has: page.getByRole('button', { name: /ще раз|ещё раз/ }) })
      .first();
    const boxOf = async (role: 'button' | 'link', name: RegExp) =>
      (await actions.getByRole(role, { name }).boundingBox())!;
    const again = await boxOf('button', /ще раз|ещё раз/);
    const details = await boxOf('link', /^(Деталі|Подробнее)/);
    expect(details.x).toBeGreaterThan(again.x + again.width);
    expect(details.y).toBeLessThan(again.y + again.height);
    // Prices end at one line, whatever their length.
    const prices = page.locator('#orders li b').filter({ hasText: '₴' });
    expect(await prices.count()).toBeGreaterThan(2);
    const ends = await prices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect([path, Math.max(...ends) - Math.min(...ends)]).toEqual([path, expect.closeTo(0, 0)]);
  }
  // The path of an order goes through its whole card.
  await page.setViewportSize({ width: 1280, height: 780 });
  await page
    .locator('#orders')
    .getByRole('link', { name: /^Подробнее/ })
    .first()
    .click();
  const stones = page.locator('main section ol').first();
  await expect(stones).toBeVisible();
  const { before, after } = await stones.evaluate((path) => {
    const card = path.closest('section')!.getBoundingClientRect();
    const texts = document.createTreeWalker(path.lastElementChild!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let end = 0;
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      end = Math.max(end, range.getBoundingClientRect().right);
    }
    return { before: path.getBoundingClientRect().left - card.left, after: card.right - end };
  });
  expect(after).toBeCloseTo(before, 0);
});

test('the anchor of a section survives the login', async ({ page }) => {
  await page.goto('/cabinet#notifications');
  await page.getByLabel(/^Пошта/).fill('sofiia@stezhka.example');
  await expect(page).toHaveURL(/next=%2Fcabinet%23notifications/);
  await page.getByLabel(/^Пароль/).fill(DEMO_USERS.password);
  await page.locator('main').getByRole('button', { name: 'Увійти', exact: true }).click();
  await expect(page).toHaveURL(/\/cabinet#notifications$/);
  await expect(page.getByRole('heading', { name: 'Листи', exact: true })).toBeInViewport();
});
