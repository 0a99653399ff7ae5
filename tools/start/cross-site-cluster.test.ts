import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { type Database, freePort, openDatabase } from '../database.ts';
import { SERVICES } from '../workspaces.ts';
import { changingOperations, crossSiteRequest, SITES } from './cross-site-request.ts';
import { BUSY_MACHINE_ENV, TestCluster } from './test-cluster.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'stezhka-cross-site-'));
/** Of this file alone: whole databases are compared, which other clusters of the same run write to. */
let database: Database;
let client: mongoose.mongo.MongoClient;
const email = `vira-${crypto.randomUUID()}@stezhka.example`;
let cluster: TestCluster;
let cookie: string;

beforeAll(async () => {
  database = await openDatabase({ dbPath: join(dataDir, 'db'), port: await freePort() });
  client = new mongoose.mongo.MongoClient(database.uri);
  cluster = await TestCluster.start({
    uri: database.uri,
    dataDir,
    services: { account: 1, content: 1, diary: 1, shop: 1 },
    env: BUSY_MACHINE_ENV,
  });
  const password = 'довга фраза з чотирьох слів';
  const fields = { email, password, repeat_password: password, consent: '1' };
  const registered = await cluster.post('/api/form/registration', fields);
  const { code, error } = registered.body;
  expect([registered.status, code, error]).toEqual([200, undefined, undefined]);
  cookie = registered.cookie;
  await giveRights();
});
afterAll(async () => {
  await cluster?.stop();
  await client?.close();
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A session that every call lets in: refused is then the other site alone. */
async function giveRights(): Promise<void> {
  const user = await client.db('account').collection('users').findOne({ email });
  const roles = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
  const { modifiedCount } = await client
    .db('gateway')
    .collection('sessions')
    .updateMany(
      { 'session.userId': String(user!._id) },
      { $set: { 'session.roles': roles, 'session.secondFactorAt': Date.now() + 3600_000 } },
    );
  expect(modifiedCount).toBe(1);
}

/** Changes with every write of the service, other than those of its jobs: a mail's job makes the mail's code. */
async function stateOf(service: string): Promise<Record<string, string>> {
  const { collections } = await client.db(service).command({ dbHash: 1 });
  const { later_jobs: _, codes: __, ...state } = collections as Record<string, string>;
  return state;
}

test.each(SERVICES)('another site makes staff of every right change nothing in %s', async (service) => {
  const operations = await changingOperations(cluster.of(service)[0]!.url);
  expect(operations).not.toEqual([]);
  const before = await stateOf(service);
  for (const op of operations) {
    for (const site of SITES) {
      const reply = await crossSiteRequest(cluster, op, { site, cookie });
      const { code } = (await reply.json()) as { code: string };
      expect([op.name, site, reply.status, code]).toEqual([op.name, site, 403, 'csrf_refused']);
      // The cookie may be lengthened; another session it must not be.
      for (const one of reply.headers.getSetCookie())
        expect(cookie).toContain(one.slice(0, one.indexOf(';')));
    }
  }
  expect(await stateOf(service)).toEqual(before);
  expect((await cluster.get('/api/data/user', cookie)).body.data.email).toBe(email);
});

test('the same session from a page of the site is let in', async () => {
  const { body } = await cluster.post('/api/data/user/skill/add', { text: 'Слухати' }, cookie);
  expect(body.data.skill.text).toBe('Слухати');
  const refund = await cluster.post(
    '/api/admin/shop/orders/65f0000000000000000000b1/refund',
    { amount: 1 },
    cookie,
  );
  expect([refund.status, refund.body.code]).toEqual([404, 'not_found']);
});
