import { setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { rememberDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails } from '@stezhka/kit/testing/mails';
import { ORDER_STATES, type OrderState } from '@stezhka/shop-contract';
import type { Model } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { CouponModel, CouponUseModel } from '../coupons/coupons.model.ts';
import { canTransition, HOLDS_STOCK } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { PaymentModel, type PaymentRow } from '../payments/payments.model.ts';
import { RefundModel, type RefundRow } from '../payments/refunds.model.ts';
import { SandboxModel } from '../payments/sandbox/sandbox.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { seed } from '../seed.ts';
import { as, get } from '../testing/catalogue.ts';
import { seedOrders } from './orders.ts';
import { readCoupons, readProducts } from './read-demo.ts';

useDatabase();
const [coupons, products] = [readCoupons(), readProducts()];

const NOVA = '65f000000000000000000001';
const SOFIIA = '65f000000000000000000002';
let orders: OrderRow[];
let payments: PaymentRow[];
let refunds: RefundRow[];
let putBack: () => Promise<void>;

// biome-ignore lint/suspicious/noExplicitAny: any model
const all = <T>(model: Model<any>) => model.find().sort({ _id: 1 }).hint({ _id: 1 }).lean<T[]>();
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

async function look() {
  orders = await all<OrderRow>(OrderModel);
  payments = await all<PaymentRow>(PaymentModel);
  refunds = await all<RefundRow>(RefundModel);
}
beforeAll(async () => {
  await seed({ demo: true });
  putBack = await rememberDatabase();
});
beforeEach(look);
afterEach(() => putBack());
afterAll(() => setClock(null));

test('forty orders, every state among them, numbered as they came', () => {
  expect(orders).toHaveLength(40);
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(ORDER_STATES));
  const inTime = [...orders].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  expect(inTime.map(({ number }) => number)).toEqual(orders.map((_, n) => 10_001 + n));
});

test('each life is one that the table of states knows, and lies in the past', () => {
  for (const { steps, state, number } of orders) {
    expect(steps.at(-1)!.to).toBe(state);
    for (const [n, { from, to, at }] of steps.entries()) {
      const before = steps[n - 1];
      expect(from).toBe(before?.to ?? null);
      if (before)
        expect([number, from, to, canTransition(from!, to), at > before.at]).toEqual([
          number,
          from,
          to,
          true,
          true,
        ]);
      expect(at.getTime()).toBeLessThanOrEqual(Date.now());
    }
  }
});

test('every total is the sum of its parts', () => {
  for (const { amounts, lines, number } of orders) {
    const { goods, discount, delivery, fee, total } = amounts;
    expect([number, sum(lines.map(({ price, quantity }) => price * quantity))]).toEqual([number, goods]);
    expect(sum(lines.map((line) => line.discount))).toBe(discount);
    expect(total).toBe(goods - discount + delivery + fee);
  }
});

test('payments, refunds and the provider’s books say what the orders say', async () => {
  const PAID: OrderState[] = ['paid', 'processing', 'shipped', 'delivered', 'refunded'];
  for (const { _id, number, state, payment, amounts, refunded } of orders) {
    const own = payments.filter(({ order }) => order.equals(_id));
    const settling = own.filter(({ settles }) => settles);
    const pays = payment === 'card' && amounts.total > 0 && PAID.includes(state);
    expect([number, settling.length]).toEqual([number, pays ? 1 : 0]);
    if (payment === 'cod') expect(own).toEqual([]);
    for (const one of own)
      expect([one.amount, one.orderRef]).toEqual([amounts.total, `${number}-${one.attempt}`]);
    expect(settling[0]?.refunded ?? 0).toBe(refunded);
    if (state === 'refunded') expect(refunded).toBe(amounts.total);
    const back = refunds.filter(({ order }) => order.equals(_id));
    expect(sum(back.map(({ amount }) => amount))).toBe(refunded);
    expect(back.every((refund) => refund.state === 'done' && refund.doneAt)).toBe(true);
  }
  expect(refunds.map(({ reason }) => reason).sort()).toEqual(['cancelled', 'staff', 'staff', 'staff']);
  for (const book of await all<PaymentRow>(SandboxModel)) {
    const { amount, refunded, settles } = payments.find(({ orderRef }) => orderRef === book.orderRef)!;
    expect([book.amount, book.refunded]).toEqual([amount, refunded]);
    expect(['success', 'reversed'].includes(book.status)).toBe(settles);
  }
});

test('stock held by orders is subtracted from the products, and returned stock is not', async () => {
  const held = new Map<string, number>();
  for (const { state, lines, steps } of orders) {
    const left = state !== 'returned' && steps.some(({ from }) => from === 'shipped' || from === 'delivered');
    if (!HOLDS_STOCK.includes(state) && !left) continue;
    for (const { product, count } of lines.flatMap(({ pieces }) => pieces)) {
      held.set(String(product), (held.get(String(product)) ?? 0) + count);
    }
  }
  for (const { _id, slug, stock, sizes } of await all<ProductRow>(ProductModel)) {
    const made = products.find((one) => one.slug === slug)!.stock;
    expect([slug, stock]).toEqual([slug, made - (held.get(String(_id)) ?? 0)]);
    if (sizes.length) expect([slug, sum(sizes.map((size) => size.stock))]).toEqual([slug, stock]);
  }
});

test('five promocodes: each is used as often as orders hold it', async () => {
  const rows = await CouponModel.find().sort({ code: 1 }).hint({ code: 1 }).lean();
  expect(rows.map(({ code }) => code)).toEqual(coupons.map(({ code }) => code).sort());
  for (const { _id, code, used } of rows) {
    const uses = CouponUseModel.countDocuments({ coupon: _id }).hint({ _id: 1 });
    expect([code, used]).toEqual([code, await uses]);
  }
  expect(rows.find(({ code }) => code === 'DVOIE')!.used).toBe(2);
});

test('two of the demonstration’s members find orders of their own, and everybody has a page of theirs', async () => {
  const mine = async (userId: string) => (await as({ userId }).get('/data/orders')).body.data.orders;
  expect(await mine(NOVA)).toHaveLength(1);
  expect((await mine(SOFIIA)).map(({ state }: { state: OrderState }) => state).sort()).toEqual(
    ['delivered', 'processing', 'refunded', 'shipped'].sort(),
  );
  for (const { token } of orders) await get(`/data/order/${token}`).expect(200);
  expect((await get('/data/cart').expect(200)).body.data.cart.products).toEqual([]);
  expect(await CartModel.estimatedDocumentCount()).toBe(0);
});

test('seeded orders send no mails and move no money again; the unpaid ones expire within a month', async () => {
  const sent = collectMails((to) => recipientOf(to, async () => undefined));
  const before = structuredClone(orders.map(({ state, refunded }) => [state, refunded]));
  await runDueJobs();
  await look();
  expect(orders.map(({ state, refunded }) => [state, refunded])).toEqual(before);
  expect(sent).toEqual([]);
  setClock(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  await runDueJobs();
  setClock(null);
  await look();
  expect(orders.some(({ state }) => state === 'pending_payment' || state === 'failed')).toBe(false);
});

test('a shop that was bought empty is seeded all the same', async () => {
  const [first] = orders;
  await OrderModel.deleteOne({ _id: first!._id });
  await ProductModel.updateOne({ _id: first!.lines[0]!.item }, { stock: 0, 'sizes.$[].stock': 0 });
  await seedOrders();
  expect(await OrderModel.exists({ 'source.cart': first!.source.cart })).toBeNull();
});
