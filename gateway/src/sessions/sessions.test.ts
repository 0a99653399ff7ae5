import { advanceClock, setClock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { profileOf, useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import mongoose from 'mongoose';
import { Counter, createShop, op } from '../testing/shop.ts';
import {
  cookiesOf,
  createFakeRenderer,
  eventually,
  Process,
  type Site,
  startGateway,
} from '../testing/site.ts';
import { hasSessionCookie } from './sessions.ts';

useDatabase();
const gate = Promise.withResolvers<void>();
const counter = new Counter();
const waiting = serve(op('GET', '/waiting', { access: 'user' }), {}, async () => {
  counter.add('waiting');
  await gate.promise;
  return {};
});
const fussy = serve(op('GET', '/fussy', { access: 'guest' }), {}, ({ identity: { guestId } }) => {
  throw new AppError('not_found', { data: { guestId } });
});
const change = serve(op('POST', '/guest-change', { access: 'guest' }), {}, async () => {
  counter.add('guest-change');
  return {};
});
const shop = new Process(createShop(counter, { more: [waiting, fussy, change] }));
const renderer = new Process(createFakeRenderer(() => ({})));
let site: Site;

beforeAll(async () => {
  await Promise.all([shop.start(), renderer.start()]);
  site = await startGateway({ upstreams: { SHOP: shop.url, RENDERER: renderer.url } });
});
afterEach(() => setClock(null));
afterAll(async () => {
  await site.stop();
  await Promise.all([shop.stop(), renderer.stop()]);
});

/** Both cookies taken away, each as it was given. */
const FORGOTTEN = [
  'sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  'visitor=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
];
const post = (path: string, cookie = '') =>
  site.outside.post(path).set({ Origin: site.origin, Locale: 'uk', Cookie: cookie });
const openPage = (cookie: string) =>
  site.outside.get('/catalog').set({ Accept: 'text/html', Cookie: cookie }).expect(200);
const sidOf = (cookie: string) => /sid=([^;]+)/.exec(cookie)?.[1];
const who = async (cookie: string) =>
  (await site.outside.get('/api/known').set('Cookie', cookie)).body.data.identity;

test('a guest keeps one id over all calls', async () => {
  const first = await site.outside.get('/api/who').expect(200);
  const { guestId } = first.body.data.identity;
  expect(guestId).toMatch(/^[\w-]{36}$/);
  const cookie = cookiesOf(first);
  const again = await site.outside.get('/api/who').set('Cookie', cookie).expect(200);
  expect(again.body.data.identity.guestId).toBe(guestId);
});

test('a guest’s call that a service refuses opens no session', async () => {
  const sessions = mongoose.connection.collection('sessions');
  const before = await sessions.estimatedDocumentCount();
  const refused = await site.outside.get('/api/fussy').expect(404);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect(refused.body.data.guestId).toMatch(/^[\w-]{36}$/);
  expect(await sessions.estimatedDocumentCount()).toBe(before);
});

test('the service hears of the guest and of the token that the session then has', async () => {
  const { body, headers } = await site.outside.get('/api/who').expect(200);
  const { guestId, csrf } = body.data.identity;
  expect(await who(cookiesOf({ headers }))).toMatchObject({ guestId, csrf });
});

describe('a request that comes with the session before a login', () => {
  const refuse = async (cookie: string) => {
    for (const late of [
      await site.outside.get('/api/who').set('Cookie', cookie),
      await post('/api/guest-change', cookie).send({}),
    ]) {
      expect([late.status, late.headers['retry-after']]).toEqual([503, '1']);
      expect(late.headers).not.toHaveProperty('set-cookie');
    }
    expect(counter.of('guest-change')).toBe(0);
  };
  const guestOf = async () => cookiesOf(await site.outside.get('/api/who').expect(200));

  test('opens no guest in its place, nor does a document take the new cookie away', async () => {
    const guest = await guestOf();
    const member = cookiesOf(await post('/api/login', guest).send({ userId: 'u26' }).expect(200));
    await refuse(guest);
    expect((await openPage(guest)).headers).not.toHaveProperty('set-cookie');
    expect(await who(member)).toMatchObject({ userId: 'u26' });
  });

  test('opens none where its session was gone before the login', async () => {
    const guest = await guestOf();
    const [, id] = /^s:([\w-]+)\./.exec(decodeURIComponent(sidOf(guest)!))!;
    await mongoose.connection.collection<{ _id: string }>('sessions').deleteOne({ _id: id! });
    await post('/api/login', guest).send({ userId: 'u27' }).expect(200);
    await refuse(guest);
  });

  test('opens none after a logout either', async () => {
    const member = cookiesOf(await post('/api/login').send({ userId: 'u28' }).expect(200));
    await post('/api/logout', member).send({}).expect(200);
    await refuse(member);
  });

  test('is a guest’s again by a navigation, and by anything half a minute later', async () => {
    setClock('2026-03-01T12:00:00Z');
    const guest = await guestOf();
    await post('/api/login', guest).send({ userId: 'u29' }).expect(200);
    const led = await site.outside.get('/api/who').set({ Accept: 'text/html', Cookie: guest }).expect(200);
    expect(sidOf(cookiesOf(led))).toBeDefined();
    advanceClock({ seconds: 29 });
    await refuse(guest);
    advanceClock({ seconds: 1 });
    const later = await site.outside.get('/api/who').set('Cookie', guest).expect(200);
    expect(sidOf(cookiesOf(later))).not.toBe(sidOf(guest));
  });
});

test('a guest’s call with a session that is long gone begins a new one', async () => {
  const reply = await site.outside.get('/api/who').set('Cookie', 'sid=s%3Agone.signature').expect(200);
  expect(sidOf(cookiesOf(reply))).toBeDefined();
});

test('the session cookie is closed to scripts, the visitor’s mark beside it is open', async () => {
  const reply = await site.outside.get('/api/who').expect(200);
  const [sid, visitor] = ['sid=', 'visitor='].map((name) =>
    (reply.headers['set-cookie'] as unknown as string[]).find((one) => one.startsWith(name)),
  );
  expect(sid).toMatch(/HttpOnly/);
  expect(sid).toMatch(/SameSite=Lax/);
  expect(visitor).toMatch(/^visitor=1;/);
  expect(visitor).not.toMatch(/HttpOnly/);
});

test('both cookies are given for a month, and again with each document', async () => {
  const first = await site.outside.get('/api/who').expect(200);
  const again = await openPage(cookiesOf(first));
  expect(sidOf(cookiesOf(again))).toBe(sidOf(cookiesOf(first)));
  for (const reply of [first, again]) {
    const cookies = reply.headers['set-cookie'] as unknown as string[];
    expect(cookies.map((one) => one.slice(0, one.indexOf('='))).sort()).toEqual(['sid', 'visitor']);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Secure/);
      const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!) - Date.now()) / (24 * 3600_000);
      expect(Math.round(days)).toBe(30);
    }
  }
});

