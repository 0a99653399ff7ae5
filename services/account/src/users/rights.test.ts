import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { member, PASSWORD, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { blockUser, changeRoles } from './rights.service.ts';
import { UserModel } from './users.model.ts';

useDatabase();

const gateway = useFakeGateway();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const email = 'sofiia@stezhka.example';
const ending = (userId: string) => ({ url: '/private/sessions/end', body: { userId } });

test('who is blocked loses their sessions and logs in no more', async () => {
  const { id } = await member({ email });
  await blockUser(id);
  await runDueJobs();
  expect(gateway.heard).toEqual([ending(id)]);
  expect((await visitor().logIn(email, PASSWORD)).status).toBe(401);
});

test('new roles end the sessions that have the old ones', async () => {
  const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  await changeRoles(id, ['ROLE_USER']);
  await runDueJobs();
  expect(gateway.heard).toEqual([ending(id)]);
  expect((await UserModel.findById(id))!.roles).toEqual(['ROLE_USER']);
});

test('what changes nothing ends nothing', async () => {
  const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  await changeRoles(id, ['ROLE_ADMIN', 'ROLE_USER']);
  await blockUser(id);
  await blockUser(id);
  await runDueJobs();
  expect(gateway.heard).toHaveLength(1);
});

test('a gateway that does not answer well is told again', async () => {
  const { id } = await member({ email });
  gateway.status = 503;
  await blockUser(id);
  await runDueJobs();
  gateway.status = 200;
  advanceClock({ hours: 1 });
  await runDueJobs();
  expect(gateway.heard).toEqual([ending(id), ending(id)]);
  advanceClock({ hours: 1 });
  expect(await runDueJobs()).toBe(0);
});

test('an unknown member and an unknown role change nothing', async () => {
  await expect(blockUser('65f0000000000000000000ff')).rejects.toMatchObject({ code: 'not_found' });
  const { id } = await member({ email });
  await expect(changeRoles(id, ['ROLE_ROOT' as never])).rejects.toThrow(/ROLE_ROOT/);
  expect((await UserModel.findById(id))!.roles).toEqual(['ROLE_USER']);
  expect(await runDueJobs()).toBe(0);
});
