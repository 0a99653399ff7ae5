import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { type Cart, DELIVERY_METHODS, PAYMENT_METHODS } from '@stezhka/shop-contract';
import fc from 'fast-check';
import type { Model } from 'mongoose';
import { CouponModel, CouponUseModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { HOLDS_COUPON, HOLDS_STOCK } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { placeOrder } from './place-order.ts';

useDatabase();
afterAll(() => setClock(null));

const MEMBER = 'member';
const STOCK = { diary: 7, deck: 5, gift: 40, cover: 9 };
let products: string[];
let kits: string[];
/** The number of logins: after each one the browser is another guest. */
let logins = 0;

const guest = () => as({ guestId: `guest-${logins}` });
const member = () => as({ userId: MEMBER });
const whoOf = (n: number) => (n % 2 ? guest() : member());
const ownerOf = (n: number) => (n % 2 ? { guestId: `guest-${logins}` } : { userId: MEMBER });
const cartOf = async (who: ReturnType<typeof as>): Promise<Cart> =>
  (await who.get('/data/cart')).body.data.cart;
// biome-ignore lint/suspicious/noExplicitAny: any model
const all = <T>(model: Model<any>) => model.find().sort({ _id: 1 }).hint({ _id: 1 }).lean<T[]>();
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
/** Hryvnias of a reply → kopiykas; more than two places after the point are a defect. */
function kopiykas(hryvnias: number): number {
  const whole = Math.round(hryvnias * 100);
  expect(whole / 100).toBe(hryvnias);
  return whole;
}

async function begin() {
  await clearDatabase();
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  products = [
    await product('diary', diaries, { price: 74_950, oldPrice: 89_900, stock: STOCK.diary }),
    await product('deck', diaries, { price: 33_333, stock: STOCK.deck }),
    await product('gift', diaries, { price: 0, stock: STOCK.gift }),
    await product('cover', diaries, {
      price: 54_001,
      stock: STOCK.cover,
      sizes: [
        { value: 'A5', price: 54_001, stock: 6 },
        { value: 'B6', price: 47_007, stock: 3 },
      ],
    }),
  ];
  const kit = async (slug: string, main: number, price: number) => {
    const words = { title: text(slug), description: text(slug) };
    const parts = { mainProduct: products[main]!, extraProducts: [products[1]!] };
    return (await KitModel.create([{ slug, ...words, ...parts, price }]))[0]!.id as string;
  };
  kits = [await kit('a', 0, 99_999), await kit('b', 3, 77_777)];
  await CouponModel.create([
    { code: 'SEVEN', discount: { kind: 'percent', percent: 7 }, limitPerPerson: 2 },
    { code: 'FIFTY', discount: { kind: 'amount', kopiykas: 5_001 } },
    { code: 'ALL', discount: { kind: 'percent', percent: 100 }, limit: 2 },
    { code: 'LARGE', discount: { kind: 'percent', percent: 33 }, minGoods: 150_000 },
  ]);
}
const CODES = ['SEVEN', 'FIFTY', 'ALL', 'LARGE', ''];

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
/** A size for the product that has some. */
const sizeOf = (id: string, n: number) => (id === products[3] ? `&size=${n % 3 ? 'A5' : 'B6'}` : '');

/** Refusals are part of the game, a broken server is not. */
async function asked(reply: Promise<{ status: number; body: { data: { cart?: Cart } } }>) {
  const { status, body } = await reply;
  expect(status).toBeLessThan(500);
  if (body.data?.cart) checkCart(body.data.cart);
}

type Act = (who: number, n: number) => Promise<unknown>;
const ACTS: Record<string, Act> = {
  add: (who, n) => {
    const id = pick(products, n)!;
    return asked(whoOf(who).get(`/order/add-product/${id}?quantity=${1 + (n % 4)}${sizeOf(id, n)}`));
  },
  addKit: (who, n) => asked(whoOf(who).get(`/order/add-kit/${pick(kits, n)}?quantity=${1 + (n % 3)}`)),
  quantity: async (who, n) => {
    const line = pick((await cartOf(whoOf(who))).products, n);
    if (line) await asked(whoOf(who).get(`/order/product-quantity/${line.id}/${1 + (n % 6)}`));
  },
  kitQuantity: async (who, n) => {
    const line = pick((await cartOf(whoOf(who))).kits, n);
    if (line) await asked(whoOf(who).get(`/order/kit-quantity/${line.id}/${1 + (n % 4)}`));
  },
  remove: async (who, n) => {
    const line = pick((await cartOf(whoOf(who))).products, n);
    if (line) await asked(whoOf(who).get(`/order/remove-product/${line.id}`));
  },
  removeKit: async (who, n) => {
    const line = pick((await cartOf(whoOf(who))).kits, n);
    if (line) await asked(whoOf(who).get(`/order/remove-kit/${line.id}`));
  },
  coupon: (who, n) => asked(whoOf(who).post('/order/promocode/apply', { promocode: pick(CODES, n) })),
  login,
  reprice: (_, n) =>
    ProductModel.updateOne({ _id: pick(products.slice(0, 2), n) }, { price: 10_000 + (n % 80_000) }),
  unpublish: (_, n) => ProductModel.updateOne({ slug: 'deck' }, { published: n % 2 === 0 }),
  deleteKit: () => KitModel.deleteOne({ slug: 'b' }),
  order,
  cancel: async (_, n) => {
    const one = pick(await all<OrderRow>(OrderModel), n);
    if (one) await asked(guest().post(`/order/${one.token}/cancel`));
  },
  wait: async () => {
    advanceClock({ minutes: 31 });
    await runDueJobs();
  },
};

const keyOf = ({ productId, size }: Cart['products'][number]) => `${productId} ${size}`;

/** Both carts become one: the guest's quantity wins, and nothing else of either is lost. */
async function login() {
  const before = { own: await cartOf(member()), brought: await cartOf(guest()) };
  const after = await cartOf(as({ userId: MEMBER, guestId: `guest-${logins}` }));
  checkCart(after);
  const count = (cart: Cart) =>
    new Map([
      ...cart.products.map((line) => [keyOf(line), line.quantity] as const),
      ...cart.kits.map(({ kitId, quantity }) => [kitId, quantity] as const),
    ]);
  const [own, brought, merged] = [before.own, before.brought, after].map(count) as [Counts, Counts, Counts];
  expect(new Set(merged.keys())).toEqual(new Set([...own.keys(), ...brought.keys()]));
  for (const [key, quantity] of merged) expect(quantity).toBe(brought.get(key) ?? own.get(key));
  logins += 1;
}
type Counts = Map<string, number>;

/** What the buyer was shown is what the order costs, in each way of sending and paying; else there is no order. */
async function order(who: number, n: number) {
  const delivery = pick(DELIVERY_METHODS, n)!;
  const payment = pick(PAYMENT_METHODS, n >> 2)!;
  const cart = await cartOf(whoOf(who));
  const shown = (await whoOf(who).get(`/order/totals?delivery=${delivery}&payment=${payment}`)).body.data;
  const placing = placeOrder({
    owner: ownerOf(who),
    locale: 'uk',
    contacts: {
      name: 'А',
      lastName: 'Б',
      phone: '+380500000000',
      email: `${who % 2}@x.example`,
      comment: '',
    },
    delivery: { method: delivery, city: '', place: '' },
    payment,
    seen: { version: cart.version, goods: kopiykas(shown.goods) - kopiykas(shown.discount) },
  });
  const row = await placing.catch((error) => {
    const known = /^(cart_|coupon_|free_|orders_|out_of_stock|not_enough_stock)/;
    expect(error.code).toMatch(known);
  });
  if (!row) return;
  expect([row.amounts.total, row.amounts.delivery, row.amounts.fee]).toEqual(
    [shown.total.totalPrice.price, shown.total.deliveryPrice, shown.total.paymentPrice].map(kopiykas),
  );
  expect(row.lines).toHaveLength(cart.products.length + cart.kits.length);
  expect((await cartOf(whoOf(who))).total.totalPrice.price).toBe(0);
}

function checkCart({ products: lines, kits: bundles, total, discount, promocodeError }: Cart) {
  const list = [...lines, ...bundles];
  for (const { sum: all, priceData, quantity } of list) {
    expect(kopiykas(all.price)).toBe(kopiykas(priceData.price) * quantity);
  }
  const goods = sum(list.map((line) => kopiykas(line.sum.price)));
  const off = kopiykas(discount);
  expect(off).toBeLessThanOrEqual(goods);
  if (promocodeError) expect(off).toBe(0);
  expect(kopiykas(total.totalPrice.price)).toBe(
    goods - off + kopiykas(total.deliveryPrice) + kopiykas(total.paymentPrice),
  );
  if (list.length === 0) expect(total).toMatchObject({ deliveryPrice: 0, paymentPrice: 0 });
}

async function checkBooks() {
  const orders = await all<OrderRow>(OrderModel);
  for (const { amounts, lines } of orders) {
    expect(sum(lines.map(({ price, quantity }) => price * quantity))).toBe(amounts.goods);
    expect(sum(lines.map(({ discount }) => discount))).toBe(amounts.discount);
    expect(amounts.total).toBe(amounts.goods - amounts.discount + amounts.delivery + amounts.fee);
  }
  const held = orders.filter(({ state }) => HOLDS_STOCK.includes(state)).flatMap(({ lines }) => lines);
  for (const { _id, slug, stock, sizes } of await all<ProductRow>(ProductModel)) {
    const pieces = held.flatMap((line) => line.pieces).filter((piece) => piece.product.equals(_id));
    expect([slug, stock + sum(pieces.map(({ count }) => count))]).toEqual([
      slug,
      STOCK[slug as keyof typeof STOCK],
    ]);
    expect(stock).toBeGreaterThanOrEqual(0);
    if (sizes.length) expect(sum(sizes.map((size) => size.stock))).toBe(stock);
  }
  for (const { _id, code, used } of await all<{ _id: unknown; code: string; used: number }>(CouponModel)) {
    const uses = CouponUseModel.countDocuments({ coupon: _id as never }).hint({ _id: 1 });
    expect([code, used]).toEqual([code, await uses]);
    expect(used).toBe(orders.filter((one) => one.coupon === code && HOLDS_COUPON.includes(one.state)).length);
  }
}

test('carts, kits, promocodes, logins and orders in any order: what is shown is what is paid, and nothing is lost', async () => {
  // What makes orders comes more often.
  const kinds = [...Object.keys(ACTS), 'add', 'add', 'addKit', 'coupon', 'order', 'order'];
  const act = fc.tuple(fc.constantFrom(...kinds), fc.nat(1), fc.nat(1_000));
  const acts = fc.array(act, { minLength: 4, maxLength: 16, size: 'max' });
  const start = [
    ['add', 0, 0],
    ['addKit', 1, 0],
  ] as const;
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      await begin();
      for (const [kind, who, n] of [...start, ...list]) await ACTS[kind]!(who, n);
      for (const one of [0, 1]) checkCart(await cartOf(whoOf(one)));
      await checkBooks();
    }),
    { numRuns: 25 },
  );
});
