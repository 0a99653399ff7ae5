import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { ROOT, SERVICES } from '../workspaces.ts';

const run = promisify(execFile);

interface SeedOptions {
  uri: string;
  env: Record<string, string>;
  /** With demo content, not only definitions. */
  demo: boolean;
  say: (line: string) => void;
  signal?: AbortSignal;
  /** The checkout whose services are seeded. */
  root?: string;
}

/** Seeds each service's own database, once per version of what it seeds and how; visitors' data stays. */
export async function seedAll({ uri, env, demo, say, signal, root = ROOT }: SeedOptions): Promise<void> {
  const connection = await mongoose.createConnection(uri, { dbName: 'stezhka' }).asPromise();
  const seeds = connection.collection<{ _id: string; version: string }>('seeds');
  try {
    for (const service of SERVICES) {
      const script = join(root, 'services', service, 'src', 'seed.ts');
      if (!existsSync(script)) continue;
      const version = versionOf(service, demo, root);
      if ((await seeds.findOne({ _id: service }))?.version === version) continue;
      await seed(script, service, { ...env, DEMO: String(demo) }, signal);
      await seeds.updateOne({ _id: service }, { $set: { version } }, { upsert: true });
      say(service);
    }
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

/** Hash of what a service seeds, of the code that writes it and of the pictures it draws. */
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

/** Files below a folder, tests aside, in a fixed order; none when there is no such folder. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
