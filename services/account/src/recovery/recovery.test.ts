import { jest } from '@jest/globals';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { JobModel } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { CodeModel } from '../codes/codes.model.ts';
import { SecondFactorModel } from '../second-factor/second-factor.model.ts';
import { known, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';

useDatabase();
const gateway = useFakeGateway();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';
const NEW = 'зовсім інша довга фраза';
const ask = (to = email, address?: string) => visitor(address).post('/form/forgot-password', { email: to });
const change = (code: unknown, fields: object = {}) =>
  visitor().post('/form/pass-recover', { code, password: NEW, repeat_password: NEW, ...fields } as object);
const formOf = async (code: string) =>
  (await visitor().get(`/form/pass-recover/${code}`).expect(200)).body.data.form;
const codeFor = async (to = email) => {
  await ask(to);
  return inbox.code();
};

describe('asking', () => {
  test('brings a mail with a link that opens a form', async () => {
    await member({ email });
    await ask(' Sofiia@Stezhka.Example ').expect(200);
    const [mail, ...more] = await inbox.newMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'A new password for Stezhka' });
    const link = /https:\/\/stezhka\.example\/en\/pass-recover\/([\w-]{43})(?=\s)/.exec(mail!.text)!;
    expect(mail!.html).toContain(`href="${link[0]}"`);
    const names = (await formOf(link[1]!)).fields.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['password', 'repeat_password', 'code', '_csrf_token']);
  });

  test('answers the same for an e-mail that is known, unknown or blocked; only the known one gets a mail', async () => {
    await member({ email });
    await member({ email: 'blocked@stezhka.example', blockedAt: new Date() });
    const replies = [await ask(), await ask('nobody@stezhka.example'), await ask('blocked@stezhka.example')];
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ data: { sent: true } });
      expect(Object.keys(reply.headers).sort()).toEqual(Object.keys(replies[0]!.headers).sort());
      expect(reply.headers['content-length']).toBe(replies[0]!.headers['content-length']);
      expect(sessionWord(reply)).toBeUndefined();
    }
    expect((await inbox.newMails()).map(({ to }) => to)).toEqual([email]);
  });

  test('does the same work whether the e-mail is known or not: nothing is looked up before the answer', async () => {
    await member({ email });
    const lookUp = jest.spyOn(UserModel, 'findOne');
    await ask();
    await ask('nobody@stezhka.example');
    expect(lookUp).not.toHaveBeenCalled();
    const jobs = await JobModel.find({ state: 'open' }).lean();
    expect(jobs.map(({ name, attempts }) => ({ name, attempts }))).toEqual(
      Array(2).fill({ name: 'start-recovery', attempts: 0 }),
    );
    await inbox.newMails();
    expect(lookUp).toHaveBeenCalledWith({ email });
    expect(lookUp).toHaveBeenCalledWith({ email: 'nobody@stezhka.example' });
    lookUp.mockRestore();
  });

  test('works twenty times an hour for one address, known e-mail or not', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await ask(`n${n}@stezhka.example`)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const refused = await ask();
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await ask(email, '192.0.2.2')).status).toBe(200);
    advanceClock({ minutes: 61 });
    expect((await ask()).status).toBe(200);
  });

  test('from many addresses fills nobody’s inbox', async () => {
    await member({ email });
    for (let n = 0; n < 12; n++) await ask(email, `192.0.2.${n}`).expect(200);
    expect(await inbox.newMails()).toHaveLength(5);
  });

  test.each([
    ['no e-mail', '', 'Field cannot be empty'],
    ['a malformed one', 'sofiia@', 'Wrong email!'],
  ])('%s is refused under its field', async (_, to, words) => {
    const reply = await ask(to).expect(422);
    expect(reply.body.fields).toEqual({ email: words });
  });

  test.each([
    ['an operator', { email: { $ne: null } }],
    ['a list', { email: [email] }],
    ['a field too many', { email, userId: '65f000000000000000000001' }],
    ['a prototype', JSON.parse(`{"__proto__":{"email":"${email}"}}`)],
  ])('%s answers 400 or names the field, and nothing is sent', async (_, body) => {
    await member({ email });
    expect([400, 422]).toContain((await visitor().post('/form/forgot-password', body)).status);
    expect(await inbox.newMails()).toEqual([]);
  });
});

