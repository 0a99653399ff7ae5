import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { decidePayment } from './support/checkout.ts';
import { expect, expectAccessible, open, ownCall, test } from './support/test.ts';

const PASSWORD = 'сорок дві стежки до моря';
const PAID = 'mova-pochuttiv';
const MARATHON = 'chotyry-kroky-vdiachnosti';
/** What the same states are called in the other languages; what the pages do is the same. */
const LANGUAGES = {
  ru: {
    buy: 'Приобрести курс',
    checked: 'День пройден',
    purchased: 'Вы приобрели этот курс',
    add: 'Добавить в мои курсы',
    start: 'Начать марафон',
    finish: 'Завершить марафон',
    walked: '1 из 28',
  },
  en: {
    buy: 'Buy the course',
    checked: 'Day walked',
    purchased: 'You have purchased this course',
    add: 'Add to my courses',
    start: 'Start marathon',
    finish: 'Finish the marathon',
    walked: '1 of 28',
  },
};

/** A member of their own, who has no course. */
async function register(page: Page): Promise<void> {
  const email = `${randomUUID()}@stezhka.example`;
  const reply = await page.request.post('/api/form/registration', {
    headers: ownCall(),
    multipart: { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' },
  });
  expect(reply.status()).toBe(200);
}

const fits = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
};

test('a course is bought and begun, a marathon walked and finished, on a phone', async ({
  phone: page,
  read,
}) => {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const inOthers = async (path: string, name: keyof (typeof LANGUAGES)['ru']) => {
    for (const [locale, words] of Object.entries(LANGUAGES))
      expect((await read(`/${locale}${path}`, page.request)).html).toContain(words[name]);
  };
  const checked = button('День пройдено');
  await register(page);

  await open(page, `/courses/${PAID}`);
  await inOthers(`/courses/${PAID}`, 'buy');
  await button('Придбати курс').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Оплатити карткою' }).click();
  await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
  await decidePayment(page, 'pay');
  await page.getByRole('link', { name: 'До курсу' }).click();
  await expect(page).toHaveURL(new RegExp(`/diary/courses/${PAID}$`));
  // The course comes a moment after the payment, and the page looks by itself.
  await expect(button('Позначити день')).toBeVisible({ timeout: 30_000 });
  await fits(page);
  const saved = page.waitForResponse(/check-user-course-day/);
  await button('Позначити день').dblclick();
  await saved;
  await page.reload();
  await expect(checked).toHaveAttribute('aria-pressed', 'true');
  await inOthers(`/diary/courses/${PAID}`, 'checked');
  for (const [prefix, purchased] of [
    ...Object.entries(LANGUAGES).map(([locale, words]) => [`/${locale}`, words.purchased] as const),
    ['', 'Ви придбали цей курс'] as const,
  ]) {
    await open(page, `${prefix}/courses/${PAID}`);
    await expect(page.getByText(purchased)).toBeVisible();
    await fits(page);
  }

  await open(page, `/courses/${MARATHON}`);
  await inOthers(`/courses/${MARATHON}`, 'add');
  await button('Додати до моїх курсів').click();
  await page.getByRole('main').locator(`a[href="/diary/courses/${MARATHON}"]`).click();
  await button('Почати марафон').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Почати марафон' }).click();
  await button('Позначити день').click();
  await expect(checked).toBeVisible();
  await fits(page);
  await inOthers(`/diary/courses/${MARATHON}`, 'finish');
  await button('Завершити марафон').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Завершити', exact: true }).click();
  await expect(button('Почати марафон')).toBeVisible();
  await inOthers(`/diary/courses/${MARATHON}`, 'start');
  await page.getByRole('link', { name: 'До моїх курсів' }).click();
  await expect(page.getByText('1 з 28')).toBeVisible();
  await fits(page);
  await inOthers('/diary/courses', 'walked');
});
