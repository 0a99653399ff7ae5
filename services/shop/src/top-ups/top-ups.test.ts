import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { BalanceChange } from '@stezhka/account-contract';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { IDENTITY_HEADER } from '@stezhka/kit/identity';
import { deadJobs, runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { PaymentModel, type PaymentRow } from '../payments/payments.model.ts';
import { as } from '../testing/catalogue.ts';
import { callback, providerPayload } from '../testing/payments.ts';

useDatabase();

const SOFIIA = '65f000000000000000000002';
const sofiia = as({ userId: SOFIIA, roles: ['ROLE_USER'] });
const before = process.env.GATEWAY_PRIVATE_URL;
let account: Server;
let rests: boolean;
let moved: Map<string, number>;

/** Account as its contract says: one key is one movement, and no balance falls below zero. */
function move(path: string, { key, kopiykas }: BalanceChange) {
  const sum = [...moved.values()].reduce((all, one) => all + one, 0);
  const change = path.endsWith('/credit') ? kopiykas : -kopiykas;
  if (!moved.has(key) && sum + change < 0)
    return { status: 409, body: { error: '…', code: 'not_enough_money' } };
  if (!moved.has(key)) moved.set(key, change);
  return { status: 200, body: { data: { kopiykas: sum } } };
}

beforeAll(async () => {
  account = createServer(async (req, res) => {
    const asked = (await json(req)) as BalanceChange;
    const isService = Boolean(req.headers[IDENTITY_HEADER]);
    const { status, body } = rests || !isService ? { status: 503, body: {} } : move(req.url!, asked);
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => void account.listen(0, '127.0.0.1', done));
  process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(account.address() as AddressInfo).port}`;
});
afterAll(() => {
  process.env.GATEWAY_PRIVATE_URL = before;
  account.closeAllConnections();
  account.close();
  setClock(null);
});
beforeEach(() => {
  setClock('2026-11-20T10:00:00Z');
  rests = false;
  moved = new Map();
});
afterEach(clearDatabase);

const balance = () => [...moved.values()].reduce((all, one) => all + one, 0);
const ask = (amount: unknown, who = sofiia) => who.post('/order/top-up', { amount } as object);
async function begun(amount = 500.5): Promise<PaymentRow> {
  const { body } = await ask(amount);
  const order = await OrderModel.findOne({ number: body.data.number }).lean<OrderRow>();
  return (await PaymentModel.findOne({ order: order!._id }).lean<PaymentRow>())!;
}

test('money that is paid is on the balance, once', async () => {
  const payment = await begun();
  expect(payment.amount).toBe(50_050);
  await runDueJobs();
  expect(balance()).toBe(0);
  await Promise.all([1, 2, 3].map(() => callback(providerPayload(payment, 'success'))));
  await runDueJobs();
  await runDueJobs();
  expect([...moved]).toEqual([[`top-up:${payment.order}`, 50_050]]);
});

test('while account rests it waits, and is credited when account is back', async () => {
  rests = true;
  await callback(providerPayload(await begun(), 'success'));
  await runDueJobs();
  expect(balance()).toBe(0);
  rests = false;
  advanceClock({ minutes: 5 });
  await runDueJobs();
  expect(balance()).toBe(50_050);
});

test('a double click is one order; another sum is another', async () => {
  const replies = await Promise.all([ask(100), ask(100), ask(100)]);
  expect(new Set(replies.map(({ body }) => body.data.number)).size).toBe(1);
  expect((await ask(200)).body.data.number).not.toBe(replies[0]!.body.data.number);
});

test('a payment reversed by the bank is debited from the balance, once', async () => {
  const payment = await begun();
  await callback(providerPayload(payment, 'success'));
  for (const refund_amount of [100, 100, 500.5]) {
    await callback(providerPayload(payment, 'reversed', { refund_amount }));
    await runDueJobs();
  }
  expect(balance()).toBe(0);
  expect((await OrderModel.findById(payment.order).lean())!.state).toBe('refunded');
});

test('a reversal of money that is already spent becomes a dead job for staff', async () => {
  const payment = await begun();
  await callback(providerPayload(payment, 'success'));
  await runDueJobs();
  moved.set('course', -40_000);
  await callback(providerPayload(payment, 'reversed'));
  await runDueJobs();
  expect(balance()).toBe(10_050);
  expect(await deadJobs()).toMatchObject([{ name: 'take-back-top-up', attempts: 1 }]);
});

test('a top-up is no order of goods, and its money is not refunded', async () => {
  const payment = await begun();
  const order = (await OrderModel.findById(payment.order).lean<OrderRow>())!;
  expect((await sofiia.get('/data/orders')).body.data.orders).toEqual([]);
  const shown = (await sofiia.get(`/data/order/${order.token}`)).body.data.order;
  expect(shown).toMatchObject({ kind: 'top_up', total: 500.5, lines: [], canPay: true });
  await callback(providerPayload(payment, 'success'));
  expect((await sofiia.post(`/order/${order.token}/cancel`)).body.code).toBe('order_state');
  const boss = as({ userId: SOFIIA, roles: ['ROLE_SUPER_ADMIN'] });
  const refund = await boss.post(`/admin/shop/orders/${order._id}/refund`, { amount: 1 });
  expect(refund.body.code).toBe('order_state');
});

test.each([49.99, 20_000.01, 0, -1, 100.001, 1e9, '500', 'NaN', null, { $ne: null }])(
  'an amount of %j is refused',
  async (amount) => {
    expect((await ask(amount)).status).toBe(400);
    expect(await OrderModel.estimatedDocumentCount()).toBe(0);
  },
);

test('only members have a balance', async () => {
  expect((await ask(500, as({ guestId: 'g1' }))).status).toBe(401);
});
