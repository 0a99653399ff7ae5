import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { Cart } from '@stezhka/shop-contract';
import { CouponModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { CartModel } from './cart.model.ts';

useDatabase();

const guest = as({ guestId: 'g1' });
let kit: string;
let diary: string;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000, stock: 10 });
  const deck = await product('deck', diaries, { price: 50_000, stock: 4 });
  const made = await KitModel.create({
    slug: 'evening',
    title: text('Тихий вечір'),
    description: text('Щоденник і колода'),
    mainProduct: diary,
    extraProducts: [deck],
    price: 90_000,
  });
  kit = String(made._id);
});
beforeEach(() => void setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await CartModel.deleteMany().hint({ _id: 1 });
  await CouponModel.deleteMany().hint({ _id: 1 });
});

const cartOf = async (who = guest): Promise<Cart> => (await who.get('/data/cart')).body.data.cart;
async function addKit(query = '', who = guest): Promise<Cart> {
  const { status, body } = await who.get(`/order/add-kit/${kit}${query}`);
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  return body.data.cart;
}
const apply = (promocode: unknown, who = guest) => who.post('/order/promocode/apply', { promocode });

describe('a kit in the cart', () => {
  test('is one line with its saving, its parts and its sum', async () => {
    await addKit();
    const cart = await addKit('?quantity=2');
    expect(cart.kits).toHaveLength(1);
    expect(cart.kits[0]).toMatchObject({
      kitId: kit,
      quantity: 3,
      mainProduct: { slug: 'diary' },
      extraProducts: [{ slug: 'deck' }],
      priceData: { price: 900, oldPrice: 1100 },
      sum: { price: 2700, oldPrice: 3300 },
    });
    expect(cart.total).toMatchObject({ totalPrice: { price: 2700, oldPrice: 3300 }, deliveryPrice: 0 });
    expect(cart.fbData.purchaseData).toMatchObject({ content_ids: [kit], num_items: 3 });
  });

  test('goes only as far as its scarcest part', async () => {
    const { status, body } = await guest.get(`/order/add-kit/${kit}?quantity=5`);
    expect([status, body.code, body.data]).toEqual([409, 'not_enough_stock', { left: 4 }]);
    await addKit('?quantity=4');
    expect((await guest.get(`/order/add-kit/${kit}`)).body.code).toBe('not_enough_stock');
  });

  test('changes its quantity and is taken out, by its owner alone', async () => {
    const line = (await addKit()).kits[0]!;
    const changed = await guest.get(`/order/kit-quantity/${line.id}/2`);
    expect(changed.body.data.cart.kits[0].quantity).toBe(2);
    const stranger = as({ guestId: 'g2' });
    expect((await stranger.get(`/order/kit-quantity/${line.id}/3`)).status).toBe(404);
    expect((await stranger.get(`/order/remove-kit/${line.id}`)).status).toBe(404);
    const removed = await guest.get(`/order/remove-kit/${line.id}`);
    expect(removed.body.data).toMatchObject({ cart: { kits: [] }, gtagProduct: { price: 900, quantity: 2 } });
    expect((await guest.get(`/order/remove-kit/${line.id}`)).status).toBe(404);
  });

  test.each(['0', '-1', '1e9', 'NaN'])('a quantity of %s is refused', async (quantity) => {
    const line = (await addKit()).kits[0]!;
    expect((await guest.get(`/order/kit-quantity/${line.id}/${quantity}`)).status).toBe(400);
    expect((await guest.get(`/order/add-kit/${kit}?quantity=${quantity}`)).status).toBe(400);
  });

  test('comes along at login, and the guest’s quantity wins', async () => {
    const member = as({ userId: 'u1' });
    await addKit('?quantity=3', member);
    await addKit('?quantity=1');
    expect((await cartOf(as({ userId: 'u1', guestId: 'g1' }))).kits).toMatchObject([{ quantity: 1 }]);
  });

  test('brought along says how many its scarcest part allows', async () => {
    await addKit('?quantity=4');
    await ProductModel.updateOne({ slug: 'deck' }, { stock: 2 });
    const { kits } = await cartOf(as({ userId: 'u-few', guestId: 'g1' }));
    expect(kits).toMatchObject([{ quantity: 4, left: 2 }]);
    await ProductModel.updateOne({ slug: 'deck' }, { stock: 4 });
  });

  test('shows as out of stock once a part is not sold any more', async () => {
    await addKit();
    await ProductModel.updateOne({ slug: 'deck' }, { slug: 'deck-x', published: false });
    expect((await guest.get(`/order/add-kit/${kit}`)).status).toBe(404);
    expect((await cartOf()).kits).toMatchObject([{ left: 0, stockStatus: 'not_in_stock' }]);
    await ProductModel.updateOne({ slug: 'deck-x' }, { slug: 'deck', published: true });
  });
});

