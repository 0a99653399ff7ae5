import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FormDefinition, FormField } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import { MailSink } from '../mail-sink/sink.ts';
import { type FailPoint, FailPointProxy } from './fail-point.ts';
import { type Answer, TestCluster } from './test-cluster.ts';

const APP = 'shop-that-dies';
const STOCK = 10;
const dataDir = mkdtempSync(join(tmpdir(), 'stezhka-shop-'));
const sink = new MailSink();
const client = new mongoose.mongo.MongoClient(process.env.TEST_MONGODB_URI!);
const db = client.db('shop');
const product = new mongoose.Types.ObjectId();
let failPoints: FailPointProxy;
let cluster: TestCluster;

beforeAll(async () => {
  await client.connect();
  await db.dropDatabase();
  const { primary } = await client.db('admin').command({ hello: 1 });
  failPoints = await FailPointProxy.open(primary, APP);
  const env = { DEMO: 'true', SMTP_URL: `smtp://127.0.0.1:${await sink.listen()}` };
  cluster = await TestCluster.start({ uri: failPoints.uri, dataDir, services: { shop: 1 }, env });
  await fill();
});
afterAll(async () => {
  await cluster?.stop();
  await failPoints?.close();
  await sink.close();
  await client.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const words = { uk: 'Щоденник', ru: 'Дневник', en: 'Diary' };
async function fill() {
  const category = new mongoose.Types.ObjectId();
  await db
    .collection('categories')
    .insertOne({ _id: category, slug: 'diaries', parent: null, order: 1, title: words, description: words });
  const texts = { title: words, shortDescription: words, description: words, certificate: words };
  const lists = { attributes: [], sizes: [], sizeTable: [], gallery: [], related: [] };
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const price = { price: 60_000, oldPrice: null, stock: STOCK, popularity: 0, published: true };
  const own = { slug: 'diary', sku: '1', category, filters: {} };
  await db.collection('products').insertOne({ _id: product, ...own, ...texts, ...lists, ...at, ...price });
}
beforeEach(async () => {
  // The mail of the test before may still be on its way.
  await mailsAreOut();
  await db.collection('products').updateOne({ _id: product }, { $set: { stock: STOCK } });
  for (const name of ['orders', 'payments', 'later_jobs', 'sandbox_payments']) {
    await db.collection(name).deleteMany({});
  }
  sink.mails.length = 0;
});

const shop = () => cluster.of('shop')[0]!;
const stock = async () => (await db.collection('products').findOne({ _id: product }))!.stock;
const orders = () => db.collection('orders').find().toArray();

const flat = (fields: FormField[]): FormField[] => fields.flatMap((one) => [one, ...flat(one.fields ?? [])]);
/** A new visitor with one diary in the cart, and what the checkout's form would send. */
async function visitor(payment: 'card' | 'cod') {
  const { cookie, body } = await cluster.get(`/api/order/add-product/${product}`);
  expect(body.data.cart.products).toHaveLength(1);
  const { form } = (await cluster.get('/api/form/cart', cookie)).body.data as { form: FormDefinition };
  const given = Object.fromEntries(flat(form.fields).map(({ fullName, value }) => [fullName, value]));
  const sent = {
    'cart[contacts][name]': 'Софія',
    'cart[contacts][lastName]': 'Мельник',
    'cart[contacts][phone]': '050 000 00 00',
    'cart[contacts][email]': 'buyer@stezhka.example',
    'cart[delivery][method]': 'pickup',
    'cart[payment]': payment,
    'cart[version]': given['cart[version]'],
    'cart[goods]': given['cart[goods]'],
  };
  return { submit: () => cluster.post('/api/form/cart', sent, cookie) };
}

/** Does something, kills the shop at the fail point, and has the shop start again. */
async function killAt(failPoint: FailPoint, doing: () => Promise<Answer>): Promise<void> {
  const answer = doing().catch(() => undefined);
  await failPoint.reached;
  await shop().stop('SIGKILL');
  failPoints.release();
  expect((await answer)?.status ?? 503).toBeGreaterThanOrEqual(500);
  await endTransactions();
  shop().start();
  await shop().ready(60_000);
  await until(async () => (await cluster.get('/api/data/cart')).status === 200);
}

/** Ends transactions as the database does by itself a minute after their client has gone. */
async function endTransactions(): Promise<void> {
  const admin = client.db('admin');
  const idle = await admin
    .aggregate([
      { $currentOp: { allUsers: true, idleSessions: true } },
      { $match: { appName: APP, transaction: { $exists: true } } },
    ])
    .toArray();
  if (idle.length) await admin.command({ killSessions: idle.map(({ lsid }) => lsid) });
}

async function until(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await wait(50);
}

/** Waiting for the next look at pending payments is over. */
async function aMinutePasses(): Promise<void> {
  await db.collection('payments').updateMany({}, { $set: { nextCheckAt: new Date(0) } });
  await db
    .collection('later_jobs')
    .updateMany({ name: 'reconcile-payments', state: 'open' }, { $set: { dueAt: new Date(0) } });
}
const jobs = (name: string) => db.collection('later_jobs').find({ name }).toArray();
const mailsAreOut = () => until(async () => (await jobs('mail')).every(({ state }) => state === 'done'));
const stateIs = (state: string) => until(async () => (await orders())[0]?.state === state);

test('between reservation and order: nothing was taken, and the cart makes one order afterwards', async () => {
  const { submit } = await visitor('cod');
  await killAt(failPoints.before('insert', 'orders'), submit);
  expect([await stock(), await orders()]).toEqual([STOCK, []]);
  expect((await submit()).status).toBe(200);
  expect([await stock(), (await orders()).length]).toEqual([STOCK - 1, 1]);
});

test('between order and mail: the order stands, asking again is no second one, one mail goes out', async () => {
  const { submit } = await visitor('cod');
  await killAt(failPoints.after('commitTransaction'), submit);
  const [order] = await orders();
  expect(await stock()).toBe(STOCK - 1);
  await until(async () => (await jobs('mail')).every(({ state }) => state === 'done'));
  const { status, body } = await submit();
  expect([status, body.data.token]).toEqual([200, order!.token]);
  expect([await stock(), (await orders()).length, (await jobs('mail')).length]).toEqual([STOCK - 1, 1, 1]);
  expect(sink.mails.map(({ to, subject }) => [to, subject.includes(String(order!.number))])).toEqual([
    [['buyer@stezhka.example'], true],
  ]);
});

/** The form that a browser would post to the provider. */
async function toPay() {
  const { body } = await (await visitor('card')).submit();
  // The mail that asks to pay; taken into a death it would wait for its lease to end.
  await mailsAreOut();
  sink.mails.length = 0;
  const [data, signature] = (body.data.checkoutForm as FormDefinition).fields.map(({ value }) => value);
  return { data, signature, decision: 'pay' };
}
const decide = (form: object) => cluster.post('/api/payment/sandbox/decide', form);

test('between payment and callback: the shop asks by itself, and the payment counts once', async () => {
  const form = await toPay();
  await killAt(failPoints.before('find', 'payments'), () => decide(form));
  expect((await db.collection('sandbox_payments').findOne())!.status).toBe('success');
  expect((await orders())[0]!.state).toBe('pending_payment');
  await aMinutePasses();
  await stateIs('paid');
  await tellAgain();
});

test('in the middle of a callback: said again it is heard, once', async () => {
  const form = await toPay();
  await killAt(failPoints.before('findAndModify', 'orders'), () => decide(form));
  expect((await orders())[0]!.state).toBe('pending_payment');
  expect((await db.collection('payments').findOne())!.status).toBe('created');
  await tellAgain();
});

/** The provider repeats itself; in the end there is one paid order, one payment and one mail of it. */
async function tellAgain(): Promise<void> {
  const { orderRef, amount } = (await db.collection('sandbox_payments').findOne())!;
  const word = { version: 3, public_key: 'sandbox_i000', action: 'pay', status: 'success', currency: 'UAH' };
  const said = JSON.stringify({ ...word, order_id: orderRef, amount: amount / 100 });
  const data = Buffer.from(said).toString('base64');
  const key = 'sandbox_test_key';
  const signature = createHash('sha1').update(`${key}${data}${key}`).digest('base64');
  for (let n = 0; n < 3; n++) {
    expect((await cluster.post('/api/payment/callback', { data, signature })).status).toBe(200);
  }
  const [order] = await orders();
  expect(order!.steps.map(({ to }: { to: string }) => to)).toEqual(['pending_payment', 'paid']);
  expect([await stock(), await db.collection('payments').countDocuments()]).toEqual([STOCK - 1, 1]);
  await mailsAreOut();
  expect(sink.mails).toHaveLength(1);
}
