import { FOR_MEMBER_HEADER, type FormReply, operation } from '@stezhka/kit-contract';
import Joi from 'joi';
import request from 'supertest';
import { AppError, errorTable } from '../errors/errors.ts';
import { serve } from '../http/serve.ts';
import { readSigningKey, signIdentity } from '../identity/identity.ts';
import { clock, setClock } from '../process/clock.ts';
import { identityKeys, identityToken } from '../testing/identities.ts';
import { createServiceApp } from './app.ts';

interface GreetReply {
  hello: string;
}
const greet = operation<{ params: { name: string }; query: { loud?: boolean }; reply: GreetReply }>(
  'GET',
  '/greet/:name',
  {
    access: 'public',
    reply: 'GreetReply',
  },
);
const fail = operation<{ reply: GreetReply }>('POST', '/fail', {
  access: 'user',
  reply: 'GreetReply',
});

const shared = operation<{ reply: GreetReply }>('GET', '/shared', {
  access: 'public',
  cache: 60,
  reply: 'GreetReply',
});

const scheduled = operation<{ query: { at?: Date; later?: Date }; reply: GreetReply }>('GET', '/scheduled', {
  access: 'public',
  cache: 60,
  reply: 'GreetReply',
});

const pair = operation<{ query: { a?: string; b?: string }; reply: GreetReply }>('GET', '/pair', {
  access: 'public',
  reply: 'GreetReply',
});
const limit = operation<{ params: { seconds: number }; reply: GreetReply }>('GET', '/limit/:seconds', {
  access: 'public',
  reply: 'GreetReply',
});

const app = createServiceApp({
  name: 'test',
  identityKeys,
  errors: errorTable({ tired: 409 }, { tired: { uk: 'Втома {n}', ru: 'Усталость {n}', en: 'Tired {n}' } }),
  served: [
    serve(
      greet,
      { params: Joi.object({ name: Joi.string().max(5) }), query: Joi.object({ loud: Joi.boolean() }) },
      ({ params, query, keepUntil }) => {
        keepUntil(clock.in(60_000));
        return { hello: query?.loud ? params.name.toUpperCase() : params.name };
      },
    ),
    serve(pair, { query: Joi.object({ a: Joi.string(), b: Joi.string() }).or('a', 'b') }, () => ({
      hello: 'one',
    })),
    serve(limit, { params: Joi.object({ seconds: Joi.number() }) }, ({ params }) => {
      throw new AppError('too_many_requests', { retryAfter: params.seconds });
    }),
    serve(shared, {}, () => ({ hello: 'all' })),
    serve(scheduled, { query: Joi.object({ at: Joi.date(), later: Joi.date() }) }, ({ query, keepUntil }) => {
      keepUntil(query.at);
      keepUntil(query.later);
      return { hello: 'soon' };
    }),
    serve(fail, {}, () => {
      throw new AppError('tired', { params: { n: 3 } });
    }),
  ],
});
const token = () => identityToken({ userId: 'u1', roles: ['ROLE_USER'] });

test('a reply stands in the envelope, with converted parameters', async () => {
  const reply = await request(app).get('/greet/olya').query({ loud: 'true' }).expect(200);
  expect(reply.body).toEqual({ data: { hello: 'OLYA' } });
});

test.each([
  ['a parameter out of bounds', '/greet/toolong', 'name'],
  ['an unknown query key', '/greet/ok?x=1', 'x'],
  ['an object where a text belongs', '/greet/ok?loud[$ne]=1', 'loud[$ne]'],
])('%s is refused with the field named', async (_, url, field) => {
  const reply = await request(app).get(url).set('Locale', 'en').expect(400);
  expect(reply.body).toMatchObject({ data: null, code: 'invalid_input', requestId: expect.any(String) });
  expect(Object.keys(reply.body.fields)).toContain(field);
});

