import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { testErasure, testPersonData } from '@stezhka/kit/testing/person';
import '../app.ts';
import { type Choices, CONSTRUCTED_SLUG, FIRST_CHOICES } from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { addToCart } from '../cart/cart.service.ts';
import { CouponModel, CouponUseModel } from '../coupons/coupons.model.ts';
import { keepPlace } from '../delivery/delivery-places.service.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { saveReview } from '../reviews/reviews.service.ts';
import { StockAlertModel } from '../stock-alerts/stock-alerts.model.ts';
import { as, makeCategories, product as makeProduct, text } from '../testing/catalogue.ts';
import { orderOf } from '../testing/payments.ts';
import { WishlistModel } from '../wishlist/wishlist.model.ts';
import { personData } from './person.ts';

useDatabase();
afterEach(clearDatabase);
testPersonData(personData);

const ANNA = '65f0000000000000000000a1';
const BORYS = '65f0000000000000000000b2';
const anna = { userId: ANNA, email: 'anna@stezhka.example' };
const product = new Types.ObjectId();
const PHONE = '+380501234567';
const contacts = { name: 'Анна', lastName: 'Гай', phone: PHONE, email: anna.email, comment: 'Дзвоніть Анні' };
const asGuest = { payment: 'cod', contacts } as const;

testErasure(personData, {
  person: anna,
  phone: PHONE,
  async fill() {
    const { diaries } = await makeCategories();
    const id = await makeProduct('plain', diaries);
    const row = (await ProductModel.findOne({ slug: 'plain' }).lean<ProductRow>())!;
    const order = await orderOf('plain', { guestId: 'as-a-guest', ...asGuest });
    const paid = await orderOf('plain', { guestId: 'paid', contacts });
    await OrderModel.updateOne({ _id: paid._id }, { userId: ANNA, guestId: 'paid' });
    await addToCart({ userId: ANNA }, { product: row, size: null, quantity: 1 });
    await WishlistModel.create({
      userId: ANNA,
      wishes: [{ product, price: 50_000, inStock: true, addedAt: new Date() }],
    });
    await saveReview({ product, userId: ANNA }, { name: 'Анна', text: 'Гарно', rating: '5' } as never, 'uk');
    await keepPlace(ANNA, { method: 'courier', town: 'Київ', address: 'Аннина, 1' });
    await StockAlertModel.create({ product, email: anna.email, locale: 'uk', askedAt: new Date() });
    await CouponModel.create({
      code: 'ANNA',
      discount: { kind: 'percent', percent: 5 },
      email: anna.email,
    });
    for (const [userId, of] of [
      [ANNA, paid],
      [null, order],
    ] as const)
      await CouponUseModel.create({ coupon: product, order: of._id, userId, email: anna.email });
    const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    expect((await as({ userId: ANNA }).post(`/data/product/add-view/${id}`, {}, browser)).body.data).toEqual({
      counted: true,
    });
  },
});

describe('orders that a person made as a guest under their confirmed e-mail', () => {
  const guestOrder = async () => {
    const { diaries } = await makeCategories();
    await makeProduct('plain', diaries);
    const spellings = { city: text('Київ'), place: text('№ 4') };
    const delivery = { method: 'branch', city: 'Київ', place: '№ 4', spellings } as const;
    return orderOf('plain', { guestId: 'as-a-guest', ...asGuest, delivery });
  };

  test('are given out, and after an erasure kept without the person, their page closed', async () => {
    const order = await guestOrder();
    const returned = { state: 'accepted', askedAt: new Date(), reason: 'other', lines: [] };
    await OrderModel.updateOne(
      { _id: order._id },
      {
        'steps.0.note': 'Анна просить подзвонити',
        returns: [{ ...returned, words: 'Анні замала', answer: 'Анно, надсилайте' }],
      },
    );
    expect((await personData.export(anna)).records.orders).toMatchObject([
      { number: order.number, contacts, returns: [{ words: 'Анні замала' }] },
    ]);
    for (let n = 0; n < 2; n++) await personData.erase(anna);
    const kept = (await OrderModel.findById(order._id).lean<OrderRow>())!;
    expect(kept).toMatchObject({ number: order.number, amounts: order.amounts, userId: null, guestId: null });
    expect(kept.contacts).toEqual({ name: '', lastName: '', phone: '', email: '', comment: '' });
    expect(kept.delivery).toEqual({ method: 'branch', city: '', place: '' });
    expect(kept.steps.map(({ note }) => note)).toEqual(['']);
    expect(kept.returns).toMatchObject([{ state: 'accepted', words: '', answer: '' }]);
    expect((await as({ guestId: 'as-a-guest' }).get(`/data/order/${order.token}`)).status).toBe(404);
    expect((await as({}).get(`/data/order/${encodeURIComponent(kept.token)}`)).status).toBe(400);
  });

  test('stay where the e-mail is not confirmed, or the order is another member’s', async () => {
    const order = await guestOrder();
    const nobody = { userId: ANNA, email: '' };
    expect((await personData.export(nobody)).records.orders).toEqual([]);
    await personData.erase(nobody);
    await OrderModel.updateOne({ _id: order._id }, { userId: BORYS });
    expect((await personData.export(anna)).records.orders).toEqual([]);
    await personData.erase(anna);
    expect(await OrderModel.findById(order._id).lean()).toMatchObject({ contacts, token: order.token });
  });
});

test('a person gets their cart, and erasing takes it and nobody else’s', async () => {
  for (const userId of [ANNA, BORYS])
    await CartModel.create({ userId, products: [{ product, size: null, quantity: 2, pricedAt: 64_000 }] });
  const { records } = await personData.export(anna);
  expect(records.carts).toMatchObject([
    { products: [{ product: String(product), size: null, quantity: 2 }] },
  ]);
  for (let n = 0; n < 2; n++) {
    await personData.erase(anna);
    expect(Object.values((await personData.export(anna)).records).flat()).toEqual([]);
  }
  expect((await personData.export({ ...anna, userId: BORYS })).records.carts).toHaveLength(1);
});

test('the words on a diary of one’s own are given out with the order, and erased with the person', async () => {
  const { diaries } = await makeCategories();
  await makeProduct(CONSTRUCTED_SLUG, diaries);
  await makeProduct('plain', diaries);
  const owner = { userId: ANNA };
  const choices: Choices = { ...FIRST_CHOICES, engraving: 'Анна' };
  const read = async (slug: string) => (await ProductModel.findOne({ slug }).lean<ProductRow>())!;
  await addToCart(owner, { product: await read('plain'), size: null, quantity: 1 });
  const own = { product: await read(CONSTRUCTED_SLUG), size: null, choices, quantity: 1 };
  const { version } = await addToCart(owner, own);
  expect((await personData.export(anna)).records.carts).toMatchObject([{ products: [{}, { choices }] }]);
  await orderOf('plain', { owner, seen: { version, goods: 112_000 } });
  expect((await personData.export(anna)).records.orders).toMatchObject([{ lines: [{}, { choices }] }]);
  await personData.erase(anna);
  const [order] = await OrderModel.find().sort({ _id: 1 }).hint({ _id: 1 }).lean();
  expect(order!.lines.map((line) => line.choices)).toEqual([null, { ...choices, engraving: '' }]);
});
