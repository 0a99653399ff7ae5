import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transaction } from '../database/database.ts';
import { IDENTITY_HEADER, readSigningKey, verifyIdentity } from '../identity/identity.ts';
import { runDueJobs } from '../jobs/jobs.ts';
import { advanceClock, setClock } from '../process/clock.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { identityKeys } from '../testing/identities.ts';
import { purge } from './gateway.ts';
import { useSigningKey } from './private-listener.ts';

useDatabase();

let gateway: Server;
let status = 200;
let calls: unknown[] = [];
let token = '';

beforeAll(async () => {
  useSigningKey(readSigningKey('shop', { NODE_ENV: 'test' }));
  gateway = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += part;
    token = String(req.headers[IDENTITY_HEADER]);
    calls.push([req.method, req.url, JSON.parse(body)]);
    res.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => gateway.close(resolve)));
beforeEach(() => setClock('2026-05-01T12:00:00Z'));
afterEach(async () => {
  calls = [];
  status = 200;
  setClock(null);
  await clearDatabase();
});

test('tags reach the gateway once the change is committed', async () => {
  await transaction((session) => purge(session, ['posts', 'post:rest', 'posts']));
  const undone = transaction(async (session) => {
    await purge(session, ['undone']);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await runDueJobs();
  expect(calls).toEqual([['POST', '/private/purge', { tags: ['posts', 'post:rest'] }]]);
  expect(await verifyIdentity(token, identityKeys)).toMatchObject({
    service: 'shop',
    audience: 'POST /private/purge',
  });
});

test('a gateway that does not answer well is asked again', async () => {
  status = 503;
  await purge(null, ['posts']);
  await runDueJobs();
  status = 200;
  advanceClock({ minutes: 1 });
  await runDueJobs();
  expect(calls).toHaveLength(2);
});

test('no tags are no work', async () => {
  await purge(null, []);
  expect(await runDueJobs()).toBe(0);
});