test('a call that needs nobody makes no session', async () => {
  const reply = await site.outside.get('/api/known').expect(200);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.body.data.identity).toEqual({ roles: [], locale: 'uk' });
});

test('login gives a new id, the old one is dead, the guest’s things stay', async () => {
  const guest = cookiesOf(await site.outside.get('/api/who').expect(200));
  const { guestId } = await who(guest);
  const login = await post('/api/login', guest).send({}).expect(200);
  const member = cookiesOf(login);
  expect(sidOf(member)).toBeDefined();
  expect(sidOf(member)).not.toBe(sidOf(guest));
  expect(login.headers).not.toHaveProperty('session-word');
  expect(member).toMatch(/visitor=1/);
  expect(await who(member)).toMatchObject({ userId: 'u1', roles: ['ROLE_USER'], guestId });
  expect(await who(guest)).toEqual({ roles: [], locale: 'uk' });
});

test('an id that a stranger chose is never taken over', async () => {
  const victim = cookiesOf(await site.outside.get('/api/who').expect(200));
  const chosen = `${victim.split('; ')[0]!.slice(0, -3)}AAA`;
  const login = await post('/api/login', chosen).send({}).expect(200);
  expect(sidOf(cookiesOf(login))).not.toBe(sidOf(chosen));
  expect(await who(chosen)).not.toHaveProperty('userId');
});

test('each login gives another id and another token', async () => {
  const one = cookiesOf(await post('/api/login').send({}).expect(200));
  expect(one).toMatch(/visitor=1/);
  const two = cookiesOf(await post('/api/login', one).send({}).expect(200));
  expect(sidOf(two)).not.toBe(sidOf(one));
  expect((await who(two)).csrf).not.toBe((await who(one)).csrf);
  expect(await who(one)).not.toHaveProperty('userId');
});

