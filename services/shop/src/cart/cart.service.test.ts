import { rememberDatabase, useDatabase } from '@stezhka/kit/testing/database';
import {
  type Cart,
  CONSTRUCTED_SLUG,
  constructedPicture,
  FIRST_CHOICES,
  MAX_LINES,
  MAX_QUANTITY,
} from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { CouponModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { CartModel } from './cart.model.ts';
import { checkRoom, type Room } from './cart-room.service.ts';

useDatabase();

const guest = as({ guestId: 'g1' });
/** Kopiykas whose hryvnias times a hundred are a hair less. */
const ODD = 60_005;
let diary: string;
let sized: string;
let own: string;
let kit: string;
let putBack: () => Promise<void>;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000, stock: 3000 });
  const size = (value: string) => ({ value, price: 50_000, stock: 2000 });
  sized = await product('sized', diaries, { stock: 4000, sizes: [size('A5'), size('B6')] });
  own = await product(CONSTRUCTED_SLUG, diaries, { price: 50_000, oldPrice: 80_000, stock: 5 });
  const words = { title: text('Пара'), description: text('Пара') };
  const parts = { mainProduct: diary, extraProducts: [sized] };
  kit = (await KitModel.create([{ slug: 'pair', ...words, ...parts, price: 90_000 }]))[0]!.id;
  await CouponModel.create({
    code: 'LARGE',
    discount: { kind: 'percent', percent: 10 },
    minGoods: 150_000,
  });
  putBack = await rememberDatabase();
});
afterEach(() => putBack());

/** The reply's cart, or the code of the refusal with its data. */
async function call(path: string, who = guest): Promise<{ cart: Cart; code?: string; data: object }> {
  const { body } = await who.get(`/order/${path}`);
  return { cart: body.data?.cart, code: body.code, data: body.data };
}
const cartOf = async (who = guest): Promise<Cart> => (await who.get('/data/cart')).body.data.cart;
const apply = async (promocode: string) => (await guest.post('/order/promocode/apply', { promocode })).body;
const query = (choices: object) => `add-product/${own}?${new URLSearchParams({ ...choices })}`;

describe('a line at its limit', () => {
  test('is refused as such, whatever the other sizes of the product hold', async () => {
    await call(`add-product/${sized}?size=B6&quantity=5`);
    const { cart } = await call(`add-product/${sized}?size=A5&quantity=${MAX_QUANTITY}`);
    expect(cart.products.map(({ quantity }) => quantity)).toEqual([5, MAX_QUANTITY]);
    expect((await call(`add-product/${sized}?size=A5`)).code).toBe('quantity_limit');
    expect((await call(`add-product/${sized}?size=B6`)).code).toBeUndefined();
  });

  test('of kits is refused as such too', async () => {
    await call(`add-kit/${kit}?quantity=${MAX_QUANTITY}`);
    expect((await call(`add-kit/${kit}`)).code).toBe('quantity_limit');
    expect((await cartOf()).kits).toMatchObject([{ quantity: MAX_QUANTITY }]);
  });

  test('of kits follows the scarcest part when its quantity changes', async () => {
    const { cart } = await call(`add-kit/${kit}`);
    await ProductModel.updateOne({ slug: 'sized' }, { 'sizes.0.stock': 2 });
    const path = (quantity: number) => `kit-quantity/${cart.kits[0]!.id}/${quantity}`;
    expect(await call(path(3))).toMatchObject({ code: 'not_enough_stock', data: { left: 2 } });
    expect((await call(path(2))).cart.kits).toMatchObject([{ quantity: 2, left: null }]);
    await ProductModel.updateOne({ slug: 'sized' }, { 'sizes.0.stock': 0 });
    expect((await call(path(1))).code).toBe('out_of_stock');
    expect((await call(`add-kit/${kit}`)).code).toBe('out_of_stock');
    expect((await cartOf()).kits).toMatchObject([{ quantity: 2, left: 0, stockStatus: 'not_in_stock' }]);
  });
});

test('a cart takes a hundred different kits, and more of one that is in it', async () => {
  await call(`add-kit/${kit}`);
  const others = Array.from({ length: MAX_LINES - 1 }, () => ({
    kit: new Types.ObjectId(),
    quantity: 1,
    pricedAt: 1,
  }));
  await CartModel.updateOne({ guestId: 'g1' }, { $push: { kits: { $each: others } } });
  expect((await call(`add-kit/${kit}`)).code).toBeUndefined();
  await CartModel.updateOne({ guestId: 'g1' }, { 'kits.0.kit': new Types.ObjectId() });
  // A full line of another cart is no line of this one.
  await call(`add-kit/${kit}?quantity=${MAX_QUANTITY}`, as({ guestId: 'g2' }));
  expect((await call(`add-kit/${kit}`)).code).toBe('cart_full');
  // The products have a list of their own.
  expect((await call(`add-product/${diary}`)).code).toBeUndefined();
});

