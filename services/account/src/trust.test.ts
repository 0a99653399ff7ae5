import { AttemptModel } from '@stezhka/kit/attempts';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { HOSTILE, HOSTILE_PARTS } from '@stezhka/kit/testing/hostile';
import type { AnyOperation } from '@stezhka/kit-contract';
import { callUrl } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Response } from 'supertest';
import { served } from './app.ts';
import { EntryModel } from './balance/balance.model.ts';
import { ProfileModel } from './profile/profile.model.ts';
import { known, member, sessionWord, visitor } from './testing/account.ts';
import { useFakeGateway } from './testing/fake-gateway.ts';
import { UserModel } from './users/users.model.ts';

// Every call of the service is attacked, also those that come later; what needs more than one call stands beside
// its code: login, openid, second-factor, sessions, and the gateway's sessions and same-origin rules.
useDatabase();
useFakeGateway();
afterEach(clearDatabase);

const operations = served({ registrations: 1000, recoveries: 1000 }).map(({ op }) => op);
const named = (ops: AnyOperation[]) => ops.map((op) => [op.name, op] as const);
const posts = operations.filter(({ method, upload }) => method === 'POST' && !upload);

type Caller = ReturnType<typeof visitor>;
const pathOf = (op: AnyOperation, params = exampleOf(op).params) =>
  callUrl(op, { params, query: exampleOf(op).query });
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

/** A caller whom only the call's own rules can stop. */
async function whoMay({ access, name }: AnyOperation): Promise<Caller> {
  if (typeof access === 'object') return known({ service: access.services[0]!, audience: name });
  const { user, caller } = await asMember();
  const roles = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
  return access.endsWith('admin') ? known({ userId: user.id, roles, session: 'a'.repeat(32) }) : caller;
}

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

test.each(named(posts.filter((op) => exampleOf(op).body)))(
  '%s refuses in each field what no form sends, and breaks at nothing',
  async (_, op) => {
    const caller = await whoMay(op);
    for (const field of Object.keys(exampleOf(op).body)) {
      for (const [what, value] of HOSTILE) {
        const { status, ...reply } = await send(caller, op, { ...exampleOf(op).body, [field]: value });
        expect([field, what, status >= 500 && status !== 503]).toEqual([field, what, false]);
        // Each is looked at by itself, not as one guess of many.
        await AttemptModel.deleteMany().hint({ _id: 1 });
        if (typeof value !== 'object') continue;
        expect([field, what, status]).toEqual([field, what, 400]);
        expect(sessionWord(reply as Response)).toBeUndefined();
      }
    }
  },
);

test.each(named(operations.filter(({ path }) => path.includes(':'))))(
  '%s finds nothing at addresses made to break it',
  async (_, op) => {
    const { caller } = await asMember();
    for (const value of HOSTILE_PARTS) {
      const params = Object.fromEntries(Object.keys(exampleOf(op).params).map((name) => [name, value]));
      const path = pathOf(op, params);
      const { status, body } = await (op.method === 'GET'
        ? caller.get(path)
        : caller.post(path, exampleOf(op).body ?? {}));
      // A code that no mail has brought is no error: there is no form for it.
      const nothing = status === 200 && body.data.form === null;
      expect([value, nothing || (status >= 400 && status < 500)]).toEqual([value, true]);
    }
  },
);

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
