import { useDatabase } from '@stezhka/kit/testing/database';
import { visitorKey } from './limits.ts';
import { Counter, createShop } from './testing/shop.ts';
import { cookiesOf, Process, startGateway } from './testing/site.ts';

useDatabase();
const shop = new Process(createShop(new Counter()));
beforeAll(() => shop.start());
afterAll(() => shop.stop());

const withLimits = (env: Record<string, string>) => startGateway({ upstreams: { SHOP: shop.url }, env });

test('too many reads answer 429 with the time to wait; kept replies do not count', async () => {
  const site = await withLimits({ LIMIT_READS: '2' });
  for (let i = 0; i < 5; i++) await site.outside.get('/api/things/1').expect(200);
  await site.outside.get('/api/known').expect(200);
  const reply = await site.outside.get('/api/known').set('Locale', 'en').expect(429);
  expect(reply.body).toMatchObject({ data: null, code: 'too_many_requests', requestId: expect.any(String) });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  await site.outside.get('/api/things/1').expect(200);
  await site.stop();
});

test('changes have a limit of their own, and a batch pays for itself and what it fetches', async () => {
  const site = await withLimits({ LIMIT_READS: '2', LIMIT_WRITES: '1' });
  const save = () => site.outside.post('/api/save').set('Origin', site.origin).send({});
  await save().expect(200);
  await save().expect(429);
  const batch = await site.outside.get('/cache-batch').query({ a: '/api/things/1', b: '/api/things/2' });
  const codes = Object.values(batch.body.data as Record<string, { code?: string }>).map(({ code }) => code);
  expect(codes).toEqual([undefined, 'too_many_requests']);
  await site.outside.get('/cache-batch').query({ a: '/api/things/1' }).expect(429);
  await site.stop();
});

test('refused calls count towards the limit', async () => {
  const site = await withLimits({ LIMIT_READS: '2' });
  const ask = () => site.outside.get('/api/mine');
  await ask().expect(401);
  await ask().expect(401);
  await ask().expect(429);
  await site.stop();
});

test('a member is counted apart from the neighbours at the same address', async () => {
  const site = await withLimits({ LIMIT_READS: '1' });
  const login = await site.outside.post('/api/login').set('Origin', site.origin).send({ userId: 'u1' });
  await site.outside.get('/api/known').expect(200);
  await site.outside.get('/api/known').expect(429);
  await site.outside.get('/api/known').set('Cookie', cookiesOf(login)).expect(200);
  await site.stop();
});

test('an invented address does not make another visitor', async () => {
  const site = await withLimits({ LIMIT_READS: '1' });
  await site.outside.get('/api/known').expect(200);
  await site.outside.get('/api/known').set('X-Forwarded-For', '9.9.9.9').expect(429);
  await site.stop();
});

test('behind a trusted proxy the address is the one it names', async () => {
  const site = await withLimits({ LIMIT_READS: '1', TRUST_PROXY: 'loopback' });
  const from = (address: string) => site.outside.get('/api/known').set('X-Forwarded-For', address);
  await from('9.9.9.9').expect(200);
  await from('8.8.8.8').expect(200);
  await from('1.1.1.1, 9.9.9.9').expect(429);
  await site.stop();
});

test('the overall bound holds for everything, the inside apart', async () => {
  const site = await withLimits({ LIMIT_ALL: '3' });
  for (let i = 0; i < 3; i++) await site.outside.get('/robots.txt').expect(200);
  const reply = await site.outside.get('/robots.txt').expect(429);
  expect(reply.body.code).toBe('too_many_requests');
  await site.inside.get('/healthz').expect(200);
  await site.stop();
});

test('neighbours in one IPv6 network are one visitor, members are themselves', () => {
  expect(visitorKey('2001:db8::1')).toBe(visitorKey('2001:db8::2'));
  expect(visitorKey('2001:db8::1', 'u1')).not.toBe(visitorKey('2001:db8::1', 'u2'));
});
