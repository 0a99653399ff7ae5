import { readFileSync } from 'node:fs';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails, type InboxMail } from '@stezhka/kit/testing/mails';
import request from 'supertest';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { app, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, orderOf, providerPayload } from '../testing/payments.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { useProvider } from './provider.ts';
import { RefundModel } from './refunds.model.ts';
import { SandboxModel } from './sandbox/sandbox.model.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { isSigned, pack, sign, unpack } from './signed-data.ts';

useDatabase();

let sent: InboxMail[];
let order: OrderRow;
let payment: PaymentRow;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  useProvider(sandbox());
  sent = collectMails((to) => recipientOf(to, async () => undefined));
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 3 });
  order = await orderOf('diary');
  payment = await attempt(order);
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const state = async () => (await OrderModel.findById(order._id).lean<OrderRow>())!.state;
const stock = async () => (await ProductModel.findOne({ slug: 'diary' }).lean())!.stock;
const mailsOf = async () => {
  for (let n = 0; n < 3; n++) await runDueJobs();
  return sent.length;
};
const say = async (status: unknown, more: object = {}) => {
  const { status: code, body } = await callback(providerPayload(payment, status, more));
  return [code, body.code ?? body.data.applied];
};
const paidAtSandbox = () => SandboxModel.updateOne({ orderRef: payment.orderRef }, { status: 'success' });
const refunds = () => RefundModel.find().hint({ _id: 1 }).lean();

test('the signature is the one of the vector, over the data as it is', () => {
  const path = new URL('./liqpay/vector.json', import.meta.url);
  const { private_key, data, signature } = JSON.parse(readFileSync(path, 'utf8'));
  expect(sign(data, private_key)).toBe(signature);
  expect(isSigned({ data, signature }, private_key)).toBe(true);
  expect(isSigned({ data: `${data} `, signature }, private_key)).toBe(false);
  expect(isSigned({ data, signature }, 'another_key')).toBe(false);
  expect(unpack(data)).toMatchObject({ amount: 749.5, order_id: '1001-1', public_key: 'sandbox_i000' });
});

test('success pays, once, however often and at once it is said', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => say('success')));
  expect(answers.filter(([, applied]) => applied === true)).toHaveLength(1);
  expect(answers.every(([code]) => code === 200)).toBe(true);
  expect(await say('success')).toEqual([200, false]);
  const row = (await OrderModel.findById(order._id).lean<OrderRow>())!;
  expect(row.steps.map(({ to }) => to)).toEqual(['pending_payment', 'paid']);
  expect(row.steps[1]).toMatchObject({ by: { kind: 'provider' }, note: payment.orderRef });
  expect(await mailsOf()).toBe(1);
});

test.each([
  ['failure', 'failed'],
  ['error', 'failed'],
  ['sandbox', 'paid'],
  ['wait_accept', 'pending_payment'],
  ['processing', 'pending_payment'],
  ['', 'pending_payment'],
  [{ $ne: null }, 'pending_payment'],
])('the word %j leaves the order %s', async (word, expected) => {
  expect((await say(word))[0]).toBe(200);
  expect(await state()).toBe(expected);
});

test('outside the sandbox its word pays nothing', async () => {
  useProvider({ ...sandbox(), name: 'liqpay' });
  await PaymentModel.updateOne({ _id: payment._id }, { provider: 'liqpay' });
  expect((await say('sandbox'))[0]).toBe(200);
  expect(await state()).toBe('pending_payment');
});

test('a forged word is refused and changes nothing', async () => {
  expect((await callback(providerPayload(payment, 'success'), 'guessed')).body.code).toBe('payment_forged');
  const { data } = pack(providerPayload(payment, 'success'), 'x');
  const { signature } = pack(providerPayload(payment, 'failure'), 'sandbox_test_key');
  const post = (body: object) => request(app).post('/payment/callback').type('form').send(body);
  for (const body of [
    { data, signature },
    { data, signature: '' },
    { data, signature: 'a'.repeat(28) },
  ]) {
    expect((await post(body)).status).toBeGreaterThanOrEqual(400);
    expect((await post(body)).status).toBeLessThan(500);
  }
  expect(await state()).toBe('pending_payment');
  // The one with the link to pay.
  expect(await mailsOf()).toBe(1);
});

test.each<[string, object]>([
  ['a smaller amount', { amount: 1 }],
  ['a bigger amount', { amount: 749.51 }],
  ['an amount that is none', { amount: 'NaN' }],
  ['an operator for the amount', { amount: { $gt: 0 } }],
  ['a negative amount', { amount: -749.5 }],
  ['another currency', { currency: 'USD' }],
  ['another shop’s key', { public_key: 'i999' }],
])('%s pays nothing', async (_, more) => {
  expect(await say('success', more)).toEqual([409, 'payment_mismatch']);
  expect(await state()).toBe('pending_payment');
});

