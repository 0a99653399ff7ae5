import { Agent, request } from 'node:http';
import { serve } from '@stezhka/kit/http';
import { useDatabase } from '@stezhka/kit/testing/database';
import { expectLinear, repeated } from '@stezhka/kit/testing/linear';
import Joi from 'joi';
import { Counter, createShop, op } from './testing/shop.ts';
import { cookiesOf, eventually, Process, type Site, startGateway } from './testing/site.ts';

useDatabase();
/** Bytes that reach the parsers: all headers together, what a change and what an upload may have. */
const [HEAD, BODY, UPLOAD] = [28_000, 1_000_000, 5 * 1024 * 1024];
const anything = { body: Joi.object().unknown() };
const picture = serve(op('POST', '/picture', { upload: UPLOAD }), anything, () => ({}));
const shop = new Process(createShop(new Counter(), { more: [picture] }));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let site: Site;
let cookie: string;

beforeAll(async () => {
  await shop.start();
  site = await startGateway({
    upstreams: { SHOP: shop.url },
    env: {
      TRUST_PROXY: 'loopback',
      LIMIT_READS: '1e9',
      LIMIT_WRITES: '1e9',
      LIMIT_UPLOADS: '1e9',
      LIMIT_ALL: '1e9',
    },
    settings: { tablesEveryMs: 60_000 },
  });
  await eventually(() => site.outside.get('/readyz').expect(200));
  const login = await site.outside.post('/api/login').set('Origin', site.origin).send({ userId: 'u1' });
  cookie = cookiesOf(login);
});
afterAll(async () => {
  agent.destroy();
  await site.stop();
  await shop.stop();
});

interface Sent {
  path: string;
  headers?: Record<string, string | string[]>;
  body?: Buffer;
}

/** Resolves with the status, once the reply has been read. */
function send({ path, headers = {}, body }: Sent): Promise<number> {
  const { hostname, port } = new URL(site.origin);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const method = body ? 'POST' : 'GET';
  const outgoing = request(
    { hostname, port, path, method, headers, agent, maxHeaderSize: 200_000 },
    (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode!));
    },
  );
  outgoing.once('error', reject).end(body);
  return promise;
}

const PATHS = ['/', '/api/known', '/assets/shell/v1/main.js'];
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'locale',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];
const PIECES = [
  ...[',', ';', '=', '.', ':', ' ', '"', '%', 'a', '0'],
  ...['a=b; ', 'en-GB;q=0.1,', '1.1.1.1, ', '0-0,', 'W/"a", ', '; ,'],
];

describe.each(HEADERS)('a header %s', (name) => {
  test.each(PIECES)('of %j costs no more than its size', async (piece) => {
    const prefix = name === 'range' ? 'bytes=' : '';
    const sendAll = async (value: string) => {
      for (const path of PATHS) await send({ path, headers: { [name]: value } });
    };
    await expectLinear(sendAll, (size) => `${prefix}x${repeated(piece, size)}x`, {
      largest: HEAD,
      floor: 12,
    });
  });
});

test('a great many headers cost no more than their size', async () => {
  const headers = (size: number) =>
    Object.fromEntries(Array.from({ length: size / 40 }, (_, n) => [`x-forwarded-${n}`, 'a'.repeat(20)]));
  await expectLinear((more) => send({ path: '/api/known', headers: more }), headers, {
    largest: HEAD,
    floor: 12,
  });
});

test.each([
  ...['/', '/a', '/%2e', '/.', '//', '/things', '/%', '/%d0%b9', '%2f', '\\', '-', '.', '/things/'],
  ...['?', '&', '=', '?a=b&', '&a', '%26', '+', '#', 'a[', '][', '&path=/'],
])('an address of %j costs no more than its size', async (piece) => {
  const starts = ['/', '/en/', '/api/', '/api/things/', '/api/data/seo?path=/', '/files/shop/', '/assets/'];
  const queries = [
    '/?',
    '/news?',
    '/api/known?',
    '/cache-batch?a=',
    '/cache-batch?a=/api/things/',
    '/sitemap.xml?',
  ];
  const sendAll = async (text: string) => {
    for (const start of [...starts, ...queries]) await send({ path: start + text });
  };
  await expectLinear(sendAll, (size) => repeated(piece, size), { largest: HEAD / 2, floor: 12 });
});

const disposition = 'Content-Disposition: form-data; name="x"';
const MULTIPART = 'multipart/form-data; boundary=a';
test.each<[string, string, string]>([
  ['boundaries alone', MULTIPART, '\r\n--a'],
  ['empty fields', MULTIPART, `\r\n--a\r\n${disposition}\r\n\r\n`],
  ['empty files', MULTIPART, `\r\n--a\r\n${disposition}; filename="y"\r\n\r\n`],
  ['heads without an end', MULTIPART, '\r\n--a\r\nX: y'],
  ['empty urlencoded fields', 'application/x-www-form-urlencoded', '&'],
  ['urlencoded fields', 'application/x-www-form-urlencoded', 'a=b&'],
  ['urlencoded brackets', 'application/x-www-form-urlencoded', 'a[b][c]=&'],
  ['percent signs', 'application/x-www-form-urlencoded', '%'],
  ['lists of JSON', 'application/json', '['],
  ['objects of JSON', 'application/json', '{"a":'],
  ['quotes of JSON', 'application/json', '"'],
  ['empty lists of JSON', 'application/json', '[],'],
])('a body of %s costs no more than its size, with its token in it or not', async (_, type, piece) => {
  const sendAll = async ([change, upload]: [Buffer, Buffer]) => {
    // Without an Origin the token is looked for in the body.
    const { origin } = site;
    const senders: Record<string, string>[] = [{ cookie }, { cookie, origin }, { origin }];
    for (const headers of senders) {
      const all = { ...headers, 'content-type': type };
      expect(await send({ path: '/api/save', headers: all, body: change })).toBeLessThan(500);
      expect(await send({ path: '/api/picture', headers: all, body: upload })).toBeLessThan(500);
    }
  };
  const make = (size: number): [Buffer, Buffer] => [
    Buffer.from(`--a${repeated(piece, (size * BODY) / UPLOAD)}`),
    Buffer.from(`--a${repeated(piece, size)}`),
  ];
  await expectLinear(sendAll, make, { largest: UPLOAD, floor: 200 });
});
