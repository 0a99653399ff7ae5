import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import {
  type Cart,
  CONSTRUCTED_SLUG,
  FIRST_CHOICES,
  type OrderState,
  type RepeatOrderReply,
} from '@stezhka/shop-contract';
import { CouponModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrderById } from '../orders/transition-order.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, get, makeCategories, product, text } from '../testing/catalogue.ts';
import { placeOrder } from './place-order.ts';

useDatabase();

const guest = as({ guestId: 'g1' });
let diary: string;
let own: string;
let kit: string;
let order: OrderRow;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  const sizes = ['A5', 'B6'].map((value) => ({ value, price: 10_000, stock: 5 }));
  diary = await product('diary', diaries, { price: 10_000, stock: 10, sizes });
  const deck = await product('deck', diaries, { price: 10_000, stock: 5 });
  own = await product(CONSTRUCTED_SLUG, diaries, { price: 10_000, stock: 5 });
  const words = { title: text('Пара'), description: text('Пара') };
  kit = (
    await KitModel.create([
      { slug: 'pair', ...words, mainProduct: deck, extraProducts: [diary], price: 15_000 },
    ])
  )[0]!.id;
  await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
  await guest.get(`/order/add-product/${diary}?size=B6&quantity=2`);
  await guest.get(
    `/order/add-product/${own}?${new URLSearchParams({ ...FIRST_CHOICES, engraving: 'Софія' })}`,
  );
  await guest.get(`/order/add-kit/${kit}`);
  const { cart }: { cart: Cart } = (await guest.post('/order/promocode/apply', { promocode: 'TEN' })).body
    .data;
  const goods = [...cart.products, ...cart.kits].reduce(
    (sum, line) => sum + Math.round(line.sum.price * 100),
    0,
  );
  order = await placeOrder({
    owner: { guestId: 'g1' },
    locale: 'uk',
    contacts: { name: 'Софія', lastName: 'М', phone: '+380500000000', email: 's@x.example', comment: '' },
    delivery: { method: 'pickup', city: '', place: '' },
    payment: 'card',
    seen: { version: cart.version, goods: goods - Math.round(cart.discount * 100) },
  });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const toCart = async (who = guest) => {
  const { status, body } = await who.post(`/order/${order.token}/to-cart`);
  return { status, code: body.code as string | undefined, cart: body.data?.cart as Cart };
};
const linesOf = ({ products, kits }: Cart) => [
  ...products.map(({ productId, size, quantity }) => [productId, size, quantity]),
  ...kits.map(({ kitId, quantity }) => [kitId, quantity]),
];
const whole = () => [
  [diary, 'B6', 2],
  [own, null, 1],
  [kit, 1],
];
const state = async () => (await OrderModel.findById(order._id).lean<OrderRow>())!.state;
const shown = async () => (await get(`/data/order/${order.token}`)).body.data.order;
const move = (to: OrderState) => transitionOrderById(order._id, { to, by: { kind: 'provider' } });

test('the cart names the order that was made of it', async () => {
  const { cart } = (await guest.get('/data/cart')).body.data;
  expect([cart.orderId, cart.products]).toEqual([order.number, []]);
  expect((await as({ guestId: 'g2' }).get('/data/cart')).body.data.cart.orderId).toBeNull();
});

test('an order that was left at its payment goes back whole, holds no stock, and may be pressed twice', async () => {
  expect((await shown()).canRestoreCart).toBe(true);
  const { cart } = await toCart();
  expect(linesOf(cart)).toEqual(whole());
  expect(cart).toMatchObject({ promocode: 'TEN', promocodeError: null });
  expect(cart.products[1]!.choices).toContain('Софія');
  expect([await state(), (await ProductModel.findById(diary).lean())!.stock]).toEqual(['cancelled', 10]);
  const again = await toCart();
  expect([linesOf(again.cart), again.cart.version]).toEqual([whole(), cart.version]);
});

test.each(['failed', 'expired', 'cancelled'] as const)('an order that is %s goes back too', async (to) => {
  await move(to);
  expect(linesOf((await toCart()).cart)).toEqual(whole());
  expect(await state()).toBe(to === 'expired' ? 'expired' : 'cancelled');
});

