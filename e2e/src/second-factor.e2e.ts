import type { Page } from '@playwright/test';
import { codeOf, demoCode } from '../../tools/start/demo-login.ts';
import { DEMO_USERS } from '../../tools/start/demo-users.ts';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

// A wrong code is refused by the server, and the browser says so itself.
test.use({ allowConsole: { patterns: [/422 \(Unprocessable/] } });

const { email } = DEMO_USERS.users.find(({ who }) => who === 'super administrator')!;

test('staff log in by password and code, and see to their recovery codes', async ({ page }) => {
  await open(page, '/login?next=/second-factor');
  await page.getByRole('main').getByLabel('Пошта').fill(email);
  await page.getByLabel(/^Пароль/).fill(DEMO_USERS.password);
  await page.getByRole('button', { name: 'Увійти' }).click();
  const code = page.getByLabel(/Код із застосунку/);
  await expect(code).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ще один крок');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Назад до пошти й пароля' }).click();
  await page.getByRole('main').getByLabel('Пошта').fill(email);
  await page.getByLabel(/^Пароль/).fill(DEMO_USERS.password);
  await page.getByRole('button', { name: 'Увійти' }).click();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Підтвердити' }).click();
  await expect(page.getByText('Код не підходить')).toBeVisible();
  await code.fill(demoCode(email));
  await page.getByRole('button', { name: 'Підтвердити' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Другий крок налаштовано/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Нові запасні коди' }).click();
  await expect(page.getByRole('main').locator('li code')).toHaveCount(10);
  const staff = await page.request.get('/api/admin/account/users', { headers: { Locale: 'uk' } });
  expect(staff.status()).toBe(200);
});

test('to guests the second step begins at the login', async ({ page }) => {
  const guest = await page.request.get('/second-factor', { maxRedirects: 0 });
  expect([guest.status(), guest.headers().location]).toEqual([302, '/login?next=%2Fsecond-factor']);
});

// No journey near this one logs in as him: the second step ends his other logins.
const member = 'danylo@stezhka.example';

async function logInByCode(page: Page, code: string): Promise<void> {
  await open(page, '/login?next=/cabinet');
  await page.getByRole('main').getByLabel('Пошта').fill(member);
  await page.getByLabel(/^Пароль/).fill(DEMO_USERS.password);
  await page.getByRole('button', { name: 'Увійти' }).click();
  await page.getByLabel(/Код із застосунку/).fill(code);
  await page.getByRole('button', { name: 'Підтвердити' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/cabinet');
}

async function logOut(page: Page): Promise<void> {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Вийти' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
}

test('a member switches the second step on, logs in by it and switches it off', async ({ page }) => {
  await logIn(page, member);
  await open(page, '/cabinet');
  const logins = page.getByRole('region', { name: 'Входи' });
  await logins.getByRole('link', { name: 'Увімкнути' }).click();
  await page.getByLabel('Ваш пароль').fill(DEMO_USERS.password);
  await page.getByRole('button', { name: 'Налаштувати застосунок' }).click();
  await expect(page.getByRole('img', { name: 'QR-код' })).toBeVisible();
  await page.getByText('Ввести ключ вручну').click();
  await expectAccessible(page);
  const secret = (await page.locator('details code').textContent())!;
  await page.getByLabel(/Код із застосунку/).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Підтвердити' }).click();
  const codes = page.getByRole('main').locator('li code');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [first, second] = await codes.allTextContents();
  await page.getByRole('link', { name: 'Зберегли, далі' }).click();
  await expect(logins.getByText(/Увімкнено/)).toBeVisible();

  await logOut(page);
  // The app's first code is spent.
  await logInByCode(page, codeOf(secret, 1));
  await logOut(page);
  await logInByCode(page, first!);
  await logins.getByRole('button', { name: 'Вимкнути' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Ваш пароль/).fill(DEMO_USERS.password);
  await dialog.getByLabel(/Код із застосунку/).fill(second!);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Вимкнути' }).click();
  await expect(logins.getByRole('link', { name: 'Увімкнути' })).toBeVisible();
});
