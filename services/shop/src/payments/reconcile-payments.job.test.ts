import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { OrderRow } from '../orders/orders.model.ts';
import { makeCategories, product } from '../testing/catalogue.ts';
import { attempt, orderOf, providerPayload } from '../testing/payments.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { type Provider, useProvider } from './provider.ts';
import { parseProviderReport } from './provider-report.ts';
import { reconcilePayments } from './reconcile-payments.job.ts';
import { sandbox } from './sandbox/sandbox.ts';

useDatabase();

let asked: string[];
let words: Map<string, object>;
let order: OrderRow;
let payment: PaymentRow;

const provider: Provider = {
  ...sandbox(),
  async fetchReport(orderRef) {
    asked.push(orderRef);
    const word = words.get(orderRef);
    if (word instanceof Error) throw word;
    return word && parseProviderReport(word as Record<string, unknown>);
  },
};

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  useProvider(provider);
  asked = [];
  words = new Map();
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 9 });
  order = await orderOf('diary');
  payment = await attempt(order);
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const reconcileAt = async (time: string) => {
  setClock(time);
  await reconcilePayments.handler({}, { id: '1', attempt: 1 });
};
const row = async (of = payment) => (await PaymentModel.findById(of._id).lean<PaymentRow>())!;

test.each([
  ['a minute', '10:01:00', '10:02:00'],
  ['five minutes', '10:05:00', '10:10:00'],
  ['an hour and a half', '11:30:00', '12:30:00'],
])(
  'a payment that is open after %s is asked about again after as long, an hour at most',
  async (_, at, next) => {
    await reconcileAt(`2026-11-20T${at}Z`);
    expect(asked).toEqual([payment.orderRef]);
    expect(await row()).toMatchObject({
      checkedAt: new Date(`2026-11-20T${at}Z`),
      nextCheckAt: new Date(`2026-11-20T${next}Z`),
      status: 'created',
    });
    await reconcileAt(`2026-11-20T${at}Z`);
    expect(asked).toHaveLength(1);
  },
);

test('a payment is asked about for three days and no longer', async () => {
  await reconcileAt('2026-11-23T10:00:00Z');
  expect((await row()).nextCheckAt).toEqual(new Date('2026-11-23T11:00:00Z'));
  await reconcileAt('2026-11-23T11:00:00Z');
  expect((await row()).nextCheckAt).toBeNull();
  await reconcileAt('2026-11-24T11:00:00Z');
  expect(asked).toHaveLength(2);
});

test('a payment that cannot be checked does not hold up the next; the longest waiting one comes first', async () => {
  setClock('2026-11-20T10:00:30Z');
  const second = await attempt(await orderOf('diary', { guestId: 'g2' }));
  words.set(payment.orderRef, new Error('resting'));
  words.set(second.orderRef, providerPayload(second, 'success'));
  await reconcileAt('2026-11-20T10:02:00Z');
  expect(asked).toEqual([payment.orderRef, second.orderRef]);
  expect(await row()).toMatchObject({
    status: 'created',
    nextCheckAt: new Date('2026-11-20T10:04:00Z'),
  });
  expect(await row(second)).toMatchObject({ status: 'success', nextCheckAt: null });
});

test('a payment that another provider took is not asked of this one', async () => {
  await PaymentModel.updateOne({ _id: payment._id }, { provider: 'liqpay' });
  await reconcileAt('2026-11-20T10:05:00Z');
  expect(asked).toEqual([]);
});
