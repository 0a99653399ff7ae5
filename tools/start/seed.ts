import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { ROOT, SERVICES } from '../workspaces.ts';
import { processEnv } from './process-env.ts';

const run = promisify(execFile);

interface SeedOptions {
  uri: string;
  env: Record<string, string>;
  demo: boolean;
  say: (line: string) => void;
  signal?: AbortSignal;
  root?: string;
}

/** Seeds each service's own database, once per version of what it seeds and how; visitors' data stays. */
export async function seedAll({ uri, env, demo, say, signal, root = ROOT }: SeedOptions): Promise<void> {
  const connection = await mongoose.createConnection(uri, { dbName: 'stezhka' }).asPromise();
  const seeds = connection.collection<{ _id: string; version: string }>('seeds');
  const failed = new AbortController();
  const stopped = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const seedService = async (service: string) => {
    const script = join(root, 'services', service, 'src', 'seed.ts');
    if (!existsSync(script)) return;
    const version = versionOf(service, demo, root);
    if ((await seeds.findOne({ _id: service }))?.version === version) return;
    const own = processEnv(relative(root, script), { ...env, DEMO: String(demo) });
    await seed(script, service, own, stopped);
    await seeds.updateOne({ _id: service }, { $set: { version } }, { upsert: true });
    say(service);
  };
  try {
    // Each writes to a database of its own, so all of them run at once.
    await Promise.all(SERVICES.map((service) => seedService(service).catch((error) => failed.abort(error))));
    signal?.throwIfAborted();
    failed.signal.throwIfAborted();
  } finally {
    await connection.close();
  }
}

async function seed(script: string, service: string, env: Record<string, string>, signal?: AbortSignal) {
  try {
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      cwd: ROOT,
      env,
      maxBuffer: 1e8,
      signal,
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`${service} was not seeded:\n${stderr || message}`);
  }
}

export function versionOf(service: string, demo: boolean, root = ROOT): string {
  const own = join(root, 'services', service);
  const hash = createHash('sha256').update(demo ? 'demo' : 'definitions');
  const kept = [
    join(own, 'src', 'seed.ts'),
    ...filesOf(join(own, 'seed')),
    ...filesOf(join(own, 'src', 'seed')),
  ];
  for (const file of [...kept, ...filesOf(join(root, 'services', 'art', 'src'))])
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