describe('a code', () => {
  test('sets the password, logs in under a new session and verifies the address', async () => {
    const { id } = await member({ email });
    const reply = await change(await codeFor()).expect(200);
    expect(reply.body.data).toMatchObject({ id, email, roles: ['ROLE_USER'] });
    expect(sessionWord(reply)).toEqual({ start: { userId: id, roles: ['ROLE_USER'], epoch: 1 } });
    expect((await visitor().logIn(email, NEW)).status).toBe(200);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(401);
    expect((await UserModel.findById(id))!.emailVerifiedAt).toEqual(new Date('2026-11-20T10:00:00Z'));
  });

  test('ends every other session and tells the owner of the new password', async () => {
    const { id } = await member({ email });
    await change(await codeFor());
    const [mail, ...more] = await inbox.newMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Your password has changed' });
    expect(gateway.heard).toEqual([{ url: '/private/sessions/end', body: { userId: id, before: 1 } }]);
  });

  test('is 256 random bits, of which the database holds a digest alone', async () => {
    await member({ email });
    const code = await codeFor();
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    const stored = JSON.stringify([
      await CodeModel.find().hint({ _id: 1 }).lean(),
      await JobModel.find().hint({ _id: 1 }).lean(),
    ]);
    expect(stored).not.toContain(code);
    const [row] = await CodeModel.find().hint({ _id: 1 }).lean();
    await change(row!._id).expect(410);
  });

  test('works once, and with it every other one that was sent', async () => {
    await member({ email });
    const first = await codeFor();
    const second = await codeFor();
    await change(second).expect(200);
    for (const code of [first, second]) {
      const reply = await change(code).expect(410);
      expect(reply.body).toMatchObject({
        code: 'code_spent',
        error: 'This link no longer works. Ask for a new one.',
      });
      expect(sessionWord(reply)).toBeUndefined();
      expect(await formOf(code)).toBeNull();
    }
  });

  test('works once also for twenty who send it at the same time', async () => {
    await member({ email });
    const code = await codeFor();
    const replies = await Promise.all(Array.from({ length: 20 }, () => change(code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
  });

  test('is good for thirty minutes from the moment the mail goes out', async () => {
    await member({ email });
    await ask();
    advanceClock({ hours: 5 });
    const code = await inbox.code();
    advanceClock({ minutes: 29, seconds: 59 });
    expect(await formOf(code)).not.toBeNull();
    advanceClock({ seconds: 1 });
    expect(await formOf(code)).toBeNull();
    await change(code).expect(410);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
  });

  test('survives a password that does not do', async () => {
    await member({ email });
    const code = await codeFor();
    expect((await change(code, { password: 'коротка' })).body.fields.password).toMatch('At least 8');
    expect((await change(code, { repeat_password: `${NEW}!` })).body.fields.repeat_password).toMatch('match');
    expect((await change(code, { password: email, repeat_password: email })).body.fields.password).toMatch(
      'easy to guess',
    );
    await change(code).expect(200);
  });

  test('is dead once the account has another address or is blocked', async () => {
    const { id } = await member({ email });
    const code = await codeFor();
    await UserModel.updateOne({ _id: id }, { email: 'other@stezhka.example' });
    expect(await formOf(code)).toBeNull();
    await change(code).expect(410);
    await UserModel.updateOne({ _id: id }, { email, blockedAt: new Date() });
    await change(code).expect(410);
  });

  test('of one purpose opens nothing of another', async () => {
    const { id } = await member({ email });
    const recovery = await codeFor();
    await visitor().post('/form/verify-email', { code: recovery }).expect(410);
    await (await known({ userId: id })).post('/data/user/verify-email', {}).expect(200);
    await change(await inbox.code()).expect(410);
  });

  test('changes its own owner alone, whoever is logged in', async () => {
    const { id } = await member({ email });
    const other = await member({ email: 'other@stezhka.example' });
    const code = await codeFor();
    const reply = await (await known({ userId: other.id }))
      .post('/form/pass-recover', { code, password: NEW, repeat_password: NEW })
      .expect(200);
    expect(reply.body.data.id).toBe(id);
    expect((await visitor().logIn('other@stezhka.example', PASSWORD)).status).toBe(200);
  });

  test('gives staff no rights: those need the second factor', async () => {
    await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] });
    const reply = await change(await codeFor()).expect(200);
    expect(sessionWord(reply)).toMatchObject({ start: { roles: ['ROLE_USER'] } });
  });

  test('leads staff who have set up an app to their second step, not past it', async () => {
    const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    const app = { secret: 'x', lastStep: 0, recoveryCodes: [], confirmedAt: new Date() };
    await SecondFactorModel.create({ _id: id, ...app });
    const reply = await change(await codeFor()).expect(200);
    expect(sessionWord(reply)).toBeUndefined();
    expect(reply.body.data.form).toMatchObject({ action: '/form/second-factor' });
    const { fields } = reply.body.data.form as { fields: { name: string; value?: string }[] };
    expect(fields.find(({ name }) => name === 'ticket')!.value).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['an operator', { $ne: null }],
    ['a list', ['x']],
    ['a tree', { code: 'x' }],
  ])('that is %s answers 400', async (_, code) => {
    await member({ email });
    await codeFor();
    await change(code).expect(400);
    expect((await visitor().logIn(email, PASSWORD)).status).toBe(200);
  });

  test.each(['x', '%00', '{"$ne":null}', `${'a'.repeat(900)}`])(
    'that was never given (%s) opens nothing',
    async (code) => {
      await member({ email });
      await codeFor();
      expect(await formOf(encodeURIComponent(code))).toBeNull();
    },
  );

  test('with a role or a foreign id beside it answers 400', async () => {
    await member({ email });
    const code = await codeFor();
    await change(code, { roles: ['ROLE_ADMIN'] }).expect(400);
    await change(code, { userId: '65f000000000000000000009' }).expect(400);
  });
});
