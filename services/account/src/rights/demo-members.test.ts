import { setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { trusted } from 'mongoose';
import { DEMO_PASSWORD, seedDemo } from '../seed/demo.ts';
import { readUsers } from '../seed/read-demo.ts';
import { member, PASSWORD, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { UserModel } from '../users/users.model.ts';
import { blockDemoMembers, DEMO_IDS } from './demo-members.ts';

useDatabase();
const gateway = useFakeGateway();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const demo = 'sofiia@stezhka.example';
const real = 'olena@real.example';

test('members of a demonstration lose sessions and login where it is none, others keep theirs', async () => {
  await seedDemo();
  expect(await UserModel.countDocuments({ _id: trusted(DEMO_IDS) })).toBe(readUsers().length);
  await member({ email: real });
  expect((await visitor().logIn(demo, DEMO_PASSWORD)).status).toBe(200);
  await blockDemoMembers();
  await runDueJobs();
  const ended = gateway.heard.length;
  expect(ended).toBeGreaterThan(0);
  expect((await visitor().logIn(demo, DEMO_PASSWORD)).status).toBe(401);
  expect((await visitor().logIn(real, PASSWORD)).status).toBe(200);
  await blockDemoMembers();
  await runDueJobs();
  expect(gateway.heard).toHaveLength(ended);
  await seedDemo();
  expect((await visitor().logIn(demo, DEMO_PASSWORD)).status).toBe(200);
});
