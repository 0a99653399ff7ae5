import { jest } from '@jest/globals';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { SECURITY_EVENTS } from '@stezhka/kit/security-log';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import { type SecurityLine, useSecurityLines } from '@stezhka/kit/testing/security-lines';
import mongoose from 'mongoose';
import { memberBehind } from './openid/openid-member.ts';
import { codeOf, known, member, PASSWORD, visitor } from './testing/account.ts';
import { useFakeGateway } from './testing/fake-gateway.ts';
import { openInbox } from './testing/inbox.ts';
import { UserModel } from './users/users.model.ts';

useDatabase();
useFakeGateway();
const securityLines = useSecurityLines();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  jest.restoreAllMocks();
  setClock(null);
  await clearDatabase();
});

const ADDRESS = '198.51.100.23';
const NEXT = 'зовсім інша довга фраза';
const ADMIN: ('ROLE_USER' | 'ROLE_ADMIN')[] = ['ROLE_USER', 'ROLE_ADMIN'];

/** Each event once at least, by the calls that cause it. */
async function everything() {
  const here = visitor(ADDRESS);
  const form = { email: 'nova@stezhka.example', password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
  await here.post('/form/registration', form).expect(200);
  const { id, email } = (await UserModel.findOne({ email: form.email }))!;
  await UserModel.updateOne({ _id: id }, { name: 'Соломія', lastName: 'Гайдай' });
  const session = 'a'.repeat(32);
  const own = visitor(ADDRESS, 'en', await identityToken({ userId: id, roles: ['ROLE_USER'], session }));
  await own.post('/form/verify-email', { code: await inbox.code() }).expect(200);
  await here.logIn(email, PASSWORD).expect(200);
  await own.post('/logout', {}).expect(200);
  await own
    .post('/data/user', { current_password: PASSWORD, password: NEXT, repeat_password: NEXT })
    .expect(200);
  await inbox.newMails();
  await here.post('/form/forgot-password', { email }).expect(200);
  const change = { code: await inbox.code(), password: PASSWORD, repeat_password: PASSWORD };
  await here.post('/form/pass-recover', change).expect(200);
  await own.post(`/data/user/session/end/${'b'.repeat(32)}`, {}).expect(200);
  await own.post('/data/user/sessions/end-others', {}).expect(200);
  await own.post('/data/user/export', { password: PASSWORD }).expect(200);
  await own.post('/data/user/erase', { password: PASSWORD }).expect(200);
  await own.post('/data/user/erase/cancel', {}).expect(200);
  await own.get('/admin/account/users').expect(403);
  const person = {
    issuer: 'https://i.example',
    subject: 's',
    email,
    emailVerified: true,
    name: '',
    lastName: '',
  };
  const provider = { uk: 'Поштамт', ru: 'Почтамт', en: 'Poshtamt' };
  await memberBehind(person, { provider, locale: 'en' });
  for (let n = 0; n < 11; n++) await visitor(ADDRESS).logIn('nobody@stezhka.example', 'wrong guess');

  const boss = await member({ email: 'vira@stezhka.example', roles: [...ADMIN, 'ROLE_SUPER_ADMIN'] });
  const staff = await member({ email: 'ostap@stezhka.example', roles: ADMIN });
  const his = await known({ userId: staff.id, roles: ADMIN });
  const begun = await his.post('/data/user/second-factor/begin', {}).expect(200);
  const code = () => codeOf(begun.body.data.secret);
  await his.post('/form/second-factor/enrol', { code: code() }).expect(200);
  advanceClock({ minutes: 1 });
  await his.post('/form/second-factor', { code: '000000' }).expect(422);
  await his.post('/form/second-factor', { code: code() }).expect(200);
  await his.post('/data/user/second-factor/recovery-codes', {}).expect(200);
  const hers = await known({ userId: boss.id, roles: [...ADMIN, 'ROLE_SUPER_ADMIN'] });
  const at = `/admin/account/users/${staff.id}`;
  for (const [version, fields] of [
    { 'user[role]': 'ROLE_USER', 'user[blocked]': '1' },
    { 'user[role]': 'ROLE_USER' },
  ].entries())
    await hers.post(at, { ...fields, 'user[_version]': String(version) }).expect(200);
  return { id, staff: staff.id, boss: boss.id };
}

test('every event of the table is written, with nothing that names a person or a place', async () => {
  const ids = await everything();
  const lines = securityLines();
  const seen = new Set(lines.map(({ event }) => event));
  // The gateway refuses other sites before any service is asked.
  expect(SECURITY_EVENTS.filter((event) => !seen.has(event))).toEqual([
    'csrf_refused',
    'refunded',
    'release_shipped',
    'release_refused',
  ]);
  const written = JSON.stringify(lines);
  const personal = [
    '@',
    'stezhka.example',
    'nova',
    'Соломія',
    'Гайдай',
    ADDRESS,
    '203.0.113.1',
    PASSWORD,
    NEXT,
  ];
  for (const word of [...personal, ...Object.values(ids)]) expect(written).not.toContain(word);
  const FIELDS = ['event', 'account', 'actor', 'login', 'network', 'detail'];
  expect(lines.flatMap((line) => Object.keys(line)).filter((name) => !FIELDS.includes(name))).toEqual([]);
});

test('a change of rights that is tried again and then made is one event', async () => {
  const staff = await member({ email: 'ostap@stezhka.example', roles: ADMIN });
  const boss = await member({ email: 'vira@stezhka.example', roles: [...ADMIN, 'ROLE_SUPER_ADMIN'] });
  const hers = await known({ userId: boss.id, roles: [...ADMIN, 'ROLE_SUPER_ADMIN'] });
  const { ClientSession, MongoError } = mongoose.mongo;
  const commit = jest.spyOn(ClientSession.prototype, 'commitTransaction');
  commit.mockImplementationOnce(async function (this: mongoose.ClientSession) {
    await this.abortTransaction();
    const conflict = new MongoError('another change came first');
    conflict.addErrorLabel('TransientTransactionError');
    throw conflict;
  });
  const fields = { 'user[role]': 'ROLE_USER', 'user[_version]': '0' };
  await hers.post(`/admin/account/users/${staff.id}`, fields).expect(200);
  expect(commit.mock.calls.length).toBeGreaterThan(1);
  expect(securityLines().map(({ event }) => event)).toEqual(['role_changed']);
});

test('lines of one account, one network and one guessed e-mail can be put together', async () => {
  const { id } = await member({ email: 'sofiia@stezhka.example' });
  await visitor(ADDRESS).logIn('sofiia@stezhka.example', 'wrong guess');
  await visitor(ADDRESS).logIn('sofiia@stezhka.example', PASSWORD);
  await visitor('198.51.100.99').logIn('nobody@stezhka.example', 'wrong guess');
  await (await known({ userId: id, roles: ['ROLE_USER'] })).get('/admin/account/users').expect(403);
  const lines = securityLines();
  const [failed, login, unknown, refused] = lines as [SecurityLine, SecurityLine, SecurityLine, SecurityLine];
  expect(lines.map(({ event }) => event)).toEqual(['login_failed', 'login', 'login_failed', 'call_refused']);
  expect(failed.account).toMatch(/^[\w-]{16}$/);
  expect([login.account, refused.account]).toEqual([failed.account, failed.account]);
  expect(login.network).toBe(failed.network);
  expect(unknown).not.toHaveProperty('account');
  expect(unknown.network).not.toBe(failed.network);
  expect(unknown.login).not.toBe(failed.login);
  expect(refused.detail).toBe('GET /admin/account/users');
  expect(login.detail).toBe('password');
});
