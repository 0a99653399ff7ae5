import { jest } from '@jest/globals';
import { beginEnrolment, renewRecoveryCodes, switchSecondFactorOff } from '@stezhka/account-contract';
import { AttemptModel } from '@stezhka/kit/attempts';
import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import type { Identity } from '@stezhka/kit/identity';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useSecurityLines } from '@stezhka/kit/testing/security-lines';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import type { Response } from 'supertest';
import { personData } from '../privacy/person.ts';
import { codeOf, known, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';
import { SecondFactorModel } from './second-factor.model.ts';

useDatabase();
const securityLines = useSecurityLines();
const gateway = useFakeGateway();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  jest.restoreAllMocks();
  await clearDatabase();
});
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';
const ROLE = ['ROLE_USER'];
const OFF = { enrolled: false, since: null, passed: false, recoveryCodesLeft: 0, required: false };

const sofiia = () => member({ email, emailVerifiedAt: clock.now() });
const inSession = (userId: string, more: Partial<Identity> = {}) => known({ userId, roles: ROLE, ...more });
const passedNow = () => ({ secondFactorAt: clock.now().getTime() });
const begin = async (userId: string, body: object = { password: PASSWORD }) =>
  (await inSession(userId)).post('/data/user/second-factor/begin', body);
const off = async (userId: string, body: object, password: unknown = PASSWORD) =>
  (await inSession(userId, passedNow())).post('/form/second-factor/off', { password, ...body });
const stateOf = async (userId: string) =>
  (await (await inSession(userId)).get('/data/user/second-factor').expect(200)).body.data;

/** The clock is a minute further after it, so that the first code does not block the next one. */
async function enrol(userId: string) {
  const begun = (await begin(userId)).body.data;
  const reply = await (await inSession(userId)).post('/form/second-factor/enrol', {
    code: codeOf(begun.secret),
  });
  expect(reply.status).toBe(200);
  advanceClock({ minutes: 1 });
  return {
    secret: begun.secret as string,
    recoveryCodes: reply.body.data.recoveryCodes as string[],
    reply,
  };
}

function ticketOf(reply: Response): string {
  expect([reply.status, sessionWord(reply)]).toEqual([200, undefined]);
  const fields = reply.body.data.form.fields as { name: string; value?: string }[];
  return fields.find(({ name }) => name === 'ticket')!.value!;
}
const passWith = async (code: string) =>
  visitor().post('/form/second-factor', { ticket: ticketOf(await visitor().logIn(email, PASSWORD)), code });

describe('switching on', () => {
  test('takes the password and a code, ends the other sessions and is told by mail', async () => {
    const { id } = await sofiia();
    expect(await stateOf(id)).toEqual(OFF);
    const { reply, recoveryCodes } = await enrol(id);
    expect(recoveryCodes).toHaveLength(10);
    expect(sessionWord(reply)).toEqual({
      start: { userId: id, roles: ROLE, epoch: 1, secondFactorAt: Date.parse('2026-11-20T10:00:00Z') },
    });
    expect(await inbox.newMails()).toMatchObject([{ to: email, subject: 'The second login step is on' }]);
    expect(gateway.heard).toContainEqual({
      url: '/private/sessions/end',
      body: { userId: id, before: 1 },
    });
    expect(await stateOf(id)).toEqual({
      ...OFF,
      enrolled: true,
      since: '2026-11-20T10:00:00.000Z',
      recoveryCodesLeft: 10,
    });
  });

  test.each([{}, { password: '' }, { password: 'не той' }])(
    'with %j for a password nothing begins',
    async (body) => {
      const { id } = await sofiia();
      const reply = await begin(id, body);
      expect([reply.status, reply.body.fields]).toEqual([
        422,
        { password: 'This is not your current password' },
      ]);
      expect(await SecondFactorModel.countDocuments({ _id: id })).toBe(0);
    },
  );

  test('guessing the password in an open session is slowed', async () => {
    const { id } = await sofiia();
    for (let n = 0; n < 10; n++) expect((await begin(id, { password: `${n}` })).status).toBe(422);
    const slowed = await begin(id);
    expect([slowed.status, slowed.body.code]).toEqual([429, 'login_slowed']);
    expect(descriptionOf(beginEnrolment).throws).toContain(slowed.body.code);
  });

  test('needs a confirmed e-mail: nobody keeps the owner of an address out', async () => {
    const { id } = await member({ email });
    const reply = await begin(id);
    expect([reply.status, reply.body.code]).toEqual([409, 'email_unverified']);
    expect(descriptionOf(beginEnrolment).throws).toContain(reply.body.code);
  });

  test('an open session cannot replace the app, password or not', async () => {
    const { id } = await sofiia();
    const { secret } = await enrol(id);
    expect((await begin(id)).status).toBe(409);
    expect((await passWith(codeOf(secret))).status).toBe(200);
  });

  test('the same first code sent many times at once switches on once, and one mail is written', async () => {
    const { id } = await sofiia();
    const { secret } = (await begin(id)).body.data;
    const caller = await inSession(id);
    const code = codeOf(secret);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => caller.post('/form/second-factor/enrol', { code })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await inbox.newMails()).toHaveLength(1);
    expect((await UserModel.findById(id))!.sessionEpoch).toBe(1);
  });

  test('a login that was under way opens no session past it', async () => {
    const { id } = await sofiia();
    const before = sessionWord(await visitor().logIn(email, PASSWORD)) as { start: { epoch: number } };
    const { reply } = await enrol(id);
    const { start } = sessionWord(reply) as { start: { epoch: number } };
    expect(before.start.epoch).toBeLessThan(start.epoch);
  });
});