describe('a diary of one’s own', () => {
  test('is the same line with the same choices alone', async () => {
    await call(query(FIRST_CHOICES));
    await call(query({ ...FIRST_CHOICES, engraving: 'Анна' }));
    await call(query({ ...FIRST_CHOICES, paper: 'kraft' }));
    const { cart } = await call(query({ ...FIRST_CHOICES, engraving: 'Анна' }));
    expect(cart.products.map(({ quantity, priceData }) => [quantity, priceData.price])).toEqual([
      [1, 500],
      [2, 620],
      [1, 560],
    ]);
    expect(cart.products.map(({ priceData }) => priceData.oldPrice)).toEqual([null, null, null]);
    expect(cart.products.map(({ priceChange }) => priceChange)).toEqual([null, null, null]);
    expect(cart.products[0]!.imageData).toEqual(constructedPicture(FIRST_CHOICES, 400));
  });

  test('of which there are no more is refused for the line it is', async () => {
    await call(`${query({ ...FIRST_CHOICES, engraving: 'Анна' })}&quantity=1`);
    await call(`${query(FIRST_CHOICES)}&quantity=4`);
    expect(await call(`${query(FIRST_CHOICES)}&quantity=2`)).toMatchObject({
      code: 'not_enough_stock',
      data: { left: 4 },
    });
  });

  test.each(['cover', 'inner', 'paper'] as const)('needs its %s', async (name) => {
    const { [name]: _, ...rest } = FIRST_CHOICES;
    expect((await call(query(rest))).code).toBe('choices_needed');
  });

  test.each(Object.entries({ ...FIRST_CHOICES, engraving: 'Анна' }))(
    'is the only product that takes a choice: %s',
    async (name, value) => {
      const path = `add-product/${diary}?${new URLSearchParams({ [name]: value })}`;
      expect((await call(path)).code).toBe('choices_needed');
      expect((await cartOf()).products).toEqual([]);
    },
  );
});

test('each change raises the version by one, reading does not', async () => {
  const versions: number[] = [];
  const note = async (path: string) => {
    const { cart } = await call(path);
    versions.push(cart.version);
    return cart;
  };
  const line = (await note(`add-product/${diary}?quantity=3`)).products[0]!.id;
  const bundle = (await note(`add-kit/${kit}`)).kits[0]!.id;
  for (const path of [
    `add-product/${diary}`,
    `product-quantity/${line}/3`,
    `kit-quantity/${bundle}/1`,
    `remove-kit/${bundle}`,
  ])
    await note(path);
  versions.push((await apply('LARGE')).data.cart.version, (await apply('')).data.cart.version);
  await note(`remove-product/${line}`);
  expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect((await cartOf()).version).toBe(9);
});

test('a promocode counts products and kits together, by the kopiyka', async () => {
  await call(`add-product/${diary}`);
  expect((await apply('LARGE')).code).toBe('coupon_small');
  await call(`add-kit/${kit}`);
  const { cart } = (await apply('LARGE')).data;
  expect(cart).toMatchObject({ promocode: 'LARGE', discount: 150, promocodeError: null });
  await ProductModel.updateOne({ slug: 'diary' }, { price: 59_999 });
  expect((await apply('LARGE')).code).toBe('coupon_small');
  await CouponModel.updateOne({ code: 'LARGE' }, { minGoods: ODD + 90_000 });
  await ProductModel.updateOne({ slug: 'diary' }, { price: ODD });
  expect((await apply(`${' '.repeat(40)}large`)).data.cart.promocode).toBe('LARGE');
});

test('taking a promocode off makes no cart', async () => {
  const { cart } = (await apply('')).data;
  expect(cart).toMatchObject({ id: '', promocode: '', version: 0 });
  expect(await CartModel.estimatedDocumentCount()).toBe(0);
});

