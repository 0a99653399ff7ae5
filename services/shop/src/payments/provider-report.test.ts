import { parseProviderReport, statusOf } from './provider-report.ts';

const payload = {
  order_id: '100-1',
  public_key: 'key',
  amount: '749.50',
  currency: 'UAH',
  status: 'success',
  payment_id: 7,
};
const report = {
  orderRef: '100-1',
  publicKey: 'key',
  amount: 74_950,
  currency: 'UAH',
  status: 'success',
  providerPaymentId: '7',
};

test('a report is read in kopiykas, and says what went back only when the provider does', () => {
  expect(parseProviderReport(payload)).toStrictEqual(report);
  expect(parseProviderReport({ ...payload, refund_amount: 0.29 })).toStrictEqual({ ...report, refunded: 29 });
  expect(parseProviderReport({ ...payload, refund_amount: 'all' })).toStrictEqual(report);
});

test.each([
  ['0', 0],
  [0, 0],
  [1.1, 110],
  ['0.01', 1],
  ['1.005', Number.NaN],
  ['-1', Number.NaN],
  ['', Number.NaN],
  ['UAH', Number.NaN],
  [undefined, Number.NaN],
  [['5'], Number.NaN],
  [{ $gt: 0 }, Number.NaN],
])('the amount %j is %p kopiykas', (amount, kopiykas) => {
  expect(parseProviderReport({ ...payload, amount }).amount).toBe(kopiykas);
});

test('a name that is neither text nor number is read as empty', () => {
  const odd = { order_id: { $ne: null }, public_key: ['key'], status: true, payment_id: undefined };
  expect(parseProviderReport({ ...payload, ...odd })).toMatchObject({
    orderRef: '',
    publicKey: '',
    status: '',
    providerPaymentId: '',
  });
});

test.each([
  ['success', 'success', 'success'],
  ['failure', 'failure', 'failure'],
  ['error', 'error', 'error'],
  ['reversed', 'reversed', 'reversed'],
  ['sandbox', 'success', 'pending'],
  ['wait_secure', 'pending', 'pending'],
  ['', 'pending', 'pending'],
])('the word %p is %s in the sandbox and %s at the provider', (status, inSandbox, outside) => {
  expect([statusOf({ status }, 'sandbox'), statusOf({ status }, 'liqpay')]).toEqual([inSandbox, outside]);
});
