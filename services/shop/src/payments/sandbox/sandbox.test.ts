import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { FormDefinition } from '@stezhka/kit-contract';
import request from 'supertest';
import { OrderModel } from '../../orders/orders.model.ts';
import { app, as, get, makeCategories, product } from '../../testing/catalogue.ts';
import { orderOf } from '../../testing/payments.ts';
import { PaymentModel } from '../payments.model.ts';
import { useProvider } from '../provider.ts';
import { pack, unpack } from '../signed-data.ts';
import { SandboxModel } from './sandbox.model.ts';
import { sandboxTexts } from './sandbox.texts.ts';
import { SANDBOX_KEYS, sandbox } from './sandbox.ts';

useDatabase();

const guest = as({ guestId: 'g1' }, 'en');
let gateway: Server;
let heard: number[];
let opened: { data: string; signature: string };
let id: unknown;
const before = process.env.GATEWAY_PRIVATE_URL;

beforeAll(async () => {
  // As the gateway: hands the callback on to the shop.
  gateway = createServer(async (req, res) => {
    const body = await text(req);
    const { status } = await request(app).post(req.url!.replace('/api', '')).type('form').send(body);
    heard.push(status);
    res.writeHead(status).end();
  });
  await new Promise<void>((done) => void gateway.listen(0, '127.0.0.1', done));
  process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => {
  process.env.GATEWAY_PRIVATE_URL = before;
  gateway.closeAllConnections();
  gateway.close();
  setClock(null);
});
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  useProvider(sandbox());
  heard = [];
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950 });
  const order = await orderOf('diary');
  id = order._id;
  const { body } = await guest.post(
    `/order/${order.token}/pay`,
    {},
    { 'x-forwarded-host': 'stezhka.example' },
  );
  const { fields, action } = body.data.checkoutForm as FormDefinition;
  expect(action).toBe('/api/payment/sandbox');
  opened = Object.fromEntries(fields.map(({ name, value }) => [name, value])) as typeof opened;
});
afterEach(clearDatabase);

const state = async () => (await OrderModel.findById(id).lean())!.state;
const post = (path: string, body: object) =>
  request(app).post(path).set('x-forwarded-host', 'stezhka.example').type('form').send(body);
const press = (decision: string) => post('/payment/sandbox/decide', { ...opened, decision });

test('the form carries what DECISIONS of the wire say', () => {
  expect(unpack(opened.data)).toEqual({
    version: 3,
    public_key: SANDBOX_KEYS.publicKey,
    action: 'pay',
    amount: 749.5,
    currency: 'UAH',
    description: 'Stezhka, order no. 10001',
    order_id: '10001-1',
    language: 'en',
    result_url: expect.stringMatching(/^http:\/\/stezhka\.example\/en\/cart\/thanks\?order=[\w-]{32}$/),
    server_url: 'http://stezhka.example/api/payment/callback',
  });
});

test('the page says what is paid, in the language of the buyer, and needs no script', async () => {
  const { text: page, headers } = await post('/payment/sandbox', opened).expect(200);
  expect(headers['content-type']).toMatch('text/html');
  expect(page).toMatch('<html lang="en">');
  expect(page).toMatch('Stezhka, order no. 10001');
  expect(page).toMatch('749.50');
  expect([page.includes(sandboxTexts.decided.en), page.includes(sandboxTexts.demo.en)]).toEqual([
    false,
    true,
  ]);
  for (const one of ['pay', 'decline', 'abandon', 'twice']) expect(page).toMatch(`value="${one}"`);
  expect(page).not.toMatch('<script');
  expect((await get('/payment/sandbox/style').expect(200)).headers['content-type']).toMatch('text/css');
});

