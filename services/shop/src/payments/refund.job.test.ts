import { advanceClock, setClock } from '@stezhka/kit/clock';
import { deadJobs, runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { OrderRow } from '../orders/orders.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, orderOf, providerPayload } from '../testing/payments.ts';
import type { PaymentRow } from './payments.model.ts';
import { type Provider, useProvider } from './provider.ts';
import { parseProviderReport } from './provider-report.ts';
import { carryOutRefund } from './refund.job.ts';
import { RefundModel } from './refunds.model.ts';
import { sandbox } from './sandbox/sandbox.ts';

useDatabase();

const superAdmin = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_SUPER_ADMIN'] });
let order: OrderRow;
let payment: PaymentRow;
/** What the provider was asked to give, kopiykas; it does so and its answer gets lost as often as this. */
let given: number[];
let losses: number;
/** What the provider says of the payment when it is asked; undefined: it does not know it. */
let word: object | undefined;

const provider: Provider = {
  ...sandbox(),
  fetchReport: async () => word && parseProviderReport(word as Record<string, unknown>),
  async refund(_, amount) {
    given.push(amount);
    losses -= 1;
    if (losses >= 0) throw new Error('the answer got lost');
  },
};

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  useProvider(provider);
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 3 });
  order = await orderOf('diary');
  payment = await attempt(order);
  await callback(providerPayload(payment, 'success'));
  given = [];
  losses = 1;
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const refund = (amount: number) => superAdmin.post(`/admin/shop/orders/${order._id}/refund`, { amount });
const run = async (times: number) => {
  for (let n = 0; n < times; n += 1) {
    await runDueJobs();
    advanceClock({ hours: 2 });
  }
};
const states = async () =>
  (await RefundModel.find({ payment: payment._id }).sort({ _id: 1 }).lean()).map(({ state }) => state);
const dead = async () => (await deadJobs()).map(({ error }) => error);

test('a refund is asked for once, and its times are kept', async () => {
  losses = 0;
  await refund(49.5);
  await run(2);
  expect(given).toEqual([4_950]);
  const at = new Date('2026-11-20T10:00:00Z');
  expect(await RefundModel.findOne({ payment: payment._id }).lean()).toMatchObject({
    state: 'done',
    createdAt: at,
    askedAt: at,
    doneAt: at,
  });
});

test('refunds of one payment go one after another, in the order they were made', async () => {
  losses = 0;
  for (const amount of [10, 20, 30]) await refund(amount);
  await run(5);
  expect([given, await states()]).toEqual([
    [1_000, 2_000, 3_000],
    ['done', 'done', 'done'],
  ]);
});

test('a refund whose turn has not come is not asked for', async () => {
  losses = 0;
  for (const amount of [10, 20]) await refund(amount);
  const [first, second] = await RefundModel.find({ payment: payment._id }).sort({ _id: 1 }).lean();
  const early = carryOutRefund.handler({ id: String(second!._id) }, { id: '1', attempt: 1 });
  await expect(early).rejects.toThrow(String(first!._id));
  expect(given).toEqual([]);
});

test('a refund does not wait for one of another payment', async () => {
  const other = await orderOf('diary', { guestId: 'g2' });
  await callback(providerPayload(await attempt(other), 'success'));
  await superAdmin.post(`/admin/shop/orders/${other._id}/refund`, { amount: 10 });
  await refund(20);
  losses = 0;
  const own = (await RefundModel.findOne({ payment: payment._id, state: 'open' }).lean())!;
  await carryOutRefund.handler({ id: String(own._id) }, { id: '1', attempt: 1 });
  expect([given, await states()]).toEqual([[2_000], ['done']]);
});

test.each<[string, object, number[]]>([
  ['gave it back', { status: 'success', refund_amount: 49.5 }, [4_950]],
  ['gave less back', { status: 'success', refund_amount: 49.49 }, [4_950, 4_950]],
  ['reversed the payment', { status: 'reversed' }, [4_950]],
  ['gave nothing back', { status: 'success' }, [4_950, 4_950]],
])('a lost answer: a provider that says it %s is asked accordingly', async (_, more, calls) => {
  word = { ...providerPayload(payment, ''), ...more };
  await refund(49.5);
  await run(4);
  expect([given, await states(), await dead()]).toEqual([calls, ['done'], []]);
});

test('a lost answer of a second refund is measured beside the first', async () => {
  losses = 0;
  await refund(10);
  await run(1);
  losses = 1;
  await refund(20);
  word = providerPayload(payment, 'success', { refund_amount: 20 });
  await run(3);
  // Ten and twenty are thirty: the second one is still to come.
  expect([given, await states()]).toEqual([
    [1_000, 2_000, 2_000],
    ['done', 'done'],
  ]);
});

test('a lost answer is not measured beside the refunds of another payment', async () => {
  losses = 0;
  const other = await orderOf('diary', { guestId: 'g2' });
  await callback(providerPayload(await attempt(other), 'success'));
  await superAdmin.post(`/admin/shop/orders/${other._id}/refund`, { amount: 10 });
  await run(1);
  losses = 1;
  await refund(20);
  word = providerPayload(payment, 'success', { refund_amount: 20 });
  await run(3);
  expect([given, await states()]).toEqual([[1_000, 2_000], ['done']]);
});

test('an unknown payment, or a reversal beside an earlier refund, leaves a dead job for staff', async () => {
  word = undefined;
  await refund(10);
  await run(3);
  expect([given, await states(), await dead()]).toEqual([
    [1_000],
    ['open'],
    [expect.stringContaining(`does not know payment ${payment.orderRef}`)],
  ]);
  await RefundModel.updateOne({ payment: payment._id }, { state: 'done' });
  losses = 1;
  await refund(20);
  word = providerPayload(payment, 'reversed');
  await run(3);
  expect([given, await states()]).toEqual([
    [1_000, 2_000],
    ['done', 'open'],
  ]);
  expect(await dead()).toContainEqual(expect.stringContaining('does not say how much'));
});

test('a refund that is not there, or done, is nothing to do', async () => {
  const handle = (id: string) => carryOutRefund.handler({ id }, { id: '1', attempt: 1 });
  await handle('65f0000000000000000000ff');
  losses = 0;
  await refund(10);
  await run(1);
  const [row] = await RefundModel.find({ payment: payment._id }).lean();
  await handle(String(row!._id));
  expect(given).toEqual([1_000]);
});

test('a refund waits while its payment’s provider is not in use', async () => {
  losses = 0;
  await refund(10);
  useProvider({ ...provider, name: 'liqpay' });
  const own = (await RefundModel.findOne({ payment: payment._id, state: 'open' }).lean())!;
  await expect(
    carryOutRefund.handler({ id: String(own._id) }, { id: '1', attempt: 1 }),
  ).rejects.toMatchObject({ code: 'payment_off' });
  await run(1);
  expect([given, await states()]).toEqual([[], ['open']]);
  useProvider(provider);
  await run(1);
  expect([given, await states()]).toEqual([[1_000], ['done']]);
});