test.each([
  ['uk', 'До 5 символів', 'Тут такого поля немає'],
  ['ru', 'До 5 символов', 'Такого поля здесь нет'],
  ['en', 'Up to 5 characters', 'There is no such field here'],
])('a field’s error is worded in %s', async (locale, long, unknown) => {
  const name = await request(app).get('/greet/toolong').set('Locale', locale).expect(400);
  expect(name.body.fields).toEqual({ name: long });
  const query = await request(app).get('/greet/ok?x=1').set('Locale', locale).expect(400);
  expect(query.body.fields).toEqual({ x: unknown });
  const body = await request(app)
    .post('/fail')
    .set({ Locale: locale, identity: await token() })
    .send({ y: 1 })
    .expect(400);
  expect(body.body.fields).toEqual({ y: unknown });
});

test('a rule about all fields together has no field to stand at', async () => {
  const reply = await request(app).get('/pair').set('Locale', 'en').expect(400);
  expect(reply.body).toMatchObject({ code: 'invalid_input' });
  expect(reply.body).not.toHaveProperty('fields');
});

test.each([
  ['45', 'Too many requests in a row. Wait a little.'],
  ['60', 'Too many requests in a row. Wait a little.'],
  ['61', 'Too many tries. Please try again in 2 minutes.'],
  ['121', 'Too many tries. Please try again in 3 minutes.'],
  ['3541', 'Too many tries. Please try again in 1 hour.'],
  ['5000', 'Too many tries. Please try again in 84 minutes.'],
  ['7201', 'Too many tries. Please try again in 3 hours.'],
  ['86400', 'Too many tries. Please try again in 1 day.'],
  ['172801', 'Too many tries. Please try again in 3 days.'],
])('a limit of %s seconds says: %s', async (seconds, words) => {
  const reply = await request(app).get(`/limit/${seconds}`).set('Locale', 'en').expect(429);
  expect([reply.body.error, reply.headers['retry-after']]).toEqual([words, seconds]);
});

test.each([
  ['uk', '82800', 'Забагато спроб. Спробуйте ще раз через 23 години.'],
  ['uk', '86400', 'Забагато спроб. Спробуйте ще раз через 1 день.'],
  ['uk', '300', 'Забагато спроб. Спробуйте ще раз через 5 хвилин.'],
  ['ru', '79200', 'Слишком много попыток. Попробуйте ещё раз через 22 часа.'],
  ['ru', '604800', 'Слишком много попыток. Попробуйте ещё раз через 7 дней.'],
  ['ru', '1260', 'Слишком много попыток. Попробуйте ещё раз через 21 минуту.'],
] as const)('in %s a limit of %s seconds says: %s', async (locale, seconds, words) => {
  const { body } = await request(app).get(`/limit/${seconds}`).set('Locale', locale).expect(429);
  expect(body.error).toBe(words);
});

test('only what everybody may share is left to caches', async () => {
  const shared = await request(app).get('/shared').expect(200);
  expect(shared.headers).not.toHaveProperty('cache-control');
  for (const path of ['/greet/olya', '/greet/toolong', '/nowhere', '/readyz'])
    expect((await request(app).get(path)).headers['cache-control']).toBe('no-store');
});

test('a handler says until when its reply holds: the earliest moment counts', async () => {
  setClock('2026-11-20T10:00:00Z');
  const hold = (query: object) => request(app).get('/scheduled').query(query).expect(200);
  const control = async (query: object) => (await hold(query)).headers['cache-control'];
  expect(await control({ at: '2026-11-20T10:01:30.900Z' })).toBe('public, max-age=90');
  expect(await control({ at: '2026-11-20T10:00:30Z', later: '2026-11-20T12:00:00Z' })).toBe(
    'public, max-age=30',
  );
  expect(await control({ at: '2026-11-20T09:00:00Z' })).toBe('public, max-age=0');
  expect(await control({})).toBeUndefined();
  const own = await request(app).get('/greet/olya').expect(200);
  expect(own.headers['cache-control']).toBe('no-store');
  setClock(null);
});

