import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { member, PASSWORD, visitor } from '../testing/account.ts';
import { blockUser, changeRoles } from './rights.service.ts';
import { UserModel } from './users.model.ts';

useDatabase();

/** Stands in for the gateway's private listener. */
const heard: { url?: string; body: unknown }[] = [];
let status = 200;
const gateway = createServer(async (req, res) => {
  heard.push({ url: req.url, body: await json(req) });
  res.writeHead(status, { 'Content-Type': 'application/json' }).end('{"data":{"ended":1}}');
});

beforeAll(async () => {
  await new Promise<void>((done) => void gateway.listen(0, '127.0.0.1', done));
  process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  heard.length = 0;
  status = 200;
  await clearDatabase();
});
afterAll(() => {
  setClock(null);
  delete process.env.GATEWAY_PRIVATE_URL;
  gateway.closeAllConnections();
  gateway.close();
});

const email = 'sofiia@stezhka.example';
const ending = (userId: string) => ({ url: '/private/sessions/end', body: { userId } });

test('who is blocked loses their sessions and logs in no more', async () => {
  const { id } = await member({ email });
  await blockUser(id);
  await runDueJobs();
  expect(heard).toEqual([ending(id)]);
  expect((await visitor().logIn(email, PASSWORD)).status).toBe(401);
});

test('new roles end the sessions that have the old ones', async () => {
  const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  await changeRoles(id, ['ROLE_USER']);
  await runDueJobs();
  expect(heard).toEqual([ending(id)]);
  expect((await UserModel.findById(id))!.roles).toEqual(['ROLE_USER']);
});

test('what changes nothing ends nothing', async () => {
  const { id } = await member({ email, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  await changeRoles(id, ['ROLE_ADMIN', 'ROLE_USER']);
  await blockUser(id);
  await blockUser(id);
  await runDueJobs();
  expect(heard).toHaveLength(1);
});

test('a gateway that does not answer well is told again', async () => {
  const { id } = await member({ email });
  status = 503;
  await blockUser(id);
  await runDueJobs();
  status = 200;
  advanceClock({ hours: 1 });
  await runDueJobs();
  expect(heard).toEqual([ending(id), ending(id)]);
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
