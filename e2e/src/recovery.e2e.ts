import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { linkIn, mailTo } from './support/mails.ts';
import { PASSWORD, register } from './support/register.ts';
import { expect, expectAccessible, open, ownCall, test } from './support/test.ts';

const NEW = 'тринадцять сірих чапель у полі';

const LANGUAGES = [
  {
    lang: 'uk',
    prefix: '',
    email: 'Пошта',
    ask: 'Надіслати посилання',
    asked: /Перевірте\sпошту/,
    subject: /Новий пароль/,
    save: 'Зберегти й увійти',
    dead: /Посилання\sвже\sне\sдіє/,
  },
  {
    lang: 'ru',
    prefix: '/ru',
    email: 'Почта',
    ask: 'Прислать ссылку',
    asked: /Проверьте\sпочту/,
    subject: /Новый пароль/,
    save: 'Сохранить и войти',
    dead: /Ссылка\sбольше\sне\sдействует/,
  },
  {
    lang: 'en',
    prefix: '/en',
    email: 'E-mail',
    ask: 'Send the link',
    asked: /Check\syour\sinbox/,
    subject: /A new password/,
    save: 'Save and log in',
    dead: /This\slink\sno\slonger\sworks/,
  },
];

const logIn = (request: APIRequestContext, email: string, password: string) =>
  request.post('/api/login', { headers: ownCall(), data: { email, password } });
const whoIs = async (request: APIRequestContext) =>
  (await (await request.get('/api/data/user', { headers: ownCall() })).json()).data;

/** A field of the page itself: the footer has a form too. */
const field = (page: Page, label: string) =>
  page.locator('main').getByRole('textbox', { name: label, exact: true });
const password = (page: Page, name: 'password' | 'repeat_password') =>
  page.locator(`main input[name=${name}]`);
async function choosePassword(page: Page, button: string): Promise<void> {
  await password(page, 'password').fill(NEW);
  await password(page, 'repeat_password').fill(NEW);
  await page.getByRole('button', { name: button }).click();
}

for (const { lang, prefix, email, ask, asked, subject, save, dead } of LANGUAGES) {
  test(`a forgotten password is recovered by a mail (${lang})`, async ({ page, browser, baseURL }) => {
    // Accessibility and what a new password ends differ by page, not by language.
    const once = lang === 'uk';
    const accessible = async () => once && expectAccessible(page);
    const elsewhere = await browser.newContext({ baseURL: baseURL! });
    const address = await register(elsewhere, { locale: lang });
    expect(await whoIs(elsewhere.request)).toMatchObject({ email: address });

    await open(page, `${prefix}/login`);
    await page.locator(`a[href="${prefix}/forgot-password"]`).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/forgot-password$`));
    // The address comes a moment before the page, and the login has such a field too.
    await expect(page.getByRole('button', { name: ask })).toBeVisible();
    await accessible();
    await field(page, email).fill(address);
    await page.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('heading', { level: 1, name: asked })).toBeFocused();
    await accessible();

    const link = linkIn(await mailTo(address, subject), '/pass-recover/');
    expect(link.startsWith(`${prefix}/pass-recover/`)).toBe(true);
    await open(page, link);
    await accessible();
    await choosePassword(page, save);
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile$`));
    await expect(page.locator('main')).toContainText(address);

    // The new password opens, the old one does not; who was logged in elsewhere no longer is.
    if (once) {
      await expect.poll(() => whoIs(elsewhere.request)).toEqual([]);
      expect((await logIn(elsewhere.request, address, PASSWORD)).status()).toBe(401);
      expect((await logIn(elsewhere.request, address, NEW)).status()).toBe(200);
    }
    await elsewhere.close();

    await open(page, link);
    await expect(page.getByRole('heading', { level: 1, name: dead })).toBeVisible();
    await accessible();
    await page.locator(`main a[href="${prefix}/forgot-password"]`).click();
    await expect(field(page, email)).toBeVisible();
  });
}

test('the recovery form answers known and unknown e-mails alike', async ({ request }) => {
  const known = await register({ request });
  const answers = [];
  for (const email of [known, `${randomUUID()}@stezhka.example`]) {
    const reply = await request.post('/api/form/forgot-password', {
      headers: ownCall(),
      multipart: { email },
    });
    answers.push({ status: reply.status(), body: await reply.json() });
  }
  expect(answers[0]).toEqual({ status: 200, body: { data: { sent: true } } });
  expect(answers[1]).toEqual(answers[0]);
});

test('a guest’s cart is still there after a recovery, under another session id', async ({
  page,
  context,
  browser,
}) => {
  const other = await browser.newContext();
  const email = await register(other);
  await other.close();
  await open(page, '/catalog');
  await page.getByRole('link', { name: 'Щоденник вдячності' }).first().click();
  await page.getByRole('button', { name: 'До кошика' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Щоденник вдячності');
  const sid = async () => (await context.cookies()).find(({ name }) => name === 'sid')?.value;
  const before = await sid();
  expect(before).toBeTruthy();

  await page.request.post('/api/form/forgot-password', { headers: ownCall(), multipart: { email } });
  await open(page, linkIn(await mailTo(email, /Новий пароль/), '/pass-recover/'));
  await choosePassword(page, 'Зберегти й увійти');
  await expect(page).toHaveURL(/\/profile$/);
  expect(await sid()).not.toBe(before);
  await open(page, '/cart');
  await expect(page.locator('main')).toContainText('Щоденник вдячності');
});

test('a new member confirms the address by a link, and again by the same one', async ({ page }) => {
  const email = await register(page, { locale: 'en' });
  const link = linkIn(await mailTo(email, /Your diary is open/), '/verify-email/');
  await open(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /e-mail\sis\sconfirmed/ })).toBeFocused();
  await expectAccessible(page);
  // Elsewhere than in the member's own browser the password confirms.
  await page.context().clearCookies();
  await open(page, link);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /e-mail\sis\sconfirmed/ })).toBeVisible();
});

test('every mail can be looked at, and what it holds stays in its frame', async ({ page, allowConsole }) => {
  // This test looks into the frame by a script of its own, which may not run there either.
  allowConsole.patterns.push(/Blocked script execution in 'about:srcdoc'/);
  await open(page, '/en/__mail');
  await expectAccessible(page);
  await page.getByRole('button', { name: /A new password for Stezhka/ }).click();
  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await page.getByRole('tab', { name: 'Українська' }).click();
  await expect(letter.getByRole('link', { name: 'Задати новий пароль' })).toBeVisible();
});
