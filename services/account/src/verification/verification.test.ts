import { advanceClock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { hashPassword } from '../passwords/passwords.ts';
import { known, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';

useDatabase();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'nova@stezhka.example';
const register = (locale = 'en', to = email) =>
  visitor(undefined, locale).post('/form/registration', {
    email: to,
    password: PASSWORD,
    repeat_password: PASSWORD,
    consent: '1',
  });
const verify = (code: unknown, password: unknown = PASSWORD) =>
  visitor().post('/form/verify-email', { code, password } as object);
const ownSession = async (of = email) => known({ userId: (await UserModel.findOne({ email: of }))!.id });
const verifiedAt = async () => (await UserModel.findOne({ email }))!.emailVerifiedAt;

test('registration greets in the language of the page and asks to confirm the address', async () => {
  await register('ru').expect(200);
  const [mail, ...more] = await inbox.newMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: 'Ваш дневник открыт' });
  expect(mail!.text).toMatch(/https:\/\/stezhka\.example\/ru\/verify-email\/[\w-]{43}\s/);
  expect(await verifiedAt()).toBeFalsy();
});

test('a refused registration sends no mail', async () => {
  await member({ email });
  await register().expect(422);
  expect(await inbox.newMails()).toEqual([]);
});

test('the link shows a form; sending it in a session of the account verifies the address', async () => {
  await register();
  const code = await inbox.code();
  const own = await ownSession();
  const { body } = await own.get(`/form/verify-email/${code}`).expect(200);
  expect(body.data.form.fields.map(({ name }: { name: string }) => name)).toEqual(['code', '_csrf_token']);
  // Looking is not confirming: mail programs open links by themselves.
  expect(await verifiedAt()).toBeFalsy();
  const reply = await own.post('/form/verify-email', { code }).expect(200);
  expect(reply.body.data).toEqual({ verified: true });
  expect(sessionWord(reply)).toBeUndefined();
  expect(await verifiedAt()).toEqual(new Date('2026-11-20T10:00:00Z'));
});

test('without a session the link asks for the password, and opens none', async () => {
  await register();
  const code = await inbox.code();
  const { body } = await visitor().get(`/form/verify-email/${code}`).expect(200);
  const password = body.data.form.fields.find(({ name }: { name: string }) => name === 'password');
  expect(password).toMatchObject({ type: 'password', required: true, autocomplete: 'current-password' });
  const reply = await verify(code).expect(200);
  expect(reply.body.data).toEqual({ verified: true });
  expect(sessionWord(reply)).toBeUndefined();
  expect(await verifiedAt()).toEqual(new Date('2026-11-20T10:00:00Z'));
});

describe('an account that a stranger opened with this address', () => {
  test('is not confirmed by a click of the inbox’s owner, as a guest or as another member', async () => {
    await register();
    const code = await inbox.code();
    await member({ email: 'owner@stezhka.example', passwordHash: await hashPassword('зовсім інша фраза') });
    const owner = await ownSession('owner@stezhka.example');
    for (const clicker of [visitor(), owner]) {
      const { body } = await clicker.get(`/form/verify-email/${code}`).expect(200);
      expect(body.data.form.fields.map(({ name }: { name: string }) => name)).toContain('password');
      for (const password of [undefined, '', 'зовсім інша фраза']) {
        const reply = await clicker.post('/form/verify-email', { code, password }).expect(422);
        expect(Object.keys(reply.body.fields)).toEqual(['password']);
      }
    }
    expect(await verifiedAt()).toBeFalsy();
  });

  test('does not give its password away to the inbox’s owner', async () => {
    await register();
    const code = await inbox.code();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await verify(code, `guess ${n}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });
});

test('a second press says what the first one said, at once or later, and changes nothing', async () => {
  await register();
  const code = await inbox.code();
  const at = await Promise.all([verify(code), verify(code)]);
  expect(at.map(({ status }) => status)).toEqual([200, 200]);
  advanceClock({ hours: 1 });
  const again = await verify(code).expect(200);
  expect(again.body.data).toEqual({ verified: true });
  expect(sessionWord(again)).toBeUndefined();
  expect(await verifiedAt()).toEqual(new Date('2026-11-20T10:00:00Z'));
});

test('a code that has confirmed an address confirms no other, and nothing of a blocked account', async () => {
  await register();
  const code = await inbox.code();
  await verify(code).expect(200);
  await UserModel.updateOne({ email }, { blockedAt: new Date() });
  await verify(code).expect(410);
  await UserModel.updateOne(
    { email },
    { blockedAt: null, emailVerifiedAt: null, email: 'new@stezhka.example' },
  );
  await verify(code).expect(410);
  expect((await UserModel.findOne({ email: 'new@stezhka.example' }))!.emailVerifiedAt).toBeNull();
});

test('a link is good for three days, and dead once the account has another address', async () => {
  await register();
  const code = await inbox.code();
  advanceClock({ days: 3 });
  await verify(code).expect(410);
  setClock('2026-11-20T10:00:00Z');
  await UserModel.updateOne({ email }, { email: 'new@stezhka.example' });
  await verify(code).expect(410);
});

test('a member may ask for another link, five times an hour, until the address is verified', async () => {
  const { id } = await member({ email });
  const ask = async () => (await known({ userId: id })).post('/data/user/verify-email', {});
  for (let n = 0; n < 5; n++) expect((await ask()).body.data).toEqual({ sent: true });
  expect((await ask()).status).toBe(429);
  const mails = await inbox.newMails();
  expect(mails).toHaveLength(5);
  expect(mails[0]).toMatchObject({ subject: 'Confirm your e-mail' });
  await UserModel.updateOne({ email }, { emailVerifiedAt: new Date() });
  expect((await ask()).body.data).toEqual({ sent: false });
  await visitor().post('/data/user/verify-email', {}).expect(401);
});

test.each([
  ['an operator', { $ne: null }],
  ['a list', ['x']],
])('a code that is %s answers 400', async (_, code) => {
  await register();
  await verify(code).expect(400);
  expect(await verifiedAt()).toBeFalsy();
});