test('a price or stock that changed since is said, and the new price counts', async () => {
  await guest.get(`/order/add-product/${diary}?quantity=3`);
  await addKit();
  await ProductModel.updateOne({ slug: 'diary' }, { price: 65_000, stock: 2 });
  const { products, kits, total } = await cartOf();
  expect(products[0]).toMatchObject({ priceChange: { from: 600, to: 650 }, left: 1, sum: { price: 1950 } });
  expect(kits[0]).toMatchObject({ priceChange: null, left: 0 });
  expect(total.totalPrice.price).toBe(1950 + 900);
  await ProductModel.updateOne({ slug: 'diary' }, { price: 60_000, stock: 10 });
});

test('a changed price is said until the line is bought or taken out, however its quantity changes', async () => {
  const line = (await guest.get(`/order/add-product/${diary}`)).body.data.cart.products[0];
  const kitLine = (await addKit()).kits[0]!;
  await ProductModel.updateOne({ slug: 'diary' }, { price: 65_000 });
  await KitModel.updateOne({ slug: 'evening' }, { price: 95_000 });
  for (const path of [
    `product-quantity/${line.id}/2`,
    `add-product/${diary}`,
    `kit-quantity/${kitLine.id}/2`,
    `add-kit/${kit}`,
  ]) {
    expect((await guest.get(`/order/${path}`)).status).toBe(200);
  }
  const { products, kits } = await cartOf();
  expect(products).toMatchObject([{ quantity: 3, priceChange: { from: 600, to: 650 } }]);
  expect(kits).toMatchObject([{ quantity: 3, priceChange: { from: 900, to: 950 } }]);
  await ProductModel.updateOne({ slug: 'diary' }, { price: 60_000 });
  await KitModel.updateOne({ slug: 'evening' }, { price: 90_000 });
});

describe('a promocode', () => {
  const coupon = (more: object = {}) =>
    CouponModel.create({ code: 'STEZHKA5', discount: { kind: 'percent', percent: 5 }, ...more });

  test('is found however it is typed, and takes its part off the goods', async () => {
    await coupon();
    await addKit();
    const { status, body } = await apply('  stezhka5 ');
    expect(status).toBe(200);
    expect(body.data.cart).toMatchObject({ promocode: 'STEZHKA5', discount: 45, promocodeError: null });
    // 900 − 45 stands below free delivery.
    expect(body.data.cart.total).toMatchObject({ totalPrice: { price: 925 }, deliveryPrice: 70 });
    expect((await apply('')).body.data.cart).toMatchObject({ promocode: '', discount: 0 });
  });

  test('of an amount never takes off more than there is', async () => {
    await coupon({ discount: { kind: 'amount', kopiykas: 999_999 } });
    await addKit();
    const { cart } = (await apply('STEZHKA5')).body.data;
    expect(cart).toMatchObject({ discount: 900, total: { totalPrice: { price: 70 }, deliveryPrice: 70 } });
  });

  test.each([
    ['nobody knows', {}, 'NOPE', 404, 'coupon_unknown'],
    ['switched off', { active: false }, 'STEZHKA5', 404, 'coupon_unknown'],
    ['not begun', { from: new Date('2026-12-01') }, 'STEZHKA5', 404, 'coupon_unknown'],
    ['over', { until: new Date('2026-11-20T10:00:00Z') }, 'STEZHKA5', 409, 'coupon_over'],
    ['used up', { limit: 1, used: 1 }, 'STEZHKA5', 409, 'coupon_used'],
    ['for larger carts', { minGoods: 90_001 }, 'STEZHKA5', 409, 'coupon_small'],
  ])('that is %s is refused and changes nothing', async (_, more, typed, status, code) => {
    await coupon(more);
    await addKit();
    const reply = await apply(typed);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect((await cartOf()).promocode).toBe('');
  });

  test('that stops counting stays on the cart, says why and takes nothing off', async () => {
    await coupon({ minGoods: 90_000 });
    const line = (await addKit()).kits[0]!;
    await apply('STEZHKA5');
    await guest.get(`/order/remove-kit/${line.id}`);
    const cart = await cartOf();
    expect(cart).toMatchObject({ promocode: 'STEZHKA5', discount: 0 });
    expect(cart.promocodeError).toContain('900');
  });

  test.each([[{ $ne: null }], [['a']], [5], [null], ['x'.repeat(41)], [undefined]])(
    'sent as %j is refused',
    async (promocode) => {
      expect((await apply(promocode)).status).toBe(400);
    },
  );
});