describe('a login of a member who has switched it on', () => {
  let id: string;
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ id } = await sofiia());
    ({ secret, recoveryCodes } = await enrol(id));
  });

  test('needs the code after the password', async () => {
    const reply = await passWith(codeOf(secret));
    expect(sessionWord(reply)).toEqual({
      start: { userId: id, roles: ROLE, epoch: 1, ...passedNow() },
    });
    expect(reply.body.data).toMatchObject({ id, roles: ROLE });
  });

  test('takes each recovery code once', async () => {
    expect((await passWith(recoveryCodes[0]!)).status).toBe(200);
    expect((await passWith(recoveryCodes[0]!)).status).toBe(422);
    expect((await stateOf(id)).recoveryCodesLeft).toBe(9);
  });

  test('counts wrong codes as for staff', async () => {
    const given = ticketOf(await visitor().logIn(email, PASSWORD));
    const guess = (code: string) => visitor().post('/form/second-factor', { ticket: given, code });
    for (let n = 0; n < 5; n++) expect((await guess(`00000${n}`)).status).toBe(422);
    expect((await guess(codeOf(secret))).status).toBe(429);
  });

  test('asks for the code after a recovery by mail too', async () => {
    await inbox.newMails();
    await visitor().post('/form/forgot-password', { email }).expect(200);
    const body = { password: `${PASSWORD} нова`, repeat_password: `${PASSWORD} нова` };
    const reply = await visitor().post('/form/pass-recover', { ...body, code: await inbox.code() });
    const ticket = ticketOf(reply);
    await visitor().post('/form/second-factor', { ticket, code: recoveryCodes[0] }).expect(200);
  });

  test('new recovery codes need a step of the last ten minutes', async () => {
    const at = '/data/user/second-factor/recovery-codes';
    const stale = await inSession(id, { secondFactorAt: clock.now().getTime() - 11 * 60_000 });
    const refused = await stale.post(at, {}).expect(403);
    expect(refused.body.code).toBe('second_factor_required');
    await (await inSession(id)).post(at, {}).expect(403);
    const { body } = await (await inSession(id, passedNow())).post(at, {}).expect(200);
    expect((await passWith(recoveryCodes[0]!)).status).toBe(422);
    expect((await passWith(body.data.recoveryCodes[0])).status).toBe(200);
  });
});

test('who has none gets no recovery codes', async () => {
  const { id } = await sofiia();
  await begin(id);
  const caller = await inSession(id, passedNow());
  const { body } = await caller.post('/data/user/second-factor/recovery-codes', {}).expect(404);
  expect(descriptionOf(renewRecoveryCodes).throws).toContain(body.code);
});