test('an unknown call answers no_such_call in the caller’s language', async () => {
  const reply = await request(app).get('/nowhere').set('Locale', 'ru').expect(404);
  expect(reply.body).toMatchObject({ code: 'no_such_call', error: 'Такого вызова нет.' });
});

test('a guest is asked to log in; a member gets the service’s own error', async () => {
  await request(app).post('/fail').expect(401);
  const reply = await request(app)
    .post('/fail')
    .set('identity', await token())
    .set('Locale', 'en')
    .expect(409);
  expect(reply.body).toMatchObject({ code: 'tired', error: 'Tired 3' });
});

test('a forged identity is refused', async () => {
  const forged = await signIdentity(
    { userId: 'u1', roles: [], locale: 'uk' },
    readSigningKey('gateway', { IDENTITY_KEY: 'ab'.repeat(32) }),
  );
  const reply = await request(app).post('/fail').set('identity', forged).expect(403);
  expect(reply.body.code).toBe('forbidden');
});

test('broken JSON is a bad request, not a crash', async () => {
  const reply = await request(app)
    .post('/fail')
    .set('Content-Type', 'application/json')
    .send('{"a":')
    .expect(400);
  expect(reply.body.code).toBe('bad_request');
});

describe('a page that was opened for one member', () => {
  const written: string[] = [];
  const saveName = operation<{ reply: GreetReply }>('POST', '/name', { access: 'user', reply: 'GreetReply' });
  const readForm = operation<{ reply: FormReply }>('GET', '/form/name', {
    access: 'user',
    reply: 'FormReply',
  });
  const addToCart = operation<{ reply: GreetReply }>('POST', '/cart', {
    access: 'guest',
    reply: 'GreetReply',
  });
  const write = ({ identity }: { identity: { userId?: string } }) => {
    written.push(identity.userId ?? '');
    return { hello: 'saved' };
  };
  const form = { name: 'name', fields: [] };
  const service = createServiceApp({
    name: 'test',
    identityKeys,
    served: [
      serve(saveName, {}, write),
      serve(addToCart, {}, write),
      serve(readForm, {}, () => ({ form: { ...form } })),
    ],
  });
  const as = (method: 'get' | 'post', path: string, token: string) =>
    request(service)[method](path).set('identity', token);
  beforeEach(() => written.splice(0));

  test.each([
    ['uk', 'Тут уже ввійшов інший учасник'],
    ['ru', 'Здесь уже вошёл другой участник'],
    ['en', 'Another member has logged in here'],
  ])('writes nothing into the data of another one (%s)', async (locale, words) => {
    const token = await identityToken({ userId: 'b' });
    const { body } = await as('post', '/name', token)
      .set('Locale', locale)
      .set(FOR_MEMBER_HEADER, 'a')
      .expect(409);
    expect(body).toMatchObject({ data: null, code: 'other_member', error: expect.stringContaining(words) });
    expect(written).toEqual([]);
  });

  test('writes the data of its own member, and a page that names none writes as before', async () => {
    const token = await identityToken({ userId: 'a' });
    await as('post', '/name', token).set(FOR_MEMBER_HEADER, 'a').expect(200);
    await as('post', '/name', token).expect(200);
    expect(written).toEqual(['a', 'a']);
  });

  test('changes a cart, which belongs to whoever visits', async () => {
    const token = await identityToken({ userId: 'b' });
    await as('post', '/cart', token).set(FOR_MEMBER_HEADER, 'a').expect(200);
    expect(written).toEqual(['b']);
  });

  test('gets forms that name the member', async () => {
    const { body } = await as('get', '/form/name', await identityToken({ userId: 'a' })).expect(200);
    expect(body.data.form).toEqual({ ...form, member: 'a' });
  });
});
