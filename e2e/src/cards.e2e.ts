import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const MEMBER = 'danylo@stezhka.example';
const LANGUAGES = {
  uk: {
    prefix: '',
    draw: 'Витягнути карту',
    note: 'Про цю карту',
    saved: 'Збережено',
    attach: 'Додати до щоденника',
    inDay: 'У щоденнику:',
    close: 'Закрити',
  },
  ru: {
    prefix: '/ru',
    draw: 'Вытянуть карту',
    note: 'Об этой карте',
    saved: 'Сохранено',
    attach: 'Добавить в дневник',
    inDay: 'В дневнике:',
    close: 'Закрыть',
  },
  en: {
    prefix: '/en',
    draw: 'Draw a card',
    note: 'About this card',
    saved: 'Saved',
    attach: 'Add to the diary',
    inDay: 'In the diary:',
    close: 'Close',
  },
};

test('three cards drawn with the mouse on a phone, noted, reopened on another device, attached', async ({
  page,
  browser,
}) => {
  const words = LANGUAGES.uk;
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, MEMBER);
  await open(page, '/metaphoric-cards/paths?layout=new&template=past-present-future');
  const cards = page.locator('[data-card]');
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: words.draw }).click();
  await expect(cards).toHaveCount(3);
  await cards.first().click();
  await page.getByLabel(words.note).fill('Світло у вікні.');
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/layout=[0-9a-f]{24}$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  await open(device, page.url());
  await expect(device.locator('[data-card]')).toHaveCount(3);
  await device.locator('[data-card]').first().focus();
  await expect(device.getByLabel(words.note)).toHaveValue('Світло у вікні.');
  await device.getByRole('button', { name: words.attach }).click();
  await expect(device.getByText(words.inDay)).toBeVisible();
  await other.close();
});

for (const locale of ['ru', 'en'] as const)
  test(`by the keyboard alone, without motion where it is reduced (${locale})`, async ({ page }) => {
    const words = LANGUAGES[locale];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${words.prefix}/metaphoric-cards/signs?layout=new&template=past-present-future`);
    await page.getByRole('button', { name: words.draw }).focus();
    for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
    const cards = page.locator('[data-card]');
    await expect(cards).toHaveCount(3);
    await cards.first().focus();
    await expect(cards.first()).toHaveCSS('transition-property', 'none');
    for (const key of ['Enter', 'ArrowDown', ']', 'PageUp']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel(words.note).focus();
    await page.keyboard.type('Key');
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(cards).toHaveCount(3);
  });
