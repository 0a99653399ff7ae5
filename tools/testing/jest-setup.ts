import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { freePort, openDatabase } from '../database.ts';

/** Where Linux keeps files in memory; in a container often of a few megabytes. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;
const PREFIX = 'stezhka-test-';
const STARTING_MS = 10 * 60_000;

export default async function setup() {
  // Only tests of pictures wait for widths: the others store hundreds.
  process.env.JOBS_EXCEPT = 'make_widths,make_first_widths';
  (globalThis as { stopDatabase?: () => Promise<void> }).stopDatabase = await startTestDatabase();
}

/**
 * One MongoDB for the whole run, unless TEST_MONGODB_URI names one; each test file takes a database of its own
 * (kit/testing/database). @returns stops it
 */
export async function startTestDatabase(): Promise<() => Promise<void>> {
  if (process.env.TEST_MONGODB_URI) return async () => {};
  const folder = mkdtempSync(join(fastFolder(), PREFIX));
  const database = await openDatabase({ dbPath: folder, port: await freePort() });
  await setUpForTests(database.uri);
  process.env.TEST_MONGODB_URI = database.uri;
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A new index waits for the disk: in memory the wait costs nothing. */
function fastFolder(): string {
  try {
    removeLeftovers(IN_MEMORY);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A run that was killed left its database behind, and memory is dear. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(parent, name);
    const isNew = Date.now() - statSync(folder).mtimeMs < STARTING_MS;
    if (!isNew && !isRunning(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(folder: string): boolean {
  try {
    const pid = Number(readFileSync(join(folder, 'mongod.lock'), 'utf8'));
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What a database of tests does otherwise than one that keeps people's data. */
async function setUpForTests(uri: string): Promise<void> {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  const admin = client.db('admin');
  // Once a minute expired rows are deleted by the machine's clock, which tests stop at days of their own.
  await admin.command({ setParameter: 1, ttlMonitorEnabled: false });
  // The server would collect figures of itself each second.
  await admin.command({ setParameter: 1, diagnosticDataCollectionEnabled: false });
  await forgoJournal(admin);
  await client.close();
}

/** A write is done when it is in memory: data of a test run need not survive a crash of the machine. */
async function forgoJournal(admin: mongoose.mongo.Db): Promise<void> {
  const { config } = await admin.command({ replSetGetConfig: 1 });
  const changed = { ...config, version: config.version + 1, writeConcernMajorityJournalDefault: false };
  await admin.command({ replSetReconfig: changed });
}