test('an order that awaits its confirmation goes back: the way on when some of its goods are sold', async () => {
  await move('cancelled');
  await OrderModel.updateOne({ _id: order._id }, { state: 'pending_confirmation', payment: 'cod' });
  expect((await shown()).canRestoreCart).toBe(true);
  const { cart } = await toCart();
  expect([linesOf(cart), await state()]).toEqual([whole(), 'cancelled']);
  expect((await ProductModel.findById(diary).lean())!.stock).toBe(10);
});

test('what is in the cart meanwhile stays, and the larger quantity counts', async () => {
  await guest.get(`/order/add-product/${diary}?size=B6&quantity=3`);
  await guest.get(`/order/add-product/${diary}?size=A5`);
  expect(linesOf((await toCart()).cart)).toEqual([
    [diary, 'B6', 3],
    [diary, 'A5', 1],
    [own, null, 1],
    [kit, 1],
  ]);
});

test('what is not sold any more is left out, and a changed price is told', async () => {
  await move('cancelled');
  await ProductModel.updateOne({ _id: own }, { published: false });
  await KitModel.deleteOne({ _id: kit });
  await ProductModel.updateOne({ _id: diary }, { 'sizes.1.price': 12_000 });
  const { cart } = await toCart();
  expect(linesOf(cart)).toEqual([[diary, 'B6', 2]]);
  expect(cart.products[0]!.priceChange).toEqual({ from: 100, to: 120 });
});

test('a paid order does not go back into a cart', async () => {
  await move('paid');
  expect((await shown()).canRestoreCart).toBe(false);
  expect(await toCart()).toMatchObject({ status: 409, code: 'order_state' });
});

test('the mail’s link works in another browser: the goods go into the cart there', async () => {
  const member = as({ userId: '65f0000000000000000000b1' });
  expect(linesOf((await toCart(member)).cart)).toEqual(whole());
  expect((await guest.get('/data/cart')).body.data.cart.products).toEqual([]);
});

describe('an order that is paid or done, once more', () => {
  const repeat = async (who = guest) => {
    const { status, body } = await who.post(`/order/${order.token}/repeat`);
    return { status, code: body.code as string | undefined, ...(body.data as RepeatOrderReply) };
  };
  beforeEach(() => move('paid'));

  test('fills the cart and changes no order; pressing twice adds nothing', async () => {
    expect(await shown()).toMatchObject({ canRepeat: true, canRestoreCart: false });
    const { cart, taken, short } = await repeat();
    expect([linesOf(cart), taken, short, cart.promocode]).toEqual([whole(), 4, [], '']);
    const again = await repeat();
    expect([linesOf(again.cart), again.cart.version, await state()]).toEqual([whole(), cart.version, 'paid']);
  });

  test('takes what is left of each line, beside what the cart holds already, and says what is missing', async () => {
    await ProductModel.updateOne({ _id: own }, { published: false });
    await KitModel.deleteOne({ _id: kit });
    await ProductModel.updateOne({ _id: diary }, { 'sizes.1.stock': 1 });
    const { cart, taken, short } = await repeat();
    expect([linesOf(cart), taken]).toEqual([[[diary, 'B6', 1]], 1]);
    expect(short.map((one) => [one.size, one.ordered, one.taken])).toEqual([
      ['B6', 2, 1],
      [null, 1, 0],
      [null, 1, 0],
    ]);
  });

  test.each([[['deck']], [['deck', 'diary']]])(
    'leaves out a kit whose parts %j are deleted',
    async (slugs) => {
      for (const slug of slugs) await ProductModel.deleteOne({ slug });
      const { status, cart, short } = await repeat();
      expect([status, cart.kits]).toEqual([200, []]);
      expect(short.at(-1)).toMatchObject({ title: 'Пара', ordered: 1, taken: 0 });
    },
  );

  test('leaves the cart alone where nothing is left', async () => {
    await ProductModel.updateMany({}, { published: false }).hint({ _id: 1 });
    await KitModel.deleteOne({ _id: kit });
    expect(await repeat()).toMatchObject({ taken: 0, cart: { products: [], kits: [] } });
  });

  test.each(['pending_payment', 'failed', 'pending_confirmation', 'expired', 'cancelled'] as const)(
    'is not for one that is %s: its goods go back instead',
    async (to) => {
      await OrderModel.updateOne({ _id: order._id }, { state: to });
      expect(await shown()).toMatchObject({ canRepeat: false, canRestoreCart: true });
      expect(await repeat()).toMatchObject({ status: 409, code: 'order_state' });
    },
  );
});
