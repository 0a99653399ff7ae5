import { clock } from '@stezhka/kit/clock';
import { serve } from '@stezhka/kit/http';
import { useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import Joi from 'joi';
import { Counter, createShop, op } from '../testing/shop.ts';
import { cookiesOf, eventually, Process, type Site, startGateway } from '../testing/site.ts';

useDatabase();
const counter = new Counter();
let holds = 3600_000;
const scheduled = serve(op('GET', '/scheduled', { cache: 60 }), {}, ({ keepUntil }) => {
  keepUntil(clock.in(holds));
  return { n: counter.add('scheduled') };
});
let fails = false;
/** Fails as a proxy before a service does: the reply does not say that it must not be kept. */
const failing = serve(
  op('GET', '/failing/:status', { cache: 60 }),
  { params: Joi.object().unknown() },
  (c) => {
    const n = counter.add(c.params.status!);
    if (fails) c.res.status(Number(c.params.status)).json({ data: null });
    return { n };
  },
);
let gate = Promise.resolve();
const shop = new Process(createShop(counter, { more: [scheduled, failing], gate: () => gate }));
let site: Site;
let other: Site;

beforeAll(async () => {
  await shop.start();
  site = await startGateway({ upstreams: { SHOP: shop.url } });
  other = await startGateway({ upstreams: { SHOP: shop.url } });
});
afterAll(async () => {
  await site.stop();
  await other.stop();
  await shop.stop();
});

test('the second caller is answered from the cache, whatever the order of the query', async () => {
  const first = await site.outside.get('/api/things/1?b=2&a=1').expect(200);
  const second = await site.outside.get('/nitro/api/things/1?a=1&b=2').expect(200);
  expect([first, second].map((one) => one.headers['x-cache'])).toEqual(['miss', 'hit']);
  expect(second.body).toEqual(first.body);
  expect(second.headers['content-security-policy']).toContain("default-src 'self'");
});

test('each language has its own reply', async () => {
  for (const locale of ['uk', 'ru', 'en']) {
    const reply = await site.outside.get('/api/things/2').set('Locale', locale).expect(200);
    expect(reply.body.data.locale).toBe(locale);
  }
});

/** Callers for whom nothing was kept: they have their own fetch, or joined one. */
async function misses(): Promise<number> {
  const { text } = await site.inside.get('/metrics').expect(200);
  return Number(/^gateway_cache_total\{kind="call",result="miss"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

test('no-cache takes nothing kept, and many at once are one fetch', async () => {
  await site.outside.get('/api/pause').expect(200);
  const [before, missed] = [counter.of('pause'), await misses()];
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  const replies = Promise.all(
    Array.from({ length: 8 }, () => site.outside.get('/api/pause').set('Cache', 'no-cache').expect(200)),
  );
  await eventually(async () => expect(await misses()).toBe(missed + 8));
  held.resolve();
  expect((await replies).every((one) => one.headers['x-cache'] === 'miss')).toBe(true);
  expect(counter.of('pause')).toBe(before + 1);
});

test('a member’s question brings nothing of the member into what others get', async () => {
  const login = await site.outside
    .post('/api/login')
    .set('Origin', site.origin)
    .send({ userId: 'private-one' });
  const member = await site.outside.get('/api/things/3').set('Cookie', cookiesOf(login)).expect(200);
  expect(member.headers['set-cookie']).toBeUndefined();
  const stranger = await site.outside.get('/api/things/3').expect(200);
  expect(stranger.headers['x-cache']).toBe('hit');
  expect(stranger.text).not.toContain('private-one');
  const token = await identityToken({ userId: 'inside-one' });
  await site.inside.get('/api/things/4').set('identity', token).expect(200);
  expect((await site.outside.get('/api/things/4').expect(200)).text).not.toContain('inside-one');
});

test('a reply of a call that is not cacheable is never stored', async () => {
  for (const path of ['/api/known', '/api/who']) {
    const reply = await site.outside.get(path).expect(200);
    expect(reply.headers['x-cache']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('a purge reaches this gateway at once and the other by itself', async () => {
  await site.outside.get('/api/things/5').expect(200);
  await other.outside.get('/api/things/5').expect(200);
  await other.outside.get('/api/pause').expect(200);
  await site.tell('/private/purge', { tags: ['thing:5'] }).expect(200);
  expect((await site.outside.get('/api/things/5')).headers['x-cache']).toBe('miss');
  await eventually(async () => {
    expect((await other.outside.get('/api/things/5')).headers['x-cache']).toBe('miss');
  });
  expect((await other.outside.get('/api/pause')).headers['x-cache']).toBe('hit');
});

test.each([[{}], [{ tags: 'all' }], [{ tags: [{ $ne: null }] }], [{ tags: [''] }]])(
  'a purge of %j is refused',
  async (body) => {
    const reply = await site.tell('/private/purge', body).expect(400);
    expect(reply.body.code).toBe('invalid_input');
  },
);

test('services purge, whoever else stands inside does not', async () => {
  const purge = (token: Record<string, string>) =>
    site.inside
      .post('/private/purge')
      .set(token)
      .send({ tags: ['thing:5'] });
  await purge({}).expect(403);
  await purge({ identity: await identityToken({ userId: 'u1', roles: ['ROLE_ADMIN'] }) }).expect(403);
  const audience = 'POST /private/purge';
  await purge({ identity: await identityToken({ service: 'shop', audience }) }).expect(200);
});

test('tags are for the inside: the renderer sees them, visitors do not', async () => {
  expect((await site.outside.get('/api/things/6')).headers).not.toHaveProperty('cache-tags');
  expect((await site.inside.get('/api/things/6')).headers['cache-tags']).toBe('things, thing:6');
});

test('a reply is kept until the moment that the service names, and the renderer hears of it', async () => {
  holds = 500;
  for (const n of [1, 2]) {
    const reply = await site.outside.get('/api/scheduled').expect(200);
    expect(reply.body.data.n).toBe(n);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  const soon = await site.inside.get('/api/scheduled').expect(200);
  expect(soon.headers['cache-seconds']).toBe('0');
  holds = 3600_000;
  await site.outside.get('/api/scheduled').expect(200);
  const kept = await site.inside.get('/api/scheduled').expect(200);
  expect(kept.headers['x-cache']).toBe('hit');
  expect(Number(kept.headers['cache-seconds'])).toBeGreaterThan(60);
  expect((await site.outside.get('/api/scheduled')).headers).not.toHaveProperty('cache-seconds');
  expect((await site.inside.get('/api/things/6')).headers).not.toHaveProperty('cache-seconds');
});

test('an error is not kept', async () => {
  await site.outside.get('/api/things/%E0%A4%A').expect(400);
  await shop.stop();
  await site.outside.get('/api/things/7').expect(503);
  await shop.start();
  await eventually(() => site.outside.get('/api/things/7').expect(200));
});

test.each([404, 410, 429, 500, 502])('a reply of status %i is passed on and not kept', async (status) => {
  const path = `/api/failing/${status}`;
  fails = true;
  for (const attempt of [1, 2]) {
    const { headers } = await site.outside.get(path).expect(status);
    expect([headers['x-cache'], headers['cache-control']]).toEqual(['miss', 'no-store']);
    expect(counter.of(String(status))).toBe(attempt);
  }
  fails = false;
  expect((await site.outside.get(path).expect(200)).body.data).toEqual({ n: 3 });
  expect((await site.outside.get(path).expect(200)).headers['x-cache']).toBe('hit');
});

test('a service that started anew is asked again, once somebody who may ship everything says so', async () => {
  await site.outside.get('/api/things/8').expect(200);
  const ofShop = { service: 'shop' };
  await site.inside.post('/private/restarted').set('Authorization', 'Bearer wrong').send(ofShop).expect(403);
  await site.inside.post('/private/restarted').send(ofShop).expect(403);
  for (const body of [{}, { service: 'nobody' }, { service: { $ne: null } }, []]) {
    const reply = await site.ship(body, '/private/restarted').expect(400);
    expect(reply.body.code).toBe('invalid_input');
  }
  expect((await site.outside.get('/api/things/8')).headers['x-cache']).toBe('hit');
  await site.ship(ofShop, '/private/restarted').expect(200);
  expect((await site.outside.get('/api/things/8')).headers['x-cache']).toBe('miss');
});
