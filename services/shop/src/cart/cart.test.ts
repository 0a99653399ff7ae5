import { randomUUID } from 'node:crypto';
import { useDatabase } from '@stezhka/kit/testing/database';
import {
  type Cart,
  type CartProduct,
  CONSTRUCTED_SLUG,
  FIRST_CHOICES,
  MAX_LINES,
} from '@stezhka/shop-contract';
import { Types, trusted } from 'mongoose';
import { CouponModel } from '../coupons/coupons.model.ts';
import { DeliveryTermsModel } from '../delivery/delivery-terms.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, get, makeCategories, product } from '../testing/catalogue.ts';
import { CartModel } from './cart.model.ts';

useDatabase();

const guest = as({ guestId: 'g1' });
let diary: string;
let sized: string;
let gone: string;
let own: string;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 33_333, oldPrice: 40_000, stock: 2000 });
  sized = await product('sized', diaries, {
    price: 50_000,
    sizes: [
      { value: 'A5', price: 50_000, stock: 10 },
      { value: 'B6', price: 40_000, stock: 3 },
    ],
  });
  own = await product(CONSTRUCTED_SLUG, diaries);
  gone = await product('gone', diaries, { stock: 0 });
});
afterEach(async () => {
  await CartModel.deleteMany().hint({ _id: 1 });
});

async function cartOf(who = guest): Promise<Cart> {
  const { status, body } = await who.get('/data/cart');
  expect(status).toBe(200);
  return body.data.cart;
}
async function add(id: string, query = '', who = guest): Promise<Cart> {
  const { status, body } = await who.get(`/order/add-product/${id}${query}`);
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  return body.data.cart;
}
const line = (cart: Cart, n = 0): CartProduct => cart.products[n]!;

test('a removed line can be put back as it was, unless its product is not sold any more', async () => {
  const kept = await add(sized, '?size=B6&quantity=2');
  const { body } = await guest.get(`/order/remove-product/${line(kept).id}`);
  const { params, query } = body.data.putBack;
  expect({ params, query }).toEqual({ params: { id: sized }, query: { size: 'B6', quantity: 2 } });
  const back = await add(params.id, `?${new URLSearchParams(query)}`);
  expect(line(back)).toMatchObject({ size: 'B6', quantity: 2 });
  await ProductModel.updateOne({ slug: 'sized' }, { published: false });
  const gone = (await guest.get(`/order/remove-product/${line(back).id}`)).body;
  await ProductModel.updateOne({ slug: 'sized' }, { published: true });
  expect([gone.code, gone.data.putBack]).toEqual([undefined, null]);
});

test('a promocode for one address is said to be for that', async () => {
  const base = { discount: { kind: 'percent' as const, percent: 10 } };
  await CouponModel.create([
    { ...base, code: 'OPEN' },
    { ...base, code: 'OWN', email: 'anna@x.example' },
  ]);
  await add(diary);
  const personal = async (promocode: string) =>
    (await guest.post('/order/promocode/apply', { promocode })).body.data.cart.promocodePersonal;
  expect([await personal('OPEN'), await personal('OWN'), await personal('')]).toEqual([false, true, false]);
});

test('a diary of one’s own comes back with its choices and its words', async () => {
  const choices = { ...FIRST_CHOICES, engraving: 'Анна' };
  const put = await add(own, `?${new URLSearchParams(choices)}`);
  const { putBack } = (await guest.get(`/order/remove-product/${line(put).id}`)).body.data;
  expect(putBack).toEqual({ params: { id: own }, query: { quantity: 1, ...choices } });
  const back = await add(own, `?${new URLSearchParams(putBack.query)}`);
  expect(line(back).choices).toBe(line(put).choices);
});

