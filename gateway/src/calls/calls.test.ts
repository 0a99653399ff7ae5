import { rmSync } from 'node:fs';
import { serve } from '@stezhka/kit/http';
import { type Identity, readSigningKey, signIdentity } from '@stezhka/kit/identity';
import { useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import type { Request, Response } from 'express';
import Joi from 'joi';
import { ReleaseModel } from '../releases/release.model.ts';
import { Counter, createShop, op } from '../testing/shop.ts';
import {
  addRelease,
  cookiesOf,
  eventually,
  makeReleases,
  Process,
  type Site,
  startGateway,
} from '../testing/site.ts';

useDatabase();
const counter = new Counter();
const change = async () => ({ n: counter.add('changed') });
const id = { params: Joi.object({ id: Joi.string() }) };
const changes = [
  serve(op('GET', '/order/add-product/:id', { access: 'guest', mutates: true }), id, change),
  serve(op('GET', '/order/remove-product/:id', { access: 'guest', mutates: true }), id, change),
  serve(op('GET', '/data/diary/remove/tracker/:id', { access: 'user', mutates: true }), id, change),
  serve(op('GET', '/mail-link', { callback: true }), {}, change),
  serve(op('GET', '/feed', { stream: true }), {}, ({ identity, res }) => {
    res.once('close', () => counter.add('left'));
    res.set('Content-Type', 'text/event-stream').write(`event: ${identity.userId}\n\n`);
  }),
];
/** Ends its reply when it is released: nothing of it may be waited for before. */
const film = {
  release: () => {},
  async serve(req: Request, res: Response) {
    const range = req.get('range')!;
    if (range === 'bytes=99-') return void res.status(416).set('Content-Range', 'bytes */10').end();
    const released = new Promise<void>((resolve) => {
      film.release = resolve;
    });
    res.status(206).set({ 'Content-Range': range, 'Accept-Ranges': 'bytes' }).write('first');
    await released;
    res.end('second');
  },
};
const shop = new Process(createShop(counter, { more: changes, files: { 'film.webm': film.serve } }));
const content = new Process(
  createShop(counter, { name: 'content', more: [serve(op('GET', '/content-only'), {}, () => ({}))] }),
);
let site: Site;

beforeAll(async () => {
  await shop.start();
  site = await startGateway({
    upstreams: { SHOP: shop.url },
    settings: { streamsPerVisitor: 2, streamCheckMs: 20 },
  });
});
beforeEach(() => counter.clear());
afterAll(async () => {
  await site.stop();
  await shop.stop();
  await content.stop();
});

test.each(['/api', '/nitro/api'])('%s reaches the same call', async (base) => {
  const reply = await site.outside.get(`${base}/things/new`).expect(200);
  expect(reply.body).toEqual({ data: { specific: true } });
  expect(reply.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('an unknown call answers 404 with the envelope in the caller’s language', async () => {
  const reply = await site.outside.get('/api/nowhere').set('Locale', 'ru').expect(404);
  expect(reply.body).toEqual({
    data: null,
    error: 'Такого вызова нет.',
    code: 'no_such_call',
    requestId: reply.headers['x-request-id'],
  });
});

test('a wrong method answers 405 and names the right one', async () => {
  const reply = await site.outside.put('/api/save').expect(405);
  expect(reply.body.code).toBe('method_not_allowed');
  expect(reply.headers.allow).toBe('POST');
});

test('a wrong method of the head texts answers 405 as well', async () => {
  const reply = await site.outside.post('/api/data/seo').expect(405);
  expect(reply.headers.allow).toBe('GET');
});

test.each(['', '?path=', '?path=news', '?path=//evil.example'])(
  'head texts of no path%s are a bad request',
  async (query) => {
    const reply = await site.outside.get(`/api/data/seo${query}`).expect(400);
    expect(reply.body.code).toBe('invalid_input');
  },
);

test('a changing GET is not run by HEAD', async () => {
  await site.outside.head('/api/cart/add/1').set('Locale', 'uk').expect(405);
  expect(counter.of('add')).toBe(0);
});

test('head texts come from the service whose remote owns the page', async () => {
  const mine = await site.outside.get('/api/data/seo').query({ path: '/product/x?y=1' }).expect(200);
  expect(mine.body.data).toMatchObject({ status: 200, title: 'shop' });
  const nobody = await site.outside.get('/api/data/seo').query({ path: '/no-such-page' }).expect(200);
  expect(nobody.body.data).toMatchObject({ status: 404, title: 'Такої сторінки немає' });
});

describe('heads of a remote', () => {
  const data = makeReleases();
  const head = { uk: 'Новини', ru: 'Новости', en: 'News' };
  addRelease(data, 'mfe-news', 'v1', ['/now', '/hidden'], {
    heads: {
      '/now': { title: head, description: head },
      '/hidden': { title: head, description: head, noindex: true },
    },
  });
  addRelease(data, 'mfe-decks', 'v1', ['/decks', '/decks-of-old'], {
    service: 'shop',
    heads: { '/decks-of-old': { title: head, description: head } },
  });
  let own: Site;
  beforeAll(async () => {
    own = await startGateway({ data, upstreams: { SHOP: shop.url } });
  });
  afterAll(async () => {
    await own.stop();
    rmSync(data, { recursive: true });
    await ReleaseModel.deleteMany({ name: ['mfe-news', 'mfe-decks'] });
  });
  const ask = async (path: string) =>
    (await own.outside.get('/api/data/seo').query({ path }).set('Locale', 'en').expect(200)).body.data;

  test('a remote without a service gives its own, in the language of the call', async () => {
    expect(await ask('/now/?from=mail')).toMatchObject({
      status: 200,
      title: 'News',
      canonical: '/en/now',
      openGraph: { url: '/en/now' },
    });
    const hidden = await ask('/hidden');
    expect(hidden).toMatchObject({ status: 200, title: 'News', noindex: true });
    expect(hidden).not.toHaveProperty('canonical');
  });

  test('a batch has them too', async () => {
    const batch = own.outside.get('/api/cache-batch').query({ now: '/api/data/seo?path=/now' });
    expect((await batch.set('Locale', 'ru').expect(200)).body.data.now.data.title).toBe('Новости');
  });

  test('a remote that names a service of another name has them answered there', async () => {
    expect(await ask('/decks')).toMatchObject({ status: 200, title: 'shop' });
  });

  test('a fixed page of such a remote may bring its own, which no service is asked for', async () => {
    expect(await ask('/decks-of-old')).toMatchObject({ title: 'News', canonical: '/en/decks-of-old' });
  });
});

test('headers that only the inside may say never reach a service from outside', async () => {
  const forged = await identityToken({ userId: 'victim', roles: ['ROLE_SUPER_ADMIN'] });
  const reply = await site.outside
    .get('/api/known')
    .set({
      identity: forged,
      'session-word': '{"end":true}',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'chosen-by-the-caller',
      forwarded: 'for=6.6.6.6',
      cookie: 'sid=s%3Aforged.signature; other=1',
    })
    .expect(200);
  const { identity, headers } = reply.body.data;
  expect(identity).toEqual({ roles: [], locale: 'uk' });
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:/);
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-request-id']).toBe(reply.headers['x-request-id']);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('forwarded');
  expect(headers).not.toHaveProperty('session-word');
});

test.each([
  ['/api/mine', 401, 'login_required'],
  ['/api/staff', 401, 'login_required'],
  ['/api/inside', 403, 'forbidden'],
])('%s answers a stranger %i before the service is asked', async (path, status, code) => {
  const reply = await site.outside.get(path).expect(status);
  expect(reply.body).toMatchObject({ data: null, code, requestId: expect.any(String) });
  expect(counter.of('staff') + counter.of('inside')).toBe(0);
});

test('inside, a service’s identity opens what is for that service, and a forged one nothing', async () => {
  const inside = (token: string) => site.inside.get('/api/inside').set('identity', token);
  const audience = 'GET /inside';
  await inside(await identityToken({ service: 'diary', audience })).expect(200);
  await inside(await identityToken({ service: 'shop', audience })).expect(403);
  for (const other of ['GET /others', 'POST /inside', undefined])
    await inside(await identityToken({ service: 'diary', audience: other })).expect(403);
  const member: Identity = { userId: 'u7', roles: ['ROLE_SUPER_ADMIN'], locale: 'uk' };
  await inside(await identityToken(member)).expect(403);
  const stranger = readSigningKey('diary', { IDENTITY_KEY: 'ab'.repeat(32) });
  await inside(await signIdentity(member, stranger)).expect(403);
  await site.inside.get('/api/inside').expect(403);
});

test('inside, a member’s token stands for the member', async () => {
  const token = await identityToken({ userId: 'u7', roles: ['ROLE_USER'] });
  const reply = await site.inside.get('/api/mine').set('identity', token).expect(200);
  expect(reply.body.data.user).toBe('u7');
});

test.each(['/order/add-product/5', '/order/remove-product/5', '/data/diary/remove/tracker/5', '/mail-link'])(
  'what the renderer asks for a release changes nothing: GET %s',
  async (path) => {
    const token = await identityToken({ userId: 'u7', roles: ['ROLE_USER'] });
    const ask = () => site.inside.get(`/api${path}`).set('identity', token);
    await ask().set('read-only', '1').expect(403);
    expect(counter.of('changed')).toBe(0);
    await ask().expect(200);
    expect(counter.of('changed')).toBe(1);
  },
);

test('what the renderer asks for a release is read as its visitor', async () => {
  const token = await identityToken({ userId: 'u7', roles: ['ROLE_USER'] });
  const ask = (path: string) => site.inside.get(`/api${path}`).set({ identity: token, 'read-only': '1' });
  expect((await ask('/mine').expect(200)).body.data.user).toBe('u7');
  await ask('/things/5').expect(200);
});

test('a body that is too large answers 413, announced or not', async () => {
  const own = { Origin: site.origin, 'Content-Type': 'application/json' };
  const large = JSON.stringify({ text: 'x'.repeat(1_000_001) });
  const reply = await site.outside.post('/api/save').set(own).send(large).expect(413);
  expect(reply.body.code).toBe('too_large');
  const chunked = await fetch(`${site.origin}/api/save`, {
    method: 'POST',
    headers: own,
    body: new Blob([large]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect(counter.of('save')).toBe(0);
});

test('an upload may be as large as its operation says', async () => {
  const own = { Origin: site.origin, 'Content-Type': 'application/octet-stream' };
  await site.outside.post('/api/upload').set(own).send(Buffer.alloc(1_900_000)).expect(200);
  await site.outside.post('/api/upload').set(own).send(Buffer.alloc(2_100_000)).expect(413);
});

test('a GET with a body is refused', async () => {
  const reply = await site.outside.get('/api/things/new').set('Content-Type', 'text/plain').send('GET /');
  expect(reply.status).toBe(400);
  expect(reply.body.code).toBe('bad_request');
});

test('a stream arrives while it runs', async () => {
  const stop = new AbortController();
  const reply = await fetch(`${site.origin}/api/stream`, { signal: stop.signal });
  const { value } = await reply.body!.getReader().read();
  expect(Buffer.from(value!).toString()).toBe('data: first\n\n');
  stop.abort();
});

describe('streams', () => {
  const stop = new AbortController();
  /** A reply that nobody holds is collected as garbage, which closes its stream. */
  const held: Awaited<ReturnType<typeof fetch>>[] = [];
  const follow = async (cookie: string) => {
    const reply = await fetch(`${site.origin}/api/feed`, { headers: { cookie }, signal: stop.signal });
    held.push(reply);
    return reply;
  };
  const logIn = async (userId: string) =>
    cookiesOf(await site.outside.post('/api/login').set('Origin', site.origin).send({ userId }));

  test('are so many for each visitor; one that is closed makes room, at the service too', async () => {
    const [own, other] = [await logIn('streams-1'), await logIn('streams-2')];
    const one = new AbortController();
    const first = await fetch(`${site.origin}/api/feed`, { headers: { cookie: own }, signal: one.signal });
    expect(Buffer.from((await first.body!.getReader().read()).value!).toString()).toBe(
      'event: streams-1\n\n',
    );
    expect([first.headers.get('cache-control'), (await follow(own)).status]).toEqual(['no-store', 200]);
    const refused = await follow(own);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await follow(other)).status).toBe(200);
    one.abort();
    await eventually(async () => expect((await follow(own)).status).toBe(200));
    expect(counter.of('left')).toBe(1);
    stop.abort();
    await eventually(() => expect(counter.of('left')).toBe(4));
  });

  test('end with the session that they were asked for by, and no other', async () => {
    const mine = new AbortController();
    const [own, other] = [await logIn('streams-3'), await logIn('streams-4')];
    const [ended, stays] = await Promise.all(
      [own, other].map((cookie) =>
        fetch(`${site.origin}/api/feed`, { headers: { cookie }, signal: mine.signal }),
      ),
    );
    await site.outside.post('/api/logout').set('Origin', site.origin).set('Cookie', own).expect(200);
    await expect(ended!.text()).rejects.toThrow();
    const reader = stays!.body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('event: streams-4\n\n');
    expect(counter.of('left')).toBe(1);
    mine.abort();
    await eventually(() => expect(counter.of('left')).toBe(2));
  });

  test('are no reads of the renderer, and have no head of their own', async () => {
    await site.outside.head('/api/feed').expect(405);
    await site.inside.get('/api/feed').set('read-only', '1').expect(403);
  });
});

test('files come from their domain with its own caching; nothing climbs out of it', async () => {
  const reply = await site.outside.get('/files/shop/a.txt').expect(200);
  expect(reply.text).toBe('a.txt');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const broken = await site.outside.get('/files/shop/broken.txt').expect(404);
  expect(broken.headers['cache-control']).toBe('no-store');
  await site.outside.get('/files/nobody/a.txt').set('Accept', 'image/*').expect(404);
  const climbing = await fetch(`${site.origin}/files/shop/%2e%2e/%2e%2e/operations`);
  expect(climbing.status).toBe(404);
});

test('a part of a film passes while it is sent, with what says which part it is', async () => {
  const reply = await fetch(`${site.origin}/files/shop/film.webm`, { headers: { Range: 'bytes=0-9' } });
  expect([reply.status, reply.headers.get('content-range'), reply.headers.get('accept-ranges')]).toEqual([
    206,
    'bytes=0-9',
    'bytes',
  ]);
  const reader = reply.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('first');
  film.release();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('second');
  expect((await reader.read()).done).toBe(true);
  const none = await fetch(`${site.origin}/files/shop/film.webm`, { headers: { Range: 'bytes=99-' } });
  expect([none.status, none.headers.get('content-range'), none.headers.get('cache-control')]).toEqual([
    416,
    'bytes */10',
    'no-store',
  ]);
});

test('a table that claims another service’s call is refused whole, and what stood there goes on', async () => {
  await content.start();
  const second = await startGateway({ upstreams: { SHOP: shop.url, CONTENT: content.url } });
  await eventually(async () => {
    const { text } = await second.inside.get('/metrics');
    expect(text).toMatch(/gateway_tables_refused_total\{service="content"\} [1-9]/);
  });
  const reply = await second.outside.get('/api/things/1').expect(200);
  expect(reply.body.data.by).toBe('shop');
  await second.outside.get('/api/content-only').expect(404);
  await second.stop();
});
