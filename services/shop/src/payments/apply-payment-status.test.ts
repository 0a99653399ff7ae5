import { jest } from '@jest/globals';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails } from '@stezhka/kit/testing/mails';
import mongoose from 'mongoose';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrderById } from '../orders/transition-order.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, orderOf, providerPayload } from '../testing/payments.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { RefundModel } from './refunds.model.ts';

useDatabase();

const ADMIN = '65f0000000000000000000a1';
const superAdmin = as({ userId: ADMIN, roles: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] });
const PROVIDER = { kind: 'provider' };
let order: OrderRow;
let payment: PaymentRow;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 5 });
  order = await orderOf('diary', { quantity: 2 });
  payment = await attempt(order);
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const report = async (status: string, more: object = {}, of = payment) => {
  const { status: code, body } = await callback(providerPayload(of, status, more));
  return code === 200 ? body.data.applied : body.code;
};
const orderRow = async () => (await OrderModel.findById(order._id).lean<OrderRow & { __v: number }>())!;
const paymentRow = async (of = payment) => (await PaymentModel.findById(of._id).lean<PaymentRow>())!;
const refunds = async () =>
  (await RefundModel.find({ order: order._id }).sort({ createdAt: 1 }).lean()).map(
    ({ reason, amount, state, by, doneAt }) => ({ reason, amount, state, by: by.kind, doneAt }),
  );
const stock = async () => (await ProductModel.findOne({ slug: 'diary' }).lean())!.stock;
/** What is to be taken off balances. */
const takenBack = async () =>
  (
    await mongoose.connection
      .collection('later_jobs')
      .find({ name: 'take-back-top-up' })
      .hint({ _id: 1 })
      .toArray()
  ).map(({ data }) => data);
const refund = (amount: number) => superAdmin.post(`/admin/shop/orders/${order._id}/refund`, { amount });

describe('a payment', () => {
  test('that is under way is noted once, and is asked about all the same', async () => {
    const { nextCheckAt } = await paymentRow();
    advanceClock({ seconds: 5 });
    expect(await report('processing')).toBe(true);
    expect(await report('wait_accept')).toBe(false);
    expect(await paymentRow()).toMatchObject({
      status: 'pending',
      providerPaymentId: '2345678',
      checkedAt: new Date('2026-11-20T10:00:05Z'),
      nextCheckAt,
    });
    expect(nextCheckAt).toEqual(new Date('2026-11-20T10:01:00Z'));
  });

  test.each([
    ['success', true],
    ['failure', false],
    ['error', false],
  ])('that is decided as %s is not asked about any more', async (status, settles) => {
    expect(await report(status)).toBe(true);
    expect(await paymentRow()).toMatchObject({ status, settles, refunded: 0, nextCheckAt: null });
  });

  test('of another provider is not found', async () => {
    await PaymentModel.updateOne({ _id: payment._id }, { provider: 'liqpay' });
    expect(await report('success')).toBe('not_found');
  });

  test('that failed once fails the order by the provider, with its reference, and a second word adds nothing', async () => {
    expect([await report('failure'), await report('error')]).toEqual([true, false]);
    expect((await orderRow()).steps.slice(1)).toMatchObject([
      { to: 'failed', by: PROVIDER, note: payment.orderRef },
    ]);
  });

  test('that failed fails its order, whatever another order attempted since', async () => {
    const other = await orderOf('diary', { guestId: 'g2' });
    await attempt(other);
    advanceClock({ minutes: 1 });
    expect((await attempt(other)).attempt).toBe(2);
    expect(await report('failure')).toBe(true);
    expect((await orderRow()).state).toBe('failed');
  });

  test('that fails after its order was given up changes nothing of the order', async () => {
    await transitionOrderById(order._id, { to: 'cancelled', by: { kind: 'buyer' } });
    expect(await report('failure')).toBe(true);
    expect((await orderRow()).state).toBe('cancelled');
  });
});

