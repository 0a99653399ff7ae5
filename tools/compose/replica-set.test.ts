import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { freePort } from '../database.ts';
import { initiateSet, syncUsers, waitForOthers } from './replica-set.ts';

// Found by the run's own set-up.
const MONGOD = process.env.MONGOMS_SYSTEM_BINARY ?? 'mongod';
const rootPassword = 'b2'.repeat(24);
const folder = mkdtempSync(join(tmpdir(), 'stezhka-set-'));
const members: { port: number; child: ChildProcess }[] = [];
let hosts: string[];

beforeAll(async () => {
  writeFileSync(join(folder, 'member.key'), 'a1'.repeat(32), { mode: 0o600 });
  for (const name of ['1', '2', '3']) {
    const port = await freePort();
    mkdirSync(join(folder, name));
    const args = ['--replSet', 'rs0', '--keyFile', join(folder, 'member.key'), '--port', String(port)];
    const own = ['--dbpath', join(folder, name), '--bind_ip', '127.0.0.1', '--wiredTigerCacheSizeGB', '0.25'];
    args.push('--setParameter', 'transactionLifetimeLimitSeconds=10');
    members.push({ port, child: spawn(MONGOD, [...args, ...own], { stdio: 'ignore' }) });
  }
  hosts = members.map(({ port }) => `127.0.0.1:${port}`);
});
afterAll(async () => {
  for (const { child } of members) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await ended;
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

async function asUser<T>(
  user: string,
  password: string,
  work: (client: mongoose.mongo.MongoClient) => Promise<T>,
) {
  const uri = `mongodb://${user}:${password}@${hosts.join(',')}/?replicaSet=rs0&authSource=admin`;
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 20_000 });
  return work(client).finally(() => client.close());
}
const write = (user: string, password: string, db = user) =>
  asUser(user, password, (client) => client.db(db).collection('letters').insertOne({}));

/** A member in maintenance answers its port, and is neither primary nor secondary. */
async function inMaintenance(host: string, work: () => Promise<void>) {
  const uri = `mongodb://root:${rootPassword}@${host}/?directConnection=true&authSource=admin`;
  const client = new mongoose.mongo.MongoClient(uri);
  const maintain = (on: boolean) => client.db('admin').command({ replSetMaintenance: on });
  try {
    await maintain(true);
    await work();
    await maintain(false);
  } finally {
    await client.close();
  }
}

/** Members notice sooner that one is gone; the set stays as it was made. */
const shortenIntervals = (intervals: { heartbeatIntervalMillis?: number; electionTimeoutMillis?: number }) =>
  asUser('root', rootPassword, async (client) => {
    const admin = client.db('admin');
    const { config } = await admin.command({ replSetGetConfig: 1 });
    const settings = { ...config.settings, ...intervals };
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, settings } });
  });

const options = () => ({ members: hosts, rootPassword });

// One test: each step needs the set that the one before has left, and members do not come back.
test('a set is made with its users, left alone, and outlives one dead member but not two', async () => {
  // Both jobs start at once, as in the compose file: users wait for the set.
  const [made] = await Promise.all([
    initiateSet(options()),
    syncUsers(options(), { shop: 'c3', diary: 'd4' }),
  ]);
  expect(made).toBe(true);
  await shortenIntervals({ heartbeatIntervalMillis: 500 });
  await write('shop', 'c3');
  await expect(write('shop', 'c3', 'diary')).rejects.toThrow('not authorized');

  expect(await initiateSet(options())).toBe(false);
  await syncUsers(options(), { shop: 'e5', diary: 'd4' });
  await write('shop', 'e5');
  await expect(write('shop', 'c3')).rejects.toThrow('Authentication failed');
  await expect(
    syncUsers({ ...options(), rootPassword: 'wrong', timeoutMs: 500 }, { shop: 'e5' }),
  ).rejects.toThrow(/^After 0.5 s the set has no primary, or root another password: Authentication failed/);

  await Promise.all(hosts.map((host) => waitForOthers(options(), host)));
  await inMaintenance(hosts[2]!, async () => {
    await waitForOthers(options(), hosts[2]!);
    let refusal = '';
    // The primary learns of it by a heartbeat.
    for (const deadline = Date.now() + 60_000; !refusal.includes(hosts[2]!) && Date.now() < deadline; )
      refusal = await waitForOthers({ ...options(), timeoutMs: 0 }, hosts[1]!).then(
        () => '',
        (error: Error) => error.message,
      );
    expect(refusal).toBe(`After 0 s the others of ${hosts[1]} are not ready: ${hosts[2]} is RECOVERING`);
  });
  await waitForOthers(options(), hosts[1]!);

  // Only now: on a busy machine a short one would bring elections that no step asks for.
  await shortenIntervals({ electionTimeoutMillis: 2_000 });
  members[0]!.child.kill('SIGKILL');
  await syncUsers(options(), { shop: 'f6', diary: 'd4' });
  await write('shop', 'f6');

  members[1]!.child.kill('SIGKILL');
  await expect(syncUsers({ ...options(), timeoutMs: 100 }, { shop: 'f6' })).rejects.toThrow(
    'the set has no primary',
  );
}, 600_000);