test('a size has pieces of its own', async () => {
  const { status, body } = await guest.get(`/order/add-product/${sized}?size=B6&quantity=4`);
  expect([status, body.code, body.data]).toEqual([409, 'not_enough_stock', { left: 3 }]);
  await ProductModel.updateOne({ slug: 'sized' }, { 'sizes.1.stock': 0 });
  expect((await guest.get(`/order/add-product/${sized}?size=B6`)).body.code).toBe('out_of_stock');
  expect(line(await add(sized, '?size=A5')).stockStatus).toBe('in_stock');
  await ProductModel.updateOne({ slug: 'sized' }, { 'sizes.1.stock': 3 });
});

test('a visitor who is nobody has an empty cart, and reading makes none', async () => {
  const { body } = await get('/data/cart').expect(200);
  expect(body.data.cart).toMatchObject({
    products: [],
    kits: [],
    promocode: '',
    total: { totalPrice: { price: 0, oldPrice: null }, deliveryPrice: 0, paymentPrice: 0 },
  });
  await cartOf();
  expect(await CartModel.findOne({ guestId: 'g1' })).toBeNull();
});

test('each owner’s cart has an id of its own, and says whether it is a member’s', async () => {
  const member = as({ userId: '6560b0d1a2c4e8f0eeee0001' });
  const [guests, members] = [await add(diary), await add(diary, '', member)];
  expect(guests).toMatchObject({ id: (await cartOf()).id, member: false });
  expect(members).toMatchObject({ id: (await cartOf(member)).id, member: true });
  expect(members.id).not.toBe(guests.id);
  expect((await get('/data/cart')).body.data.cart).toMatchObject({ id: '', member: false });
});

test('a product put in twice is one line; sums are whole kopiykas', async () => {
  await add(diary);
  const cart = await add(diary, '?quantity=2');
  expect(cart.products).toHaveLength(1);
  expect(line(cart)).toMatchObject({
    productId: diary,
    quantity: 3,
    priceData: { price: 333.33, oldPrice: 400, discountPercent: 17 },
    sum: { price: 999.99, oldPrice: 1200, discountPercent: 17 },
  });
  expect(cart.total).toEqual({
    totalPrice: { price: 1069.99, oldPrice: 1270, currency: 'UAH', discountPercent: 16 },
    deliveryPrice: 70,
    paymentPrice: 0,
  });
});

test('added and removed products are reported to analytics at today’s price', async () => {
  const { body } = await guest.get(`/order/add-product/${diary}?quantity=2`);
  expect(body.data.gtagProduct).toMatchObject({ item_id: diary, price: 333.33, quantity: 2 });
  expect(body.data.fbProduct).toMatchObject({ content_ids: [diary], value: 666.66 });
  const removed = await guest.get(`/order/remove-product/${line(body.data.cart).id}`);
  expect(removed.body.data).toMatchObject({
    cart: { products: [], total: { totalPrice: { price: 0 }, deliveryPrice: 0 } },
    gtagProduct: { item_id: diary, price: 333.33, quantity: 2 },
  });
});

test('delivery is free from the threshold on, which is a setting', async () => {
  const half = await add(sized);
  expect(half.total.deliveryPrice).toBe(70);
  const whole = await add(sized);
  expect(whole.total).toMatchObject({ totalPrice: { price: 1000 }, deliveryPrice: 0 });
  await DeliveryTermsModel.create({ name: 'delivery', freeFrom: 200_000, price: 9_050 });
  expect((await cartOf()).total).toMatchObject({ totalPrice: { price: 1090.5 }, deliveryPrice: 90.5 });
  await DeliveryTermsModel.deleteOne({ name: 'delivery' });
});

test('another size is another line with a price of its own', async () => {
  await add(sized);
  const cart = await add(sized, '?size=B6');
  expect(cart.products.map(({ size, priceData }) => [size, priceData.price])).toEqual([
    ['A5', 500],
    ['B6', 400],
  ]);
  const { status, body } = await guest.get(`/order/add-product/${sized}?size=A0`);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'size_unknown' });
});