test.each([
  ['an error of the database', new Error('no disk space')],
  ['a conflict', new AppError('conflict')],
])('after %s no refund is created, and the repeated report pays the order', async (_, error) => {
  jest.spyOn(PaymentModel, 'updateOne').mockRejectedValueOnce(error);
  expect(await report('success')).not.toBe(true);
  expect([(await orderRow()).state, await refunds()]).toEqual(['pending_payment', []]);
  expect(await report('success')).toBe(true);
  expect((await orderRow()).state).toBe('paid');
});

describe('late money', () => {
  const late = async () => {
    advanceClock({ minutes: 31 });
    await runDueJobs();
    expect([(await orderRow()).state, await stock()]).toEqual(['expired', 5]);
  };
  const wentBack = async () => {
    expect(await orderRow()).toMatchObject({ state: 'refunded', refunded: 149_900 });
    expect(await paymentRow()).toMatchObject({ settles: true, refunded: 149_900, status: 'success' });
    expect(await refunds()).toEqual([
      { reason: 'late', amount: 149_900, state: 'open', by: 'provider', doneAt: null },
    ]);
    expect((await orderRow()).steps.at(-1)).toMatchObject({
      to: 'refunded',
      by: PROVIDER,
      note: payment.orderRef,
    });
  };

  test.each([0, 1])('goes back when of two pieces %d are left', async (left) => {
    await late();
    await ProductModel.updateOne({ slug: 'diary' }, { stock: left });
    expect(await report('success')).toBe(true);
    await wentBack();
    expect(await stock()).toBe(left);
  });

  test('of an order that was given up goes back, though the goods are there', async () => {
    await transitionOrderById(order._id, { to: 'cancelled', by: { kind: 'buyer' } });
    expect(await report('success')).toBe(true);
    await wentBack();
    expect(await stock()).toBe(5);
  });

  test('that came and went again leaves an order that is refunded, and asks for nothing', async () => {
    await late();
    await ProductModel.updateOne({ slug: 'diary' }, { stock: 0 });
    expect(await report('reversed')).toBe(true);
    expect(await orderRow()).toMatchObject({ state: 'refunded', refunded: 149_900 });
    expect(await paymentRow()).toMatchObject({ status: 'reversed', refunded: 149_900 });
  });
});

describe('a second payment of a paid order', () => {
  let second: PaymentRow;
  beforeEach(async () => {
    advanceClock({ minutes: 1 });
    second = await attempt(order);
    await report('success');
    expect(await report('success', {}, second)).toBe(true);
  });

  test('goes back whole as paid twice, and the order lives on the first', async () => {
    expect(await refunds()).toEqual([
      { reason: 'double', amount: 149_900, state: 'open', by: 'provider', doneAt: null },
    ]);
    expect(await paymentRow(second)).toMatchObject({ settles: false, refunded: 149_900 });
    expect(await paymentRow()).toMatchObject({ settles: true, refunded: 0 });
    expect(await orderRow()).toMatchObject({ state: 'paid', refunded: 0, doubleRefunded: 149_900 });
    // What staff give back comes from the payment the order lives on.
    expect((await refund(100)).status).toBe(200);
    expect((await paymentRow()).refunded).toBe(10_000);
  });

  test('is told by a mail with its sum, once', async () => {
    const sent = collectMails((to) => recipientOf(to, async () => undefined));
    expect(await report('success', {}, second)).toBe(false);
    for (let n = 0; n < 3; n += 1) await runDueJobs();
    const told = sent.filter(
      ({ subject }) => subject === `Зайву оплату замовлення № ${order.number} повернено`,
    );
    expect(told.map(({ to, text }) => [to, /двічі, тож (.+?₴)/.exec(text)?.[1]])).toEqual([
      [order.contacts.email, '1\u00a0499\u00a0₴'],
    ]);
  });

  test('that the provider says it returned is no refund of the order', async () => {
    expect(await report('reversed', {}, second)).toBe(true);
    expect(await orderRow()).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await refunds()).toHaveLength(1);
    expect(await paymentRow(second)).toMatchObject({ status: 'reversed', refunded: 149_900 });
  });
});

