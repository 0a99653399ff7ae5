import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails, type InboxMail } from '@stezhka/kit/testing/mails';
import { Types } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { addToCart } from '../cart/cart.service.ts';
import { CouponModel, CouponUseModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { OrderModel } from '../orders/orders.model.ts';
import { transitionOrderById } from '../orders/transition-order.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { makeCategories, product, text } from '../testing/catalogue.ts';
import { type OrderRequest, placeOrder } from './place-order.ts';

useDatabase();

let sent: InboxMail[];
let diary: string;
let deck: string;
let kit: string;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000, stock: 10 });
  deck = await product('deck', diaries, { price: 50_000, stock: 4 });
  const made = await KitModel.create({
    slug: 'evening',
    title: text('Тихий вечір'),
    description: text('Разом'),
    mainProduct: diary,
    extraProducts: [deck],
    price: 90_000,
  });
  kit = String(made._id);
});
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  sent = collectMails((to) => recipientOf(to, async () => undefined));
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 10, price: 60_000 });
  await ProductModel.updateOne({ slug: 'deck' }, { stock: 4 });
  await clearDatabase([CartModel, OrderModel, CouponModel, CouponUseModel]);
});
afterAll(() => setClock(null));

const stockOf = async (slug: string) => (await ProductModel.findOne({ slug }).lean())!.stock;
async function cartWith(guestId: string, quantity = 1, withKit = 0) {
  const row = (await ProductModel.findById(diary).lean<ProductRow>())!;
  const cart = await addToCart({ guestId }, { product: row, size: null, quantity });
  if (withKit)
    await CartModel.updateOne({ guestId }, { kits: [{ kit, quantity: withKit, pricedAt: 90_000 }] });
  return cart.version;
}
const placing = (
  guestId: string,
  seen: OrderRequest['seen'],
  more: Partial<OrderRequest> = {},
): OrderRequest => ({
  owner: { guestId },
  locale: 'uk',
  contacts: { name: 'Софія', lastName: 'Мельник', phone: '+380500000000', email: 's@x.example', comment: '' },
  delivery: { method: 'branch', city: 'Полтава', place: 'Відділення № 4' },
  payment: 'card',
  seen,
  ...more,
});

test('an order freezes prices, sets the pieces aside and empties the cart', async () => {
  const version = await cartWith('g1', 2, 1);
  const order = await placeOrder(placing('g1', { version, goods: 210_000 }));
  expect(order).toMatchObject({
    state: 'pending_payment',
    amounts: { goods: 210_000, discount: 0, delivery: 0, fee: 0, total: 210_000 },
    reservedUntil: new Date('2026-11-20T10:30:00Z'),
  });
  expect(order.lines.map(({ kind, price, quantity }) => [kind, price, quantity])).toEqual([
    ['product', 60_000, 2],
    ['kit', 90_000, 1],
  ]);
  expect([await stockOf('diary'), await stockOf('deck')]).toEqual([7, 3]);
  expect(await CartModel.findOne({ guestId: 'g1' }).lean()).toMatchObject({
    products: [],
    kits: [],
    coupon: null,
  });
});

test('fifty submissions of one cart at once are one order', async () => {
  const version = await cartWith('g1');
  const made = await Promise.all(
    Array.from({ length: 50 }, () => placeOrder(placing('g1', { version, goods: 60_000 }))),
  );
  expect(new Set(made.map(({ number }) => number)).size).toBe(1);
  expect(
    await OrderModel.countDocuments({ 'source.version': version }).hint({
      'source.cart': 1,
      'source.version': 1,
    }),
  ).toBe(1);
  expect(await stockOf('diary')).toBe(9);
  const again = await placeOrder(placing('g1', { version, goods: 60_000 }));
  expect(again.number).toBe(made[0]!.number);
});

test('a hundred buyers of the last piece: one order', async () => {
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 100 });
  const buyers = Array.from({ length: 100 }, (_, i) => `b${i}`);
  for (const buyer of buyers) await cartWith(buyer);
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 1 });
  const outcomes = await Promise.allSettled(
    buyers.map((buyer) => placeOrder(placing(buyer, { version: 1, goods: 60_000 }))),
  );
  const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
  expect(outcomes.length - refused.length).toBe(1);
  expect(new Set(refused)).toEqual(new Set(['out_of_stock']));
  expect(await stockOf('diary')).toBe(0);
});

