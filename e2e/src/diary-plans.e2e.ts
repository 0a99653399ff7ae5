import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/test.ts';

/** Celebrations stand over pages: of a member whose pages no other journey opens. */
const MEMBER = 'bohdana@stezhka.example';
/** What her pages say in the other languages; what they do there is the same. */
const LANGUAGES = {
  ru: {
    '/diary/planning': ['Что сделать?', 'Добавить'],
    '/diary/habits': ['Что будете делать каждый день?', 'Начать', 'сегодня: продолжается'],
    '/diary/goals': ['Чего хотите', 'Показатель дня', 'На воздухе', 'Значение', 'Период', 'Поставить цель'],
    '/diary/totals': ['На воздухе', 'Все месяцы'],
  },
  en: {
    '/diary/planning': ['What is to be done?', 'Add'],
    '/diary/habits': ['What will you do every day?', 'Start', 'today: continues'],
    '/diary/goals': ['What do you want', 'Day parameter', 'Outdoors', 'Value', 'Period', 'Set the goal'],
    '/diary/totals': ['Outdoors', 'All months'],
  },
};
const WEEK_MS = 7 * 86_400_000;
const STEP = 5;

// One member, whose habit is there when the other languages are asked.
test.describe.configure({ mode: 'serial' });

const fits = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
};

const phone = async (sharedPage: (email: string) => Promise<Page>) => {
  const page = await sharedPage(MEMBER);
  await page.setViewportSize({ width: 360, height: 800 });
  return page;
};
const text = 'Скласти журавлика';
const item = (page: Page) => page.getByRole('listitem', { name: text });

test('a day is planned on a phone', async ({ sharedPage }) => {
  const page = await phone(sharedPage);
  await open(page, '/diary/planning');
  await fits(page);
  await page.getByLabel(/^Що зробити/).fill(text);
  await page.getByRole('button', { name: 'Додати', exact: true }).click();
  const complete = page.getByRole('button', { name: `Виконати: ${text}` });
  const completed = page.waitForResponse(/data\/job\/\w+\/complete/);
  await complete.dblclick();
  await expect(complete).toHaveCount(0);
  await completed;
  await page.reload();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(complete).toHaveCount(0);
});

test('a habit is begun and answered on a phone', async ({ sharedPage }) => {
  const page = await phone(sharedPage);
  await open(page, '/diary/habits');
  await page.getByLabel(/^Що робитимете щодня/).fill(text);
  await page.getByRole('button', { name: 'Почати', exact: true }).click();
  const kept = item(page).getByRole('button', { name: 'сьогодні: триває' });
  const answered = page.waitForResponse(/user-habit-status/);
  await kept.dblclick();
  await answered;
  await expect(item(page).getByText('1 день поспіль, рекорд 1')).toBeVisible();
  await fits(page);
  await page.reload();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(item(page).getByText('1 день поспіль, рекорд 1')).toBeVisible();
});

test('a goal is set and reached on a phone', async ({ sharedPage }) => {
  const page = await phone(sharedPage);
  const minutes = page.getByLabel('Надворі: число');
  await open(page, '/diary');
  const next = Number(await minutes.inputValue()) + STEP;

  await open(page, '/diary/goals');
  await page.getByLabel(/^Чого хочете/).fill(text);
  const select = (label: string, value: string | { label: string }) =>
    page.getByRole('combobox', { name: label }).selectOption(value);
  await select('Показник дня', { label: 'Надворі' });
  await page.getByLabel(/^Значення/).fill(String(next));
  await select('Період', 'total');
  await page.locator('main input[name="to"]').fill(new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Поставити ціль' }).click();
  await expect(item(page).getByText('У процесі')).toBeVisible();
  await fits(page);

  await page.locator('main nav a[href="/diary"]').filter({ visible: true }).click();
  const saved = page.waitForResponse(/data\/diary\/set/);
  await minutes.fill(String(next));
  await minutes.blur();
  await saved;
  await page.goBack();
  await expect(item(page).getByText('Вдалося')).toBeVisible();
});

test('the month is seen on a phone', async ({ sharedPage }) => {
  const page = await phone(sharedPage);
  await open(page, '/diary/totals');
  await expect(page.getByRole('row', { name: /^Надворі/ })).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name: 'Усі місяці' }).click();
  await expect(page).toHaveURL(/view=months/);
  await fits(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/view=months/);
  await open(page, '/diary/achievements');
  await fits(page);
});

for (const [locale, pages] of Object.entries(LANGUAGES))
  test(`the plans speak ${locale}`, async ({ sharedPage, read }) => {
    const { request } = await sharedPage(MEMBER);
    for (const [path, words] of Object.entries(pages)) {
      const { html } = await read(`/${locale}${path}`, request);
      for (const word of words) expect([path, word, html.includes(word)]).toEqual([path, word, true]);
    }
  });
