import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServiceApp } from '../service/app.ts';
import { identityKeys } from '../testing/identities.ts';
import { listen, stop } from './lifecycle.ts';

const app = createServiceApp({ name: 'test', identityKeys, served: [] });
let server: Server;

beforeAll(async () => {
  server = await listen(
    (req, res) => {
      if (req.url !== '/begun') return app(req, res);
      res.write('the beginning');
    },
    0,
    '127.0.0.1',
  );
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const open = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1');

/** Sends bytes as they are and reads until the server hangs up. */
async function send(bytes: string): Promise<string> {
  const socket = open();
  socket.write(bytes);
  return text(socket);
}

function parse(reply: string) {
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  return { head, status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad_request'],
  ['a header without name', 'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n', 400, 'bad_request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'bad_request',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'bad_request'],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 400, 'bad_request'],
  ['headers past all measure', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'too_large'],
])('%s is answered with the envelope', async (_, bytes, status, code) => {
  const reply = parse(await send(bytes));
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ data: null, code, error: expect.any(String) });
  expect(reply.head).toContain(`X-Request-Id: ${reply.body.requestId}`);
  expect(reply.head).toContain('Cache-Control: no-store');
  expect(reply.head).toContain('Connection: close');
});

test('a reply that has begun is cut off, never followed by another', async () => {
  const reply = send('POST /begun HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n');
  expect(await reply.catch(() => '')).not.toContain('bad_request');
});

test('/readyz answers 503 from the moment the process was told to stop', async () => {
  const ready = () => send('GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await ready()).toMatch(/^HTTP\/1.1 200/);
  const { promise, resolve } = Promise.withResolvers<void>();
  const stopped = stop([], [() => promise]);
  expect(parse(await ready())).toMatchObject({ status: 503, body: { data: { ready: false } } });
  resolve();
  await stopped;
});
