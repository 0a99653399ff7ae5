import type { Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

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
    byMouse: 'Світло у вікні.',
    byKeys: 'Двері прочинені.',
  },
  ru: {
    prefix: '/ru',
    draw: 'Вытянуть карту',
    note: 'Об этой карте',
    saved: 'Сохранено',
    attach: 'Добавить в дневник',
    inDay: 'В дневнике:',
    close: 'Закрыть',
    byMouse: 'Свет в окне.',
    byKeys: 'Дверь приоткрыта.',
  },
  en: {
    prefix: '/en',
    draw: 'Draw a card',
    note: 'About this card',
    saved: 'Saved',
    attach: 'Add to the diary',
    inDay: 'In the diary:',
    close: 'Close',
    byMouse: 'A light in the window.',
    byKeys: 'The door is ajar.',
  },
};
type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const openTable = (page: Page, { prefix }: Words, deck: string) =>
  open(page, `${prefix}/metaphoric-cards/${deck}?layout=new&template=past-present-future`);
const cardsOf = (page: Page) => page.locator('[data-card]');
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name });
/** A card keeps its number in every order and on every device. */
const cardOf = async (page: Page) => {
  const number = await cardsOf(page).first().getAttribute('data-card');
  return (on: Page) => on.locator(`[data-card="${number}"]`);
};

/** @returns the address of the layout, once the note is saved in it */
async function saves(page: Page, { saved }: Words, note: string, write: () => Promise<void>) {
  const kept = page.waitForResponse((reply) => !!reply.request().postData()?.includes(note) && reply.ok());
  await write();
  await kept;
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/layout=[0-9a-f]{24}$/);
  return page.url();
}

async function drawByMouse(page: Page, words: Words) {
  await openTable(page, words, 'paths');
  for (let n = 0; n < 3; n++) await buttonOf(page, words.draw).click();
  await expect(cardsOf(page)).toHaveCount(3);
  const card = await cardOf(page);
  await card(page).click();
  const write = () => page.getByLabel(words.note).fill(words.byMouse);
  return { url: await saves(page, words, words.byMouse, write), card };
}

async function drawByKeyboard(page: Page, words: Words) {
  const { keyboard } = page;
  await openTable(page, words, 'signs');
  await tabTo(buttonOf(page, words.draw));
  for (let n = 0; n < 3; n++) await keyboard.press('Enter');
  await expect(cardsOf(page)).toHaveCount(3);
  const card = await cardOf(page);
  await tabTo(card(page), 'Shift+Tab');
  await expect(card(page)).toHaveCSS('transition-property', 'none');
  for (const key of ['Enter', 'ArrowDown', ']', 'PageUp']) await keyboard.press(key);
  await keyboard.press('Enter');
  const near = page.getByRole('dialog');
  await expect(near).toBeVisible();
  await tabTo(near.getByLabel(words.note));
  const url = await saves(page, words, words.byKeys, () => keyboard.type(words.byKeys));
  await keyboard.press('Escape');
  await expect(near).toBeHidden();
  await expect(card(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(cardsOf(page)).toHaveCount(3);
  return { url, card };
}

for (const [locale, words] of Object.entries(LANGUAGES))
  test(`three cards are drawn, noted, reopened on another device and attached, with the mouse on a phone and by the keyboard alone (${locale})`, async ({
    sharedPage,
    page: device,
  }) => {
    const phone = await sharedPage(MEMBER);
    await phone.setViewportSize({ width: 360, height: 740 });
    const byMouse = await drawByMouse(phone, words);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // What assistive technology is told differs in words alone: one language is asked.
    if (!words.prefix) await expectAccessible(phone);

    // A guest's layout becomes the member's.
    await device.emulateMedia({ reducedMotion: 'reduce' });
    const byKeys = await drawByKeyboard(device, words);
    await logIn(device, MEMBER);
    // By now its address is long the layout's own, which must not end the writing.
    await expect(phone.getByLabel(words.note)).toBeFocused();

    await open(device, byMouse.url);
    await expect(cardsOf(device)).toHaveCount(3);
    await byMouse.card(device).click();
    const near = device.getByRole('dialog');
    await expect(near.getByLabel(words.note)).toHaveValue(words.byMouse);
    await near.getByRole('button', { name: words.close }).click();
    await buttonOf(device, words.attach).click();
    await device.getByText(words.inDay).getByRole('link').click();
    const { search } = new URL(byMouse.url);
    await expect(device.getByRole('main').locator(`a[href$="${search}"]`)).toBeVisible();

    await open(phone, byKeys.url);
    await expect(cardsOf(phone)).toHaveCount(3);
    await tabTo(byKeys.card(phone));
    await expect(phone.getByLabel(words.note)).toHaveValue(words.byKeys);
    await tabTo(buttonOf(phone, words.attach));
    await phone.keyboard.press('Enter');
    await expect(phone.getByText(words.inDay)).toBeVisible();
  });
