import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../build/webpack-config.ts';
import { openDatabase } from '../database.ts';

const run = promisify(execFile);

/** Runs a measuring script in a process of its own for each set of variables; each prints its result as JSON. */
export async function withScratchDatabase<T>(
  script: string,
  runs: readonly Record<string, string>[],
): Promise<T[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ dbPath: folder, port: Number(process.env.DB_PORT ?? 4799) });
  const results: T[] = [];
  try {
    for (const variables of runs) {
      const { stdout } = await run(process.execPath, [script], {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'test',
          LOG_LEVEL: 'silent',
          MONGODB_URI: database.uri,
          ...variables,
        },
        maxBuffer: 10_000_000,
        timeout: 1_200_000,
      });
      results.push(JSON.parse(stdout.trim().split('\n').at(-1)!) as T);
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}
