import type { IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { Test } from 'supertest';
import { TableModel } from '../operations/tables.ts';
import { Counter, createShop, op } from '../testing/shop.ts';
import { eventually, Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();
const OWN = (origin: string) => ({ Origin: origin, Locale: 'uk' });

test('a dead service answers 503 with the envelope, everything else goes on, and it comes back by itself', async () => {
  const shop = await new Process(createShop(new Counter())).start();
  const site = await startGateway({ upstreams: { SHOP: shop.url } });
  await site.outside.get('/api/things/new').expect(200);
  await shop.stop();
  for (let i = 0; i < 4; i++) {
    const reply = await site.outside.get('/api/things/new').set('Locale', 'en').expect(503);
    expect(reply.body).toMatchObject({ data: null, code: 'unavailable', requestId: expect.any(String) });
    expect(reply.headers['retry-after']).toBe('5');
  }
  await site.outside.get('/healthz').expect(200);
  await shop.start();
  await eventually(() => site.outside.get('/api/things/new').expect(200));
  await site.stop();
  await shop.stop();
});

test('while one of two addresses is dead the other answers, reads and changes alike', async () => {
  const counter = new Counter();
  const one = await new Process(createShop(counter)).start();
  const two = await new Process(createShop(counter)).start();
  const site = await startGateway({ upstreams: { SHOP: `${one.url}, ${two.url}` } });
  await one.stop();
  for (let i = 0; i < 6; i++) {
    await site.outside.get('/api/things/new').expect(200);
    await site.outside.post('/api/save').set(OWN(site.origin)).send({ i }).expect(200);
  }
  expect(counter.of('save')).toBe(6);
  await site.stop();
  await two.stop();
});

test('a change whose connection died on the way is not made twice', async () => {
  const counter = new Counter();
  const good = await new Process(createShop(counter)).start();
  const rude = await hangUp();
  const site = await startGateway({
    upstreams: { SHOP: `${good.url},${rude.url}` },
    settings: { breakAfter: 100, tablesEveryMs: 60_000 },
  });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++)
    statuses.push((await site.outside.post('/api/save').set(OWN(site.origin)).send({})).status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  expect(counter.of('save')).toBe(2);
  for (let i = 0; i < 4; i++) await site.outside.get('/api/things/new').expect(200);
  await site.stop();
  await good.stop();
  await rude.stop();
});

test('a service that does not answer in time gives 504', async () => {
  const counter = new Counter();
  const shop = await new Process(createShop(counter)).start();
  const site = await startGateway({ upstreams: { SHOP: shop.url }, settings: { readTimeoutMs: 500 } });
  await eventually(() => site.outside.get('/readyz').expect(200));
  const reply = await site.outside.get('/api/slow').set('Locale', 'en').expect(504);
  expect(reply.body).toMatchObject({ code: 'timeout', error: 'The answer took too long. Try again.' });
  await eventually(() => expect(counter.of('slow')).toBe(1));
  await site.stop();
  await shop.stop();
});

const stuck = ({ req }: { req: IncomingMessage }) =>
  new Promise((resolve) => void req.socket.once('close', resolve));

test.each<[string, (site: Site) => Test]>([
  ['uploads', ({ outside, origin }) => outside.post('/api/stuck-upload').set(OWN(origin)).send({})],
  ['exports', ({ outside }) => outside.get('/api/stuck-export')],
  ['pictures', ({ outside }) => outside.get('/files/shop/stuck.webp')],
])('%s that hang close neither reads nor changes nor each other', async (_, call) => {
  const more = [
    serve(op('POST', '/stuck-upload', { upload: 1000 }), {}, stuck),
    serve(op('GET', '/stuck-export', { workload: 'export' }), {}, stuck),
  ];
  const app = createShop(new Counter(), { more, files: { 'stuck.webp': (req) => stuck({ req }) } });
  const shop = await new Process(app).start();
  const limits = { uploadTimeoutMs: 100, exportTimeoutMs: 100, pictureTimeoutMs: 100 };
  const settings = { ...limits, halfOpenAfterMs: 60_000, breakAfter: 3 };
  const site = await startGateway({ upstreams: { SHOP: shop.url }, settings });
  await eventually(() => site.outside.get('/readyz').expect(200));
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await call(site)).status);
  expect(statuses).toEqual([504, 504, 504, 503, 503]);
  await site.outside.get('/api/known').expect(200);
  await site.outside.get('/api/things/1').expect(200);
  await site.outside.post('/api/login').set(OWN(site.origin)).send({ userId: 'u1' }).expect(200);
  const { text } = await site.inside.get('/metrics');
  expect(text.match(/gateway_upstream_open\{service="shop".*\} 1/g)).toHaveLength(1);
  await site.stop();
  await shop.stop();
});

test('a service that asks to come again is asked again: its own 503 opens no breaker', async () => {
  const counter = new Counter();
  const busy = serve(op('POST', '/busy-upload', { upload: 1000 }), {}, () => {
    counter.add('busy');
    throw new AppError('unavailable', { retryAfter: 5 });
  });
  const shop = await new Process(createShop(counter, { more: [busy] })).start();
  const site = await startGateway({ upstreams: { SHOP: shop.url }, settings: { breakAfter: 2 } });
  for (let n = 0; n < 5; n++)
    await site.outside.post('/api/busy-upload').set(OWN(site.origin)).send({}).expect(503);
  expect(counter.of('busy')).toBe(5);
  await site.stop();
  await shop.stop();
});

test('a gateway that starts while a service is dead knows its calls from before', async () => {
  const shop = await new Process(createShop(new Counter())).start();
  const first = await startGateway({ upstreams: { SHOP: shop.url } });
  await first.stop();
  await shop.stop();
  const second = await startGateway({ upstreams: { SHOP: shop.url } });
  expect((await second.outside.get('/api/things/new').expect(503)).body.code).toBe('unavailable');
  await second.outside.get('/readyz').expect(200);
  await shop.start();
  await eventually(() => second.outside.get('/api/things/new').expect(200));
  await second.stop();
  await shop.stop();
});

test('a service that appears later is taken in without a restart', async () => {
  const shop = await new Process(createShop(new Counter())).start();
  await shop.stop();
  await TableModel.deleteMany({ service: 'shop' });
  const site = await startGateway({ upstreams: { SHOP: shop.url } });
  const before = await site.outside.get('/readyz').expect(503);
  expect(before.body.data.missing).toEqual(['operations of shop']);
  await site.outside.get('/api/things/new').expect(404);
  await shop.start();
  await eventually(() => site.outside.get('/readyz').expect(200));
  await site.outside.get('/api/things/new').expect(200);
  await site.stop();
  await shop.stop();
});

/** Takes connections and hangs up once a request has come. */
async function hangUp(): Promise<{ url: string; stop(): Promise<void> }> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
