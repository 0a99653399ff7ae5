import {
  CHECKOUT_TEXTS,
  cartWith,
  choosePickup,
  confirmOrder,
  decidePayment,
  orderNumber,
} from './support/checkout.ts';
import { logIn } from './support/log-in.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

test('a member’s contacts are known, and the order stands in the cabinet', async ({ page }) => {
  await logIn(page, 'nova@stezhka.example');
  await cartWith(page, CHECKOUT_TEXTS.en);
  const form = page.locator('form#checkout');
  await expect(form.getByLabel(CHECKOUT_TEXTS.en.email)).toHaveValue('nova@stezhka.example');
  await expect(form.getByLabel(CHECKOUT_TEXTS.en.name)).not.toHaveValue('');
  await form.getByLabel(CHECKOUT_TEXTS.en.phone).fill('0500000001');
  await choosePickup(page);
  await confirmOrder(page, CHECKOUT_TEXTS.en);
  await decidePayment(page, 'pay');
  const number = await orderNumber(page);

  await open(page, '/en/cabinet');
  const order = page.getByRole('listitem').filter({ hasText: `Order no. ${number}` });
  await expect(order).toContainText('Paid');
  await expectAccessible(page);
  await order.getByRole('link', { name: `Order no. ${number}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order no. ${number}`);
});

test('money put on the balance in the profile is there once it is paid', async ({ page }) => {
  await logIn(page, 'nova@stezhka.example');
  const balance = async () => {
    const reply = await page.request.get('/api/data/user-data', { headers: { Locale: 'en' } });
    return (await reply.json()).data.userData.balance as number;
  };
  const before = await balance();
  await open(page, '/en/profile');
  await page.getByRole('main').getByRole('button', { name: 'Top up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Top up your balance' });
  await dialog.getByRole('button', { name: /^500/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'To the payment' }).click();
  await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
  await decidePayment(page, 'decline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment didn’t go through');
  expect(await balance()).toBe(before);
  await page.getByRole('button', { name: 'Try again' }).click();
  await decidePayment(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your balance is topped up');
  await expectAccessible(page);
  await expect.poll(balance).toBe(before + 500);
  await page.getByRole('link', { name: 'To the balance' }).click();
  await expect(page.locator('#balance')).toContainText(`${before + 500}`);
});
