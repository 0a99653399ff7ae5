import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, open, test } from './support/test.ts';

test('a guest fills a cart, registers and keeps it, writes today’s diary and logs out', async ({ page }) => {
  await open(page, '/catalog');
  await page.getByRole('link', { name: 'Щоденник вдячності' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Щоденник вдячності');

  await page.getByRole('button', { name: 'До кошика' }).first().click();
  const miniCart = page.getByRole('dialog');
  await expect(miniCart).toContainText('Щоденник вдячності');
  await page.keyboard.press('Escape');
  await expect(miniCart).toBeHidden();

  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кошик');
  const line = page.locator('main').getByText('Щоденник вдячності').first();
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'На одну більше' }).click();
  // The server's cart answers after the pause of 500 ms and replaces the local one.
  await expect(page.locator('main')).toContainText('2 580');
  await expectAccessible(page);

  const email = `${randomUUID()}@stezhka.example`;
  await open(page, '/register?next=/cart');
  await page.locator('main').getByLabel('Пошта').fill(email);
  await page.getByLabel(/^Пароль(?! ще)/).fill('сорок дві стежки до моря');
  await page.getByLabel('Пароль ще раз').fill('сорок дві стежки до моря');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Створити щоденник' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator('main')).toContainText('2 580');

  await open(page, '/diary');
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/data/diary/set') && reply.ok());
  await page
    .getByRole('textbox', { name: 'За що я дякую сьогодні?' })
    .fill('За перший запис і за теплий чай.');
  await saved;
  await expect(page.getByText(/Збережено о/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'За що я дякую сьогодні?' })).toHaveValue(
    'За перший запис і за теплий чай.',
  );
  await open(page, '/diary/days');
  await expect(page.locator('main')).toContainText('За перший запис');
  await expectAccessible(page);

  await open(page, '/profile');
  await page.getByRole('button', { name: 'Вийти' }).click();
  await expect(page).toHaveURL(/\/$/);
  await open(page, '/diary');
  await expect(page).toHaveURL(/\/login\?next=%2Fdiary$/);
});

test('a wrong login is sent once by a double click, says so, and what was typed stays', async ({
  page,
  allowConsole,
}) => {
  allowConsole.patterns.push(/401/);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await open(page, '/en/login');
  await page.locator('main').getByLabel('E-mail').fill('sofiia@stezhka.example');
  await page.getByLabel('Password', { exact: false }).first().fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await expect(page.getByRole('alert').getByText('Incorrect login or password')).toHaveCount(1);
  await expect(page.locator('main').getByLabel('E-mail')).toHaveValue('sofiia@stezhka.example');
  expect(sent).toEqual(['/api/form/login']);
});

test('another session sees nothing of a member: pages and replies are never shared', async ({
  browser,
  baseURL,
}) => {
  const member = await browser.newContext({ baseURL: baseURL! });
  const login = await member.request.post('/api/login', {
    headers: { Locale: 'uk', Origin: baseURL! },
    multipart: { email: 'sofiia@stezhka.example', password: 'stezhka-demo-2026' },
  });
  expect(login.status()).toBe(200);
  const diary = await member.request.get('/diary');
  expect(await diary.text()).toContain('За ранкову каву');
  expect(diary.headers()['cache-control']).toContain('no-store');

  const guest = await browser.newContext({ baseURL: baseURL! });
  const redirected = await guest.request.get('/diary', { maxRedirects: 0 });
  expect(redirected.status()).toBe(302);
  expect(
    await (await guest.request.get('/api/data/user', { headers: { Locale: 'uk' } })).json(),
  ).toMatchObject({ data: [] });
  await member.close();
  await guest.close();
});
