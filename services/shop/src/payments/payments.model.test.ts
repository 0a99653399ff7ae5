import { clock } from '@stezhka/kit/clock';
import { mostExamined, useDatabase } from '@stezhka/kit/testing/database';
import { testFieldRules } from '../testing/field-rules.ts';
import { PaymentModel } from './payments.model.ts';
import { useProvider } from './provider.ts';
import { reconcilePayments } from './reconcile-payments.job.ts';
import { sandbox } from './sandbox/sandbox.ts';

useDatabase();
afterEach(() => PaymentModel.deleteMany().hint({ _id: 1 }));

const order = '65f0000000000000000000a1';
const row = () => ({
  order,
  attempt: 1,
  orderRef: '1-1',
  provider: 'sandbox' as const,
  amount: 100,
  currency: 'UAH',
  status: 'created' as const,
  createdAt: new Date(),
});

test('a payment begins unpaid, and nothing of it went back', async () => {
  const made = (await PaymentModel.create(row())).toObject();
  const { _id, ...fields } = made;
  expect(fields).toEqual({
    ...row(),
    order: expect.anything(),
    createdAt: expect.any(Date),
    settles: false,
    refunded: 0,
    providerPaymentId: '',
    checkedAt: null,
    nextCheckAt: null,
  });
});

testFieldRules(PaymentModel, row, {
  refused: [
    ['attempt', 0],
    ['amount', 0],
    ['amount', 1.5],
    ['refunded', -1],
    ['provider', 'paypal'],
    ['status', 'lost'],
  ],
});

test.each([
  ['reference', { attempt: 2 }],
  ['number among the attempts of its order', { orderRef: '1-2' }],
])('no two payments have one %s', async (_, other) => {
  await PaymentModel.create(row());
  await expect(PaymentModel.create({ ...row(), ...other })).rejects.toMatchObject({ code: 11000 });
});

test('the payments that are due are found without reading those that are decided or come later', async () => {
  useProvider(sandbox());
  const many = Array.from({ length: 400 }, (_, n) => ({
    ...row(),
    attempt: n + 1,
    orderRef: `1-${n + 1}`,
    nextCheckAt: n % 2 ? clock.in(60_000) : null,
  }));
  await PaymentModel.insertMany(many);
  await PaymentModel.create({ ...row(), attempt: 401, orderRef: '1-401', nextCheckAt: clock.now() });
  const check = () => reconcilePayments.handler({}, { id: '1', attempt: 1 });
  expect(await mostExamined('payments', check)).toBe(1);
});
