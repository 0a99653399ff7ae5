import { jest } from '@jest/globals';
import { AttemptModel } from '@stezhka/kit/attempts';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { WorkerProcess } from '@stezhka/kit/worker-process';
import mongoose from 'mongoose';
import request from 'supertest';
import { hashPassword } from '../passwords/passwords.ts';
import { app, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { openInbox } from '../testing/inbox.ts';

useDatabase();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';

describe('logging in', () => {
  test.each(['/form/login', '/login'])('by POST %s answers the user and starts a session', async (path) => {
    const user = await member({ email, name: 'Софія' });
    const reply = await visitor().post(path, { email: ' Sofiia@Stezhka.Example ', password: PASSWORD });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      id: user.id,
      email,
      roles: ['ROLE_USER'],
      name: 'Софія',
      lastName: '',
      displayName: '',
      image: null,
    });
    expect(sessionWord(reply)).toEqual({ start: { userId: user.id, roles: ['ROLE_USER'], epoch: 0 } });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('letters composed otherwise are the same password', async () => {
    const decomposed = `${PASSWORD} й`.normalize('NFD');
    await member({ email: 'second@stezhka.example', passwordHash: await hashPassword(`${PASSWORD} й`) });
    expect((await visitor().logIn('second@stezhka.example', decomposed)).status).toBe(200);
  });

  test('the same form may come urlencoded or as multipart', async () => {
    await member({ email });
    const fields = { email, password: PASSWORD, _csrf_token: 'x' };
    const urlencoded = new URLSearchParams(fields).toString();
    expect((await visitor().postText('/form/login', 'form', urlencoded)).status).toBe(200);
    expect((await request(app).post('/form/login').field(fields)).status).toBe(200);
  });
});

describe('a refused login', () => {
  test('looks the same for a wrong password, an unknown e-mail and a blocked account', async () => {
    await member({ email });
    await member({ email: 'blocked@stezhka.example', blockedAt: new Date() });
    const replies = await Promise.all([
      visitor().logIn(email, 'not the password'),
      visitor().logIn('nobody@stezhka.example', 'not the password'),
      visitor().logIn('blocked@stezhka.example', PASSWORD),
    ]);
    for (const reply of replies) {
      const { requestId: _, ...body } = reply.body;
      expect(reply.status).toBe(401);
      expect(body).toEqual({ data: null, error: 'Incorrect login or password', code: 'login_refused' });
      expect(sessionWord(reply)).toBeUndefined();
    }
    const names = replies.map(({ headers }) => Object.keys(headers).sort());
    expect(names[1]).toEqual(names[0]);
    expect(names[2]).toEqual(names[0]);
  });

  test('costs the same work for an unknown e-mail and a blocked account as for a wrong password', async () => {
    await member({ email });
    await member({ email: 'blocked@stezhka.example', blockedAt: new Date() });
    const hashed = jest.spyOn(WorkerProcess.prototype, 'run');
    let asked: string[] = [];
    mongoose.set('debug', (collection, method) => void asked.push(`${collection}.${method}`));
    const workFor = async (who: string) => {
      hashed.mockClear();
      asked = [];
      expect((await visitor().logIn(who, 'not the password')).status).toBe(401);
      return { asked: asked.sort(), hashed: hashed.mock.calls.map(([name]) => name) };
    };
    const work = await workFor(email);
    expect(work.hashed).toEqual(['verify']);
    expect(work.asked).toContain('users.findOne');
    for (const who of ['nobody@stezhka.example', 'blocked@stezhka.example'])
      expect(await workFor(who)).toEqual(work);
  });
  afterEach(() => {
    mongoose.set('debug', false);
    jest.restoreAllMocks();
  });

  test('names empty and malformed fields', async () => {
    const reply = await visitor().post('/form/login', { email: 'sofiia@', password: '' });
    expect(reply.status).toBe(422);
    expect(reply.body.fields).toEqual({ email: 'Wrong email!', password: 'Field cannot be empty' });
  });

  test.each([
    ['JSON', 'json', '{"email":{"$ne":null},"password":{"$ne":null}}'],
    ['JSON beside a right e-mail', 'json', `{"email":"${email}","password":{"$gt":""}}`],
    ['a form', 'form', 'email[$ne]=&password[$ne]='],
    ['a list', 'json', `{"email":["${email}","x@y.zz"],"password":"${PASSWORD}"}`],
    ['a prototype', 'json', `{"__proto__":{"email":"${email}"},"password":"${PASSWORD}"}`],
    ['a field of its own', 'json', `{"email":"${email}","password":"${PASSWORD}","roles":"ROLE_ADMIN"}`],
  ])('%s that no form sends answers 400', async (_, type, body) => {
    await member({ email });
    const reply = await visitor().postText('/form/login', type, body);
    expect(reply.status).toBe(400);
    expect(sessionWord(reply)).toBeUndefined();
  });
});

describe('guessing', () => {
  const wrongLogins = async (times: number, of = email, address?: string) => {
    for (let n = 0; n < times; n++) await visitor(address).logIn(of, `wrong guess ${n}`);
  };

  test('ten wrong logins slow an account down from every address, then ever more', async () => {
    await member({ email });
    await wrongLogins(10);
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      const reply = await visitor(`203.0.113.${n + 10}`).logIn(email, PASSWORD.slice(1));
      expect(reply.status).toBe(429);
      expect(reply.body.code).toBe('login_slowed');
      const seconds = Number(reply.headers['retry-after']);
      expect(reply.body.error).toContain(` in ${seconds} second${seconds === 1 ? '.' : 's.'}`);
      waits.push(seconds);
      advanceClock({ seconds });
      expect((await visitor().logIn(email, 'one more guess')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  test('a slowed account is never locked: after the pause its owner gets in and starts afresh', async () => {
    await member({ email });
    await wrongLogins(10);
    for (let n = 0; n < 8; n++) {
      advanceClock({ seconds: 300 });
      await wrongLogins(1);
    }
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(429);
    advanceClock({ seconds: 300 });
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
    await wrongLogins(9);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
  });

  test('a pause is at most five minutes', async () => {
    await member({ email });
    let longest = 0;
    for (let n = 0; n < 30; n++) {
      const reply = await visitor().logIn(email, 'guess');
      const seconds = Number(reply.headers['retry-after'] ?? 0);
      longest = Math.max(longest, seconds);
      advanceClock({ seconds });
    }
    expect(longest).toBe(300);
  });

  test('a stranger who guesses without an end does not keep the owner out of where they have logged in before', async () => {
    await member({ email });
    const home = '198.51.100.30';
    expect((await visitor(home).logIn(email, PASSWORD)).status).toBe(200);
    const stranger = '198.51.100.66';
    for (let n = 0; n < 20; n++) {
      const reply = await visitor(stranger).logIn(email, 'guess');
      advanceClock({ seconds: Number(reply.headers['retry-after'] ?? 0) });
    }
    await wrongLogins(1, email, stranger);
    expect((await visitor('198.51.100.31').logIn(email, PASSWORD)).status).toBe(429);
    expect((await visitor(home).logIn(email, PASSWORD)).status).toBe(200);
    expect((await visitor(stranger).logIn(email, 'guess')).status).toBe(429);
  });

  test('guesses from a known network are slowed too, and after 90 days it is unknown', async () => {
    await member({ email });
    await visitor().logIn(email, PASSWORD);
    await wrongLogins(10);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(429);
    expect((await visitor('198.51.100.66').logIn(email, PASSWORD)).status).toBe(200);
    advanceClock({ days: 90, minutes: 1 });
    await wrongLogins(10, email, '198.51.100.67');
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(429);
  });

  test('a recovery resets the wrong logins everywhere', async () => {
    await member({ email });
    await wrongLogins(11, email, '198.51.100.66');
    await visitor('198.51.100.30').post('/form/forgot-password', { email }).expect(200);
    const password = 'зовсім інша довга фраза';
    const change = { code: await inbox.code(), password, repeat_password: password };
    await visitor('198.51.100.30').post('/form/pass-recover', change).expect(200);
    expect((await visitor('198.51.100.31').logIn(email, password)).status).toBe(200);
    await wrongLogins(11, email, '198.51.100.66');
    expect((await visitor('198.51.100.30').logIn(email, password)).status).toBe(200);
  });

  test('a quarter of an hour without a wrong login forgets them', async () => {
    await member({ email });
    await wrongLogins(9);
    advanceClock({ minutes: 16 });
    await wrongLogins(9);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
  });

  test('a rush of guesses at once is no way around', async () => {
    await member({ email });
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => (await visitor().logIn(email, `guess ${n}`)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('an unknown e-mail is slowed like a known one, and others are not', async () => {
    await member({ email });
    await wrongLogins(10, 'nobody@stezhka.example');
    expect((await visitor().logIn('nobody@stezhka.example', 'guess')).status).toBe(429);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
  });

  test('an address that tries one password on many accounts is slowed too', async () => {
    await visitor('198.51.100.7').logIn('member@stezhka.example', 'spring');
    await AttemptModel.updateOne({ _id: 'login-address 198.51.100.7' }, { count: 99 });
    await visitor('198.51.100.7').logIn('other@stezhka.example', 'spring');
    expect((await visitor('198.51.100.7').logIn('another@stezhka.example', 'spring')).status).toBe(429);
    expect((await visitor('198.51.100.8').logIn('another@stezhka.example', 'spring')).status).toBe(401);
  });

  test('neighbours who guess at other accounts keep nobody out of where they have logged in before', async () => {
    await member({ email });
    await member({ email: 'new.here@stezhka.example' });
    const office = '198.51.100.7';
    expect((await visitor(office).logIn(email, PASSWORD)).status).toBe(200);
    await visitor(office).logIn('nobody@stezhka.example', 'spring');
    await AttemptModel.updateOne({ _id: `login-address ${office}` }, { count: 107 });
    await visitor(office).logIn('another@stezhka.example', 'spring');
    // They are slowed, and who has never logged in from there with them.
    for (const stranger of ['third@stezhka.example', 'new.here@stezhka.example'])
      expect((await visitor(office).logIn(stranger, PASSWORD)).status).toBe(429);
    expect((await visitor(office).logIn(email, PASSWORD)).status).toBe(200);
    await wrongLogins(10, email, office);
    expect((await visitor(office).logIn(email, PASSWORD)).status).toBe(429);
  });

  test('wrong logins of a member at home do not slow their neighbours', async () => {
    await member({ email });
    const home = '198.51.100.30';
    await visitor(home).logIn(email, PASSWORD);
    await wrongLogins(10, email, home);
    expect(await AttemptModel.exists({ _id: `login-address ${home}` })).toBeNull();
  });

  test('concurrent right logins slow no member', async () => {
    await member({ email });
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await visitor().logIn(email, PASSWORD)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

test('a logout ends the session and answers as to a guest', async () => {
  const reply = await visitor().post('/logout', {});
  expect(reply.body).toEqual({ data: [] });
  expect(sessionWord(reply)).toEqual({ end: true });
});
