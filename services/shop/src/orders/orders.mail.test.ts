import { WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { advanceClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { CartModel } from '../cart/cart.model.ts';
import { addToCart } from '../cart/cart.service.ts';
import { CouponModel } from '../coupons/coupons.model.ts';
import { DeliveryTermsModel } from '../delivery/delivery-terms.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { product } from '../testing/catalogue.ts';
import { useOrderMails } from '../testing/order-mails.ts';
import { freeOrderOf, orderOf } from '../testing/payments.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { transitionOrderById } from './transition-order.ts';

useDatabase();

const shop = useOrderMails(async (diaries) => {
  await product('diary', diaries, { price: 74_950, stock: 9 });
  await product('gift', diaries, { price: 0, stock: 9 });
  await product('penny', diaries, { price: 1, stock: 9 });
});

const staff = { kind: 'staff', id: '65f0000000000000000000a1' } as const;
const FETCHED = {
  method: 'pickup',
  city: '',
  place: WORKSHOP_ADDRESS.uk,
  spellings: { city: { uk: '', ru: '', en: '' }, place: WORKSHOP_ADDRESS },
} as const;
const BRANCH = { method: 'branch', city: 'Полтава', place: 'Відділення № 4' } as const;
async function sentOut(order: OrderRow, trackingNumber = '') {
  await transitionOrderById(order._id, { to: 'processing', by: staff });
  await transitionOrderById(order._id, { to: 'shipped', by: staff, set: { trackingNumber } });
}
/** Every mail so far, as plain text. */
const inbox = async (): Promise<string[]> =>
  (await shop.mails()).map(({ text }) => text.replaceAll('\u00a0', ' '));

test.each([
  ['uk', /посил|пошт/i],
  ['ru', /посыл|почт/i],
  ['en', /parcel|posht|arrives/i],
] as const)(
  'in %s an order fetched at the workshop is promised no parcel, but where it waits',
  async (locale, parcel) => {
    const order = await orderOf('diary', { payment: 'cod', locale, delivery: FETCHED });
    await sentOut(order);
    const mails = await inbox();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toContain(WORKSHOP_ADDRESS[locale]);
      expect(mail).not.toMatch(parcel);
    }
  },
);

test('a parcel’s number is said once there is one', async () => {
  const cod = { payment: 'cod', delivery: BRANCH, locale: 'en' } as const;
  await sentOut(await orderOf('diary', cod));
  await sentOut(await orderOf('diary', { ...cod, guestId: 'g2' }), '20 4508 1234 5678');
  const [, , one, other] = (await inbox()).sort(
    (a, b) => Number(/on its way/.test(a)) - Number(/on its way/.test(b)),
  );
  expect([one, other].map((text) => /number: (.*)\./.exec(text!)?.[1])).toEqual(
    expect.arrayContaining([undefined, '20 4508 1234 5678']),
  );
});

test('the sums of a mail add up', async () => {
  await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
  await CartModel.create({ guestId: 'g1', coupon: 'TEN' });
  await orderOf('diary', {
    payment: 'cod',
    delivery: BRANCH,
    locale: 'en',
    seen: { version: 1, goods: 67_455 },
  });
  const [mail] = await inbox();
  const sums = [...mail!.matchAll(/: (−?)([\d \u00a0.]+)[ \u00a0]₴$/gm)].map(([, minus, sum]) =>
    Math.round(Number(`${minus && '-'}${sum!.replace(/\s/g, '')}`) * 100),
  );
  expect(sums).toEqual([74_950, -7_495, 7_000, 3_489, 77_944]);
  expect(sums.slice(0, -1).reduce((all, one) => all + one, 0)).toBe(sums.at(-1));
});

test('a price of zero is called free, one of a kopiyka is said', async () => {
  const penny = (await ProductModel.findOne({ slug: 'penny' }).lean<ProductRow>())!;
  await addToCart({ guestId: 'g1' }, { product: penny, size: null, quantity: 1 });
  const gift = (await ProductModel.findOne({ slug: 'gift' }).lean<ProductRow>())!;
  await addToCart({ guestId: 'g1' }, { product: gift, size: null, quantity: 1 });
  await orderOf('diary', { payment: 'cod', locale: 'en', delivery: FETCHED, goods: 74_951 });
  await freeOrderOf('diary', { guestId: 'g2', locale: 'en', delivery: FETCHED });
  const [mail, free] = await inbox();
  expect(mail).toMatch(/gift \(en\) × 1: free/);
  expect(mail).toMatch(/penny \(en\) × 1: 0\.01 ₴/);
  expect(free).toMatch(/Total: free/);
});

test('of whoever was erased nobody is written to', async () => {
  const order = await orderOf('diary', { payment: 'cod' });
  await OrderModel.updateOne({ _id: order._id }, { 'contacts.email': '' });
  expect(await inbox()).toEqual([]);
});

test.each([
  ['uk', /прийнято, платити нічого/, /оплат|оплач/i],
  ['ru', /принят, платить ничего/, /оплат|оплач/i],
  ['en', /accepted, and there is nothing to pay/, /paid|payment/i],
] as const)(
  'in %s an order that cost nothing is accepted, and nobody is thanked for a payment',
  async (locale, words, paid) => {
    const order = await freeOrderOf('diary', { locale, delivery: FETCHED });
    expect(order).toMatchObject({ state: 'paid', amounts: { total: 0 } });
    const mails = await inbox();
    expect(mails).toHaveLength(1);
    for (const mail of mails) {
      expect(mail).toMatch(words);
      expect(mail).toContain(WORKSHOP_ADDRESS[locale]);
      expect(mail).not.toMatch(paid);
    }
    expect(shop.sent[0]!.subject).not.toMatch(paid);
  },
);

/** The lines of sums in a mail: each name with its amount. */
const sumsIn = (mail: string) =>
  [...mail.matchAll(/^(.+): (free|−?[\d \u00a0.]+[ \u00a0]₴)$/gm)].map(([line]) =>
    line.replaceAll('\u00a0', ' '),
  );

test('a mail names each sum, and none that is nothing', async () => {
  await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
  await CartModel.create({ guestId: 'g1', coupon: 'TEN' });
  const cod = { payment: 'cod', locale: 'en' } as const;
  await orderOf('diary', { ...cod, delivery: BRANCH, seen: { version: 1, goods: 67_455 } });
  const [whole] = await inbox();
  expect(sumsIn(whole!)).toEqual([
    'diary (en) × 1: 749.50 ₴',
    'Discount: −74.95 ₴',
    'Delivery: 70 ₴',
    'Transfer fee: 34.89 ₴',
    'Total: 779.44 ₴',
  ]);
  const two = await orderOf('diary', { guestId: 'g2', quantity: 2, locale: 'en', delivery: FETCHED });
  await transitionOrderById(two._id, { to: 'paid', by: { kind: 'provider' } });
  const [, plain] = await inbox();
  expect(sumsIn(plain!)).toEqual(['diary (en) × 2: 1 499 ₴', 'Total: 1 499 ₴']);
});

test.each([
  ['uk', 'Доставка: 70 ₴'],
  ['ru', 'Доставка: 70 ₴'],
  ['en', 'Delivery: 70 ₴'],
] as const)('in %s a mail names the delivery', async (locale, delivery) => {
  await orderOf('diary', { payment: 'cod', locale, delivery: BRANCH });
  const [mail] = await inbox();
  expect(sumsIn(mail!)).toContain(delivery);
});

test('an order that costs nothing and goes by post is accepted, and its parcel’s number is promised', async () => {
  await DeliveryTermsModel.create({ name: 'delivery', freeFrom: 0 });
  const order = await freeOrderOf('diary', { locale: 'en', delivery: BRANCH });
  expect(order).toMatchObject({ state: 'paid', amounts: { total: 0 } });
  const [mail] = await inbox();
  expect(mail).toMatch(/nothing to pay\. We’ll send the parcel’s number/);
});

test.each([
  ['fetched at the workshop', FETCHED, /you can pick it up here/i, true],
  ['sent by post', BRANCH, /we’ll send the parcel’s number/i, false],
] as const)(
  'an order %s sends one mail with its link at once and at each step to failed, paid or refunded, and none as another attempt begins',
  async (_, delivery, words, namesWorkshop) => {
    const order = await orderOf('diary', { locale: 'en', delivery, quantity: 2 });
    const [first] = await inbox();
    expect(first).toMatch(/until 20 November at 12:30, Kyiv time/);
    const provider = { kind: 'provider' } as const;
    await transitionOrderById(order._id, { to: 'failed', by: provider });
    await transitionOrderById(order._id, { to: 'pending_payment', by: { kind: 'buyer' } });
    await inbox();
    await transitionOrderById(order._id, { to: 'failed', by: provider });
    await transitionOrderById(order._id, { to: 'paid', by: provider });
    await transitionOrderById(order._id, { to: 'refunded', by: staff });
    const mails = await inbox();
    expect(shop.sent.map(({ subject }) => subject).toSorted()).toEqual([
      `Order no. ${order.number} is paid`,
      `Order no. ${order.number} is waiting for its payment`,
      `The money for order no. ${order.number} is on its way back`,
      `The payment for order no. ${order.number} failed`,
      `The payment for order no. ${order.number} failed`,
    ]);
    for (const mail of mails) expect(mail).toContain(`/order/${order.token}`);
    const paid = mails[shop.sent.findIndex(({ subject }) => subject.includes('is paid'))]!;
    expect(paid).toMatch(words);
    expect(paid.includes(WORKSHOP_ADDRESS.en)).toBe(namesWorkshop);
    expect(paid).toContain(String(order.number));
    expect(paid).not.toMatch(/[{}]/);
  },
);

test('a top-up of a balance sends no mail about an order', async () => {
  const order = await orderOf('diary');
  await OrderModel.updateOne({ _id: order._id }, { kind: 'top_up' });
  await transitionOrderById(order._id, { to: 'paid', by: { kind: 'provider' } });
  expect(await inbox()).toEqual([]);
});

test('the mail with the link to pay is not sent once the order is paid', async () => {
  const order = await orderOf('diary', { locale: 'en', delivery: BRANCH });
  await transitionOrderById(order._id, { to: 'paid', by: { kind: 'provider' } });
  await inbox();
  expect(shop.sent.map(({ subject }) => subject)).toEqual([`Order no. ${order.number} is paid`]);
});

test.each([
  ['card', /send it once more or return your money/],
  ['cod', /nothing to pay/],
] as const)('of an order by %s that nobody fetched a mail says that it came back', async (payment, words) => {
  const order = await orderOf('diary', { payment, locale: 'en', delivery: BRANCH });
  if (payment === 'card') await transitionOrderById(order._id, { to: 'paid', by: { kind: 'provider' } });
  await sentOut(order);
  await transitionOrderById(order._id, { to: 'returned', by: staff });
  await inbox();
  const back = shop.sent.find(({ subject }) => subject.includes('came back'))!;
  expect(back.text.replaceAll('\u00a0', ' ')).toMatch(words);
});

test('one address is asked to pay three times an hour at most, whoever typed it; orders go on', async () => {
  for (const guestId of ['a', 'b', 'c', 'd', 'e']) await orderOf('diary', { guestId, locale: 'en' });
  const asked = async () => (await shop.mails(/waiting for its payment/)).length;
  expect(await asked()).toBe(3);
  expect(await OrderModel.countDocuments({ state: 'pending_payment' }).hint({ _id: 1 })).toBe(5);
  advanceClock({ minutes: 59 });
  await orderOf('diary', { guestId: 'f', locale: 'en' });
  expect(await asked()).toBe(3);
  advanceClock({ minutes: 1 });
  await orderOf('diary', { guestId: 'g', locale: 'en' });
  expect(await asked()).toBe(4);
});