test('each font that the page’s style names is served, and no other file', async () => {
  const { text: style } = await get('/payment/sandbox/style');
  const fonts = [...style.matchAll(/url\("\/api(.+?)"\)/g)].map(([, path]) => path!);
  expect(fonts).toHaveLength(5);
  for (const path of fonts) {
    const { headers, body } = await get(path).expect(200);
    expect([headers['content-type'], body.subarray(0, 4).toString()]).toEqual(['font/woff2', 'wOF2']);
  }
  for (const name of style.matchAll(/font(?:-family)?:[^;]*?"?(Commissioner|Brygada 1918)/g))
    expect(style).toContain(`font-family: "${name[1]}";`);
  for (const name of ['text-greek', '..%2Fsandbox-style.ts']) {
    await get(`/payment/sandbox/font/${name}`).expect(400);
  }
});

test.each([
  ['pay', 'paid', [200]],
  ['decline', 'failed', [200]],
  ['abandon', 'pending_payment', []],
  ['twice', 'paid', [200, 200]],
])('%s makes the order %s and leads back to the site', async (decision, expected, callbacks) => {
  const { headers } = await press(decision).expect(303);
  expect(headers.location).toMatch('http://stezhka.example/en/cart/thanks?order=');
  expect([await state(), heard]).toEqual([expected, callbacks]);
});

test('a payment that is through is shown so, and another press changes nothing', async () => {
  await press('pay');
  const { text: page } = await post('/payment/sandbox', opened);
  expect(page).not.toMatch('value="decline"');
  expect([page.includes(sandboxTexts.decided.en), page.includes(sandboxTexts.demo.en)]).toEqual([
    true,
    false,
  ]);
  await press('decline').expect(303);
  expect(await state()).toBe('paid');
});

test('a callback that got lost is made up for by asking', async () => {
  process.env.GATEWAY_PRIVATE_URL = 'http://127.0.0.1:9';
  await press('pay').expect(303);
  process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  expect(await state()).toBe('pending_payment');
  const { reconcilePayments } = await import('../reconcile-payments.job.ts');
  setClock('2026-11-20T10:00:30Z');
  await reconcilePayments.handler({}, { id: '1', attempt: 1 });
  expect(await state()).toBe('pending_payment');
  setClock('2026-11-20T10:01:00Z');
  await reconcilePayments.handler({}, { id: '1', attempt: 1 });
  expect(await state()).toBe('paid');
  expect(await PaymentModel.findOne({ nextCheckAt: null }).lean()).toMatchObject({ status: 'success' });
});

test('an abandoned one is asked about ever more rarely and expires with its order', async () => {
  await press('abandon');
  const { reconcilePayments } = await import('../reconcile-payments.job.ts');
  setClock('2026-11-20T10:31:00Z');
  await reconcilePayments.handler({}, { id: '1', attempt: 1 });
  await runDueJobs();
  expect(await state()).toBe('expired');
  const next = (await PaymentModel.findOne({ orderRef: '10001-1' }).lean())!.nextCheckAt!;
  expect(next.toISOString()).toBe('2026-11-20T11:02:00.000Z');
  setClock('2026-11-25T10:31:00Z');
  await reconcilePayments.handler({}, { id: '1', attempt: 1 });
  expect((await PaymentModel.findOne({ orderRef: '10001-1' }).lean())!.nextCheckAt).toBeNull();
});

test('a request without the shop’s signature opens no page', async () => {
  await post('/payment/sandbox', { ...opened, signature: 'x' }).expect(403);
  const cheap = pack({ ...unpack(opened.data), amount: -1 }, SANDBOX_KEYS.privateKey);
  await post('/payment/sandbox', cheap).expect(400);
  await post('/payment/sandbox/decide', { ...opened, decision: 'steal' }).expect(400);
  await post('/payment/sandbox', {}).expect(400);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  'http://stezhka.example@evil.example/',
  'javascript:alert(1)',
  7,
])('the sandbox, whose key is public, redirects no visitor to %j', async (result_url) => {
  const lure = pack({ ...unpack(opened.data), result_url }, SANDBOX_KEYS.privateKey);
  const { headers } = await post('/payment/sandbox/decide', { ...lure, decision: 'abandon' }).expect(303);
  expect(headers.location).toBe('/');
});

test('only a demonstration has it', async () => {
  useProvider({ ...sandbox(), name: 'liqpay' });
  await post('/payment/sandbox', opened).expect(404);
  await press('pay').expect(404);
  await get('/payment/sandbox/style').expect(404);
  await get('/payment/sandbox/font/text-latin').expect(404);
});

test('a buyer whose payment was declined may pay after all', async () => {
  await press('decline');
  expect(await state()).toBe('failed');
  const { text: page } = await post('/payment/sandbox', opened);
  expect(page).toMatch('value="pay"');
  await press('pay').expect(303);
  expect(await state()).toBe('paid');
});

describe('the books of the sandbox', () => {
  const books = sandbox();
  const ref = '10001-1';

  test('know an open payment, a paid one, and what went back of it', async () => {
    expect(await books.fetchReport(ref)).toBeUndefined();
    await press('abandon');
    expect(await books.fetchReport(ref)).toEqual({
      orderRef: ref,
      publicKey: SANDBOX_KEYS.publicKey,
      amount: 74_950,
      currency: 'UAH',
      status: 'wait_secure',
      providerPaymentId: `sandbox-${ref}`,
    });
    await press('pay');
    await books.refund(ref, 4_950);
    expect(await books.fetchReport(ref)).toMatchObject({ status: 'success', refunded: 4_950 });
    await books.refund(ref, 70_000);
    expect(await books.fetchReport(ref)).toMatchObject({ status: 'reversed', refunded: 74_950 });
  });

  test('give back no more than was paid, and nothing of what was not', async () => {
    await expect(books.refund(ref, 1)).rejects.toThrow('no 1 kopiykas');
    await press('abandon');
    await expect(books.refund(ref, 1)).rejects.toThrow('no 1 kopiykas');
    await press('pay');
    await expect(books.refund(ref, 74_951)).rejects.toThrow('no 74951 kopiykas');
    await books.refund(ref, 74_950);
    await expect(books.refund(ref, 1)).rejects.toThrow('no 1 kopiykas');
    const { text: page } = await post('/payment/sandbox', opened);
    expect(page).not.toMatch('value="pay"');
  });

  test('decide and give back one payment, and leave the others as they are', async () => {
    const other = (order_id: string) => pack({ ...unpack(opened.data), order_id }, SANDBOX_KEYS.privateKey);
    const decide = (order_id: string, decision: string) =>
      post('/payment/sandbox/decide', { ...other(order_id), decision }).expect(303);
    for (const one of ['1-1', '2-1', '3-1']) await decide(one, 'abandon');
    const statusOf = async () =>
      (await SandboxModel.find().sort({ orderRef: 1 }).lean()).map(({ status, refunded }) => [
        status,
        refunded,
      ]);
    await decide('2-1', 'pay');
    expect(await statusOf()).toEqual([
      ['open', 0],
      ['success', 0],
      ['open', 0],
    ]);
    await decide('3-1', 'pay');
    await books.refund('3-1', 100);
    expect(await statusOf()).toEqual([
      ['open', 0],
      ['success', 0],
      ['success', 100],
    ]);
    await books.refund('2-1', 74_950);
    await decide('2-1', 'pay');
    expect((await statusOf())[1]).toEqual(['reversed', 74_950]);
  });

  test('keep what a payment was opened with', async () => {
    await press('abandon');
    const dearer = pack({ ...unpack(opened.data), amount: 1 }, SANDBOX_KEYS.privateKey);
    await post('/payment/sandbox/decide', { ...dearer, decision: 'pay' }).expect(303);
    expect(await books.fetchReport(ref)).toMatchObject({ amount: 74_950 });
  });
});

test.each<[string, object]>([
  ['no amount', { amount: 0 }],
  ['no order', { order_id: '' }],
  ['another shop’s key', { public_key: 'i999' }],
  ['another action', { action: 'refund' }],
])('a request with %s opens nothing', async (_, wrong) => {
  const signed = pack({ ...unpack(opened.data), ...wrong }, SANDBOX_KEYS.privateKey);
  await post('/payment/sandbox', signed).expect(400);
  expect(await SandboxModel.estimatedDocumentCount()).toBe(0);
});

test('a page in a language that the site does not have is in Ukrainian', async () => {
  const signed = pack({ ...unpack(opened.data), language: 'de' }, SANDBOX_KEYS.privateKey);
  expect((await post('/payment/sandbox', signed).expect(200)).text).toMatch('<html lang="uk">');
});
