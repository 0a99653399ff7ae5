import { useDatabase } from '@stezhka/kit/testing/database';
import { Counter, createShop } from '../testing/shop.ts';
import { Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();
const counter = new Counter();
const shop = new Process(createShop(counter));
let site: Site;

beforeAll(async () => {
  await shop.start();
  site = await startGateway({ upstreams: { SHOP: shop.url } });
});
beforeEach(() => counter.clear());
afterAll(async () => {
  await site.stop();
  await shop.stop();
});

test.each(['/cache-batch', '/api/cache-batch', '/nitro/api/cache-batch'])(
  '%s answers each call under its key',
  async (path) => {
    const reply = await site.outside
      .get(path)
      .query({ one: '/api/things/1', two: '/nitro/api/things/2?b=2&a=1' })
      .set('Locale', 'en')
      .expect(200);
    expect(reply.body.data.one.data).toMatchObject({ id: '1', locale: 'en' });
    expect(reply.body.data.two.data).toMatchObject({ id: '2' });
  },
);

test('a reply that is kept is not asked for again', async () => {
  await site.outside.get('/api/things/kept').expect(200);
  const before = counter.of('thing');
  await site.outside.get('/cache-batch').query({ a: '/api/things/kept' }).expect(200);
  expect(counter.of('thing')).toBe(before);
});

test.each([
  ['a change', '/api/cart/add/1', 'bad_request'],
  ['a POST’s address', '/api/save', 'method_not_allowed'],
  ['what may not be kept', '/api/who', 'bad_request'],
  ['what is for members', '/api/mine', 'bad_request'],
  ['a batch in the batch', '/api/cache-batch?a=/api/things/1', 'no_such_call'],
  ['another host', 'http://evil.example/api/things/1', 'bad_request'],
  ['another host without a scheme', '//evil.example/api/things/1', 'bad_request'],
  ['a page', '/catalog', 'bad_request'],
  ['a climbing path', '/api/things/../cart/add/1', 'no_such_call'],
  ['an unknown call', '/api/nowhere', 'no_such_call'],
])('%s fails alone', async (_, url, code) => {
  const reply = await site.outside.get('/cache-batch').query({ bad: url, good: '/api/things/1' }).expect(200);
  expect(reply.body.data.bad).toMatchObject({ data: null, code, requestId: expect.any(String) });
  expect(reply.body.data.good.data.id).toBe('1');
  expect(counter.of('add') + counter.of('save')).toBe(0);
});

test.each([
  ['21 calls', Array.from({ length: 21 }, (_, i) => `k${i}=/api/things/${i}`).join('&')],
  ['a key twice', 'a=/api/things/1&a=/api/things/2'],
  ['nothing', ''],
])('%s is refused as a whole', async (_, query) => {
  const reply = await site.outside.get(`/cache-batch?${query}`).expect(400);
  expect(reply.body.code).toBe('bad_request');
});

test('20 calls are answered', async () => {
  const query = Array.from({ length: 20 }, (_, i) => `k${i}=/api/things/${i}`).join('&');
  const reply = await site.outside.get(`/cache-batch?${query}`).expect(200);
  expect(Object.keys(reply.body.data)).toHaveLength(20);
});

test('a key cannot reach the prototype', async () => {
  const reply = await site.outside.get('/cache-batch?__proto__=/api/things/1').expect(200);
  expect(reply.text).toContain('"__proto__":{"data":');
});

test('a batch is read only', async () => {
  await site.outside.post('/cache-batch').expect(405);
});
