import * as contract from '@stezhka/account-contract';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { testHostileInput } from '@stezhka/kit/testing/hostile-input';
import { testOthersData } from '@stezhka/kit/testing/others-data';
import type { AnyOperation } from '@stezhka/kit-contract';
import { callUrl } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Response } from 'supertest';
import { served } from './app.ts';
import { EntryModel } from './balance/balance.model.ts';
import { moveMoney } from './balance/balance.service.ts';
import { ProfileModel } from './profile/profile.model.ts';
import { app, known, member, PASSWORD, visitor } from './testing/account.ts';
import { ROLES, UserModel } from './users/users.model.ts';

// Every call of the service is attacked, also those that come later; what needs more than one call stands beside
// its code: login, openid, second-factor, sessions, and the gateway's sessions and same-origin rules.
useDatabase();
// As the gateway's: it knows sessions of the member alone whom it is asked about.
useFakeGateway(({ url, body }) => {
  const asked = (body as { userId?: string })?.userId ?? new URL(url, 'http://g').searchParams.get('userId');
  const own = asked === sofiia?.id;
  const session = { id: SESSION, device: MARK, createdAt: new Date(), lastSeen: new Date() };
  return { records: {}, file: null, next: null, ended: own ? 1 : 0, sessions: own ? [session] : [] };
});
afterEach(clearDatabase);

const operations = served({ registrations: 1000, recoveries: 1000 }).map(({ op }) => op);
const named = (ops: AnyOperation[]) => ops.map((op) => [op.name, op] as const);
const posts = operations.filter(({ method, upload }) => method === 'POST' && !upload);

type Caller = ReturnType<typeof visitor>;
const pathOf = (op: AnyOperation) => {
  const { params, query } = exampleOf(op);
  return callUrl(op, { params, query });
};
const send = (
  caller: Caller,
  op: AnyOperation,
  body: object = exampleOf(op).body ?? {},
): Promise<Response> =>
  op.method === 'GET' ? caller.get(pathOf(op)).then() : caller.post(pathOf(op), body).then();

const asMember = async () => {
  const user = await member({ email: 'sofiia@stezhka.example' });
  const step = { session: 'a'.repeat(32), secondFactorAt: Date.now() };
  return { user, caller: await known({ userId: user.id, roles: ['ROLE_USER'], ...step }) };
};

test.each(named(operations.filter(({ access }) => access !== 'public' && access !== 'guest')))(
  '%s is closed to a guest, and what is for staff to a member',
  async (_, op) => {
    expect([401, 403]).toContain((await send(visitor(), op)).status);
    if (op.access === 'user') return;
    const { caller } = await asMember();
    expect((await send(caller, op)).status).toBe(403);
  },
);

const ofMembers = operations.filter(({ access }) => access === 'user');

test.each(named(ofMembers))(
  '%s is closed to a session that has outlived its account, and to a blocked member',
  async (_, op) => {
    const { user, caller } = await asMember();
    const closed = ({ status }: Response) => expect(status).toBe(401);
    await UserModel.updateOne({ _id: user.id }, { blockedAt: new Date() });
    closed(await send(caller, op));
    await UserModel.deleteOne({ _id: user.id });
    closed(await send(caller, op));
    expect(await ProfileModel.countDocuments({ _id: user.id })).toBe(0);
  },
);

testHostileInput({
  app,
  operations,
  async people() {
    const staff = await member({ email: 'vira@stezhka.example', roles: [...ROLES] });
    return { member: (await asMember()).user.id, staff: staff.id };
  },
  dropping: {
    [contract.finishOpenid.name]: [303],
    [contract.uploadFile.name]: [415, 'unsupported_media'],
  },
});

const SESSION = 'b'.repeat(32);
const MARK = 'Лише Софіїне';
let sofiia: { caller: Caller; id: string };

async function withData(email: string, text: string) {
  const user = await member({ email, name: text });
  const caller = await known({ userId: user.id, roles: ['ROLE_USER'] });
  for (const list of ['skill', 'service']) await caller.post(`/data/user/${list}/add`, { text }).expect(200);
  await moveMoney({ userId: user.id, kopiykas: 100, key: text, reason: 'top_up' }, 1);
  return { caller, id: user.id as string };
}
const lineOf = (list: 'skills' | 'services') => async () => {
  const { body } = await sofiia.caller.get(`/data/user/${list}`).expect(200);
  return { params: { id: body.data[list][0].id } };
};

testOthersData({
  app,
  operations,
  async members() {
    sofiia = await withData('sofiia@stezhka.example', MARK);
    const ihor = await withData('ihor@stezhka.example', 'Ігорове');
    const vira = await member({ email: 'vira@stezhka.example', roles: [...ROLES] });
    const session = 'c'.repeat(32);
    return {
      owner: { userId: sofiia.id, roles: ['ROLE_USER'], session },
      others: [
        { userId: ihor.id, roles: ['ROLE_USER'], session },
        { userId: vira.id, roles: [...ROLES], session },
      ],
      marks: [MARK, 'sofiia@stezhka.example', SESSION],
    };
  },
  theirs: {
    [contract.deleteSkill.name]: lineOf('skills'),
    [contract.updateSkill.name]: lineOf('skills'),
    [contract.deleteService.name]: lineOf('services'),
    [contract.updateService.name]: lineOf('services'),
    [contract.endSession.name]: () => ({ params: { id: SESSION } }),
    async [contract.downloadExport.name]() {
      const asked = await sofiia.caller.post('/data/user/export', { password: PASSWORD }).expect(200);
      await runDueJobs();
      return { params: { id: asked.body.data.export.id } };
    },
  },
  common: {
    'the code came by mail to its owner alone': [contract.getPassRecoverForm, contract.getVerifyEmailForm],
  },
});

const RIGHTS = {
  roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'],
  role: 'ROLE_SUPER_ADMIN',
  balance: 1_000_000,
  kopiykas: 1_000_000,
  blockedAt: null,
  sessionEpoch: 99,
  passwordHash: 'x',
  emailVerifiedAt: '2020-01-01T00:00:00.000Z',
};

test.each(named(posts))('%s writes neither roles nor balance nor what guards an account', async (_, op) => {
  const { user, caller } = await asMember();
  const before = await UserModel.findById(user.id).lean();
  const guarded = ({ roles, blockedAt, sessionEpoch, emailVerifiedAt, passwordHash }: typeof user) => ({
    roles: [...roles],
    blockedAt,
    sessionEpoch,
    emailVerifiedAt,
    passwordHash,
  });
  const body = exampleOf(op).body ?? {};
  const nested = { 'user[roles]': 'ROLE_SUPER_ADMIN', '__proto__[roles]': 'ROLE_SUPER_ADMIN' };
  for (const more of [RIGHTS, nested, JSON.parse('{"__proto__":{"roles":["ROLE_SUPER_ADMIN"]}}')])
    await send(caller, op, { ...body, ...more });
  for (const [name, value] of Object.entries(RIGHTS)) await send(caller, op, { ...body, [name]: value });
  const after = await UserModel.findById(user.id).lean();
  // A service's own call may end the account; a member's may not touch what guards it.
  expect(after && guarded(after as never)).toEqual(before && guarded(before as never));
  const { body: seen } = await caller.get('/data/user');
  expect(seen.data.roles).toEqual(['ROLE_USER']);
  expect(await EntryModel.find({ userId: user.id })).toEqual([]);
  expect(({} as Record<string, unknown>).roles).toBeUndefined();
});
