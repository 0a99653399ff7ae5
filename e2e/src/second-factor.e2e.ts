import { demoCode } from '../../tools/start/demo-login.ts';
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

test('to guests the second step begins at the login, to members it is not there', async ({ page }) => {
  const guest = await page.request.get('/second-factor', { maxRedirects: 0 });
  expect([guest.status(), guest.headers().location]).toEqual([302, '/login?next=%2Fsecond-factor']);
  await logIn(page, 'sofiia@stezhka.example');
  expect((await page.request.get('/second-factor')).status()).toBe(404);
});
