import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { deadJobs, JobModel, runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails } from '@stezhka/kit/testing/mails';
import type { OrderCard } from '@stezhka/shop-contract';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { PaymentModel, type PaymentRow } from '../payments/payments.model.ts';
import { RefundModel } from '../payments/refunds.model.ts';
import { as } from '../testing/catalogue.ts';
import { callback, providerPayload } from '../testing/payments.ts';

useDatabase();

const SOFIIA = '65f000000000000000000002';
const COURSE = '6560b0d1a2c4e8f0123456e2';
const sofiia = as({ userId: SOFIIA, roles: ['ROLE_USER'] });
const before = process.env.GATEWAY_PRIVATE_URL;
const title = { uk: 'Тихі ранки', ru: 'Тихие утра', en: 'Quiet mornings' };
let diary: Server;
let rests: boolean;
let kopiykas: number;
/** The order that gave the course, or the balance. */
let owner: string | null;
let refunded: Set<string>;

/** The diary as its contract says: one order gives a course once, and a refunded one gives nothing. */
function answer(path: string, { order = '', slug }: { order?: string; slug?: string }) {
  if (path.endsWith('/course-offer'))
    return slug === 'tykhi-ranky'
      ? { course: COURSE, slug, title, kopiykas, owned: owner !== null }
      : undefined;
  if (path.endsWith('/course-grant')) {
    if (!refunded.has(order)) owner ??= order;
    return { granted: owner === order };
  }
  refunded.add(order);
  if (owner === order) owner = null;
  return { revoked: true };
}

