import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { FormDefinition } from '@stezhka/kit-contract';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, orderOf, providerPayload } from '../testing/payments.ts';
import { PaymentModel } from './payments.model.ts';
import { useProvider } from './provider.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { unpack } from './signed-data.ts';

useDatabase();

const guest = as({ guestId: 'g1' });
let order: OrderRow;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  useProvider(sandbox());
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 3 });
  order = await orderOf('diary');
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const pay = (token = order.token) => guest.post(`/order/${token}/pay`);
const refOf = (body: { data: { checkoutForm: FormDefinition } }) =>
  unpack(String(body.data.checkoutForm.fields[0]!.value))!.order_id;
const row = async () => (await OrderModel.findById(order._id).lean<OrderRow>())!;

test('a double click is one attempt, a later one another', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => pay()));
  expect(new Set(replies.map(({ body }) => refOf(body)))).toEqual(new Set([`${order.number}-1`]));
  expect(await PaymentModel.countDocuments({ order: order._id })).toBe(1);
  advanceClock({ minutes: 1 });
  expect(refOf((await pay()).body)).toBe(`${order.number}-2`);
});

test('a failed order waits again, and its goods half an hour longer', async () => {
  await callback(providerPayload(await attempt(order), 'failure'));
  advanceClock({ minutes: 20 });
  const { status, body } = await pay();
  expect([status, body.data.number, body.data.token]).toEqual([200, order.number, order.token]);
  expect(await row()).toMatchObject({
    state: 'pending_payment',
    reservedUntil: new Date('2026-11-20T10:50:00Z'),
  });
  expect((await row()).steps.at(-1)).toMatchObject({ from: 'failed', by: { kind: 'buyer' } });
  // What was noted with the order itself finds that there is more time.
  advanceClock({ minutes: 15 });
  await runDueJobs();
  expect((await row()).state).toBe('pending_payment');
  advanceClock({ minutes: 16 });
  await runDueJobs();
  expect((await row()).state).toBe('expired');
});

test('an order that is paid, expired, cancelled or paid on delivery takes no attempt', async () => {
  await callback(providerPayload(await attempt(order), 'success'));
  const others = ['expired', 'cancelled', 'refunded', 'cod_confirmed'];
  for (const state of ['paid', ...others]) {
    await OrderModel.updateOne({ _id: order._id }, { state });
    const { status, body } = await pay();
    expect([status, body.code]).toEqual([409, 'order_state']);
  }
  const cod = await orderOf('diary', { guestId: 'g2', payment: 'cod' });
  expect((await pay(cod.token)).body.code).toBe('order_state');
});

test('repeated attempts cannot hold goods for ever', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect((await pay()).status).toBe(200);
    advanceClock({ minutes: 1 });
  }
  expect((await pay()).body.code).toBe('order_state');
});

test('trying again prolongs the reservation once, to an hour from the order', async () => {
  for (let minutes = 0; minutes < 60; minutes += 15) {
    expect((await pay()).status).toBe(200);
    advanceClock({ minutes: 15 });
  }
  expect((await row()).reservedUntil).toEqual(new Date('2026-11-20T11:00:00Z'));
  await runDueJobs();
  expect((await row()).state).toBe('expired');
});

test('a link nobody has is 404', async () => {
  expect((await pay('x'.repeat(32))).status).toBe(404);
  for (const odd of ['%24ne', 'x', 'x'.repeat(500)]) expect((await pay(odd)).status).toBe(400);
});

test('without a provider nothing is begun', async () => {
  useProvider(undefined);
  expect((await pay()).body.code).toBe('payment_off');
  expect(await PaymentModel.estimatedDocumentCount()).toBe(0);
});

test('a click is the same one for less than ten seconds, and only while nothing was heard of it', async () => {
  const ref = async () => refOf((await pay()).body);
  expect(await ref()).toBe(`${order.number}-1`);
  advanceClock({ seconds: 9 });
  expect(await ref()).toBe(`${order.number}-1`);
  advanceClock({ seconds: 1 });
  expect(await ref()).toBe(`${order.number}-2`);
  await PaymentModel.updateOne({ orderRef: `${order.number}-2` }, { status: 'pending' });
  expect(await ref()).toBe(`${order.number}-3`);
});

test('an attempt asks for the whole order, and keeps its goods from then on', async () => {
  advanceClock({ minutes: 5 });
  await pay();
  expect(await PaymentModel.findOne({ order: order._id }).lean()).toMatchObject({
    attempt: 1,
    orderRef: `${order.number}-1`,
    provider: 'sandbox',
    amount: 74_950,
    currency: 'UAH',
    status: 'created',
    settles: false,
    createdAt: new Date('2026-11-20T10:05:00Z'),
    nextCheckAt: new Date('2026-11-20T10:06:00Z'),
  });
  expect(await row()).toMatchObject({
    state: 'pending_payment',
    reservedUntil: new Date('2026-11-20T10:35:00Z'),
  });
  expect((await row()).steps).toHaveLength(1);
});

test.each([
  ['uk', 'goods', 'Стежка, замовлення №', '/cart/thanks'],
  ['ru', 'goods', 'Стежка, заказ №', '/ru/cart/thanks'],
  ['en', 'top_up', 'Stezhka, balance top-up, no.', '/en/cart/thanks'],
] as const)(
  'in %s the provider gets the purpose of the payment, and the address the buyer returns to',
  async (locale, kind, words, path) => {
    await OrderModel.updateOne({ _id: order._id }, { kind });
    const forwarded = { 'x-forwarded-host': 'stezhka.example', 'x-forwarded-proto': 'https' };
    const { body } = await as({ guestId: 'g1' }, locale).post(`/order/${order.token}/pay`, {}, forwarded);
    const form = body.data.checkoutForm as FormDefinition;
    const sent = unpack(String(form.fields[0]!.value))!;
    expect(form.fields.map(({ name, type }) => [name, type])).toEqual([
      ['data', 'hidden'],
      ['signature', 'hidden'],
    ]);
    expect(sent.description).toBe(`${words} ${order.number}`);
    expect(sent).toMatchObject({
      language: locale,
      result_url: `https://stezhka.example${path}?order=${order.token}`,
      server_url: 'https://stezhka.example/api/payment/callback',
    });
  },
);
