import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useSecurityLines } from '@stezhka/kit/testing/security-lines';
import { SecondFactorModel } from '../second-factor/second-factor.model.ts';
import { known, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';

useDatabase();
const securityLines = useSecurityLines();
const gateway = useFakeGateway();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';
const AT = '/admin/account/users';
const BOSS = '65f0000000000000000000aa';
const SUPER = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
const boss = () => known({ userId: BOSS, roles: SUPER });
const ending = (userId: string, before = 1) => ({
  url: '/private/sessions/end',
  body: { userId, before },
});

/** Sends the form that the super administrator sees, with these fields changed. */
async function change(
  id: string,
  fields: { role?: string; blocked?: '1'; second_factor_off?: '1' },
  by = boss(),
) {
  const { body } = await (await boss()).get(`${AT}/${id}/form`).expect(200);
  const shown = body.data.form.fields as { fullName: string; value?: string; checked?: boolean }[];
  const sent = Object.fromEntries(
    shown.filter(({ checked }) => checked !== false).map(({ fullName, value }) => [fullName, value ?? '']),
  );
  const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`user[${name}]`, value]));
  return (await by).post(`${AT}/${id}`, { ...sent, ...given });
}

test('a blocked member loses all sessions and cannot log in', async () => {
  const { id } = await member({ email });
  expect((await change(id, { blocked: '1' })).status).toBe(200);
  await runDueJobs();
  expect(gateway.heard).toEqual([ending(id)]);
  expect((await visitor().logIn(email, PASSWORD)).status).toBe(401);
});

test('a login that was under way while its owner was blocked carries an epoch that is over', async () => {
  const { id } = await member({ email });
  const [login] = await Promise.all([visitor().logIn(email, PASSWORD), change(id, { blocked: '1' })]);
  await runDueJobs();
  const { sessionEpoch } = (await UserModel.findById(id))!;
  expect(gateway.heard).toEqual([ending(id, sessionEpoch)]);
  const word = sessionWord(login) as { start: { epoch: number } } | undefined;
  expect(word?.start.epoch ?? 0).toBeLessThan(sessionEpoch);
});

test('new roles end the sessions that have the old ones', async () => {
  const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  await change(id, { role: 'ROLE_USER' });
  await runDueJobs();
  expect(gateway.heard).toEqual([ending(id)]);
  expect([...(await UserModel.findById(id))!.roles]).toEqual(['ROLE_USER']);
});

test('a higher role brings the lower ones along', async () => {
  const { id } = await member({ email });
  await change(id, { role: 'ROLE_SUPER_ADMIN' });
  expect([...(await UserModel.findById(id))!.roles]).toEqual(['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
});

test('each change is audited with actor and values', async () => {
  const { id } = await member({ email });
  await change(id, { role: 'ROLE_ADMIN' });
  const [row, ...more] = await AuditModel.find().hint({ _id: 1 }).lean();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    userId: BOSS,
    resource: 'account/users',
    documentId: id,
    action: 'update',
    changes: [{ path: 'roles', from: ['ROLE_USER'], to: ['ROLE_USER', 'ROLE_ADMIN'] }],
  });
});

test('a member who leaves the staff loses the second factor, which is audited', async () => {
  const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  await SecondFactorModel.create({
    _id: id,
    secret: 'sealed',
    lastStep: 1,
    recoveryCodes: [],
    confirmedAt: new Date(),
  });
  await change(id, { role: 'ROLE_USER' });
  expect(await SecondFactorModel.findById(id)).toBeNull();
  const rows = await AuditModel.find().hint({ _id: 1 }).lean();
  expect(rows.map(({ userId, resource, action }) => [userId, resource, action]).sort()).toEqual([
    [BOSS, 'account/second-factor', 'remove'],
    [BOSS, 'account/users', 'update'],
  ]);
});