test('logout ends the session and both cookies', async () => {
  const member = cookiesOf(await post('/api/login').send({}).expect(200));
  const logout = await post('/api/logout', member).send({}).expect(200);
  expect(logout.headers['set-cookie']!.slice(-2)).toEqual(FORGOTTEN);
  // The cookie that holds the language stays.
  expect(logout.headers['clear-site-data']).toBe('"storage"');
  expect(await who(member)).not.toHaveProperty('userId');
});

test('a login stores its session once: what ends it meanwhile is not undone by the end of the reply', async () => {
  const profile = await profileOf(async () => {
    const member = cookiesOf(await post('/api/login').send({ userId: 'u12' }).expect(200));
    await post('/api/logout', member).send({}).expect(200);
  });
  const writes = profile.filter(({ ns, op }) => ns.endsWith('.sessions') && op === 'update');
  expect(writes.filter((one) => JSON.stringify(one).includes('u12'))).toHaveLength(1);
});

test('a request that ends after the logout does not bring the session back', async () => {
  const member = cookiesOf(await post('/api/login').send({ userId: 'u5', roles: [] }).expect(200));
  const sessions = mongoose.connection.collection('sessions');
  await sessions.updateMany({ 'session.userId': 'u5' }, { $set: { 'session.lastSeen': new Date(0) } });
  const late = site.outside.get('/api/waiting').set('Cookie', member).then();
  await eventually(() => expect(counter.of('waiting')).toBe(1));
  const seen = await sessions.findOne({ 'session.userId': 'u5' });
  expect(Number(seen!.session.lastSeen)).toBeGreaterThan(0);
  await post('/api/logout', member).send({}).expect(200);
  gate.resolve();
  // By now the browser may have another login, which this reply leaves alone.
  expect((await late).headers).not.toHaveProperty('set-cookie');
  expect(await sessions.countDocuments({ 'session.userId': 'u5' })).toBe(0);
});

test('the moment of the last use is written every five minutes', async () => {
  setClock('2026-03-01T12:00:00Z');
  const member = cookiesOf(await post('/api/login').send({ userId: 'u24' }).expect(200));
  const lastSeen = async () => {
    const sessions = mongoose.connection.collection('sessions');
    return (await sessions.findOne({ 'session.userId': 'u24' }))!.session.lastSeen;
  };
  advanceClock({ minutes: 5 });
  await who(member);
  expect(await lastSeen()).toEqual(new Date('2026-03-01T12:00:00Z'));
  advanceClock({ seconds: 1 });
  await who(member);
  expect(await lastSeen()).toEqual(new Date('2026-03-01T12:05:01Z'));
});

test('a browser’s name of itself is kept, its first 300 characters', async () => {
  const deviceOf = async (userId: string, agent?: string) => {
    const login = post('/api/login').send({ userId });
    await (agent ? login.set('User-Agent', agent) : login.unset('User-Agent')).expect(200);
    const { body } = await site.sessionsOf(userId).expect(200);
    return body.data.sessions[0].device;
  };
  expect(await deviceOf('u14', 'x'.repeat(301))).toBe('x'.repeat(300));
  expect(await deviceOf('u15')).toBe('');
});

test('a session that cannot be read is no anonymous visit', async () => {
  const member = cookiesOf(await post('/api/login').send({ userId: 'u16' }).expect(200));
  const sessions = mongoose.connection.collection('sessions');
  await sessions.updateOne({ 'session.userId': 'u16' }, { $unset: { 'session.cookie': 1 } });
  const reply = await site.outside.get('/api/known').set('Cookie', member).expect(503);
  expect(reply.body.code).toBe('unavailable');
});

test('a session that cannot be stored is not begun', async () => {
  const guard = (validator: object) => mongoose.connection.db!.command({ collMod: 'sessions', validator });
  await guard({ 'session.userId': { $ne: 'u17' } });
  const login = await post('/api/login').send({ userId: 'u17' });
  await guard({});
  expect(login.status).toBe(503);
  expect(login.body.code).toBe('unavailable');
  expect(await who(cookiesOf(login))).not.toHaveProperty('userId');
});

