import { jest } from '@jest/globals';
import { submitSecondFactor } from '@stezhka/account-contract';
import { AttemptModel } from '@stezhka/kit/attempts';
import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import type { Response } from 'supertest';
import { codeOf, known, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { UserModel } from '../users/users.model.ts';
import { LoginTicketModel, SecondFactorModel } from './second-factor.model.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'admin@stezhka.example';
const roles: ('ROLE_USER' | 'ROLE_ADMIN')[] = ['ROLE_USER', 'ROLE_ADMIN'];
const staff = () => member({ email, roles });
const inSession = (userId: string, has = ['ROLE_USER']) => known({ userId, roles: has });

/** Sets an app up; the clock is a minute further then, so that the first code does not block the next one. */
async function enrol(userId: string): Promise<{ secret: string; recoveryCodes: string[]; reply: Response }> {
  const caller = await inSession(userId);
  const begun = await caller.post('/data/user/second-factor/begin', {}).expect(200);
  const { secret } = begun.body.data;
  const reply = await caller.post('/form/second-factor/enrol', { code: codeOf(secret) }).expect(200);
  advanceClock({ minutes: 1 });
  return { secret, recoveryCodes: reply.body.data.recoveryCodes, reply };
}

/** The ticket of the form that a right password brings. */
async function ticket(): Promise<string> {
  const reply = await visitor().logIn(email, PASSWORD);
  expect(reply.status).toBe(200);
  expect(sessionWord(reply)).toBeUndefined();
  const fields = reply.body.data.form.fields as { name: string; value?: string }[];
  return fields.find(({ name }) => name === 'ticket')!.value!;
}
const second = async (code: string, given?: string) =>
  visitor().post('/form/second-factor', { ticket: given ?? (await ticket()), code });

function expectRefused(reply: Response) {
  expect(reply.status).toBe(422);
  expect(reply.body.fields).toEqual({
    code: 'This code does not fit. Wait for a new one and try again.',
  });
  expect(sessionWord(reply)).toBeUndefined();
}

describe('staff without a second factor', () => {
  test('log in, have no rights of staff and are told what is missing', async () => {
    const { id } = await staff();
    const reply = await visitor().logIn(email, PASSWORD);
    expect(sessionWord(reply)).toEqual({ start: { userId: id, roles: ['ROLE_USER'], epoch: 0 } });
    expect(reply.body.data).toMatchObject({ roles: ['ROLE_USER'], needsSecondFactor: true });
    const seen = await (await inSession(id)).get('/data/user');
    expect(seen.body.data).toMatchObject({ roles: ['ROLE_USER'], needsSecondFactor: true });
    const { body } = await (await inSession(id)).get('/data/user/second-factor').expect(200);
    expect(body.data).toEqual({
      enrolled: false,
      since: null,
      passed: false,
      recoveryCodesLeft: 0,
      required: true,
    });
  });

  test('set up an app: its first code opens a session with their rights', async () => {
    const { id } = await staff();
    const { secret, recoveryCodes, reply } = await enrol(id);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(recoveryCodes).toHaveLength(10);
    expect(sessionWord(reply)).toMatchObject({
      start: { userId: id, roles, epoch: 1, secondFactorAt: expect.any(Number) },
    });
    const { body } = await (await inSession(id, roles)).get('/data/user/second-factor');
    expect(body.data).toMatchObject({ enrolled: true, passed: true, recoveryCodesLeft: 10, required: true });
  });

  test('a first code sent many times at once sets up one app, and the others hear that it is done', async () => {
    const { id } = await staff();
    const caller = await inSession(id);
    const { body } = await caller.post('/data/user/second-factor/begin', {}).expect(200);
    const code = codeOf(body.data.secret);
    const enrolled = () => caller.post('/form/second-factor/enrol', { code });
    const replies = await Promise.all(Array.from({ length: 8 }, enrolled));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const refused = replies.filter(({ status }) => status === 409);
    for (const reply of refused) {
      expect(reply.body).toMatchObject({ code: 'conflict', data: null });
      expect(sessionWord(reply)).toBeUndefined();
    }
    // None of them was a wrong guess.
    expect(await AttemptModel.countDocuments({ _id: `second-factor ${id}` })).toBe(0);
    const done = replies.find(({ status }) => status === 200)!;
    advanceClock({ minutes: 1 });
    expect((await second(done.body.data.recoveryCodes[0])).status).toBe(200);
  });

  test('setting up an app and renewing its codes leave a row each, without a secret', async () => {
    const { id } = await staff();
    const { secret, recoveryCodes } = await enrol(id);
    const passed = await inSession(id, ['ROLE_USER', 'ROLE_ADMIN']);
    const { body } = await passed.post('/data/user/second-factor/recovery-codes', {}).expect(200);
    const rows = await AuditModel.find().hint({ _id: 1 }).lean();
    expect(
      rows.map(({ userId, resource, documentId, action }) => [userId, resource, documentId, action]),
    ).toEqual(['enrol', 'renew'].map((action) => [id, 'account/second-factor', id, action]));
    for (const one of [secret, ...recoveryCodes, ...body.data.recoveryCodes])
      expect(JSON.stringify(rows)).not.toContain(one);
  });

  test('get the secret as a picture too, which holds nothing but drawing', async () => {
    const { id } = await staff();
    const { body } = await (await inSession(id)).post('/data/user/second-factor/begin', {});
    expect(body.data.qr).toMatch(/^<svg /);
    expect(body.data.qr).not.toMatch(/script|href|on\w+=/i);
  });

  test('a secret that is asked for while its first code comes swaps nothing that counts', async () => {
    const { id } = await staff();
    const caller = await inSession(id);
    const begun = await caller.post('/data/user/second-factor/begin', {}).expect(200);
    const updateOne = jest.spyOn(SecondFactorModel, 'updateOne').mockImplementationOnce((...args) => {
      updateOne.mockRestore();
      // Runs between the reads and the writes of the second begin.
      const inBetween = async () => {
        await caller.post('/form/second-factor/enrol', { code: codeOf(begun.body.data.secret) }).expect(200);
        return SecondFactorModel.updateOne(...args);
      };
      return inBetween() as never;
    });
    await caller.post('/data/user/second-factor/begin', {}).expect(409);
    advanceClock({ minutes: 1 });
    expect((await second(codeOf(begun.body.data.secret))).status).toBe(200);
    const { body } = await (await inSession(id, roles)).get('/data/user/second-factor').expect(200);
    expect(body.data).toMatchObject({ enrolled: true, passed: true, recoveryCodesLeft: 10, required: true });
  });

  test('two secrets asked for at once: the later one counts, nobody is refused', async () => {
    const { id } = await staff();
    const caller = await inSession(id);
    const begin = () => caller.post('/data/user/second-factor/begin', {});
    const replies = await Promise.all([begin(), begin(), begin()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('a wrong first code sets up nothing', async () => {
    const { id } = await staff();
    const caller = await inSession(id);
    await caller.post('/data/user/second-factor/begin', {}).expect(200);
    expectRefused(await caller.post('/form/second-factor/enrol', { code: '000000' }));
    expect((await visitor().logIn(email, PASSWORD)).body.data).toMatchObject({ needsSecondFactor: true });
  });

  test('the stored secret makes no codes', async () => {
    const { id } = await staff();
    const { secret, recoveryCodes } = await enrol(id);
    const stored = JSON.stringify(await SecondFactorModel.findById(id).lean());
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the second step', () => {
  let id: string;
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ id } = await staff());
    ({ secret, recoveryCodes } = await enrol(id));
  });

  test('a password alone opens nothing, password and code open a session with all rights', async () => {
    const reply = await second(codeOf(secret));
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ id, roles });
    expect(reply.body.data).not.toHaveProperty('needsSecondFactor');
    expect(sessionWord(reply)).toMatchObject({
      start: { userId: id, roles, epoch: 1, secondFactorAt: expect.any(Number) },
    });
  });

  test('a wrong password answers as without a second factor', async () => {
    const reply = await visitor().logIn(email, 'not the password');
    expect(reply.status).toBe(401);
    expect(reply.body.code).toBe('login_refused');
  });

  test('a clock that is half a minute off does no harm, two minutes do', async () => {
    expect((await second(codeOf(secret, -1))).status).toBe(200);
    expect((await second(codeOf(secret, 1))).status).toBe(200);
    expectRefused(await second(codeOf(secret, -4)));
    expectRefused(await second(codeOf(secret, 4)));
  });

  test('a code works once, and no earlier one after it', async () => {
    const code = codeOf(secret);
    expect((await second(code)).status).toBe(200);
    expectRefused(await second(code));
    expectRefused(await second(codeOf(secret, -1)));
  });

  test('a code sent by several logins at once completes one of them', async () => {
    const tickets = await Promise.all(Array.from({ length: 5 }, ticket));
    const code = codeOf(secret);
    const replies = await Promise.all(tickets.map((one) => second(code, one)));
    expect(replies.filter((reply) => sessionWord(reply))).toHaveLength(1);
  });

  test('a recovery code works once, in any spelling', async () => {
    const [one] = recoveryCodes;
    expect((await second(` ${one!.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expectRefused(await second(one!));
    const { body } = await (await inSession(id, roles)).get('/data/user/second-factor');
    expect(body.data.recoveryCodesLeft).toBe(9);
  });

  test('new recovery codes end the old ones', async () => {
    const { body } = await (await inSession(id, roles)).post('/data/user/second-factor/recovery-codes', {});
    expectRefused(await second(recoveryCodes[0]!));
    expect((await second(body.data.recoveryCodes[0])).status).toBe(200);
  });

  test('recovery codes are renewed only after the step', async () => {
    await (await inSession(id)).post('/data/user/second-factor/recovery-codes', {}).expect(403);
  });

  test('a code raises a session without the step', async () => {
    const caller = await inSession(id);
    await caller.get('/form/second-factor').expect(200);
    const reply = await caller.post('/form/second-factor', { code: codeOf(secret) }).expect(200);
    expect(sessionWord(reply)).toMatchObject({
      start: { userId: id, roles, epoch: 1, secondFactorAt: expect.any(Number) },
    });
  });

  test('a password alone cannot replace the app', async () => {
    await (await inSession(id)).post('/data/user/second-factor/begin', {}).expect(409);
    const enrolled = await (await inSession(id)).post('/form/second-factor/enrol', { code: codeOf(secret) });
    expect([enrolled.status, enrolled.body.code]).toEqual([409, 'conflict']);
    expect(sessionWord(enrolled)).toBeUndefined();
  });

  test('a ticket is good for five minutes and for one login', async () => {
    const late = await ticket();
    advanceClock({ minutes: 5 });
    const expired = await second(codeOf(secret), late);
    expect([expired.status, expired.body.code]).toEqual([401, 'login_expired']);
    const used = await ticket();
    expect((await second(codeOf(secret), used)).status).toBe(200);
    advanceClock({ seconds: 30 });
    expect((await second(codeOf(secret), used)).body.code).toBe('login_expired');
  });

  test('a ticket of before a block or an end of all sessions is over', async () => {
    const given = await ticket();
    await UserModel.updateOne({ _id: id }, { $inc: { sessionEpoch: 1 } });
    expect((await second(codeOf(secret), given)).body.code).toBe('login_expired');
    const other = await ticket();
    await UserModel.updateOne({ _id: id }, { blockedAt: clock.now() });
    expect((await second(codeOf(secret), other)).body.code).toBe('login_expired');
  });

  test('an invented ticket opens nothing, and the stored digest is none', async () => {
    const given = await ticket();
    const _id = (await LoginTicketModel.find().hint({ _id: 1 }).lean())[0]!._id;
    expect(_id).not.toBe(given);
    for (const one of ['invented', _id])
      expect((await second(codeOf(secret), one)).body.code).toBe('login_expired');
  });

  test('guessing is slowed, never shut: after the pause the right code opens', async () => {
    const given = await ticket();
    for (let n = 0; n < 5; n++) expectRefused(await second(String(n).padStart(6, '0'), given));
    const slowed = await second(codeOf(secret), given);
    expect([slowed.status, slowed.body.code]).toEqual([429, 'login_slowed']);
    advanceClock({ seconds: Number(slowed.headers['retry-after']) });
    expect((await second(codeOf(secret), given)).status).toBe(200);
  });

  test('a rush of guesses at once is no way around', async () => {
    const given = await ticket();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => (await second(String(n).padStart(6, '0'), given)).status),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test.each(['{"ticket":{"$ne":null},"code":{"$ne":null}}', '{"ticket":["a"],"code":"000000"}'])(
    '%s answers 400',
    async (body) => {
      await visitor().postText('/form/second-factor', 'json', body).expect(400);
    },
  );
});

test('a session of a member without a second factor has no step to pass', async () => {
  const { id } = await member({ email });
  const { body } = await (await inSession(id)).post('/form/second-factor', { code: '000000' }).expect(404);
  expect(descriptionOf(submitSecondFactor).throws).toContain(body.code);
});

test('a guest has none', async () => {
  await visitor().get('/data/user/second-factor').expect(401);
  await visitor().post('/form/second-factor', { code: '000000' }).expect(401);
  const { body } = await (await known({ guestId: 'g', csrf: 'token' }))
    .post('/form/second-factor', { code: '000000' })
    .expect(401);
  expect(body.code).toBe('login_expired');
});