describe('a member who has lost phone and recovery codes', () => {
  const enrolled = (_id: string) =>
    SecondFactorModel.create({
      _id,
      secret: 'sealed',
      lastStep: 1,
      recoveryCodes: [],
      confirmedAt: new Date(),
    });
  const off = { second_factor_off: '1' } as const;

  test('has the second factor switched off without a role, and is told by mail', async () => {
    const { id } = await member({ email });
    await enrolled(id);
    expect((await change(id, off)).status).toBe(200);
    expect(await SecondFactorModel.findById(id)).toBeNull();
    expect([...(await UserModel.findById(id))!.roles]).toEqual(['ROLE_USER']);
    expect(await inbox.newMails()).toMatchObject([{ to: email, subject: 'Другий крок входу вимкнено' }]);
    expect(gateway.heard).toEqual([ending(id)]);
    expect(securityLines().map(({ event }) => event)).toEqual(['second_factor_removed']);
    const rows = await AuditModel.find().hint({ _id: 1 }).lean();
    expect(rows.map(({ userId, resource, action, changes }) => [userId, resource, action, changes])).toEqual([
      [BOSS, 'account/second-factor', 'remove', []],
      [BOSS, 'account/users', 'update', [{ path: 'secondFactor', from: true, to: false }]],
    ]);
    expect(sessionWord(await visitor().logIn(email, PASSWORD))).toMatchObject({
      start: { userId: id, epoch: 1 },
    });
  });

  test('has it switched off once', async () => {
    const { id } = await member({ email });
    await enrolled(id);
    const statuses = await Promise.all(Array.from({ length: 3 }, async () => (await change(id, off)).status));
    expect(statuses).toContain(200);
    expect(await inbox.newMails()).toHaveLength(1);
    expect((await UserModel.findById(id))!.sessionEpoch).toBe(1);
  });

  test('keeps the sessions where there was none', async () => {
    const { id } = await member({ email });
    expect((await change(id, off)).status).toBe(200);
    expect(await runDueJobs()).toBe(0);
    expect(await AuditModel.estimatedDocumentCount()).toBe(0);
  });

  test.each([
    ['an administrator', () => known({ userId: BOSS, roles: ['ROLE_USER', 'ROLE_ADMIN'] }), 'forbidden'],
    [
      'a super administrator whose second step is long ago',
      () => known({ userId: BOSS, roles: SUPER, secondFactorAt: clock.now().getTime() - 11 * 60_000 }),
      'second_factor_required',
    ],
  ])('keeps it when asked by %s', async (_, by, code) => {
    const { id } = await member({ email });
    await enrolled(id);
    const reply = await change(id, off, by());
    expect([reply.status, reply.body.code]).toEqual([403, code]);
    expect(await SecondFactorModel.findById(id)).not.toBeNull();
  });

  test('cannot be the super administrator who asks', async () => {
    await member({ _id: BOSS, email, roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] });
    await enrolled(BOSS);
    expect((await change(BOSS, off)).status).toBe(403);
    expect(await SecondFactorModel.findById(BOSS)).not.toBeNull();
  });
});

test('a change without effect ends no session and is not audited', async () => {
  const { id } = await member({ email, blockedAt: new Date('2026-11-01T00:00:00Z') });
  expect((await change(id, {})).status).toBe(200);
  expect(await runDueJobs()).toBe(0);
  expect(await AuditModel.estimatedDocumentCount()).toBe(0);
  expect((await UserModel.findById(id))!.blockedAt).toEqual(new Date('2026-11-01T00:00:00Z'));
});

test('a gateway that does not answer well is told again', async () => {
  const { id } = await member({ email });
  gateway.status = 503;
  await change(id, { blocked: '1' });
  await runDueJobs();
  gateway.status = 200;
  advanceClock({ hours: 1 });
  await runDueJobs();
  expect(gateway.heard).toEqual([ending(id), ending(id)]);
  advanceClock({ hours: 1 });
  expect(await runDueJobs()).toBe(0);
});

test('staff cannot change their own rights', async () => {
  const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] });
  const self = known({ userId: id, roles: ['ROLE_SUPER_ADMIN'] });
  expect((await change(id, { role: 'ROLE_USER' }, self)).status).toBe(403);
  expect((await UserModel.findById(id))!.roles).toContain('ROLE_SUPER_ADMIN');
});

test('administrators and members cannot change rights', async () => {
  const { id } = await member({ email });
  for (const roles of [['ROLE_USER'], ['ROLE_USER', 'ROLE_ADMIN']]) {
    const somebody = known({ userId: id, roles });
    expect((await (await somebody).get(AT)).status).toBe(403);
    expect((await change(id, { role: 'ROLE_ADMIN' }, somebody)).status).toBe(403);
  }
  expect([...(await UserModel.findById(id))!.roles]).toEqual(['ROLE_USER']);
});

test('changing rights asks for the second step again, and reading them does not', async () => {
  const { id } = await member({ email });
  const roles = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
  const passed = clock.now().getTime();
  advanceClock({ minutes: 11 });
  const late = () => known({ userId: BOSS, roles, secondFactorAt: passed });
  const reply = await change(id, { role: 'ROLE_ADMIN' }, late());
  expect([reply.status, reply.body.code]).toEqual([403, 'second_factor_required']);
  expect([...(await UserModel.findById(id))!.roles]).toEqual(['ROLE_USER']);
  await (await late()).get(`${AT}/${id}/form`).expect(200);
  expect((await change(id, { role: 'ROLE_ADMIN' })).status).toBe(200);
});

test('an unknown role and an unknown person are refused', async () => {
  const { id } = await member({ email });
  expect((await change(id, { role: 'ROLE_ROOT' })).status).toBe(422);
  await (await boss()).post(`${AT}/65f0000000000000000000ff`, { 'user[role]': 'ROLE_USER' }).expect(404);
});

test('the list finds members and shows the declared columns alone', async () => {
  await member({ email, name: 'Софія' });
  await member({ email: 'admin@stezhka.example', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  const { body, text } = await (await boss()).get(`${AT}?filter=roles:ROLE_ADMIN`).expect(200);
  expect(body.data.items).toHaveLength(1);
  expect(text).not.toContain('argon2');
});