describe('what is free', () => {
  let gift: string;
  beforeAll(async () => {
    const { category } = (await ProductModel.findById(diary).lean<ProductRow>())!;
    gift = await product('gift', category, { price: 0, stock: 9 });
  });
  /** As it may stand in a cart after a price has changed. */
  const order = async (gifts: number, diaries: number) => {
    const line = (id: string, quantity: number, pricedAt: number) =>
      quantity ? [{ product: id, size: null, choices: null, quantity, pricedAt }] : [];
    const products = [...line(gift, gifts, 50_000), ...line(diary, diaries, 60_000)];
    await CartModel.create({ guestId: 'g1', products, version: 1 });
    return placeOrder(placing('g1', { version: 1, goods: diaries * 60_000 }));
  };

  test('goes along with something that has a price, one piece of it', async () => {
    const before = await stockOf('gift');
    expect((await order(1, 1)).lines.map(({ price }) => price)).toEqual([0, 60_000]);
    expect(await stockOf('gift')).toBe(before - 1);
  });

  test.each([
    ['alone', 1, 0, 'free_alone'],
    ['twice', 2, 1, 'free_once'],
  ])('is not ordered %s, and nothing is set aside', async (_, gifts, diaries, code) => {
    const before = await stockOf('gift');
    await expect(order(gifts, diaries)).rejects.toMatchObject({ code });
    expect([await stockOf('gift'), await stockOf('diary')]).toEqual([before, 10]);
  });
});

test.each(['uk', 'ru', 'en'] as const)(
  'in %s three cheap pieces are delivered for the same price',
  async (locale) => {
    await ProductModel.updateOne({ slug: 'diary' }, { price: 10_000 });
    const version = await cartWith('g1', 3);
    const { amounts } = await placeOrder(placing('g1', { version, goods: 30_000 }, { locale }));
    expect(amounts).toMatchObject({ delivery: 7_000, total: 37_000 });
  },
);

test('a late buyer of a size is told how many of that size are left', async () => {
  const { category } = (await ProductModel.findById(diary).lean<ProductRow>())!;
  const size = (value: string, stock: number) => ({ value, price: 60_000, stock });
  const id = await product('sized', category, {
    stock: 12,
    price: 60_000,
    sizes: [size('A5', 3), size('B6', 9)],
  });
  const row = (await ProductModel.findById(id).lean<ProductRow>())!;
  const { version } = await addToCart({ guestId: 'g1' }, { product: row, size: 'A5', quantity: 3 });
  await ProductModel.updateOne({ slug: 'sized' }, { stock: 10, 'sizes.0.stock': 1 });
  await expect(placeOrder(placing('g1', { version, goods: 180_000 }))).rejects.toMatchObject({
    code: 'not_enough_stock',
    options: { data: { left: 1 } },
  });
  await ProductModel.deleteOne({ slug: 'sized' });
});

test.each([
  ['a cart that changed', { version: 9, goods: 60_000 }, 'cart_changed'],
  ['a price that changed', { version: 1, goods: 59_999 }, 'cart_changed'],
])('%s is shown first', async (_, seen, code) => {
  await cartWith('g1');
  await expect(placeOrder(placing('g1', seen))).rejects.toMatchObject({ code });
  expect(await stockOf('diary')).toBe(10);
});

test('an empty cart makes no order', async () => {
  await expect(placeOrder(placing('nobody', { version: 0, goods: 0 }))).rejects.toMatchObject({
    code: 'cart_empty',
  });
});

test('a kit that was deleted is not shown, and holds nobody up', async () => {
  const version = await cartWith('g1', 1);
  const gone = { kit: new Types.ObjectId(), quantity: 1, pricedAt: 90_000 };
  await CartModel.updateOne({ guestId: 'g1' }, { kits: [gone] });
  const order = await placeOrder(placing('g1', { version, goods: 60_000 }));
  expect(order.lines).toHaveLength(1);
  await CartModel.updateOne({ guestId: 'g2' }, { kits: [gone], version: 1 }, { upsert: true });
  await expect(placeOrder(placing('g2', { version: 1, goods: 0 }))).rejects.toMatchObject({
    code: 'cart_empty',
  });
});

test('an unpublished product is reported as a changed cart, not ordered', async () => {
  const version = await cartWith('g1', 1, 1);
  await ProductModel.updateOne({ slug: 'deck' }, { published: false });
  await expect(placeOrder(placing('g1', { version, goods: 150_000 }))).rejects.toMatchObject({
    code: 'cart_changed',
  });
  await ProductModel.updateOne({ slug: 'deck' }, { published: true });
});

