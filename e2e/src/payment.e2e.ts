import {
  addGoodsToPrepare,
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
import { expect, expectAccessible, open, test } from './support/test.ts';
import { openWorkshop } from './support/workshop.ts';

const THANKS = /^Thank you for your order/;

test('a declined card can be tried again, and the second attempt pays', async ({ page }) => {
  await orderByCard(page, 'declined@poshta.example');
  // Not by 'ready': before its first layout a page has asked for no font, and is ready.
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(async () => new Set(await fonts())).toEqual(new Set(['Brygada 1918', 'Commissioner']));
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

test('a basket left at the payment goes back into the cart, once one has said so twice', async ({ page }) => {
  await orderByCard(page, 'basket@poshta.example');
  await decidePayment(page, 'abandon');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'See the order' }).click();
  await main.getByRole('button', { name: 'Put it all back in the cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put it all back in the cart' }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(main.getByRole('link', { name: CHECKOUT_TEXTS.en.product }).last()).toBeVisible();
  await expect(page.locator('form#checkout')).toBeVisible();
  await expect(main).not.toContainText('still waiting for its payment');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a buyer orders to a locker in Kyiv, leaves the payment, pays by the mail’s link, and sends something back', async ({
    page,
    browser,
  }) => {
    const email = 'locker@poshta.example';
    await addGoodsToPrepare(page);
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
    const form = page.locator('form#checkout');
    await form.getByRole('button', { name: /note/i }).click();
    await form.locator('textarea').fill('Please wrap the deck as a gift');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await confirmOrder(page, CHECKOUT_TEXTS.en);

    const mail = await mailTo(email, /is waiting for its payment$/);
    await page.context().clearCookies();
    await open(page, linkIn(mail, '/order/'));
    const main = page.getByRole('main');
    await expect(main).toContainText(/Kyiv, Kyiv region.*Parcel locker\u00a0no\.\u00a03001/);
    await main.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
    await decidePayment(page, 'pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANKS);

    const context = await browser.newContext();
    const workshop = await openWorkshop(await context.newPage(), email);
    const { buyer, contacts, payment, comment, goods, delivery } = await workshop.read();
    expect([buyer, contacts, payment]).toEqual(['Софія Мельник', `+380500000000, ${email}`, 'Картка']);
    expect(comment).toBe('Please wrap the deck as a gift');
    expect(String(goods).split('; ')).toEqual([
      'Свій щоденник, Слива · У крапку · Крафтовий · «Софія» × 1',
      'Щоденник-планер «Промінь», B6 × 2',
      'Колода «Сад», 40 карт × 1',
      'Набір «Тихий вечір»: Щоденник вдячності, A5 + Колода «Стежки», 40 карт × 1',
    ]);
    expect(delivery).toMatch(/^Поштомат, Київ, .*Поштомат № 3001/);
    await workshop.move({ to: 'processing' });
    await workshop.move({ to: 'shipped', trackingNumber: '20450812345678' });

    await open(page, linkIn(await mailTo(email, /is on its way$/), '/order/'));
    await expect(main).toContainText(/Expect it by \d+/);
    await expect(main.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute(
      'href',
      'https://novaposhta.ua/tracking/?cargo_number=20450812345678',
    );
    const link = await main.getByRole('link', { name: /^Download the receipt/ }).getAttribute('href');
    expect((await (await page.request.get(link!)).body()).subarray(0, 5).toString()).toBe('%PDF-');
    await workshop.move({ to: 'delivered', trackingNumber: '20450812345678' });

    await page.reload();
    await main.getByRole('button', { name: 'Send something back' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Made-to-order things can’t be returned');
    await expect(dialog.getByLabel(/^A diary of your own/)).toHaveCount(0);
    await dialog.getByLabel(CHECKOUT_TEXTS.en.product).selectOption('send 1 back');
    await dialog.getByLabel(/^Reason/).selectOption('It doesn’t suit me');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send the request' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText('Waiting for an answer');
    await mailTo(email, /we have it$/);
    expect((await workshop.read()).returnState).toBe(
      'Просять повернути: Колода «Сад», 40 карт × 1 (не підійшло)',
    );
    await workshop.move({ returnTo: 'accepted', trackingNumber: '20450812345678' });
    expect((await mailTo(email, /send it$/)).text).toMatch(/The workshop is open .+\+380 44 000 00 00/s);
    await page.reload();
    await expect(main).toContainText(/Send it to: .*Tykha Stezhka/);
    await expect(main.getByRole('link', { name: '+380 44 000 00 00' })).toBeVisible();
    await context.close();
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
