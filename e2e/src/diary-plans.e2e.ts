import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './support/test.ts';

/** Celebrations stand over pages: of a member whose pages no other journey opens. */
const MEMBER = 'bohdana@stezhka.example';
/** The text of a task, habit and goal is another one in each language, and so is what it finds. */
const LANGUAGES = {
  uk: {
    prefix: '',
    text: 'Скласти журавлика',
    task: /^Що зробити/,
    add: 'Додати',
    complete: 'Виконати',
    habit: /^Що робитимете щодня/,
    start: 'Почати',
    continues: 'сьогодні: триває',
    row: '1 день поспіль, рекорд 1',
    outdoors: 'Надворі',
    number: 'число',
    goal: /^Чого хочете/,
    parameter: 'Показник дня',
    value: /^Значення/,
    period: 'Період',
    set: 'Поставити ціль',
    inProcess: 'У процесі',
    success: 'Вдалося',
    allMonths: 'Усі місяці',
    achievements: 'Досягнення',
  },
  ru: {
    prefix: '/ru',
    text: 'Сложить журавлика',
    task: /^Что сделать/,
    add: 'Добавить',
    complete: 'Выполнить',
    habit: /^Что будете делать каждый день/,
    start: 'Начать',
    continues: 'сегодня: продолжается',
    row: '1 день подряд, рекорд 1',
    outdoors: 'На воздухе',
    number: 'число',
    goal: /^Чего хотите/,
    parameter: 'Показатель дня',
    value: /^Значение/,
    period: 'Период',
    set: 'Поставить цель',
    inProcess: 'В процессе',
    success: 'Получилось',
    allMonths: 'Все месяцы',
    achievements: 'Достижения',
  },
  en: {
    prefix: '/en',
    text: 'Fold a paper crane',
    task: /^What is to be done/,
    add: 'Add',
    complete: 'Complete',
    habit: /^What will you do every day/,
    start: 'Start',
    continues: 'today: continues',
    row: '1 day in a row, best 1',
    outdoors: 'Outdoors',
    number: 'number',
    goal: /^What do you want/,
    parameter: 'Day parameter',
    value: /^Value/,
    period: 'Period',
    set: 'Set the goal',
    inProcess: 'In process',
    success: 'Success',
    allMonths: 'All months',
    achievements: 'Achievements',
  },
};
type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];
const WEEK_MS = 7 * 86_400_000;
const STEP = 5;

/** What assistive technology is told differs in words alone: one language is asked. */
const fits = async (page: Page, { prefix }: Words) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  if (!prefix) await expectAccessible(page);
};

/** By the dock. */
const go = async (page: Page, { prefix }: Words, path: string) => {
  const dock = page.locator('main nav').filter({ visible: true }).last();
  const link = dock.locator(`a[href="${prefix}${path}"]`);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
};

const itemOf = (page: Page, { text }: Words) => page.getByRole('listitem', { name: text });

const planDay = async (page: Page, words: Words) => {
  const { text } = words;
  await fits(page, words);
  await page.getByLabel(words.task).fill(text);
  await page.getByRole('button', { name: words.add, exact: true }).click();
  const complete = page.getByRole('button', { name: `${words.complete}: ${text}` });
  const completed = page.waitForResponse(/data\/job\/\w+\/complete/);
  await complete.dblclick();
  await expect(complete).toHaveCount(0);
  await completed;
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(complete).toHaveCount(0);
};

const answerHabit = async (page: Page, words: Words) => {
  const item = itemOf(page, words);
  await page.getByLabel(words.habit).fill(words.text);
  await page.getByRole('button', { name: words.start, exact: true }).click();
  const kept = item.getByRole('button', { name: words.continues });
  const answered = page.waitForResponse(/user-habit-status/);
  await kept.dblclick();
  await answered;
  await expect(item.getByText(words.row)).toBeVisible();
  await fits(page, words);
  await page.reload();
  await hydrated(page);
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(item.getByText(words.row)).toBeVisible();
};

const reachGoal = async (page: Page, words: Words) => {
  const item = itemOf(page, words);
  const minutes = page.getByLabel(`${words.outdoors}: ${words.number}`);
  await go(page, words, '/diary');
  const next = Number(await minutes.inputValue()) + STEP;

  await go(page, words, '/diary/goals');
  await page.getByLabel(words.goal).fill(words.text);
  const select = (label: string, value: string | { label: string }) =>
    page.getByRole('combobox', { name: label }).selectOption(value);
  await select(words.parameter, { label: words.outdoors });
  await page.getByLabel(words.value).fill(String(next));
  await select(words.period, 'total');
  await page.locator('main input[name="to"]').fill(new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10));
  await page.getByRole('button', { name: words.set }).click();
  await expect(item.getByText(words.inProcess)).toBeVisible();
  await fits(page, words);

  await go(page, words, '/diary');
  const saved = page.waitForResponse(/data\/diary\/set/);
  await minutes.fill(String(next));
  await minutes.blur();
  await saved;
  await page.goBack();
  await expect(item.getByText(words.success)).toBeVisible();
};

const seeMonth = async (page: Page, words: Words) => {
  await expect(page.getByRole('row', { name: new RegExp(`^${words.outdoors}`) })).toBeVisible();
  await fits(page, words);
  const allMonths = page.getByRole('link', { name: words.allMonths });
  await allMonths.click();
  await expect(page).toHaveURL(/view=months/);
  await expect(allMonths).toHaveAttribute('aria-current', 'page');
  await fits(page, words);
  await page.goBack();
  await expect(page).not.toHaveURL(/view=months/);
};

for (const [locale, words] of Object.entries(LANGUAGES))
  test(`a day is planned, a habit answered, a goal reached, the month seen on a phone (${locale})`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(MEMBER);
    await page.setViewportSize({ width: 360, height: 800 });
    // A button that moves is not clicked until it rests.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${words.prefix}/diary/planning`);
    await planDay(page, words);
    await go(page, words, '/diary/habits');
    await answerHabit(page, words);
    await reachGoal(page, words);
    await go(page, words, '/diary/totals');
    await seeMonth(page, words);
    await go(page, words, '/diary/achievements');
    await expect(page.getByRole('heading', { level: 1, name: words.achievements })).toBeVisible();
    await fits(page, words);
  });