test('prices follow the product, whatever the caller says', async () => {
  await add(sized);
  await ProductModel.updateOne({ slug: 'sized' }, { price: 60_000 });
  expect(line(await cartOf()).priceData.price).toBe(600);
  await ProductModel.updateOne({ slug: 'sized' }, { price: 50_000 });
  expect((await guest.get(`/order/add-product/${sized}?price=1`)).status).toBe(400);
});

test('a new quantity replaces the old one', async () => {
  const { id } = line(await add(diary));
  const { body } = await guest.get(`/order/product-quantity/${id}/999`);
  expect(body.data.cart.products[0]).toMatchObject({ quantity: 999, sum: { price: 332_996.67 } });
});

test.each(['0', '-1', '1000', '1e9', 'NaN', 'Infinity', '1.5', 'abc', '%7B%22$ne%22:null%7D'])(
  'a quantity of %s is refused and changes nothing',
  async (quantity) => {
    const { id } = line(await add(diary));
    expect((await guest.get(`/order/product-quantity/${id}/${quantity}`)).status).toBe(400);
    expect((await guest.get(`/order/add-product/${diary}?quantity=${quantity}`)).status).toBe(400);
    expect(line(await cartOf()).quantity).toBe(1);
  },
);

test('a product out of stock, or with too few left, is refused with its own code', async () => {
  const none = await guest.get(`/order/add-product/${gone}`);
  expect([none.status, none.body.code]).toEqual([409, 'out_of_stock']);
  const { id } = line(await add(sized, '?quantity=8'));
  const more = await as({ guestId: 'g1' }, 'en').get(`/order/add-product/${sized}?quantity=3`);
  expect([more.status, more.body.code, more.body.data]).toEqual([409, 'not_enough_stock', { left: 10 }]);
  expect(more.body.error).toContain('10 left');
  expect((await guest.get(`/order/product-quantity/${id}/11`)).body.code).toBe('not_enough_stock');
});

test('a line takes no more than 999', async () => {
  await add(diary, '?quantity=999');
  const { status, body } = await guest.get(`/order/add-product/${diary}`);
  expect([status, body.code]).toEqual([409, 'quantity_limit']);
});

test('a cart takes a hundred different products; of what lies in it there may be more', async () => {
  const { id } = line(await add(diary));
  const cart = (await CartModel.findOne({ guestId: 'g1' }))!;
  const others = Array.from({ length: MAX_LINES - 1 }, () => ({
    product: new Types.ObjectId(sized),
    size: randomUUID(),
    quantity: 1,
    pricedAt: 60_000,
  }));
  await CartModel.updateOne({ _id: cart._id }, { $push: { products: { $each: others } } });
  const { status, body } = await guest.get(`/order/add-product/${sized}?size=B6`);
  expect([status, body.code]).toEqual([409, 'cart_full']);
  expect(body.error).toContain(String(MAX_LINES));
  await add(diary);
  expect((await guest.get(`/order/product-quantity/${id}/5`)).status).toBe(200);
  const stored = (await CartModel.findOne({ guestId: 'g1' }).lean())!.products;
  expect([stored.length, stored[0]!.quantity]).toEqual([MAX_LINES, 5]);
});

test('adds at the same moment all count, the very first ones too', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => add(i % 2 ? diary : sized, i % 2 ? '' : '?size=A5')),
  );
  const cart = await cartOf();
  expect(cart.products).toHaveLength(2);
  expect(cart.products.map(({ quantity }) => quantity)).toEqual([6, 6]);
  expect(cart.version).toBe(12);
});

test('another visitor’s line is not found', async () => {
  const { id } = line(await add(diary));
  const stranger = as({ guestId: 'g2' });
  expect((await stranger.get(`/order/product-quantity/${id}/5`)).status).toBe(404);
  expect((await stranger.get(`/order/remove-product/${id}`)).status).toBe(404);
  expect(line(await cartOf()).quantity).toBe(1);
});

