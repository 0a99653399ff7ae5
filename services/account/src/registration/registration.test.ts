import { advanceClock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { HOSTILE_EMAILS } from '@stezhka/kit/testing/hostile';
import { hashing } from '../passwords/hashing.ts';
import { member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { UserModel } from '../users/users.model.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'nova@stezhka.example';
const form = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
const register = (changes: object = {}, address?: string) =>
  visitor(address).post('/form/registration', { ...form, ...changes });

test('registration opens an account, logs in and answers the user', async () => {
  const reply = await register({ email: 'Nova@Stezhka.Example' });
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({ email, roles: ['ROLE_USER'] });
  expect(sessionWord(reply)).toEqual({
    start: { userId: reply.body.data.id, roles: ['ROLE_USER'], epoch: 0 },
  });
  expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
});

test('a password is kept as argon2id only', async () => {
  await register();
  const user = await UserModel.findOne({ email }).lean();
  const { memoryCost, timeCost, parallelism } = hashing.costs;
  const costs = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  expect(user!.passwordHash!.slice(0, costs.length)).toBe(costs);
  expect(JSON.stringify(user)).not.toContain(PASSWORD);
});

test.each([
  [
    'an empty form',
    { email: '', password: '', repeat_password: '', consent: '' },
    'email',
    'Field cannot be empty',
  ],
  ['a malformed e-mail', { email: 'nova@' }, 'email', 'Wrong email!'],
  ['two different passwords', { repeat_password: `${PASSWORD}!` }, 'repeat_password', /match/],
  ['seven characters', { password: 'коротка', repeat_password: 'коротка' }, 'password', /At least 8/],
  ['129 characters', { password: `${'ab'.repeat(64)}c` }, 'password', /Up to 128/],
  ['a common password', { password: 'Password1', repeat_password: 'Password1' }, 'password', /easy to guess/],
  ['the e-mail as password', { password: email, repeat_password: email }, 'password', /easy to guess/],
  ['no consent', { consent: '' }, 'consent', /without this/],
])('%s is refused with words under the field', async (_, changes, field, words) => {
  const reply = await register(changes);
  expect(reply.status).toBe(422);
  expect(reply.body.code).toBe('invalid_form');
  expect(reply.body.fields[field]).toMatch(words);
  expect(sessionWord(reply)).toBeUndefined();
  expect(await UserModel.countDocuments().hint({ _id: 1 })).toBe(0);
});

test('no e-mail with something invisible or crooked in it makes an account', async () => {
  for (const [n, [, hostile]] of HOSTILE_EMAILS.entries()) {
    const reply = await register({ email: hostile }, `192.0.2.${n}`);
    expect([reply.status, reply.body.fields]).toEqual([422, { email: 'Wrong email!' }]);
  }
  expect(await UserModel.countDocuments().hint({ _id: 1 })).toBe(0);
});

test('an e-mail in wide letters is the one in plain letters', async () => {
  await member({ email });
  const reply = await register({ email: 'ｎｏｖａ@stezhka.example' });
  expect(reply.body.fields).toEqual({ email: 'This e-mail cannot be used. Try another one or log in.' });
});

test('an e-mail that has an account answers a neutral error and leaves the account alone', async () => {
  const before = await member({ email, name: 'Нова' });
  const reply = await register({
    email: 'NOVA@stezhka.example',
    password: 'another long phrase',
    repeat_password: 'another long phrase',
  });
  expect(reply.status).toBe(422);
  expect(reply.body.fields).toEqual({ email: 'This e-mail cannot be used. Try another one or log in.' });
  expect(sessionWord(reply)).toBeUndefined();
  const after = await UserModel.findById(before.id);
  expect(after!.toObject()).toEqual(before.toObject());
});

test.each([
  ['roles', { roles: ['ROLE_ADMIN'] }],
  ['a role as a form sends it', { 'roles[0]': 'ROLE_SUPER_ADMIN' }],
  ['a balance', { balance: 1_000_000 }],
  ['an id', { _id: '65f000000000000000000003' }],
  ['an operator for an e-mail', { email: { $ne: null } }],
  ['an operator for a password', { password: { $ne: null } }],
  ['a prototype', JSON.parse('{"__proto__":{"roles":["ROLE_ADMIN"]}}')],
])('%s in the payload answers 400', async (_, changes) => {
  const reply = await register(changes);
  expect(reply.status).toBe(400);
  expect(await UserModel.countDocuments().hint({ _id: 1 })).toBe(0);
});

test('fifty registrations of one e-mail at once open one account', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => register({}, `192.0.2.${n}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(49);
  expect(replies.filter((reply) => sessionWord(reply))).toHaveLength(1);
  expect(await UserModel.countDocuments({ email })).toBe(1);
});

test('an address opens twenty accounts an hour', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++)
    statuses.push((await register({ email: `member${n}@stezhka.example` })).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const refused = await register({ email: 'late@stezhka.example' });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await register({ email: 'late@stezhka.example' }, '192.0.2.2')).status).toBe(200);
  advanceClock({ minutes: 61 });
  expect((await register({ email: 'later@stezhka.example' })).status).toBe(200);
});