test('cash on delivery is confirmed at once, with its fee and a mail', async () => {
  const version = await cartWith('g1');
  const order = await placeOrder(placing('g1', { version, goods: 60_000 }, { payment: 'cod' }));
  expect(order).toMatchObject({
    state: 'cod_confirmed',
    reservedUntil: null,
    amounts: { fee: 3_340, total: 70_340 },
  });
  await runDueJobs();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: 's@x.example',
    subject: expect.stringContaining(String(order.number)),
  });
});

test('an unpaid order expires after half an hour and gives back what it held', async () => {
  await CouponModel.create({ code: 'ONE', discount: { kind: 'percent', percent: 10 }, limit: 1 });
  const version = await cartWith('g1');
  await CartModel.updateOne({ guestId: 'g1' }, { coupon: 'ONE' });
  const order = await placeOrder(placing('g1', { version, goods: 54_000 }));
  expect(order.lines[0]!.discount).toBe(6_000);
  expect(await CouponModel.findOne({ code: 'ONE' }).lean()).toMatchObject({ used: 1 });
  await runDueJobs();
  expect((await OrderModel.findById(order._id).lean())!.state).toBe('pending_payment');
  advanceClock({ minutes: 31 });
  await runDueJobs();
  expect((await OrderModel.findById(order._id).lean())!.state).toBe('expired');
  expect(await stockOf('diary')).toBe(10);
  expect(await CouponModel.findOne({ code: 'ONE' }).lean()).toMatchObject({ used: 0 });
});

test('late money takes the promocode again: nobody pays for two orders with one use', async () => {
  await CouponModel.create({ code: 'ONE', discount: { kind: 'percent', percent: 10 }, limit: 1 });
  const version = await cartWith('g1');
  await CartModel.updateOne({ guestId: 'g1' }, { coupon: 'ONE' });
  const order = await placeOrder(placing('g1', { version, goods: 54_000 }));
  advanceClock({ minutes: 31 });
  await runDueJobs();
  await transitionOrderById(order._id, { to: 'paid', by: { kind: 'provider' } });
  expect(await CouponModel.findOne({ code: 'ONE' }).lean()).toMatchObject({ used: 1 });
  await cartWith('g2');
  await CartModel.updateOne({ guestId: 'g2' }, { coupon: 'ONE' });
  await expect(placeOrder(placing('g2', { version: 1, goods: 54_000 }))).rejects.toMatchObject({
    code: 'coupon_used',
  });
});

test('the last use of a coupon is taken once', async () => {
  await CouponModel.create({ code: 'ONE', discount: { kind: 'percent', percent: 10 }, limit: 1 });
  for (const guest of ['a', 'b']) {
    await cartWith(guest);
    await CartModel.updateOne({ guestId: guest }, { coupon: 'ONE' });
  }
  const seen = { version: 1, goods: 54_000 };
  const outcomes = await Promise.allSettled([placeOrder(placing('a', seen)), placeOrder(placing('b', seen))]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a subscriber’s coupon is for that address and a first order', async () => {
  await CouponModel.create({
    code: 'FIRST',
    discount: { kind: 'percent', percent: 5 },
    email: 's@x.example',
    firstOrderOnly: true,
    limit: 1,
  });
  const version = await cartWith('g1');
  await CartModel.updateOne({ guestId: 'g1' }, { coupon: 'FIRST' });
  const other = placing('g1', { version, goods: 57_000 });
  other.contacts = { ...other.contacts, email: 'other@x.example' };
  await expect(placeOrder(other)).rejects.toMatchObject({ code: 'coupon_foreign' });
  const order = await placeOrder(placing('g1', { version, goods: 57_000 }));
  await transitionOrderById(order._id, { to: 'paid', by: { kind: 'provider' } });
  await CouponModel.updateOne({ code: 'FIRST' }, { limit: 2 });
  await cartWith('g2');
  await CartModel.updateOne({ guestId: 'g2' }, { coupon: 'FIRST' });
  await expect(placeOrder(placing('g2', { version: 1, goods: 57_000 }))).rejects.toMatchObject({
    code: 'coupon_first_order',
  });
});

test('a move that the table does not know changes nothing', async () => {
  const version = await cartWith('g1');
  const order = await placeOrder(placing('g1', { version, goods: 60_000 }));
  await expect(
    transitionOrderById(order._id, { to: 'shipped', by: { kind: 'system' } }),
  ).rejects.toMatchObject({
    code: 'order_state',
  });
  const moves = [1, 2, 3].map(() => transitionOrderById(order._id, { to: 'paid', by: { kind: 'provider' } }));
  const outcomes = await Promise.allSettled(moves);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await OrderModel.findById(order._id).lean())!.steps).toHaveLength(2);
});
