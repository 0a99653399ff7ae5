import { decidePayment } from './support/checkout.ts';
import { register } from './support/register.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const PAID = 'mova-pochuttiv';
const MARATHON = 'chotyry-kroky-vdiachnosti';
const LANGUAGES = {
  uk: {
    prefix: '',
    buy: 'Придбати курс',
    byCard: 'Оплатити карткою',
    toCourse: 'До курсу',
    check: 'Позначити день',
    checked: 'День пройдено',
    purchased: 'Ви придбали цей курс',
    add: 'Додати до моїх курсів',
    start: 'Почати марафон',
    finish: 'Завершити марафон',
    confirm: 'Завершити',
    ownCourses: 'До моїх курсів',
    marathons: 'Мої марафони',
    history: 'Історія',
    walked: '1 з 28',
  },
  ru: {
    prefix: '/ru',
    buy: 'Приобрести курс',
    byCard: 'Оплатить картой',
    toCourse: 'К курсу',
    check: 'Отметить день',
    checked: 'День пройден',
    purchased: 'Вы приобрели этот курс',
    add: 'Добавить в мои курсы',
    start: 'Начать марафон',
    finish: 'Завершить марафон',
    confirm: 'Завершить',
    ownCourses: 'К моим курсам',
    marathons: 'Мои марафоны',
    history: 'История',
    walked: '1 из 28',
  },
  en: {
    prefix: '/en',
    buy: 'Buy the course',
    byCard: 'Pay by card',
    toCourse: 'To the course',
    check: 'Check the day',
    checked: 'Day walked',
    purchased: 'You have purchased this course',
    add: 'Add to my courses',
    start: 'Start marathon',
    finish: 'Finish the marathon',
    confirm: 'Finish',
    ownCourses: 'To my courses',
    marathons: 'My marathons',
    history: 'History',
    walked: '1 of 28',
  },
};

for (const [locale, words] of Object.entries(LANGUAGES))
  test(`a course is bought and begun, a marathon walked and finished, on a phone (${locale})`, async ({
    phone: page,
  }) => {
    const { prefix } = words;
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
    const checked = button(words.checked);
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // What assistive technology is told differs in words alone: one language is asked.
      if (!prefix) await expectAccessible(page);
    };
    // A button that moves is not clicked until it rests.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await register(page);

    await open(page, `${prefix}/courses/${PAID}`);
    await button(words.buy).click();
    await answer(words.byCard).click();
    await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
    await decidePayment(page, 'pay');
    await page.getByRole('link', { name: words.toCourse }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/diary/courses/${PAID}$`));
    // The course comes a moment after the payment, and the page looks by itself.
    await expect(button(words.check)).toBeVisible({ timeout: 30_000 });
    await fits();
    const saved = page.waitForResponse(/check-user-course-day/);
    await button(words.check).dblclick();
    await saved;
    await page.reload();
    await expect(checked).toHaveAttribute('aria-pressed', 'true');
    await open(page, `${prefix}/courses/${PAID}`);
    await expect(page.getByText(words.purchased)).toBeVisible();
    await fits();

    await open(page, `${prefix}/courses/${MARATHON}`);
    await button(words.add).click();
    await page.getByRole('main').locator(`a[href="${prefix}/diary/courses/${MARATHON}"]`).click();
    await button(words.start).click();
    await answer(words.start).click();
    await button(words.check).click();
    await expect(checked).toBeVisible();
    await fits();
    await button(words.finish).click();
    await answer(words.confirm).click();
    // The history moves what stands below it.
    await expect(page.getByRole('region', { name: words.history })).toBeVisible();
    await expect(button(words.start)).toBeVisible();
    await page.getByRole('link', { name: words.ownCourses }).click();
    const marathons = page.getByRole('region', { name: words.marathons });
    await expect(
      marathons.getByRole('region', { name: words.history }).getByText(words.walked),
    ).toBeVisible();
    await fits();
  });