beforeAll(async () => {
  diary = createServer(async (req, res) => {
    const data = rests ? undefined : answer(req.url!, (await json(req)) as object);
    const missing = { error: '…', code: 'not_found' };
    res.writeHead(rests ? 503 : data ? 200 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(data ? { data } : rests ? {} : missing));
  });
  await new Promise<void>((done) => void diary.listen(0, '127.0.0.1', done));
  process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(diary.address() as AddressInfo).port}`;
});
afterAll(() => {
  process.env.GATEWAY_PRIVATE_URL = before;
  diary.closeAllConnections();
  diary.close();
  setClock(null);
});
beforeEach(() => {
  setClock('2026-11-20T10:00:00Z');
  rests = false;
  kopiykas = 42_000;
  owner = null;
  refunded = new Set();
});
afterEach(clearDatabase);

const ask = (body: object = { slug: 'tykhi-ranky' }, who = sofiia) => who.post('/order/course', body);
async function begun(): Promise<PaymentRow> {
  const { body } = await ask();
  const order = await OrderModel.findOne({ number: body.data.number }).lean<OrderRow>();
  return (await PaymentModel.findOne({ order: order!._id }).lean<PaymentRow>())!;
}
const stateOf = async ({ order }: PaymentRow) => (await OrderModel.findById(order).lean<OrderRow>())!.state;

test('a paid order gives the course, once', async () => {
  const payment = await begun();
  expect(payment.amount).toBe(42_000);
  await runDueJobs();
  expect(owner).toBeNull();
  await Promise.all([1, 2, 3].map(() => callback(providerPayload(payment, 'success'))));
  await runDueJobs();
  expect([owner, await stateOf(payment)]).toEqual([String(payment.order), 'paid']);
  const { token } = (await OrderModel.findById(payment.order).lean<OrderRow>())!;
  expect((await sofiia.get(`/data/order/${token}`)).body.data.order).toMatchObject({
    kind: 'course',
    course: { slug: 'tykhi-ranky', title: 'Тихі ранки' },
    lines: [],
    total: 420,
    canCancel: false,
  });
});

test('the order stands among the member’s, as one that has arrived once it is paid', async () => {
  const payment = await begun();
  const listed = async (query = '') =>
    (await sofiia.get(`/data/orders${query}`)).body.data.orders.map((one: OrderCard) => [
      one.kind,
      one.title,
      one.pieces,
      one.state,
      one.canRepeat,
    ]);
  const waiting = [['course', 'Тихі ранки', 0, 'pending_payment', false]];
  expect([await listed(), await listed('?group=active'), await listed('?group=delivered')]).toEqual([
    waiting,
    waiting,
    [],
  ]);
  await callback(providerPayload(payment, 'success'));
  const paid = [['course', 'Тихі ранки', 0, 'paid', false]];
  expect([await listed(), await listed('?group=active'), await listed('?group=delivered')]).toEqual([
    paid,
    [],
    paid,
  ]);
});

test('the member is written to when the course is paid, and when its money goes back', async () => {
  const sent = collectMails((to) =>
    recipientOf(to, async (id) =>
      id === SOFIIA ? { email: 'sofiia@stezhka.example', locale: 'en' } : undefined,
    ),
  );
  const payment = await begun();
  await runDueJobs();
  expect(sent).toEqual([]);
  for (let n = 0; n < 2; n++) await callback(providerPayload(payment, 'success'));
  await runDueJobs();
  expect(sent).toMatchObject([
    { to: 'sofiia@stezhka.example', subject: 'The course “Quiet mornings” is paid' },
  ]);
  expect(sent[0]!.text).toMatch(/420\s₴.*\/en\/diary\/courses\/tykhi-ranky/s);
  await callback(providerPayload(payment, 'reversed', { refund_amount: 100 }));
  await runDueJobs();
  await callback(providerPayload(payment, 'reversed', { refund_amount: 420 }));
  await runDueJobs();
  expect(sent.map(({ subject }) => subject).slice(1)).toEqual([
    'A part of the money for “Quiet mornings” is on its way back',
    'The money for the course “Quiet mornings” is on its way back',
  ]);
  expect(sent[1]!.text).toMatch(/100\s₴/);
  // The mail of a payment links to the course, the mails of refunds to the order.
  const links = sent.map(({ text }) => /\/en\/(order|diary\/courses)\//.exec(text)?.[1]);
  expect(links).toEqual(['diary/courses', 'order', 'order']);
  // A sum that was paid stands in the mail of the payment alone.
  expect(sent.map(({ text }) => /^Total: /m.test(text))).toEqual([true, false, false]);
});

test('the mail of an order that is gone is dropped', async () => {
  const sent = collectMails((to) =>
    recipientOf(to, async () => ({ email: 'sofiia@stezhka.example', locale: 'en' })),
  );
  await callback(providerPayload(await begun(), 'success'));
  await OrderModel.deleteMany().hint({ _id: 1 });
  const open = () => JobModel.countDocuments({ name: 'mail', state: 'open' }).hint({ _id: 1 });
  expect(await open()).toBe(1);
  await runDueJobs();
  expect([sent, await open()]).toEqual([[], 0]);
});

test('while the diary rests it waits, and the course is given when the diary is back', async () => {
  const payment = await begun();
  rests = true;
  await callback(providerPayload(payment, 'success'));
  await runDueJobs();
  expect((await ask()).status).toBe(503);
  rests = false;
  expect((await ask()).body.code).toBe('course_owned');
  advanceClock({ minutes: 5 });
  await runDueJobs();
  expect([owner, await deadJobs()]).toEqual([String(payment.order), []]);
});

test('asked for again it is the same order, until that has ended', async () => {
  const replies = await Promise.all([ask(), ask(), ask()]);
  const numbers = replies.map(({ body }) => body.data.number);
  expect(new Set(numbers).size).toBe(1);
  advanceClock({ minutes: 20 });
  expect((await ask()).body.data.number).toBe(numbers[0]);
  advanceClock({ minutes: 90 });
  await runDueJobs();
  expect((await ask()).body.data.number).not.toBe(numbers[0]);
});

test('a course that the member has is not sold, and one that costs something else is not either', async () => {
  expect((await ask({ slug: 'tykhi-ranky', price: 300 })).body.code).toBe('price_changed');
  owner = 'balance';
  expect((await ask()).body.code).toBe('course_owned');
  expect(await OrderModel.estimatedDocumentCount()).toBe(0);
});

test('money for a course that the member has bought meanwhile goes back, once', async () => {
  const payment = await begun();
  owner = 'balance';
  await callback(providerPayload(payment, 'success'));
  await runDueJobs();
  await runDueJobs();
  expect(await stateOf(payment)).toBe('refunded');
  expect(await RefundModel.find({ order: payment.order }).lean()).toMatchObject([
    { amount: 42_000, reason: 'double' },
  ]);
  expect(owner).toBe('balance');
});

test('a payment reversed by the bank closes the course; a part of it does not', async () => {
  const payment = await begun();
  await callback(providerPayload(payment, 'success'));
  await runDueJobs();
  await callback(providerPayload(payment, 'reversed', { refund_amount: 100 }));
  await runDueJobs();
  expect(owner).toBe(String(payment.order));
  await callback(providerPayload(payment, 'reversed', { refund_amount: 420 }));
  await runDueJobs();
  expect([owner, await stateOf(payment)]).toEqual([null, 'refunded']);
  expect((await ask()).status).toBe(200);
});

test('only members order courses, and only those there are', async () => {
  expect((await ask({ slug: 'tykhi-ranky' }, as({ guestId: 'g1' }))).status).toBe(401);
  expect((await ask({ slug: 'nowhere' })).status).toBe(404);
  for (const body of [
    {},
    { slug: { $ne: null } },
    { slug: 'tykhi-ranky', price: '420' },
    { slug: 'a', price: -1 },
  ])
    expect((await ask(body)).status).toBe(400);
});
