import { expect, type Page } from '@playwright/test';
import { FIRST_CHOICES } from '@stezhka/shop-contract';
import { hydrated, open, ownCall } from './test.ts';

/** What a buyer reads on the way, by language. */
export const CHECKOUT_TEXTS = {
  uk: {
    prefix: '',
    product: 'Колода «Сад», 40 карт',
    buy: /^(До кошика|Купити)$/,
    toCart: 'До кошика',
    name: /^Ім’я/,
    lastName: /^Прізвище/,
    phone: /^Телефон/,
    email: /^Пошта/,
    city: /^Місто/,
    branch: /^Відділення/,
    poltava: 'Полтава',
    street: 'Соборна',
    confirm: 'Підтвердити замовлення',
    pay: 'Сплатити',
    thanks: /^Дякуємо за замовлення/,
    paid: 'Оплачено',
    mail: /^Замовлення № \d+ оплачено$/,
  },
  ru: {
    prefix: '/ru',
    product: 'Колода «Сад», 40 карт',
    buy: /^(В корзину|Купить)$/,
    toCart: 'В корзину',
    name: /^Имя/,
    lastName: /^Фамилия/,
    phone: /^Телефон/,
    email: /^Почта/,
    city: /^Город/,
    branch: /^Отделение/,
    poltava: 'Полтава',
    street: 'Соборная',
    confirm: 'Подтвердить заказ',
    pay: 'Оплатить',
    thanks: /^Спасибо за заказ/,
    paid: 'Оплачено',
    mail: /^Заказ № \d+ оплачен$/,
  },
  en: {
    prefix: '/en',
    product: '“Garden” deck, 40 cards',
    buy: /^(Add to cart|Buy)$/,
    toCart: 'To the cart',
    name: /^Name/,
    lastName: /^Surname/,
    phone: /^Phone/,
    email: /^E-mail/,
    city: /^City/,
    branch: /^Branch/,
    poltava: 'Poltava',
    street: 'Soborna',
    confirm: 'Confirm the order',
    pay: 'Pay',
    thanks: /^Thank you for your order/,
    paid: 'Paid',
    mail: /^Order no\. \d+ is paid$/,
  },
} as const;
export type CheckoutTexts = (typeof CHECKOUT_TEXTS)[keyof typeof CHECKOUT_TEXTS];

/** A visitor's path from a product to the cart. */
export async function buy(page: Page, { prefix, product, buy, toCart }: CheckoutTexts): Promise<void> {
  await open(page, `${prefix}/catalog/kartky`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: product }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(product);
  // On a phone the button at the foot takes over while the page's own is out of sight.
  await main.getByRole('button', { name: buy }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: toCart }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`));
}

/** A cart with one thing in it, without the way there. */
export async function cartWith(page: Page, words: CheckoutTexts): Promise<void> {
  const headers = ownCall();
  const { data } = await (await page.request.get('/api/data/product/koloda-sad', { headers })).json();
  const reply = await page.request.get(`/api/order/add-product/${data.product.id}?quantity=1`, { headers });
  expect(reply.status()).toBe(200);
  await open(page, `${words.prefix}/cart`);
}

/** What the workshop must know more of than a name: a diary made to order, a size, and a set one part of which has sizes. */
export async function addGoodsToPrepare(page: Page): Promise<void> {
  const headers = ownCall();
  const find = async (slug: string) =>
    (await (await page.request.get(`/api/data/product/${slug}`, { headers })).json()).data;
  const add = async (what: string, choices = {}) => {
    const query = new URLSearchParams(choices);
    expect((await page.request.get(`/api/order/${what}?${query}`, { headers })).status()).toBe(200);
  };
  const [own, planner, thanks] = await Promise.all(
    ['svii-shchodennyk', 'diary_light', 'diary_thanks'].map(find),
  );
  const choices = { ...FIRST_CHOICES, cover: 'plum', inner: 'dots', paper: 'kraft', engraving: 'Софія' };
  await add(`add-product/${own.product.id}`, choices);
  await add(`add-product/${planner.product.id}`, { size: 'B6', quantity: 2 });
  await add(`add-kit/${thanks.kits[0].id}`);
}

export async function fillContacts(page: Page, words: CheckoutTexts, email: string): Promise<void> {
  const form = page.locator('form#checkout');
  await form.getByLabel(words.name).fill('Софія');
  await form.getByLabel(words.lastName).fill('Мельник');
  await form.getByLabel(words.phone).fill('0500000000');
  await form.getByLabel(words.email).fill(email);
}

/** Searches for the city by hand, then for its branch. */
export async function chooseBranch(
  page: Page,
  { city, branch, poltava, street }: CheckoutTexts,
): Promise<void> {
  await page.getByRole('combobox', { name: city }).fill(poltava.slice(0, 4));
  await page.getByRole('option', { name: new RegExp(`^${poltava}`) }).click();
  await page.getByRole('combobox', { name: branch }).fill(street);
  await page
    .getByRole('option', { name: new RegExp(street) })
    .first()
    .click();
}

/** Fetched by hand: nothing to fill in but contacts. */
export async function choosePickup(page: Page): Promise<void> {
  await page.locator('input[name="cart[delivery][method]"][value="pickup"]').check();
  await expect(page.getByRole('combobox')).toHaveCount(0);
}

/** Confirms the order and comes to the provider's page. */
export async function confirmOrder(page: Page, { confirm }: CheckoutTexts): Promise<void> {
  await page.getByRole('button', { name: confirm }).click();
  await expect(page).toHaveURL(/\/api\/payment\/sandbox$/);
}

/** A button of the provider's page, and back on the page of thanks. */
export async function decidePayment(
  page: Page,
  decision: 'pay' | 'decline' | 'abandon' | 'twice',
): Promise<void> {
  await page.locator(`button[value="${decision}"]`).click();
  await expect(page).toHaveURL(/\/cart\/thanks\?order=/);
  await hydrated(page);
}

/** Everything up to the provider's page, in English. */
export async function orderByCard(page: Page, email: string): Promise<void> {
  await cartWith(page, CHECKOUT_TEXTS.en);
  await fillContacts(page, CHECKOUT_TEXTS.en, email);
  await choosePickup(page);
  await confirmOrder(page, CHECKOUT_TEXTS.en);
}

/** The order's number as the page says it. */
export async function orderNumber(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/^Order no\. \d+$/)
    .first()
    .textContent();
  return text!.match(/\d+/)![0];
}
