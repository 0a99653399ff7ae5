import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { ROOT } from '../build/recipe.ts';
import { SERVICES } from './plans.ts';

const run = promisify(execFile);

/** Seeds each service's own database, once per version of its seed data; visitors' data stays. */
export async function seedAll(
  uri: string,
  env: Record<string, string>,
  say: (line: string) => void,
): Promise<void> {
  const connection = await mongoose.createConnection(uri, { dbName: 'stezhka' }).asPromise();
  const seeds = connection.collection<{ _id: string; version: string }>('seeds');
  try {
    for (const service of SERVICES) {
      const script = join(ROOT, 'services', service, 'src', 'seed.ts');
      if (!existsSync(script)) continue;
      const version = versionOf(service);
      if ((await seeds.findOne({ _id: service }))?.version === version) continue;
      await seed(script, service, env);
      await seeds.updateOne({ _id: service }, { $set: { version } }, { upsert: true });
      say(service);
    }
  } finally {
    await connection.close();
  }
}

async function seed(script: string, service: string, env: Record<string, string>) {
  try {
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      cwd: ROOT,
      env,
      maxBuffer: 1e8,
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`The demo content of ${service} was not seeded:\n${stderr || message}`);
  }
}

/** Hash of a service's seed files. */
function versionOf(service: string): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'services', service, 'src', 'seed.ts')));
  const folder = join(ROOT, 'services', service, 'seed');
  if (!existsSync(folder)) return hash.digest('hex');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.ts')) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
