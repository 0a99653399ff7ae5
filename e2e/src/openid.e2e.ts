import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../../tools/openid-provider/page.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { register } from './support/register.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const nameOf = (id: string): string => {
  const { given, family } = ACCOUNTS.find((one) => one.id === id)!;
  return `${given} ${family}`;
};
const [MARTA, LESIA, OREST] = ['marta', 'lesia', 'orest'].map(nameOf) as [string, string, string];

/** Follows the link from the login page to the provider's. */
async function goThere(page: Page, path = '/login?next=/diary/days'): Promise<void> {
  await open(page, path);
  await page.getByRole('link', { name: /Поштамт|Poshtamt/ }).click();
  await expect(page.getByRole('button', { name: MARTA })).toBeVisible();
}
const choose = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) }).click();
/** Forgets the login, once no answer is on its way any more that would bring its cookie back. */
async function becomeStranger(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
const whoAmI = async (page: Page) =>
  (await (await page.request.get('/api/data/user', { headers: { Locale: 'uk' } })).json()).data;

test('a provider account creates a member once and logs the same member in later', async ({ page }) => {
  await goThere(page);
  await expectAccessible(page);
  await choose(page, MARTA);
  await expect(page).toHaveURL(/\/diary\/days$/);
  const member = await whoAmI(page);
  expect(member).toMatchObject({ email: 'marta@poshtamt.example', name: 'Марта', roles: ['ROLE_USER'] });
  await becomeStranger(page);
  await goThere(page, '/en/register');
  await choose(page, MARTA);
  await expect(page).toHaveURL(/\/en\/profile$/);
  expect((await whoAmI(page)).id).toBe(member.id);
});

test('a member whose e-mail is verified on both sides logs in by the provider too', async ({ page }) => {
  // A member of its own: whoever joins a provider loses the password and every session.
  const { email } = ACCOUNTS.find(({ id }) => id === 'lesia')!;
  await register(page, { email });
  const { id } = await whoAmI(page);
  await open(page, linkIn(await mailTo(email, /щоденник відкрито/), '/verify-email/'));
  await page.getByRole('button', { name: 'Так, підтвердити' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /підтверджено/ })).toBeVisible();
  await becomeStranger(page);
  await goThere(page);
  await choose(page, LESIA);
  await expect(page).toHaveURL(/\/diary\/days$/);
  expect((await whoAmI(page)).id).toBe(id);
});

test('the login page explains a failed provider login in its language and keeps its next page', async ({
  page,
}) => {
  await goThere(page, '/en/login?next=/en/diary');
  await choose(page, 'Do not log in');
  await expect(page.getByRole('alert')).toHaveText(/You changed your mind/);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Поштамт|Poshtamt/ }).click();
  await choose(page, OREST);
  await expect(page.getByRole('alert')).toHaveText(/not verified there yet/);
  await expect(page).toHaveURL(/next=%2Fen%2Fdiary/);
  expect(await whoAmI(page)).toEqual([]);
});

test('a provider callback works once', async ({ page }) => {
  await goThere(page);
  const back = page.waitForRequest(/\/api\/openid\/callback/);
  await choose(page, MARTA);
  const url = (await back).url();
  await expect(page).toHaveURL(/\/diary\/days$/);
  await becomeStranger(page);
  await page.goto(url);
  await expect(page.getByRole('alert')).toHaveText(/уже завершено або він тривав надто довго/);
});