test('an order nobody knows is 404; what is no word is 400', async () => {
  expect(await say('success', { order_id: '1-1' })).toEqual([404, 'not_found']);
  expect(await say('success', { order_id: { $ne: null } })).toEqual([404, 'not_found']);
  const post = (body: object) => request(app).post('/payment/callback').type('form').send(body);
  const raw = (text: string) => {
    const data = Buffer.from(text).toString('base64');
    return { data, signature: sign(data, 'sandbox_test_key') };
  };
  for (const text of ['not json', '[]', 'null', '7']) await post(raw(text)).expect(400);
  await post({}).expect(400);
  await post({ data: ['a', 'b'], signature: 'c' }).expect(400);
  await post({ data: 'x'.repeat(100_000), signature: 'c' }).expect(400);
  await request(app).get('/payment/callback').expect(404);
});

test('words out of order: what is decided stays decided', async () => {
  expect(await say('success')).toEqual([200, true]);
  for (const late of ['failure', 'error', 'processing']) expect(await say(late)).toEqual([200, false]);
  expect(await state()).toBe('paid');
});

test('money that came after a failure pays all the same', async () => {
  await say('failure');
  expect(await state()).toBe('failed');
  await say('success');
  expect(await state()).toBe('paid');
});

test('an older attempt’s failure says nothing of the newer one', async () => {
  advanceClock({ minutes: 1 });
  const second = await attempt(order);
  expect(second.orderRef).toBe(`${order.number}-2`);
  await say('failure');
  expect(await state()).toBe('pending_payment');
  await callback(providerPayload(second, 'failure'));
  expect(await state()).toBe('failed');
});

test('reversed gives the goods back and says so; a reversal that is heard first, too', async () => {
  await say('success');
  expect(await say('reversed')).toEqual([200, true]);
  expect(await say('reversed')).toEqual([200, false]);
  expect(await say('success')).toEqual([200, false]);
  const row = (await OrderModel.findById(order._id).lean<OrderRow>())!;
  expect([row.state, row.refunded, await stock()]).toEqual(['refunded', 74_950, 3]);

  const other = await orderOf('diary', { guestId: 'g2' });
  const first = await attempt(other);
  await callback(providerPayload(first, 'reversed'));
  await callback(providerPayload(first, 'success'));
  expect((await OrderModel.findById(other._id).lean<OrderRow>())!.state).toBe('refunded');
  // The provider gave it back by itself: it is asked for nothing.
  expect((await refunds()).map(({ reason, state }) => [reason, state])).toEqual([
    ['reversed', 'done'],
    ['reversed', 'done'],
  ]);
});

test('a part that the provider gave back is counted, and said again it is not', async () => {
  await say('success');
  await say('reversed', { refund_amount: 49.5 });
  await say('reversed', { refund_amount: 49.5 });
  let row = (await OrderModel.findById(order._id).lean<OrderRow>())!;
  expect([row.state, row.refunded]).toEqual(['paid', 4_950]);
  await say('reversed', { refund_amount: 749.5 });
  row = (await OrderModel.findById(order._id).lean<OrderRow>())!;
  expect([row.state, row.refunded]).toEqual(['refunded', 74_950]);
});

test('late money pays while the goods are there', async () => {
  advanceClock({ minutes: 31 });
  await runDueJobs();
  expect([await state(), await stock()]).toEqual(['expired', 3]);
  await say('success');
  expect([await state(), await stock()]).toEqual(['paid', 2]);
});

test('late money goes back when they are gone', async () => {
  await paidAtSandbox();
  advanceClock({ minutes: 31 });
  await runDueJobs();
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 0 });
  sent.length = 0;
  const answers = await Promise.all([say('success'), say('success'), say('success')]);
  expect(answers.filter(([, applied]) => applied === true)).toHaveLength(1);
  expect([await state(), await stock()]).toEqual(['refunded', 0]);
  await mailsOf();
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching('повернено')]);
  expect(await SandboxModel.findOne({ orderRef: payment.orderRef }).lean()).toMatchObject({
    status: 'reversed',
    refunded: 74_950,
  });
});

test('a second payment of one order is refunded, and the order stays paid', async () => {
  advanceClock({ minutes: 1 });
  const second = await attempt(order);
  for (const { orderRef } of [payment, second]) {
    await SandboxModel.updateOne({ orderRef }, { status: 'success' });
  }
  await Promise.all([
    callback(providerPayload(payment, 'success')),
    callback(providerPayload(second, 'success')),
  ]);
  await runDueJobs();
  const row = (await OrderModel.findById(order._id).lean<OrderRow>())!;
  expect([row.state, row.refunded]).toEqual(['paid', 0]);
  const books = await SandboxModel.find().hint({ _id: 1 }).lean();
  expect(books.map(({ refunded }) => refunded).sort()).toEqual([0, 74_950]);
});

test('without a provider no word is heard', async () => {
  useProvider(undefined);
  expect(await say('success')).toEqual([503, 'payment_off']);
});
