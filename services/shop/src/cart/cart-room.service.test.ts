import { rememberDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { Locale } from '@stezhka/kit-contract';
import { type Cart, CONSTRUCTED_SLUG, FIRST_CHOICES } from '@stezhka/shop-contract';
import { KitModel } from '../kits/kits.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { refuseFull } from './cart-room.service.ts';

useDatabase();

let diary: string;
let deck: string;
let own: string;
let gift: string;
let gift2: string;
let kit: string;
let putBack: () => Promise<void>;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  const size = (value: string, stock: number) => ({ value, price: 20_000, stock });
  diary = await product('diary', diaries, {
    price: 20_000,
    stock: 13,
    sizes: [size('A5', 3), size('B6', 10)],
  });
  deck = await product('deck', diaries, { price: 10_000, stock: 9 });
  own = await product(CONSTRUCTED_SLUG, diaries, { stock: 2 });
  gift = await product('gift', diaries, { price: 0, stock: 9 });
  gift2 = await product('gift2', diaries, { price: 0, stock: 9 });
  const words = { title: text('Пара'), description: text('Пара') };
  const parts = { mainProduct: deck, extraProducts: [diary] };
  kit = (await KitModel.create([{ slug: 'pair', ...words, ...parts, price: 25_000 }]))[0]!.id;
  putBack = await rememberDatabase();
});
afterEach(() => putBack());

const guest = as({ guestId: 'g1' });
async function call(
  path: string,
  who = guest,
): Promise<{ cart: Cart; code?: string; error: string; left: number }> {
  const { body } = await who.get(`/order/${path}`);
  return { cart: body.data?.cart, code: body.code, error: body.error, left: body.data?.left };
}
const cartOf = async (locale: Locale = 'uk'): Promise<Cart> =>
  (await as({ guestId: 'g1' }, locale).get('/data/cart')).body.data.cart;
const choices = (engraving: string) => new URLSearchParams({ ...FIRST_CHOICES, engraving });

describe('one stock serves a product alone and inside a kit', () => {
  test('what a kit holds cannot be added beside it, and the refusal names the product', async () => {
    await call(`add-kit/${kit}?quantity=2`);
    const more = await call(`add-product/${diary}?size=A5&quantity=2`, as({ guestId: 'g1' }, 'en'));
    expect(more).toMatchObject({ code: 'not_enough_stock', left: 1 });
    expect(more.error).toContain('diary (en)');
    expect((await call(`add-product/${diary}?size=A5`)).code).toBeUndefined();
    expect(await call(`add-product/${diary}?size=A5`)).toMatchObject({ code: 'not_enough_stock', left: 1 });
    // Kits hold the first size.
    expect((await call(`add-product/${diary}?size=B6&quantity=10`)).code).toBeUndefined();
  });

  test('a kit goes only as far as its parts that are in the cart alone leave', async () => {
    const { cart } = await call(`add-product/${diary}?size=A5&quantity=3`);
    const refused = await call(`add-kit/${kit}`);
    expect(refused).toMatchObject({ code: 'stock_in_cart', left: 0 });
    expect(refused.error).toMatch(/diary: 3/);
    await call(`product-quantity/${cart.products[0]!.id}/1`);
    expect(await call(`add-kit/${kit}?quantity=3`)).toMatchObject({ code: 'not_enough_stock', left: 2 });
    const line = (await call(`add-kit/${kit}?quantity=2`)).cart.kits[0]!.id;
    expect(await call(`kit-quantity/${line}/3`)).toMatchObject({ code: 'not_enough_stock', left: 2 });
    expect((await call(`kit-quantity/${line}/1`)).code).toBeUndefined();
    expect((await call(`product-quantity/${cart.products[0]!.id}/2`)).code).toBeUndefined();
    expect(await call(`product-quantity/${cart.products[0]!.id}/3`)).toMatchObject({ left: 2 });
  });

  test('the cart marks all lines that ask for more than there is, with the product in the language', async () => {
    await call(`add-kit/${kit}`);
    await call(`add-product/${diary}?size=A5&quantity=2`);
    await call(`add-product/${diary}?size=B6`);
    expect((await cartOf()).products.map(({ left, shared }) => [left, shared])).toEqual([
      [null, null],
      [null, null],
    ]);
    await ProductModel.updateOne({ _id: diary }, { stock: 12, 'sizes.0.stock': 2 });
    const { products, kits } = await cartOf('en');
    const shared = { title: 'diary (en)', stock: 2, wanted: 3 };
    expect(products).toMatchObject([
      { size: 'A5', left: 1, shared, stockStatus: 'in_stock' },
      { size: 'B6', left: null, shared: null },
    ]);
    expect(kits).toMatchObject([{ left: 0, shared, stockStatus: 'in_stock' }]);
    await ProductModel.updateOne({ _id: diary }, { stock: 11, 'sizes.0.stock': 1 });
    expect((await cartOf()).kits).toMatchObject([{ left: 0, shared: { stock: 1, wanted: 3 } }]);
    await ProductModel.updateOne({ _id: diary }, { stock: 10, 'sizes.0.stock': 0 });
    expect((await cartOf()).kits).toMatchObject([{ left: 0, shared: null, stockStatus: 'not_in_stock' }]);
  });

  test('a line that exceeds the stock alone is not shown as shared', async () => {
    await call(`add-product/${diary}?size=A5&quantity=3`);
    await ProductModel.updateOne({ _id: diary }, { stock: 12, 'sizes.0.stock': 2 });
    expect((await cartOf()).products).toMatchObject([{ left: 2, shared: null, stockStatus: 'in_stock' }]);
  });

  test('a kit that has lost a part is left out, and holds nothing of the others', async () => {
    await call(`add-kit/${kit}?quantity=2`);
    await ProductModel.deleteOne({ _id: deck });
    expect((await call(`add-kit/${kit}`)).code).toBe('not_found');
    expect(await cartOf()).toMatchObject({ products: [], kits: [] });
    const { code, cart } = await call(`add-product/${diary}?size=A5&quantity=3`);
    expect(code).toBeUndefined();
    expect(cart.products).toMatchObject([{ quantity: 3, left: null, shared: null }]);
  });

  test('custom diaries of different choices share it too', async () => {
    await call(`add-product/${own}?${choices('Анна')}`);
    await call(`add-product/${own}?${choices('Ірина')}`);
    expect((await call(`add-product/${own}?${choices('Анна')}`)).code).toBe('not_enough_stock');
    expect((await call(`add-product/${own}?${choices('Олег')}`)).code).toBe('stock_in_cart');
  });
});