describe('a line of a product', () => {
  test.each([
    [3, null],
    [2, 2],
    [0, 0],
    [-1, 0],
  ])('of three pieces with %d in stock shows %p left', async (stock, left) => {
    await call(`add-product/${diary}?quantity=3`);
    await ProductModel.collection.updateOne({ slug: 'diary' }, { $set: { stock } });
    const [line] = (await cartOf()).products;
    expect(line!.left).toBe(left);
    expect(line!.stockStatus === 'not_in_stock').toBe(stock <= 0);
  });

  test('stays in the cart after its product was unpublished, and cannot be bought', async () => {
    await call(`add-product/${diary}`);
    await ProductModel.updateOne({ slug: 'diary' }, { published: false });
    expect((await call(`add-product/${diary}`)).code).toBe('not_found');
    expect((await cartOf()).products).toMatchObject([{ quantity: 1, left: 0, stockStatus: 'not_in_stock' }]);
  });
});

test('a line and a kit whose product’s category is gone are left out, until it is there again', async () => {
  await call(`add-product/${diary}`);
  await call(`add-kit/${kit}`);
  const { category } = (await ProductModel.findById(diary).lean())!;
  await ProductModel.updateOne({ _id: diary }, { category: new Types.ObjectId() });
  expect(await cartOf()).toMatchObject({ products: [], kits: [], total: { totalPrice: { price: 0 } } });
  await ProductModel.updateOne({ _id: diary }, { category });
  expect(await cartOf()).toMatchObject({ products: [{ quantity: 1 }], kits: [{ quantity: 1 }] });
});

test('a line from before prices were noted shows no price change', async () => {
  await call(`add-product/${diary}`);
  await CartModel.updateOne({ guestId: 'g1' }, { $unset: { 'products.0.pricedAt': 1 } });
  expect((await cartOf()).products).toMatchObject([{ priceChange: null }]);
});

test('a visitor without an id sees an empty cart, and cannot add a line', async () => {
  await call(`add-product/${diary}`);
  expect(await cartOf(as({}))).toMatchObject({ id: '', products: [], version: 0 });
  expect((await call(`add-product/${diary}`, as({}))).code).toBe('forbidden');
});

test('adds at one moment all count, whatever another full cart holds', async () => {
  const products = Array.from({ length: MAX_LINES }, () => ({
    product: new Types.ObjectId(),
    size: null,
    quantity: 1,
    pricedAt: 1,
  }));
  await CartModel.create({ guestId: 'full', products });
  const replies = await Promise.all(Array.from({ length: 8 }, () => call(`add-product/${diary}`)));
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => undefined));
  expect((await cartOf()).products).toMatchObject([{ quantity: 8 }]);
});

test('analytics data lists products before kits', async () => {
  await call(`add-kit/${kit}`);
  const { cart } = await call(`add-product/${diary}`);
  expect(cart.gtagData.items.map(({ item_id }) => item_id)).toEqual([diary, kit]);
});

test('an added kit has its analytics data; a deleted kit leaves the cart without any', async () => {
  const { data, cart } = await call(`add-kit/${kit}?quantity=2`);
  expect(data).toMatchObject({
    gtagProduct: { item_id: kit, price: 900, quantity: 2 },
    fbProduct: { content_ids: [kit], value: 1800 },
  });
  await KitModel.deleteOne({ slug: 'pair' });
  expect((await cartOf()).kits).toEqual([]);
  const removed = await call(`remove-kit/${cart.kits[0]!.id}`);
  expect(removed).toMatchObject({ data: { gtagProduct: null, cart: { kits: [] } } });
  expect((await CartModel.findOne({ guestId: 'g1' }).lean())!.kits).toEqual([]);
});

test.each<[number, number, { code: string; options?: object } | undefined]>([
  [1, 1, undefined],
  [MAX_QUANTITY, MAX_QUANTITY, undefined],
  [0, 1, { code: 'out_of_stock' }],
  [-1, 1, { code: 'out_of_stock' }],
  [1, 2, { code: 'not_enough_stock', options: { data: { left: 1 } } }],
  [MAX_QUANTITY, MAX_QUANTITY + 1, { code: 'quantity_limit', options: { params: { most: MAX_QUANTITY } } }],
  [1, MAX_QUANTITY + 1, { code: 'quantity_limit' }],
])('of %d pieces %d are wanted', (left, quantity, refusal) => {
  const scarce = { product: { title: text('Щоденник') }, stock: left, wanted: 0 } as Room['scarce'];
  const check = () => checkRoom({ left, stock: left, scarce, free: null }, quantity);
  if (refusal) expect(check).toThrow(expect.objectContaining({ code: refusal.code }));
  else expect(check).not.toThrow();
  if (refusal?.options)
    expect(check).toThrow(expect.objectContaining({ options: expect.objectContaining(refusal.options) }));
});