test.each([
  [undefined, false],
  ['visitor=1', false],
  ['xsid=1; visitor=1', false],
  ['visitor=1; sid=1', true],
  ['sid=', true],
  ['__Host-sid=1', false],
])('the cookies %p name a session: %p', (cookie, named) => {
  const context = { secure: false };
  expect(hasSessionCookie({ headers: { ...(cookie && { cookie }) }, context })).toBe(named);
});

describe('a session ends by its age', () => {
  const START = '2026-03-01T12:00:00Z';
  const logIn = async (userId: string, role: string) =>
    cookiesOf(
      await post('/api/login')
        .send({ userId, roles: ['ROLE_USER', role] })
        .expect(200),
    );
  const isOpen = async (cookie: string) => 'userId' in (await who(cookie));
  const stored = (userId: string) =>
    mongoose.connection.collection('sessions').countDocuments({ 'session.userId': userId });
  beforeEach(() => setClock(START));

  test('a member’s after 90 days, however often it is used', async () => {
    const member = await logIn('u20', 'ROLE_USER');
    for (let day = 0; day < 90; day += 10) {
      expect(await isOpen(member)).toBe(true);
      advanceClock({ days: 10 });
    }
    expect(await isOpen(member)).toBe(true);
    advanceClock({ seconds: 1 });
    const { body } = await site.sessionsOf('u20').expect(200);
    expect(body.data.sessions).toEqual([]);
    const reply = await site.outside.get('/api/known').set('Cookie', member);
    expect(reply.body.data.identity).toEqual({ roles: [], locale: 'uk' });
    expect(await stored('u20')).toBe(0);
  });

  test.each(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])(
    '%s: after 12 hours, and after an hour without use',
    async (role) => {
      const used = await logIn('u21', role);
      const idle = await logIn('u22', role);
      for (let minutes = 0; minutes < 60; minutes += 30) {
        expect(await isOpen(used)).toBe(true);
        advanceClock({ minutes: 30 });
      }
      expect(await isOpen(used)).toBe(true);
      advanceClock({ seconds: 1 });
      expect(await isOpen(idle)).toBe(false);
      for (let hours = 1; hours < 12; hours += 0.5) {
        expect(await isOpen(used)).toBe(true);
        advanceClock({ minutes: 30 });
      }
      expect(await isOpen(used)).toBe(false);
      expect(await stored('u21')).toBe(0);
    },
  );

  test('a guest’s does not: a cart is kept for as long as the cookie', async () => {
    const guest = cookiesOf(await site.outside.get('/api/who').expect(200));
    advanceClock({ days: 91 });
    expect(await who(guest)).toHaveProperty('guestId');
  });
});

test('a session knows when its second step was passed, and tells services', async () => {
  const login = await post('/api/login').send({
    userId: 'u23',
    roles: ['ROLE_ADMIN'],
    secondFactorAt: 1_790_000_000_000,
  });
  expect(await who(cookiesOf(login))).toMatchObject({ userId: 'u23', secondFactorAt: 1_790_000_000_000 });
});

test('only an operation that may start sessions does', async () => {
  const reply = await post('/api/sly').send({}).expect(200);
  expect(reply.headers).not.toHaveProperty('session-word');
  expect(cookiesOf(reply)).toBe('');
});

test('roles open what they open and no more', async () => {
  const member = cookiesOf(await post('/api/login').send({}).expect(200));
  const refused = await site.outside.get('/api/staff').set('Cookie', member).expect(403);
  expect(refused.body.code).toBe('forbidden');
  const admin = cookiesOf(await post('/api/login').send({ userId: 'u2', roles: ['ROLE_ADMIN'] }));
  await site.outside.get('/api/staff').set('Cookie', admin).expect(200);
});

test('a document takes a dead cookie away, so that the visitor is anonymous again', async () => {
  const reply = await openPage('sid=s%3Agone.signature; visitor=1');
  expect(reply.headers['set-cookie']).toEqual(FORGOTTEN);
});

test('a call neither renews the cookies nor takes them away: a later login may have come before its reply', async () => {
  const member = cookiesOf(await post('/api/login').send({ userId: 'u25' }).expect(200));
  for (const cookie of [member, 'sid=s%3Agone.signature; visitor=1']) {
    const reply = await site.outside.get('/api/known').set('Cookie', cookie).expect(200);
    expect(reply.headers).not.toHaveProperty('set-cookie');
  }
});

