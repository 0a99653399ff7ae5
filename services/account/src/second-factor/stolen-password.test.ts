import { jest } from '@jest/globals';
import { enrol as enrolCall } from '@stezhka/account-contract';
import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import type { Response } from 'supertest';
import { KnownNetworkModel } from '../known-networks/known-networks.model.ts';
import { codeOf, known, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';
import { SecondFactorModel } from './second-factor.model.ts';

useDatabase();
const gateway = useFakeGateway();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  jest.restoreAllMocks();
  await clearDatabase();
});
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';
const NEW = 'зовсім інша довга фраза';
const HOME = '198.51.100.30';
const THIEF = '198.51.100.66';

const sofiia = (more: object = {}) => member({ email, emailVerifiedAt: clock.now(), ...more });
const inSession = (userId: string) => known({ userId, roles: ['ROLE_USER'] });
const isOn = async (userId: string) => !!(await SecondFactorModel.findById(userId).lean())?.confirmedAt;

async function begin(userId: string, password = PASSWORD): Promise<string> {
  const caller = await inSession(userId);
  return (await caller.post('/data/user/second-factor/begin', { password }).expect(200)).body.data.secret;
}
const complete = async (userId: string, secret: string) =>
  (await inSession(userId)).post('/form/second-factor/enrol', { code: codeOf(secret) });
/** The clock is a minute further after it, so that the first code does not block the next one. */
async function enrol(userId: string) {
  const secret = await begin(userId);
  const { body } = await complete(userId, secret);
  advanceClock({ minutes: 1 });
  return { secret, recoveryCodes: body.data.recoveryCodes as string[] };
}
function ticketOf(reply: Response): string {
  expect([reply.status, sessionWord(reply)]).toEqual([200, undefined]);
  const fields = reply.body.data.form.fields as { name: string; value?: string }[];
  return fields.find(({ name }) => name === 'ticket')!.value!;
}
const newPassword = (code: string, password = NEW) =>
  visitor().post('/form/pass-recover', { code, password, repeat_password: password });
async function linkOfMail(): Promise<string | undefined> {
  const mails = await inbox.newMails();
  return mails.map(({ text }) => /\/pass-recover\/([\w-]{43})/.exec(text)?.[1]).find(Boolean);
}
async function recover(): Promise<void> {
  await visitor().post('/form/forgot-password', { email }).expect(200);
  await newPassword((await linkOfMail())!).expect(200);
}
const endSessions = (userId: string) => UserModel.updateOne({ _id: userId }, { $inc: { sessionEpoch: 1 } });

/** Runs after a call has read what it checks, before its transaction reads anything. */
function beforeTransaction(method: 'updateOne' | 'deleteOne', act: () => Promise<unknown>): void {
  const real = SecondFactorModel[method].bind(SecondFactorModel) as typeof SecondFactorModel.updateOne;
  const spy = jest.spyOn(SecondFactorModel, method as 'updateOne');
  spy.mockImplementationOnce((...args) => {
    spy.mockRestore();
    return act().then(() => real(...args)) as never;
  });
}

describe('an enrolment that a thief of the password has begun', () => {
  test.each([
    ['ten minutes', async () => advanceClock({ minutes: 10 })],
    ['a recovery', recover],
    [
      'a new password',
      async (userId: string) => {
        const body = { current_password: PASSWORD, password: NEW, repeat_password: NEW };
        await (await inSession(userId)).post('/data/user', body).expect(200);
      },
    ],
    ['an end of all sessions', endSessions],
  ])('is over after %s; the owner begins anew', async (_, passes) => {
    const { id } = await sofiia();
    const secret = await begin(id);
    await passes(id);
    const reply = await complete(id, secret);
    expect([reply.status, reply.body.code]).toEqual([410, 'enrolment_expired']);
    expect(descriptionOf(enrolCall).throws).toContain(reply.body.code);
    expect([sessionWord(reply), await isOn(id)]).toEqual([undefined, false]);
    const password = (await visitor().logIn(email, PASSWORD)).status === 200 ? PASSWORD : NEW;
    expect((await complete(id, await begin(id, password))).status).toBe(200);
  });

  test('gives no session that has ended the epoch of those that stay, however late it ended', async () => {
    const { id } = await sofiia();
    const secret = await begin(id);
    beforeTransaction('updateOne', () => endSessions(id));
    const reply = await complete(id, secret);
    expect([reply.status, reply.body.code]).toEqual([410, 'enrolment_expired']);
    expect([sessionWord(reply), await isOn(id)]).toEqual([undefined, false]);
    expect((await UserModel.findById(id))!.sessionEpoch).toBe(1);
  });

  test('is good for a little less than ten minutes', async () => {
    const { id } = await sofiia();
    const secret = await begin(id);
    advanceClock({ minutes: 9, seconds: 59 });
    expect((await complete(id, secret)).status).toBe(200);
  });
});

