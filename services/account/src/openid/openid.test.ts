import { advanceClock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import { createApp } from '../app.ts';
import { beginEnrolmentOf, completeEnrolment } from '../second-factor/second-factor.service.ts';
import { codeOf, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { useFakeProvider } from '../testing/fake-provider.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';
import { OpenidLinkModel, OpenidStartModel } from './openid.model.ts';

useDatabase();
const provider = useFakeProvider();
const gateway = useFakeGateway();
const inbox = openInbox();
let app: Express;
const appWith = (openid = provider.settings) =>
  createApp({ identityKeys, limits: { registrations: 20, recoveries: 20 }, openid });
beforeEach(() => {
  app = appWith();
  provider.person = person;
});
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const person = {
  sub: 'marta-1',
  email: 'Marta@Poshta.example',
  email_verified: true,
  given_name: 'Марта',
  family_name: 'Гайова',
};
const email = 'marta@poshta.example';

/** A call from a browser whose session has this anti-forgery token. */
async function visit(path: string, csrf = 'this browser', locale = 'uk') {
  return request(app)
    .get(path)
    .set('identity', await identityToken({ guestId: 'g1', csrf }))
    .set('locale', locale)
    .set({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'stezhka.example:8443' });
}
const begin = async (query = 'next=/en/diary&locale=en') =>
  (await visit(`/openid/start?${query}`)).headers.location as string;
const comeBack = (url: URL, csrf?: string) => visit(`/openid/callback${url.search}`, csrf);
/** The whole way there and back. */
const logIn = async (query?: string) => comeBack(provider.logIn(await begin(query)));

function expectFailure(reply: Response, failure: string, locale = '/en') {
  expect(reply.status).toBe(303);
  const to = new URL(reply.headers.location!, 'https://stezhka.example');
  expect(to.pathname).toBe(`${locale}/login`);
  expect(to.searchParams.get('openid')).toBe(failure);
  expect(sessionWord(reply)).toBeUndefined();
}

test('the provider is named where one is configured', async () => {
  expect((await visit('/data/openid')).body.data).toEqual({ name: 'Поштамт' });
  expect((await visit('/data/openid', undefined, 'ru')).body.data).toEqual({ name: 'Почтамт' });
  app = createApp({ identityKeys, limits: { registrations: 20, recoveries: 20 } });
  expect((await visit('/data/openid')).body.data).toBeNull();
  expectFailure(await visit('/openid/start?locale=en'), 'unavailable');
});

test('the browser is sent with a code challenge, a state and a nonce, and nothing of them twice', async () => {
  const one = new URL(await begin());
  const two = new URL(await begin());
  expect(one.origin + one.pathname).toBe(`${provider.issuer}/auth`);
  expect(Object.fromEntries(one.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'stezhka',
    redirect_uri: 'https://stezhka.example:8443/api/openid/callback',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.searchParams.get(name)!.length).toBeGreaterThan(40);
    expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
  }
});

test('a newcomer gets an account and is led where they wanted', async () => {
  const reply = await logIn();
  expect(reply.status).toBe(303);
  expect(reply.headers.location).toBe('/en/diary');
  const user = (await UserModel.findOne({ email }))!;
  expect(user).toMatchObject({ name: 'Марта', lastName: 'Гайова', locale: 'en' });
  expect(user.emailVerifiedAt).toBeInstanceOf(Date);
  expect([...user.roles]).toEqual(['ROLE_USER']);
  expect(sessionWord(reply)).toEqual({ start: { userId: user.id, roles: ['ROLE_USER'], epoch: 0 } });
});

test('the same subject is the same member, whatever its e-mail', async () => {
  await logIn();
  provider.person = { ...person, email: 'other@poshta.example' };
  const reply = await logIn();
  const { id } = (await UserModel.findOne({ email }))!;
  expect(sessionWord(reply)).toMatchObject({ start: { userId: id } });
  expect(await UserModel.estimatedDocumentCount()).toBe(1);
});

test('a login in another language changes the language of mails', async () => {
  await logIn();
  await logIn('next=/uk/diary&locale=uk');
  expect((await UserModel.findOne({ email }))!.locale).toBe('uk');
});

describe('a member with a second factor', () => {
  const enrolled = async () => {
    setClock('2026-11-20T10:00:00Z');
    await logIn();
    const user = (await UserModel.findOne({ email }))!;
    const secret = await beginEnrolmentOf(user);
    await completeEnrolment(user, codeOf(secret), 'en');
    advanceClock({ minutes: 1 });
    return { id: user.id, code: () => codeOf(secret) };
  };
  const pass = async (code: string, csrf = 'this browser', more: object = {}) =>
    request(app)
      .post('/form/second-factor')
      .set('identity', await identityToken({ guestId: 'g1', csrf }))
      .send({ code, ...more });

  test('is led to the second step before a session opens', async () => {
    const { id, code } = await enrolled();
    const reply = await logIn('next=/en/diary&locale=en');
    expect([reply.status, sessionWord(reply)]).toEqual([303, undefined]);
    expect(reply.headers.location).toBe('/en/login?step=code&next=%2Fen%2Fdiary');
    expect((await pass('000000')).status).toBe(422);
    const passed = await pass(code(), undefined, { ticket: '' });
    expect(sessionWord(passed)).toMatchObject({
      start: { userId: id, roles: ['ROLE_USER'], epoch: 1, secondFactorAt: expect.any(Number) },
    });
    advanceClock({ minutes: 1 });
    expect((await pass(code())).body.code).toBe('login_expired');
  });

  test('passes it only in the browser that began the login, and within five minutes', async () => {
    const { code } = await enrolled();
    await logIn();
    expect((await pass(code(), 'another browser')).body.code).toBe('login_expired');
    advanceClock({ minutes: 5 });
    expect((await pass(code())).body.code).toBe('login_expired');
  });

  test('who joins by a confirmed e-mail is asked for it too', async () => {
    const user = await member({ email, emailVerifiedAt: new Date() });
    setClock('2026-11-20T10:00:00Z');
    const secret = await beginEnrolmentOf(user);
    await completeEnrolment(user, codeOf(secret), 'en');
    expect(sessionWord(await logIn())).toBeUndefined();
    advanceClock({ minutes: 1 });
    expect(sessionWord(await pass(codeOf(secret)))).toMatchObject({ start: { userId: user.id } });
  });
});

test('another subject with the same e-mail is another person', async () => {
  await logIn();
  provider.person = { ...person, sub: 'marta-2', email: 'marta2@poshta.example' };
  await logIn();
  expect(await UserModel.estimatedDocumentCount()).toBe(2);
});

test('an account whose e-mail both sides have verified is linked', async () => {
  const { id } = await member({ email, emailVerifiedAt: new Date() });
  expect(sessionWord(await logIn())).toMatchObject({ start: { userId: id } });
  expect(await OpenidLinkModel.find({ userId: id }).lean()).toMatchObject([{ subject: 'marta-1' }]);
});

describe('a stranger who opened the account under this e-mail before its owner came by the provider', () => {
  test('loses every session and the password, and the owner is told', async () => {
    const { id } = await member({ email, emailVerifiedAt: new Date() });
    const reply = await logIn();
    expect(sessionWord(reply)).toEqual({ start: { userId: id, roles: ['ROLE_USER'], epoch: 1 } });
    const [mail, ...more] = await inbox.newMails();
    expect(gateway.heard).toEqual([{ url: '/private/sessions/end', body: { userId: id, before: 1 } }]);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(401);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Your diary can now be opened with Poshtamt' });
  });

  test('cannot finish a login or a recovery that was under way', async () => {
    await member({ email, emailVerifiedAt: new Date() });
    await visitor().post('/form/forgot-password', { email }).expect(200);
    const code = await inbox.code();
    const [login] = await Promise.all([visitor().logIn(email, PASSWORD), logIn()]);
    const word = sessionWord(login) as { start: { epoch: number } } | undefined;
    expect(word?.start.epoch ?? 0).toBe(0);
    const password = 'фраза того, хто чужий';
    await visitor().post('/form/pass-recover', { code, password, repeat_password: password }).expect(410);
  });

  test('later logins by the provider end nothing and send nothing', async () => {
    await member({ email, emailVerifiedAt: new Date() });
    await logIn();
    await inbox.newMails();
    gateway.heard.length = 0;
    expect(sessionWord(await logIn())).toMatchObject({ start: { epoch: 1 } });
    expect(await inbox.newMails()).toEqual([]);
    expect(gateway.heard).toEqual([]);
  });
});

test('an e-mail is vouched for by who names it: the token’s word says nothing of another one', async () => {
  const victim = await member({ email: 'victim@stezhka.example', emailVerifiedAt: new Date() });
  provider.lies = { email: 'own@poshta.example', email_verified: true };
  provider.person = { sub: 'thief-1', email: victim.email };
  expect(sessionWord(await logIn())).toBeUndefined();
  expect(await OpenidLinkModel.countDocuments({ userId: victim.id }).hint({ _id: 1 })).toBe(0);
});

test('an e-mail that only the token calls verified is accepted when the provider’s userinfo names the same one', async () => {
  provider.lies = { email: person.email, email_verified: true };
  provider.person = { ...person, email_verified: undefined };
  expect(sessionWord(await logIn())).toMatchObject({ start: { roles: ['ROLE_USER'] } });
});

test('an account that never showed its e-mail to be its own is not taken over', async () => {
  const { id } = await member({ email });
  expectFailure(await logIn(), 'account_exists');
  expect(await OpenidLinkModel.find({ userId: id }).lean()).toEqual([]);
});

test.each([
  ['known here', true],
  ['unknown here', false],
])('an e-mail %s that the provider does not vouch for opens nothing', async (_, there) => {
  if (there) await member({ email, emailVerifiedAt: new Date() });
  for (const email_verified of [false, 'false', '', 'yes', 1, ['true'], { $ne: null }, undefined]) {
    provider.person = { ...person, email_verified };
    expectFailure(await logIn(), 'email_unverified');
  }
  expect(await UserModel.estimatedDocumentCount()).toBe(there ? 1 : 0);
});

test('a provider may vouch for an e-mail in a word', async () => {
  provider.person = { ...person, email_verified: 'true' };
  expect((await logIn()).headers.location).toBe('/en/diary');
});

test('an e-mail that no form would take is none, and wide letters are the plain ones', async () => {
  for (const crooked of ['a\u200bb@poshta.example', 'a..b@poshta.example', 'nobody', ['a@x.zz']]) {
    provider.person = { ...person, email: crooked };
    expectFailure(await logIn(), 'email_unverified');
  }
  const { id } = await member({ email, emailVerifiedAt: new Date() });
  provider.person = { ...person, email: 'ｍａｒｔａ@Poshta.example' };
  expect(sessionWord(await logIn())).toMatchObject({ start: { userId: id } });
});

test('names are cut to the profile’s length, at whole characters', async () => {
  provider.person = { ...person, given_name: 'М'.repeat(300), family_name: `${'Г'.repeat(99)}🌿🌿` };
  await logIn();
  const user = (await UserModel.findOne({ email }))!;
  expect([user.name, user.lastName]).toEqual(['М'.repeat(100), 'Г'.repeat(99)]);
});

test('a blocked member stays outside, staff log in by password and code', async () => {
  const blocked = await member({ email, emailVerifiedAt: new Date(), blockedAt: new Date() });
  expectFailure(await logIn(), 'refused');
  await UserModel.updateOne({ _id: blocked.id }, { blockedAt: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  expectFailure(await logIn(), 'staff');
});

test('a login is good once', async () => {
  const back = provider.logIn(await begin());
  expect((await comeBack(back)).headers.location).toBe('/en/diary');
  expectFailure(await comeBack(back), 'expired', '');
});

test('concurrent ends of one login create one member', async () => {
  const back = provider.logIn(await begin());
  const replies = await Promise.all([comeBack(back), comeBack(back)]);
  expect(replies.filter((reply) => sessionWord(reply))).toHaveLength(1);
});

test('a login that another browser began is not finished here, and stays good there', async () => {
  const back = provider.logIn(await begin());
  expectFailure(await comeBack(back, 'another browser'), 'expired', '');
  expect(sessionWord(await comeBack(back))).toBeDefined();
});

test('after ten minutes a login is over', async () => {
  setClock('2026-11-20T10:00:00Z');
  const back = provider.logIn(await begin());
  advanceClock({ minutes: 10 });
  expectFailure(await comeBack(back), 'expired', '');
});

test('an unknown state finishes no login', async () => {
  const back = provider.logIn(await begin());
  back.searchParams.set('state', 'invented');
  expectFailure(await comeBack(back), 'expired', '');
  expectFailure(await visit('/openid/callback'), 'expired', '');
});

test.each<[string, Record<string, unknown>]>([
  ['another nonce', { nonce: 'replayed' }],
  ['another audience', { aud: 'somebody else' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['another person than the token belongs to', { sub: 'admin' }],
  ['a token of yesterday', { exp: 1_700_000_000 }],
])('an ID token with %s is refused', async (_, lies) => {
  provider.lies = lies;
  expectFailure(await logIn(), 'refused');
  expect(await UserModel.estimatedDocumentCount()).toBe(0);
});

test('a code that was stolen from another login is refused', async () => {
  const mine = new URL(provider.logIn(await begin()));
  const theirs = provider.logIn(await begin());
  mine.searchParams.set('code', theirs.searchParams.get('code')!);
  expectFailure(await comeBack(mine), 'refused');
});

test('a login cancelled at the provider returns to the login page with next', async () => {
  const state = new URL(await begin()).searchParams.get('state')!;
  const reply = await visit(`/openid/callback?error=access_denied&state=${state}`);
  expectFailure(reply, 'denied');
  expect(new URL(reply.headers.location!, 'https://x').searchParams.get('next')).toBe('/en/diary');
});

test('a provider that fails is told as such, before and after', async () => {
  const back = provider.logIn(await begin());
  provider.status = 503;
  expectFailure(await comeBack(back), 'unavailable');
  app = appWith();
  expectFailure(await visit('/openid/start?locale=en'), 'unavailable');
  app = appWith({ ...provider.settings, issuer: 'http://127.0.0.1:9' });
  expectFailure(await visit('/openid/start?locale=en'), 'unavailable');
  provider.status = 200;
  app = appWith();
  expect(await begin()).toContain(provider.issuer);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2f%2fevil.example', ''])(
  'to %s nobody is led',
  async (next) => {
    const reply = await logIn(`next=${encodeURIComponent(next)}&locale=uk`);
    expect(reply.headers.location).toBe('/profile');
  },
);

test('without a session nothing begins', async () => {
  const reply = await request(app).get('/openid/start?locale=en');
  expectFailure(reply, 'expired');
  expect(await OpenidStartModel.estimatedDocumentCount()).toBe(0);
});

test.each(['state=a&state=b', 'code[$ne]=&state[$ne]=', `state=${'x'.repeat(5000)}`])(
  'a callback with %.40s is refused or leads nowhere',
  async (query) => {
    const reply = await visit(`/openid/callback?${query}`);
    expect([303, 400]).toContain(reply.status);
    expect(sessionWord(reply)).toBeUndefined();
  },
);

test('additional parameters of a provider are ignored', async () => {
  const back = provider.logIn(await begin());
  back.searchParams.set('iss', provider.issuer);
  back.searchParams.set('session_state', 'x');
  back.searchParams.set('authuser', '0');
  expect(sessionWord(await comeBack(back))).toBeDefined();
});
