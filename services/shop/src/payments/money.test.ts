import { advanceClock, setClock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import fc from 'fast-check';
import { HOLDS_STOCK } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, orderOf } from '../testing/payments.ts';
import { applyPaymentStatus } from './apply-payment-status.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { type Provider, useProvider } from './provider.ts';
import type { ProviderReport } from './provider-report.ts';
import { RefundModel } from './refunds.model.ts';
import { SandboxModel } from './sandbox/sandbox.model.ts';
import { sandbox } from './sandbox/sandbox.ts';

useDatabase();

const STOCK = 3;
const boss = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_SUPER_ADMIN'] });
const guest = as({ guestId: 'g1' });
const books = sandbox();
let order: OrderRow;
let payments: PaymentRow[];
/** All that the provider ever said, to be said again. */
let said: ProviderReport[];
/** The provider does what it is asked and its answer gets lost. */
let loses: boolean;

const provider: Provider = {
  ...books,
  async refund(orderRef, amount) {
    await books.refund(orderRef, amount);
    if (loses) throw new Error('the answer got lost');
  },
};

async function begin() {
  await clearDatabase();
  setClock('2026-11-20T10:00:00Z');
  useProvider(provider);
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: STOCK });
  order = await orderOf('diary');
  payments = [];
  said = [];
  loses = false;
}
afterAll(() => setClock(null));

/** Refusals are part of the game; anything else is a defect. */
async function orRefused(work: () => Promise<unknown>) {
  await work().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
async function tell(ref: number) {
  const orderRef = payments[ref % Math.max(1, payments.length)]?.orderRef;
  const report = orderRef && (await books.fetchReport(orderRef));
  if (!report) return;
  said.push(report);
  await orRefused(() => applyPaymentStatus(report));
}
const bookOf = (ref: number) => ({ orderRef: payments[ref % Math.max(1, payments.length)]?.orderRef ?? '' });

type Act = [kind: string, n: number];
const ACTS: Record<string, (n: number) => Promise<unknown>> = {
  try: async () => {
    advanceClock({ minutes: 1 });
    await orRefused(async () => payments.push(await attempt(order)));
  },
  pay: (n) => SandboxModel.updateOne({ ...bookOf(n), status: 'open' }, { status: 'success' }),
  decline: (n) => SandboxModel.updateOne({ ...bookOf(n), status: 'open' }, { status: 'failure' }),
  tell,
  tellTwice: (n) => Promise.all([tell(n), tell(n)]),
  repeat: (n) => orRefused(async () => said.length && applyPaymentStatus(said[n % said.length]!)),
  // A reversal by the provider itself is of all that is left.
  takeBack: async (n) => {
    const book = await SandboxModel.findOne({ ...bookOf(n), status: 'success' }).lean();
    if (book) await books.refund(book.orderRef, book.amount - book.refunded);
  },
  refund: (n) => boss.post(`/admin/shop/orders/${order._id}/refund`, { amount: (1 + (n % 80_000)) / 100 }),
  cancel: () => guest.post(`/order/${order.token}/cancel`),
  wait: async () => advanceClock({ minutes: 35 }),
  work: () => runDueJobs(),
  lose: async () => {
    loses = !loses;
  },
  sellElsewhere: () => ProductModel.updateOne({ slug: 'diary', stock: 2 }, { stock: 0 }),
};

/** All payments are reported and all jobs run. */
async function settleDown() {
  loses = false;
  for (let n = 0; n < 8; n += 1) {
    for (const [i] of payments.entries()) await tell(i);
    advanceClock({ minutes: 20 });
    await runDueJobs();
  }
}

async function checkMoney() {
  const row = (await OrderModel.findById(order._id).lean<OrderRow>())!;
  const rows = await PaymentModel.find({ order: order._id }).lean<PaymentRow[]>();
  const refunds = await RefundModel.find({ order: order._id }).lean();
  let kept = 0;
  for (const one of rows) {
    const sum = refunds
      .filter(({ payment }) => payment?.equals(one._id))
      .reduce((all, r) => all + r.amount, 0);
    expect(one.refunded).toBe(sum);
    const book = await SandboxModel.findOne({ orderRef: one.orderRef }).lean();
    // The provider's books say the same of every kopiyka.
    expect(book?.refunded ?? 0).toBe(one.refunded);
    const came = book?.status === 'success' || book?.status === 'reversed' ? one.amount : 0;
    expect(['success', 'reversed'].includes(one.status)).toBe(came > 0);
    kept += came - one.refunded;
    if (!one.settles) expect(came).toBe(one.refunded);
  }
  const settling = rows.filter(({ settles }) => settles);
  expect(settling.length).toBeLessThanOrEqual(1);
  expect(row.refunded).toBe(settling[0]?.refunded ?? 0);
  expect(row.state === 'paid').toBe(kept > 0);
  expect(row.state === 'refunded').toBe(settling.length === 1 && kept === 0);
  const { stock } = (await ProductModel.findOne({ slug: 'diary' }).lean())!;
  const held = HOLDS_STOCK.includes(row.state) ? 1 : 0;
  expect([STOCK, 1]).toContain(stock + held);
}

test('no kopiyka appears or vanishes in any sequence of events', async () => {
  const act = fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(100_000));
  const start: Act[] = [
    ['try', 0],
    ['pay', 0],
  ];
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(act, { maxLength: 16 }), async (paid, acts) => {
      await begin();
      for (const [kind, n] of [...(paid ? start : []), ...acts]) await ACTS[kind]!(n);
      await settleDown();
      await checkMoney();
    }),
    { numRuns: 30 },
  );
});