test('over https the cookie is sent over https only, and no other host can set it', async () => {
  const secure = await startGateway({
    upstreams: { SHOP: shop.url },
    env: { PUBLIC_ORIGIN: 'https://stezhka.example' },
  });
  const reply = await secure.outside.get('/api/who').set('X-Forwarded-Proto', 'https').expect(200);
  expect(cookiesOf(reply)).toMatch(/__Host-sid=.*; visitor=1|visitor=1; __Host-sid=/);
  for (const cookie of reply.headers['set-cookie'] as unknown as string[]) {
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Domain/);
  }
  const known = async (cookie: string) =>
    (await secure.outside.get('/api/known').set('Cookie', cookie)).body.data.identity;
  const own = cookiesOf(reply);
  expect(await known(own)).toHaveProperty('guestId');
  // A host beside this one can set any name but those with the prefix.
  expect(await known(own.replace('__Host-sid', 'sid'))).toEqual({ roles: [], locale: 'uk' });
  expect(reply.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  await secure.stop();
});

test('the cabinet’s list shows a member’s sessions and ends one or all others', async () => {
  const login = (device: string) =>
    post('/api/login')
      .set('User-Agent', device)
      .send({ userId: 'u9', roles: ['ROLE_USER'] });
  const phone = cookiesOf(await login('phone'));
  const desk = cookiesOf(await login('desk'));
  const listed = await site.sessionsOf('u9').expect(200);
  const { sessions } = listed.body.data;
  expect(sessions.map((one: { device: string }) => one.device).sort()).toEqual(['desk', 'phone']);
  expect(listed.text).not.toContain(sidOf(phone)!.slice(4, 20));
  const { id } = sessions.find((one: { device: string }) => one.device === 'desk');
  const ended = await site.tell('/private/sessions/end', { userId: 'u9', except: id }).expect(200);
  expect(ended.body.data.ended).toBe(1);
  expect(await who(phone)).not.toHaveProperty('userId');
  // A member's token names their own session as the list does.
  expect(await who(desk)).toMatchObject({ userId: 'u9', session: id });
});

test('a login that began before its owner’s sessions were ended opens none, a later one does', async () => {
  const login = (epoch: number) => post('/api/login').send({ userId: 'u10', roles: ['ROLE_USER'], epoch });
  const open = cookiesOf(await login(0).expect(200));
  const end = (before: number) => site.tell('/private/sessions/end', { userId: 'u10', before }).expect(200);
  expect((await end(1)).body.data.ended).toBe(1);
  expect(await who(open)).not.toHaveProperty('userId');
  const late = await login(0).expect(401);
  expect(late.body.code).toBe('login_required');
  expect(late.headers['set-cookie']).toEqual(FORGOTTEN);
  expect(await who(cookiesOf(late))).not.toHaveProperty('userId');
  const { body } = await site.sessionsOf('u10').expect(200);
  expect(body.data.sessions).toEqual([]);
  const next = cookiesOf(await login(1).expect(200));
  // The same word again, as a job that is repeated, leaves the new session alone.
  expect((await end(1)).body.data.ended).toBe(0);
  expect(await who(next)).toMatchObject({ userId: 'u10' });
  await site.tell('/private/sessions/end', { userId: 'u10', before: { $gt: 0 } }).expect(400);
});

test('a stranger’s sessions are not ended by id alone, nor by a query in disguise', async () => {
  const member = cookiesOf(await post('/api/login').send({ userId: 'u13' }).expect(200));
  await site.tell('/private/sessions/end', { id: 'x' }).expect(400);
  await site.tell('/private/sessions/end', { userId: { $ne: null } }).expect(400);
  expect(await who(member)).toMatchObject({ userId: 'u13' });
});

test('the private doors are closed on the public listener', async () => {
  for (const path of ['/private/purge', '/private/releases', '/private/sessions/end'])
    await site.outside.post(path).set('Origin', site.origin).send({}).expect(404);
});

test.each([
  ['nobody', {}],
  ['a member', { userId: 'u1', roles: ['ROLE_SUPER_ADMIN'] }],
  ['another service', { service: 'shop' }],
])('%s inside the network neither reads nor ends sessions', async (_, identity) => {
  const token = Object.keys(identity).length ? { identity: await identityToken(identity) } : {};
  await site.inside.get('/private/sessions').query({ userId: 'u9' }).set(token).expect(403);
  await site.inside.post('/private/sessions/end').set(token).send({ userId: 'u9' }).expect(403);
});
