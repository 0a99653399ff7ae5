import { connect } from 'node:net';
import { serve } from '@stezhka/kit/http';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { Settings } from '../settings.ts';
import { Counter, createShop, op } from '../testing/shop.ts';
import { eventually, Process, type SiteOptions, startGateway } from '../testing/site.ts';

useDatabase();
const counter = new Counter();
let held = Promise.withResolvers<void>();
const heldUpload = serve(op('POST', '/held-upload', { upload: 1000 }), {}, async () => {
  counter.add('held');
  await held.promise;
  return {};
});
const shop = new Process(createShop(counter, { more: [heldUpload] }));
beforeAll(() => shop.start());
beforeEach(() => {
  held = Promise.withResolvers();
  counter.clear();
});
afterAll(() => shop.stop());

async function start(options: SiteOptions) {
  const site = await startGateway({
    upstreams: { SHOP: shop.url },
    ...options,
    env: { TRUST_PROXY: 'loopback', ...options.env },
  });
  const post = (path: string, address = '9.9.9.9') =>
    site.outside.post(path).set({ Origin: site.origin, 'X-Forwarded-For': address }).send({});
  return { ...site, post };
}

test('uploads of a visitor are counted apart from other changes', async () => {
  const site = await start({ env: { LIMIT_UPLOADS: '2' } });
  for (let n = 0; n < 2; n++) await site.post('/api/upload').expect(200);
  const refused = await site.post('/api/upload').expect(429);
  expect(refused.body.code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await site.post('/api/save').expect(200);
  await site.post('/api/upload', '8.8.8.8').expect(200);
  await site.stop();
});

test('as many uploads as fit are in memory, some wait, the others are asked to come again', async () => {
  const site = await start({ settings: { uploadsRunning: 2, uploadsWaiting: 1, uploadsPerVisitor: 1 } });
  const statuses: number[] = [];
  const upload = async (address: string) => {
    const reply = await site.post('/api/held-upload', address);
    statuses.push(reply.status);
    return reply;
  };
  const inside = [upload('1.0.0.1'), upload('1.0.0.2')];
  await eventually(() => expect(counter.of('held')).toBe(2));
  const own = await upload('1.0.0.1');
  expect(own.body.code).toBe('too_many_requests');
  const others = ['1.0.0.3', '1.0.0.4', '1.0.0.5'].map(upload);
  await eventually(() => expect(statuses).toHaveLength(3));
  expect(counter.of('held')).toBe(2);
  held.resolve();
  const replies = await Promise.all([...inside, ...others]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503]);
  for (const { status, headers } of replies)
    if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await site.stop();
});

const chunked = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

/** Sends the head and then `piece` again and again until the connection is closed; the reply. */
async function sendWithoutEnd(
  origin: string,
  { path, headers, piece }: { path: string; headers: string[]; piece: string },
): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let reply = '';
  // A sender that goes on meets a closed connection.
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      reply += chunk;
    });
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Origin: ${origin}`,
    'Content-Type: text/plain',
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const sending = piece ? setInterval(() => socket.write(piece), 5) : undefined;
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(sending);
  return reply;
}

test.each<[string, Partial<Settings>, string]>([
  ['stops', { bodySilenceMs: 100 }, ''],
  ['comes a byte at a time', { bodyGraceMs: 100, bodyBytesPerSecond: 1_000_000 }, 'x'],
])('uploads whose body %s are refused and hold no turn', async (_, pace, piece) => {
  const site = await start({ settings: { ...pace, uploadsRunning: 2, uploadsWaiting: 1 } });
  const slow = ['1.0.0.1', '1.0.0.2'].map((address) =>
    sendWithoutEnd(site.origin, {
      path: '/api/upload',
      headers: [`X-Forwarded-For: ${address}`, 'Content-Length: 1000000'],
      piece,
    }),
  );
  for (const reply of await Promise.all(slow)) {
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    expect(reply).toContain('"code":"request_timeout"');
    expect(reply).toMatch(/connection: close/i);
  }
  await site.post('/api/upload').expect(200);
  await site.stop();
});

test.each<[string, Partial<Settings>, string, string]>([
  [
    'never ends',
    { bodyGraceMs: 1_000, bodyBytesPerSecond: 1e9 },
    'Transfer-Encoding: chunked',
    chunked(1_100_000),
  ],
  ['stops', { discardTimeoutMs: 100 }, 'Content-Length: 40000000', ''],
])('a body that is too large and %s is read for a while only', async (_, settings, length, piece) => {
  const site = await start({ settings });
  const reply = await sendWithoutEnd(site.origin, {
    path: '/api/save',
    headers: [length],
    piece,
  });
  expect(reply).toMatch(/^HTTP\/1\.1 413 /);
  expect(reply).toContain('"code":"too_large"');
  expect(reply).toMatch(/connection: close/i);
  await site.stop();
});