test('unknown and malformed ids are refused', async () => {
  expect((await guest.get('/order/add-product/656000000000000000000000')).status).toBe(404);
  expect((await guest.get('/order/add-product/nonsense')).status).toBe(400);
  expect((await guest.get('/order/remove-product/656000000000000000000000')).status).toBe(404);
});

test('at login the guest’s cart joins the member’s, and the guest’s quantity wins', async () => {
  const member = as({ userId: 'u1' });
  await add(diary, '?quantity=7', member);
  await add(sized, '?size=B6', member);
  await add(diary, '?quantity=2');
  await add(sized, '?size=A5');
  const joined = await cartOf(as({ userId: 'u1', guestId: 'g1' }));
  expect(joined.products.map(({ slug, size, quantity }) => [slug, size, quantity])).toEqual([
    ['diary', null, 2],
    ['sized', 'B6', 1],
    ['sized', 'A5', 1],
  ]);
  expect((await cartOf()).products).toEqual([]);
});

test('a member without a cart takes over the guest’s', async () => {
  const newcomer = as({ guestId: 'g-new' });
  await add(diary, '?quantity=2', newcomer);
  const own = await cartOf(as({ userId: 'u-new', guestId: 'g-new' }));
  expect(own.products).toMatchObject([{ slug: 'diary', quantity: 2 }]);
  expect((await cartOf(newcomer)).products).toEqual([]);
});

test('a cart brought along keeps its quantities and says what there is less of', async () => {
  const member = as({ userId: 'u-stock' });
  await add(diary, '?quantity=2', member);
  await add(diary, '?quantity=999');
  await add(sized, '?quantity=9');
  await ProductModel.updateMany({ slug: trusted({ $in: ['diary', 'sized'] }) }, { stock: 4 });
  await ProductModel.updateOne({ slug: 'sized' }, { 'sizes.0.stock': 4 });
  const joined = await cartOf(as({ userId: 'u-stock', guestId: 'g1' }));
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 2000 });
  await ProductModel.updateOne({ slug: 'sized' }, { stock: 10, 'sizes.0.stock': 10 });
  expect(joined.products.map(({ slug, quantity, left }) => [slug, quantity, left])).toEqual([
    ['diary', 999, 4],
    ['sized', 9, 4],
  ]);
});

describe('a line whose product was deleted', () => {
  let lost: string;
  const stored = async () => (await CartModel.findOne({ guestId: 'g1' }).lean())!.products.length;

  beforeEach(async () => {
    const { category } = (await ProductModel.findById(diary))!;
    const doomed = await product('doomed', category);
    lost = line(await add(doomed)).id;
    await ProductModel.deleteOne({ slug: 'doomed' });
  });

  test('leaves when something is put in', async () => {
    const cart = await add(diary);
    expect(cart.products.map(({ slug }) => slug)).toEqual(['diary']);
    expect(await stored()).toBe(1);
  });

  test('leaves when its quantity is asked for, which is not found', async () => {
    expect((await guest.get(`/order/product-quantity/${lost}/2`)).status).toBe(404);
    expect(await stored()).toBe(0);
  });

  test('can be taken out, once', async () => {
    const { status, body } = await guest.get(`/order/remove-product/${lost}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ cart: { products: [] }, gtagProduct: null });
    expect(await stored()).toBe(0);
    expect((await guest.get(`/order/remove-product/${lost}`)).status).toBe(404);
  });

  test('is not brought along at login', async () => {
    await add(diary);
    await CartModel.updateOne(
      { guestId: 'g1' },
      { $push: { products: { product: '6560000000000000000000aa', size: null, quantity: 1 } } },
    );
    expect((await cartOf(as({ userId: 'u-lost', guestId: 'g1' }))).products).toHaveLength(1);
    expect((await CartModel.findOne({ userId: 'u-lost' }).lean())!.products).toHaveLength(1);
  });
});