describe('a reversal', () => {
  beforeEach(() => report('success'));

  test('of a part is of that part alone, done by the provider, and the next adds only what is new', async () => {
    advanceClock({ minutes: 5 });
    const at = new Date('2026-11-20T10:05:00Z');
    expect(await report('reversed', { refund_amount: 100 })).toBe(true);
    expect(await report('reversed', { refund_amount: 100 })).toBe(false);
    expect(await report('reversed', { refund_amount: 50 })).toBe(false);
    expect(await orderRow()).toMatchObject({ state: 'paid', refunded: 10_000 });
    expect(await paymentRow()).toMatchObject({ status: 'success', refunded: 10_000 });
    expect(await report('reversed', { refund_amount: 1499 })).toBe(true);
    expect(await refunds()).toEqual([
      { reason: 'reversed', amount: 10_000, state: 'done', by: 'provider', doneAt: at },
      { reason: 'reversed', amount: 139_900, state: 'done', by: 'provider', doneAt: at },
    ]);
    const { steps, refunded, state } = await orderRow();
    expect([state, refunded, await stock()]).toEqual(['refunded', 149_900, 5]);
    expect(steps.at(-1)).toMatchObject({ by: PROVIDER, note: payment.orderRef });
  });

  test('of a part that is heard before the payment itself leaves the rest paid', async () => {
    const early = await orderOf('diary', { guestId: 'g2' });
    const unheard = await attempt(early);
    expect(await report('reversed', { refund_amount: 100 }, unheard)).toBe(true);
    expect(await paymentRow(unheard)).toMatchObject({
      status: 'success',
      settles: true,
      refunded: 10_000,
      providerPaymentId: '2345678',
      nextCheckAt: null,
    });
    expect(await OrderModel.findById(early._id).lean()).toMatchObject({ state: 'paid', refunded: 10_000 });
  });

  test('of goods takes nothing off a balance, one of a top-up does', async () => {
    await report('reversed', { refund_amount: 100 });
    expect(await takenBack()).toEqual([]);
    await OrderModel.updateOne({ _id: order._id }, { kind: 'top_up' });
    await report('reversed', { refund_amount: 150 });
    expect(await takenBack()).toEqual([{ id: String(order._id), kopiykas: 5_000 }]);
  });

  test('of more than was paid is of what was paid', async () => {
    expect(await report('reversed', { refund_amount: 5000 })).toBe(true);
    expect(await orderRow()).toMatchObject({ state: 'refunded', refunded: 149_900 });
    expect(await paymentRow()).toMatchObject({ status: 'reversed', refunded: 149_900 });
  });

  test('that does not say how much, beside a refund in part, changes nothing', async () => {
    await refund(100);
    expect(await report('reversed')).toBe(false);
    expect(await orderRow()).toMatchObject({ state: 'paid', refunded: 10_000 });
    expect(await paymentRow()).toMatchObject({ status: 'success', refunded: 10_000 });
    // One that says it counts what we gave back ourselves.
    expect(await report('reversed', { refund_amount: 300 })).toBe(true);
    expect(await orderRow()).toMatchObject({ state: 'paid', refunded: 30_000 });
    expect((await refunds()).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['staff', 10_000],
      ['reversed', 20_000],
    ]);
  });

  test('that we asked for ourselves closes the payment and gives nothing more', async () => {
    await refund(1499);
    expect(await report('reversed')).toBe(true);
    expect(await report('reversed')).toBe(false);
    expect(await paymentRow()).toMatchObject({ status: 'reversed', refunded: 149_900 });
    expect((await refunds()).map(({ reason }) => reason)).toEqual(['staff']);
    expect((await orderRow()).refunded).toBe(149_900);
  });
});
