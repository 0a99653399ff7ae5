import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, ownCall, test } from './support/test.ts';

const MEMBER = 'sofiia@stezhka.example';

/** Where the words break in one language: there each control keeps to its box. */
for (const { prefix, width } of [
  { prefix: '/ru', width: 360 },
  { prefix: '/en', width: 320 },
  { prefix: '', width: 992 },
  { prefix: '/ru', width: 1100 },
]) {
  test(`the day fits ${width} px at ${prefix || '/'}`, async ({ sharedPage }) => {
    const page = await sharedPage(MEMBER);
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${prefix}/diary`);
    await page.locator('main summary').click();
    const look = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const within = (element: Element, room: Element) => {
        const [own, around] = [element.getBoundingClientRect(), room.getBoundingClientRect()];
        return own.left >= around.left - 1 && own.right <= around.right + 1;
      };
      return {
        wide: document.documentElement.scrollWidth,
        tiles: [...main.querySelectorAll('fieldset label')]
          .filter((tile) => tile.scrollWidth > tile.clientWidth)
          .map((tile) => tile.textContent),
        cells: [...main.querySelectorAll('fieldset label')]
          .filter((cell) => /^\d+$/.test(cell.textContent ?? '') && cell.closest('[role="tabpanel"]'))
          .filter((cell) => {
            const box = cell.getBoundingClientRect();
            return Math.min(box.width, box.height) < 44 || !within(cell, cell.closest('fieldset')!);
          })
          .map((cell) => cell.textContent),
        chips: [...main.querySelectorAll('details li')]
          .filter((chip) => !within(chip, chip.closest('section') ?? main))
          .map((chip) => chip.textContent),
        page: main.querySelector('header')!.getBoundingClientRect().width,
      };
    });
    expect(look).toMatchObject({ wide: width, tiles: [], cells: [], chips: [] });
    expect(look.page).toBeGreaterThan(Math.min(500, width * 0.85));
  });
}

test('names in the table of a month keep their words whole on a phone', async ({ sharedPage }) => {
  const page = await sharedPage(MEMBER);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const prefix of ['/ru', '']) {
    await open(page, `${prefix}/diary/totals`);
    const names = page.locator('section[aria-labelledby=month-total] tbody th');
    await expect(names.first()).toBeVisible();
    const broken = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const range = document.createRange();
        // A word with the marks around it: «Прекрасно»).
        return [...text.data.matchAll(/[^ ]{2,}/g)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect([(await names.count()) > 3, broken]).toEqual([true, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('documents of a member’s pages bring the styles of all that they draw', async ({ scriptless: page }) => {
  await logIn(page, MEMBER);
  for (const path of ['/diary', '/diary/settings?tab=spheres', '/diary/totals', '/profile', '/cabinet']) {
    await page.goto(path);
    const unstyled = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const css = rules.map(({ cssText }) => cssText).join('\n');
      const classes = [...document.querySelectorAll('main [class]')].flatMap(({ classList }) => [
        ...classList,
      ]);
      return [...new Set(classes)].filter(
        (name) => !/^lucide/.test(name) && !css.includes(`.${CSS.escape(name)}`),
      );
    });
    expect([path, unstyled]).toEqual([path, []]);
  }
});

test('on a phone the cart stands above the dock', async ({ phone: page }) => {
  const headers = ownCall();
  const { data } = await (await page.request.get('/api/data/product/koloda-sad', { headers })).json();
  await page.request.get(`/api/order/add-product/${data.product.id}?quantity=1`, { headers });
  await open(page, '/diary/days');
  const floating = page.locator('body > button', { hasText: /^\d+$/ });
  await expect(floating).toBeVisible();
  const dock = page.locator('main nav').filter({ visible: true }).last();
  const bottom = async () => {
    const { y, height } = (await floating.boundingBox())!;
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual((await dock.boundingBox())!.y);
});

test('an answer is written on a coloured line, without a frame', async ({ sharedPage }) => {
  const page = await sharedPage(MEMBER);
  await open(page, '/en/diary');
  const answer = page.locator('main textarea').first();
  const line = () => answer.evaluate((field) => getComputedStyle(field).backgroundImage);
  const before = await line();
  await answer.focus();
  expect(await line()).not.toBe(before);
  await expect(answer).toHaveCSS('border-top-width', '0px');
  await expect(answer).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

test('a scale tells the walked cells, the chosen one and the others apart', async ({ sharedPage }) => {
  const page = await sharedPage(MEMBER);
  await open(page, '/en/diary');
  const scale = page.locator('main fieldset').filter({ has: page.getByRole('radio', { name: '10' }) });
  const cell = (n: number) => scale.locator('label').filter({ hasText: new RegExp(`^${n}$`) });
  await cell(7).click();
  const grounds = await Promise.all(
    [3, 7, 9].map((n) => cell(n).evaluate((one) => getComputedStyle(one).backgroundColor)),
  );
  expect(new Set(grounds).size).toBe(3);
  await expect(cell(9)).toHaveCSS('border-top-style', 'solid');
  await expect(cell(3)).toHaveCSS('color', await cell(9).evaluate((one) => getComputedStyle(one).color));

  const clear = scale.getByRole('button', { name: /^clear/ });
  const { width, height } = (await clear.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await clear.click();
  await expect(clear).toHaveCount(0);
});

test('days of the calendar are large enough for a finger, and More questions has a sign of its own', async ({
  sharedPage,
}) => {
  const page = await sharedPage(MEMBER);
  await open(page, '/en/diary');
  const days = page.getByRole('region', { name: 'Calendar of entries' }).getByRole('link', { name: /\d/ });
  const sizes = await days.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  const more = page.locator('main summary');
  // The browser's own triangle belongs to a list item.
  await expect(more).toHaveCSS('display', 'flex');
  await expect(more.locator('svg')).toBeVisible();
});

test('in the dark theme no noon sky glares', async ({ sharedPage }) => {
  const page = await sharedPage(MEMBER);
  await page.route('**/api/data/diary/get-day', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"hour":\d+/, '"hour":12') });
  });
  const skies: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, '/en/diary/days');
    await page.locator('main nav a[href="/en/diary"]').filter({ visible: true }).first().click();
    const sky = page.locator('main header').first();
    await expect(sky.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sky).toContainText('Good afternoon');
    skies.push(await sky.evaluate((one) => getComputedStyle(one, '::before').backgroundImage));
  }
  expect(skies[0]).toMatch(/\bday\b/);
  expect(skies[1]).toMatch(/evening/);
});

test('each state of saving has a dot of its own colour', async ({ sharedPage }) => {
  const page = await sharedPage();
  await open(page, '/en/__components');
  const states = page
    .getByRole('heading', { name: 'Save state' })
    .locator('xpath=following-sibling::div[1]/span');
  const colours = await states.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, '::before').backgroundColor),
  );
  expect([colours.length, new Set(colours).size]).toEqual([4, 4]);
});

for (const tab of ['parameters', 'spheres', 'day']) {
  test(`settings fit a phone and assistive technology: ${tab}`, async ({ sharedPage }) => {
    const page = await sharedPage(MEMBER);
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, `/ru/diary/settings?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
}

test('an event of a day ahead is planned, and the calendar tells of it', async ({ sharedPage }) => {
  const page = await sharedPage(MEMBER);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/en/diary/2099-03-03');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add an event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('A long walk');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const march = (events: string) => page.getByRole('link', { name: new RegExp(`^3.March, ${events}$`) });
  await expect(march('1 event')).toBeVisible();
  // Of the same colour.
  await page.getByRole('button', { name: 'Add an event' }).click();
  await dialog.getByLabel(/^Name/).fill('A short walk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(march('2 events')).toBeVisible();
  for (const name of [/A long walk/, /A short walk/]) {
    await page.getByRole('button', { name }).click();
    await dialog.getByRole('button', { name: 'Remove event' }).click();
    await dialog.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText('Nothing is planned for this day.')).toBeVisible();
});

test.describe('in a zone far from the member’s', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a page left open over the end of the day waits for the writer, then shows the new day', async ({
    page,
  }) => {
    await logIn(page, MEMBER);
    await page.clock.install();
    await open(page, '/en/diary');
    const head = page.getByRole('heading', { level: 1 });
    const before = await head.innerText();
    await page.route('**/api/data/diary/get-day', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const { date } = JSON.parse(body).data;
      const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      await route.fulfill({ response, body: body.replaceAll(date, next) });
    });
    const question = page.locator('main textarea').last();
    await question.pressSequentially('Before the night');
    const asked = page.waitForResponse('**/api/data/diary/get-day');
    // Whatever the minute, a full hour of the member's zone lies in between.
    await page.clock.fastForward('01:00:01');
    await asked;
    await question.pressSequentially(' ends');
    await expect(question).toHaveValue('Before the night ends');
    await expect(head).toHaveText(before);
    await question.blur();
    await expect(head).not.toHaveText(before);
    await expect(question).not.toHaveValue('Before the night ends');
    // Another call of the day may still be answered.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