test('a session that ends while it switches the second factor off leaves it on', async () => {
  const { id } = await sofiia();
  const { secret } = await enrol(id);
  beforeTransaction('deleteOne', () => endSessions(id));
  const body = { password: PASSWORD, code: codeOf(secret) };
  const reply = await (await inSession(id)).post('/form/second-factor/off', body);
  expect([reply.status, reply.body.code]).toEqual([401, 'login_required']);
  expect([sessionWord(reply), await isOn(id)]).toEqual([undefined, true]);
});

describe('the mail about a second factor that a thief has set up', () => {
  const formOf = async (code: string) => (await visitor().get(`/form/pass-recover/${code}`)).body.data;

  test('lets the owner switch it off, with a new password and an end of all sessions', async () => {
    const { id } = await sofiia();
    const thief = await enrol(id);
    const code = (await linkOfMail())!;
    const ticket = ticketOf(await visitor(THIEF).logIn(email, PASSWORD));
    expect(await formOf(code)).toMatchObject({ form: { name: 'pass-recover' }, removesSecondFactor: true });
    const reply = await newPassword(code).expect(200);
    expect(sessionWord(reply)).toEqual({ start: { userId: id, roles: ['ROLE_USER'], epoch: 2 } });
    expect(await isOn(id)).toBe(false);
    expect((await inbox.newMails()).map(({ subject }) => subject).sort()).toEqual([
      'The second login step is off',
      'Your password has changed',
    ]);
    expect(gateway.heard).toContainEqual({ url: '/private/sessions/end', body: { userId: id, before: 2 } });
    const body = { ticket, code: codeOf(thief.secret) };
    expect((await visitor(THIEF).post('/form/second-factor', body)).body.code).toBe('login_expired');
    expect((await visitor(THIEF).logIn(email, PASSWORD)).status).toBe(401);
    expect(sessionWord(await visitor(HOME).logIn(email, NEW))).toMatchObject({ start: { userId: id } });
  });

  test('outlives a password that the thief sets next', async () => {
    const { id } = await sofiia();
    await enrol(id);
    const code = (await linkOfMail())!;
    const body = { current_password: PASSWORD, password: `${NEW}, чужа`, repeat_password: `${NEW}, чужа` };
    await (await inSession(id)).post('/data/user', body).expect(200);
    await newPassword(code).expect(200);
    expect(await isOn(id)).toBe(false);
  });

  test('does so once, also for many presses at the same time', async () => {
    const { id } = await sofiia();
    await enrol(id);
    const code = (await linkOfMail())!;
    const replies = await Promise.all(Array.from({ length: 5 }, () => newPassword(code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    expect((await UserModel.findById(id))!.sessionEpoch).toBe(2);
    expect((await formOf(code)).form).toBeNull();
  });

  test.each([
    ['works for three days', { days: 2, hours: 23, minutes: 58 }, 200],
    ['does not work after them', { days: 3 }, 410],
  ])('%s', async (_, waited, status) => {
    const { id } = await sofiia();
    await enrol(id);
    const code = (await linkOfMail())!;
    advanceClock(waited);
    expect((await newPassword(code)).status).toBe(status);
    expect(await isOn(id)).toBe(status === 410);
  });

  test('that was long on its way switches no factor off that is older than three days', async () => {
    const { id } = await sofiia();
    await enrol(id);
    advanceClock({ days: 3 });
    const code = (await linkOfMail())!;
    expect(await formOf(code)).toEqual({ form: null, removesSecondFactor: false });
    await newPassword(code).expect(410);
    expect(await isOn(id)).toBe(true);
    expect((await visitor().logIn(email, NEW)).status).toBe(401);
  });

  test('does not switch the next one off', async () => {
    const { id } = await sofiia();
    const { recoveryCodes } = await enrol(id);
    const code = (await linkOfMail())!;
    const body = { password: PASSWORD, code: recoveryCodes[0] };
    await (await inSession(id)).post('/form/second-factor/off', body).expect(200);
    await newPassword(code).expect(410);
    await enrol(id);
    await newPassword(code).expect(410);
    expect(await isOn(id)).toBe(true);
  });

  test('of staff has no such link, and a link from before does nothing to them', async () => {
    const roles = ['ROLE_USER', 'ROLE_ADMIN'];
    const admin = await sofiia({ roles });
    await enrol(admin.id);
    const [mail] = await inbox.newMails();
    expect(mail!.text).toContain('/en/forgot-password');
    expect(mail!.text).not.toContain('/pass-recover/');
    const ihor = await sofiia({ email: 'ihor@stezhka.example' });
    await enrol(ihor.id);
    const code = (await linkOfMail())!;
    await UserModel.updateOne({ _id: ihor.id }, { roles });
    expect((await formOf(code)).form).toBeNull();
    await newPassword(code).expect(410);
    expect(await isOn(ihor.id)).toBe(true);
  });

  test('opens nothing else, and the link of a recovery leaves the factor on', async () => {
    const { id } = await sofiia();
    await enrol(id);
    await visitor()
      .post('/form/verify-email', { code: await linkOfMail() })
      .expect(410);
    await visitor().post('/form/forgot-password', { email }).expect(200);
    const code = (await linkOfMail())!;
    expect((await formOf(code)).removesSecondFactor).toBe(false);
    ticketOf(await newPassword(code));
    expect(await isOn(id)).toBe(true);
  });
});

describe('guessing codes after the stolen password', () => {
  let id: string;
  let secret: string;
  beforeEach(async () => {
    ({ id } = await sofiia());
    ({ secret } = await enrol(id));
    await KnownNetworkModel.deleteMany({ userId: id });
    await inbox.newMails();
  });
  const passWith = async (address: string, code: string) =>
    visitor(address).post('/form/second-factor', {
      ticket: ticketOf(await visitor(address).logIn(email, PASSWORD)),
      code,
    });
  async function guess(times: number, address = THIEF): Promise<void> {
    for (let n = 0; n < times; n++) {
      const reply = await passWith(address, '000000');
      advanceClock({ seconds: Number(reply.headers['retry-after'] ?? 0) });
    }
  }

  test('makes no network known: only the second step does', async () => {
    await visitor(THIEF).logIn(email, PASSWORD);
    await visitor(THIEF).post('/form/forgot-password', { email });
    ticketOf(await newPassword((await linkOfMail())!, `${PASSWORD} нова`));
    expect(await KnownNetworkModel.countDocuments({ userId: id })).toBe(0);
  });

  test('does not keep the owner out of where they have passed the second step', async () => {
    expect((await passWith(HOME, codeOf(secret))).status).toBe(200);
    advanceClock({ minutes: 1 });
    await guess(12);
    await passWith(THIEF, '000000');
    expect((await passWith('198.51.100.31', codeOf(secret))).status).toBe(429);
    expect((await passWith(THIEF, codeOf(secret))).status).toBe(429);
    expect((await passWith(HOME, codeOf(secret))).status).toBe(200);
  });

  test('is slowed in a known network too', async () => {
    expect((await passWith(HOME, codeOf(secret))).status).toBe(200);
    advanceClock({ minutes: 1 });
    for (let n = 0; n < 5; n++) expect((await passWith(HOME, '000000')).status).toBe(422);
    expect((await passWith(HOME, codeOf(secret))).status).toBe(429);
    expect((await passWith('198.51.100.31', codeOf(secret))).status).toBe(200);
  });

  test('is told to the owner at the first pause, once a day, in the language last logged in with', async () => {
    await guess(4);
    expect(await inbox.newMails()).toEqual([]);
    await guess(5);
    expect(await inbox.newMails()).toMatchObject([{ to: email, subject: 'Хтось знає ваш пароль' }]);
    await guess(12);
    expect(await inbox.newMails()).toEqual([]);
    advanceClock({ days: 1 });
    await guess(5);
    expect(await inbox.newMails()).toHaveLength(1);
  });

  test('in an open session is told without saying that the password is known', async () => {
    const caller = await inSession(id);
    for (let n = 0; n < 5; n++) await caller.post('/form/second-factor', { code: '000000' }).expect(422);
    expect(await inbox.newMails()).toMatchObject([{ subject: 'Хтось добирає код вашого входу' }]);
  });
});

test('switching on forgets the networks that were known by the password alone', async () => {
  const { id } = await sofiia();
  for (const address of [THIEF, HOME]) await visitor(address).logIn(email, PASSWORD);
  expect(await KnownNetworkModel.countDocuments({ userId: id })).toBe(2);
  await enrol(id);
  // The one where it was switched on.
  expect(await KnownNetworkModel.countDocuments({ userId: id })).toBe(1);
});
