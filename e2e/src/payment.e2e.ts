import {
  CHECKOUT_TEXTS,
  cartWith,
  choosePickup,
  confirmOrder,
  decidePayment,
  fillContacts,
  orderByCard,
  orderNumber,
} from './support/checkout.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { analyticsEvents, payWithoutCallback } from './support/site-control.ts';
import { expect, open, test } from './support/test.ts';

const THANKS = /^Thank you for your order/;

test('a declined card can be tried again, and the second attempt pays', async ({ page }) => {
  await orderByCard(page, 'declined@poshta.example');
  await decidePayment(page, 'decline');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The payment didn’t go through');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
  // Told twice is paid once.
  await decidePayment(page, 'twice');
  await expect(heading).toHaveText(THANKS);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a payment whose callback was lost is found by reconciliation, and the page updates by itself', async ({
  page,
}) => {
  await orderByCard(page, 'unheard@poshta.example');
  await decidePayment(page, 'abandon');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Waiting for the payment to be confirmed');
  await payWithoutCallback(await orderNumber(page));
  // The shop looks within a second or two, the page ever more seldom.
  await expect(heading).toHaveText(THANKS, { timeout: 60_000 });
});

test('the cart names an unpaid order, which can be paid or cancelled', async ({ page }) => {
  await orderByCard(page, 'left@poshta.example');
  await decidePayment(page, 'abandon');
  const number = await orderNumber(page);
  await open(page, '/en/cart');
  const main = page.getByRole('main');
  await expect(main).toContainText('Your cart is empty for now');
  await expect(main).toContainText(`Order no. ${number} is still waiting for its payment.`);
  await main.getByRole('link', { name: 'To the order' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order no. ${number}`);
  await expect(main.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
  await expect(main.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
});

test('a basket left at the payment goes back into the cart by one press', async ({ page }) => {
  await orderByCard(page, 'basket@poshta.example');
  await decidePayment(page, 'abandon');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Put it all back in the cart' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(main.getByRole('link', { name: CHECKOUT_TEXTS.en.product }).last()).toBeVisible();
  await expect(page.locator('form#checkout')).toBeVisible();
  await expect(main).not.toContainText('still waiting for its payment');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a buyer orders to a locker in Kyiv, leaves the payment, and pays by the mail’s link', async ({
    page,
  }) => {
    const email = 'locker@poshta.example';
    await cartWith(page, CHECKOUT_TEXTS.en);
    await fillContacts(page, CHECKOUT_TEXTS.en, email);
    const city = page.getByRole('combobox', { name: CHECKOUT_TEXTS.en.city });
    await city.click();
    await expect(page.getByText('Start typing', { exact: true })).toBeVisible();
    await city.fill('Kiev');
    await page.getByRole('option', { name: 'Kyiv, Kyiv region' }).click();
    await expect(page.getByRole('combobox', { name: CHECKOUT_TEXTS.en.branch })).toBeVisible();
    await page.locator('input[name="cart[delivery][method]"][value="locker"]').check();
    const locker = page.getByRole('combobox', { name: /^Parcel locker/ });
    await locker.fill('3001');
    await page.getByRole('option', { name: /no\. 3001/ }).click();
    await expect(city).toHaveValue('Kyiv, Kyiv region');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await confirmOrder(page, CHECKOUT_TEXTS.en);

    const mail = await mailTo(email, /is waiting for its payment$/);
    await page.context().clearCookies();
    await open(page, linkIn(mail, '/order/'));
    const main = page.getByRole('main');
    await expect(main).toContainText(/Київ.*Поштомат № 3001/);
    await main.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
    await decidePayment(page, 'pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANKS);
  });
});

test('a hanging analytics service delays no checkout and hears only of visitors who agreed', async ({
  page,
  context,
}) => {
  const told = async () =>
    (await analyticsEvents()).map(({ event, data }) => `${event} ${data.gtagData?.transaction_id}`);
  await cartWith(page, CHECKOUT_TEXTS.en);
  await fillContacts(page, CHECKOUT_TEXTS.en, 'silent@poshta.example');
  await choosePickup(page);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await confirmOrder(page, CHECKOUT_TEXTS.en);
  await decidePayment(page, 'pay');
  const silent = await orderNumber(page);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await cartWith(page, CHECKOUT_TEXTS.en);
  await fillContacts(page, CHECKOUT_TEXTS.en, 'counted@poshta.example');
  await choosePickup(page);
  await page.getByRole('button', { name: 'Yes, you may' }).click();
  await confirmOrder(page, CHECKOUT_TEXTS.en);
  await decidePayment(page, 'pay');
  const counted = await orderNumber(page);
  await expect.poll(told).toEqual(expect.arrayContaining([`purchase ${counted}`, `conversion ${counted}`]));
  expect((await told()).filter((one) => one.endsWith(` ${silent}`))).toEqual([]);
});

test('two clicks make one order, and what is missing is shown below the header', async ({ page }) => {
  await cartWith(page, CHECKOUT_TEXTS.en);
  const confirm = page.getByRole('button', { name: 'Confirm the order' });
  await page.locator('form#checkout').waitFor();
  await confirm.click();
  const name = page.locator('form#checkout').getByLabel(CHECKOUT_TEXTS.en.name);
  await expect(name).toBeFocused();
  const top = () =>
    page.locator('[data-field="cart[contacts][name]"]').evaluate((one) => one.getBoundingClientRect().top);
  // The page may be too short to bring it up to the line.
  await expect.poll(top).toBeGreaterThanOrEqual(79);
  await fillContacts(page, CHECKOUT_TEXTS.en, 'twice@poshta.example');
  await choosePickup(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/form/cart')) orders.push(request.url());
  });
  await confirm.dblclick();
  await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
  expect(orders).toHaveLength(1);
});
