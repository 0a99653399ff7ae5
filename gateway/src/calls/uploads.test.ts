import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@stezhka/kit/http';
import { useDatabase } from '@stezhka/kit/testing/database';
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

test('a body that is sent too slowly is refused and its connection closed', async () => {
  const site = await start({ settings: { bodyTimeoutMs: 100, uploadsRunning: 1, uploadsWaiting: 0 } });
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.write(
    `POST /api/upload HTTP/1.1\r\nHost: x\r\nOrigin: ${site.origin}\r\nContent-Type: text/plain\r\nContent-Length: 500\r\n\r\nthe first bytes`,
  );
  await once(socket, 'close');
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('"code":"bad_request"');
  await site.post('/api/upload').expect(200);
  await site.stop();
});