describe('switching off', () => {
  let id: string;
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ id } = await sofiia());
    ({ secret, recoveryCodes } = await enrol(id));
    await inbox.newMails();
  });

  test.each([
    ['a code', () => codeOf(secret)],
    ['a recovery code', () => recoveryCodes[3]!],
  ])('takes the password and %s, ends the other sessions and is told by mail', async (_, code) => {
    const reply = await off(id, { code: code() });
    expect([reply.status, reply.body.data]).toEqual([200, OFF]);
    expect(sessionWord(reply)).toEqual({ start: { userId: id, roles: ROLE, epoch: 2 } });
    expect(securityLines().map(({ event }) => event)).toContain('second_factor_removed');
    expect(await inbox.newMails()).toMatchObject([{ to: email, subject: 'The second login step is off' }]);
    const login = await visitor().logIn(email, PASSWORD);
    expect(sessionWord(login)).toMatchObject({ start: { userId: id, epoch: 2 } });
  });

  test('a wrong password or a wrong code leaves it on', async () => {
    const password = await off(id, { code: codeOf(secret) }, 'не той');
    expect([password.status, password.body.fields]).toEqual([
      422,
      { password: 'This is not your current password' },
    ]);
    const code = await off(id, { code: '000000' });
    expect([code.status, Object.keys(code.body.fields)]).toEqual([422, ['code']]);
    expect((await stateOf(id)).enrolled).toBe(true);
    expect(await inbox.newMails()).toEqual([]);
  });

  test('a code that has logged in cannot switch off too', async () => {
    const code = codeOf(secret);
    expect((await passWith(code)).status).toBe(200);
    expect((await off(id, { code })).status).toBe(422);
  });

  test('guessing codes is slowed as at the login', async () => {
    for (let n = 0; n < 5; n++) expect((await off(id, { code: `00000${n}` })).status).toBe(422);
    const slowed = await off(id, { code: codeOf(secret) });
    expect([slowed.status, slowed.body.code]).toEqual([429, 'login_slowed']);
    expect(descriptionOf(switchSecondFactorOff).throws).toContain(slowed.body.code);
  });

  test('sent many times at once it is off once, and nobody hears of an error', async () => {
    const code = codeOf(secret);
    const replies = await Promise.all(Array.from({ length: 5 }, () => off(id, { code })));
    expect(replies.map(({ status, body }) => [status, body.data])).toEqual(Array(5).fill([200, OFF]));
    expect(replies.filter((reply) => sessionWord(reply))).toHaveLength(1);
    expect(await inbox.newMails()).toHaveLength(1);
  });

  test('a ticket of a login under way is over', async () => {
    const ticket = ticketOf(await visitor().logIn(email, PASSWORD));
    await off(id, { code: recoveryCodes[0] });
    const reply = await visitor().post('/form/second-factor', { ticket, code: codeOf(secret) });
    expect(reply.body.code).toBe('login_expired');
  });

  test('staff cannot', async () => {
    await UserModel.updateOne({ _id: id }, { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
    const reply = await off(id, { code: codeOf(secret) });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    expect(await stateOf(id)).toMatchObject({ enrolled: true, required: true });
  });

  test('one member’s code and password switch nobody else’s off', async () => {
    const ihor = await member({ email: 'ihor@stezhka.example', emailVerifiedAt: clock.now() });
    await enrol(ihor.id);
    expect((await off(ihor.id, { code: recoveryCodes[0] })).status).toBe(422);
    expect((await stateOf(id)).enrolled && (await stateOf(ihor.id)).enrolled).toBe(true);
  });

  test.each(['{"password":{"$ne":null},"code":{"$ne":null}}', '{"password":"x","code":["a"]}', '[]'])(
    '%s answers 400',
    async (body) => {
      const caller = await inSession(id, passedNow());
      await caller.postText('/form/second-factor/off', 'json', body).expect(400);
      expect(await AttemptModel.countDocuments({ _id: /^second-factor/ })).toBe(0);
    },
  );
});

test('the archive says that there is one and holds no secret, and an erasure leaves nothing', async () => {
  const { id } = await sofiia();
  await enrol(id);
  const person = { userId: id, email };
  const { records } = await personData.export(person);
  expect(records.second_factors).toEqual([{ confirmedAt: new Date('2026-11-20T10:00:00Z') }]);
  await personData.erase(person);
  expect(await SecondFactorModel.countDocuments({ _id: id })).toBe(0);
  // Audit rows outlive their person, so that members leave none of their own.
  expect(await AuditModel.estimatedDocumentCount()).toBe(0);
});

test('leaving the staff switches it off and is told by mail', async () => {
  const roles: ('ROLE_USER' | 'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN')[] = ['ROLE_USER', 'ROLE_ADMIN'];
  const { id } = await member({ email, roles, emailVerifiedAt: clock.now() });
  await enrol(id);
  const boss = await member({ email: 'vira@stezhka.example', roles: [...roles, 'ROLE_SUPER_ADMIN'] });
  await inbox.newMails();
  const caller = await known({ userId: boss.id, roles: [...roles, 'ROLE_SUPER_ADMIN'] });
  await caller
    .post(`/admin/account/users/${id}`, { 'user[role]': 'ROLE_USER', 'user[_version]': '0' })
    .expect(200);
  expect((await stateOf(id)).enrolled).toBe(false);
  expect(await inbox.newMails()).toMatchObject([{ to: email, subject: 'Другий крок входу вимкнено' }]);
});