describe('free items', () => {
  test('are one piece a cart', async () => {
    await call(`add-product/${diary}`);
    expect((await call(`add-product/${gift}?quantity=2`)).code).toBe('free_once');
    const { cart } = await call(`add-product/${gift}`);
    expect((await call(`add-product/${gift}`)).code).toBe('free_once');
    expect((await call(`add-product/${gift2}`)).code).toBe('free_once');
    const line = cart.products.find(({ productId }) => productId === gift)!.id;
    expect(await call(`product-quantity/${line}/2`)).toMatchObject({ code: 'free_once', left: 1 });
    expect((await cartOf()).blocked).toBeNull();
  });

  test('are added beside a product and a kit that are not there any more', async () => {
    const words = { title: text('Дарунок'), description: text('Дарунок') };
    const parts = { mainProduct: deck, extraProducts: [gift] };
    const free = (await KitModel.create([{ slug: 'free', ...words, ...parts, price: 0 }]))[0]!.id;
    await call(`add-product/${own}?${choices('')}`);
    await call(`add-kit/${kit}`);
    await KitModel.deleteOne({ _id: kit });
    await ProductModel.deleteOne({ _id: own });
    expect((await call(`add-kit/${free}?quantity=2`)).code).toBe('free_once');
    expect((await call(`add-kit/${free}`)).cart.kits.map(({ kitId }) => kitId)).toEqual([free]);
    expect((await call(`add-product/${gift}`)).code).toBe('free_once');
  });

  test('are not ordered alone, nor where more of them became free', async () => {
    await call(`add-product/${gift}`);
    expect((await cartOf('en')).blocked).toMatch(/something else/);
    await call(`add-product/${diary}`);
    await call(`add-product/${deck}?quantity=2`);
    expect((await cartOf()).blocked).toBeNull();
    await ProductModel.updateOne({ _id: deck }, { price: 0 });
    expect((await cartOf('en')).blocked).toMatch(/one free item only/);
  });
});

test('the same cart costs the same in every language', async () => {
  await call(`add-product/${deck}?quantity=4`);
  const totals = await Promise.all(
    (['uk', 'ru', 'en'] as const).map(async (locale) => (await cartOf(locale)).total),
  );
  expect(totals).toEqual([totals[0], totals[0], totals[0]]);
  expect(totals[0]).toMatchObject({ deliveryPrice: 70, totalPrice: { price: 470 } });
});

test('an add to a line that another request filled is refused for what is short, else as a conflict', () => {
  const scarce = { product: { title: text('Щоденник') } as ProductRow, stock: 3, wanted: 3 };
  const room = { left: 3, stock: 3, free: null, scarce };
  expect(() => refuseFull(room, 4)).toThrow('not_enough_stock');
  expect(() => refuseFull(room, 3)).toThrow('conflict');
});
