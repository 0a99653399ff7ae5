import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readProvider } from '../../env.ts';
import type { Provider } from '../provider.ts';
import { isSigned, unpack } from '../signed-data.ts';

const KEY = 'a private key';
let server: Server;
let asked: { url?: string; type?: string; payload?: Record<string, unknown> };
let answer: { status?: number; body: unknown };
let liqpay: Provider;

/** Speaks what LiqPay documents: `data` and `signature`, form-encoded, to /api/request; answers JSON. */
async function standIn(req: IncomingMessage): Promise<unknown> {
  const body = new URLSearchParams(await text(req));
  const signed = { data: body.get('data') ?? '', signature: body.get('signature') ?? '' };
  asked = { url: req.url!, type: req.headers['content-type']!, payload: unpack(signed.data)! };
  if (!isSigned(signed, KEY)) {
    return { result: 'error', err_code: 'invalid_signature', err_description: 'Invalid signature' };
  }
  return answer.body;
}

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const body = await standIn(req);
    res.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const env = {
    PAYMENT_PROVIDER: 'liqpay',
    LIQPAY_PUBLIC_KEY: 'i000',
    LIQPAY_PRIVATE_KEY: KEY,
    LIQPAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  liqpay = readProvider(env, false)!;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const paid = {
  result: 'ok',
  action: 'pay',
  payment_id: 2_345_678,
  status: 'success',
  version: 3,
  public_key: 'i000',
  order_id: '10482-1',
  amount: 749.5,
  currency: 'UAH',
};

test('a status request is signed, and its reply is read', async () => {
  answer = { body: paid };
  expect(await liqpay.fetchReport('10482-1')).toEqual({
    orderRef: '10482-1',
    publicKey: 'i000',
    amount: 74_950,
    currency: 'UAH',
    status: 'success',
    providerPaymentId: '2345678',
  });
  expect(asked).toEqual({
    url: '/api/request',
    type: expect.stringMatching('application/x-www-form-urlencoded'),
    payload: { version: 3, public_key: 'i000', action: 'status', order_id: '10482-1' },
  });
});

test('an unknown payment has no status; any other refusal is an error', async () => {
  answer = { body: { result: 'error', status: 'error', err_code: 'payment_not_found' } };
  expect(await liqpay.fetchReport('10482-9')).toBeUndefined();
  answer = { body: { result: 'error', err_code: 'limit', err_description: 'too often' } };
  await expect(liqpay.fetchReport('10482-9')).rejects.toThrow('limit');
});

test('a payment that failed is an answer, not trouble', async () => {
  answer = { body: { ...paid, result: 'error', status: 'failure', err_code: '9859' } };
  expect(await liqpay.fetchReport('10482-1')).toMatchObject({ status: 'failure' });
});

test('a refund is sent in hryvnias, and its refusal is an error', async () => {
  answer = { body: { result: 'ok', status: 'reversed', payment_id: 2_345_678 } };
  await liqpay.refund('10482-1', 4_950);
  expect(asked.payload).toEqual({
    version: 3,
    public_key: 'i000',
    action: 'refund',
    order_id: '10482-1',
    amount: 49.5,
  });
  answer = { body: { result: 'error', err_code: 'err_refund', err_description: 'no money' } };
  await expect(liqpay.refund('10482-1', 4_950)).rejects.toThrow('err_refund');
});

test.each([
  [500, '{}'],
  [200, '<html>busy</html>'],
])('an answer of %s %s is trouble', async (status, body) => {
  answer = { status, body };
  await expect(liqpay.fetchReport('10482-1')).rejects.toThrow('LiqPay answered');
});

test('settings: the sandbox is a demonstration’s, LiqPay needs its keys', () => {
  expect(readProvider({}, true)).toMatchObject({ name: 'sandbox' });
  expect(readProvider({}, false)).toBeUndefined();
  expect(readProvider({ PAYMENT_PROVIDER: '', LIQPAY_URL: '' }, true)).toMatchObject({ name: 'sandbox' });
  expect(() => readProvider({ PAYMENT_PROVIDER: 'liqpay' }, true)).toThrow('LIQPAY_PUBLIC_KEY');
  expect(() => readProvider({ PAYMENT_PROVIDER: 'paypal' }, true)).toThrow('PAYMENT_PROVIDER');
  expect(liqpay.checkoutUrl).toMatch(/\/api\/3\/checkout$/);
});

test('an answer that names another shop’s key is told with that key, one without a key with ours', async () => {
  answer = { body: { ...paid, public_key: 'i999' } };
  expect(await liqpay.fetchReport('10482-1')).toMatchObject({ publicKey: 'i999' });
  const { public_key: _, ...keyless } = paid;
  answer = { body: keyless };
  expect(await liqpay.fetchReport('10482-1')).toMatchObject({ publicKey: 'i000' });
});
