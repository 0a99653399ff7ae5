import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../build/recipe.ts';
import { openDatabase } from '../database.ts';

const run = promisify(execFile);

/**
 * Runs a measuring script once for each set of variables, each in a process of its own, so that nothing of one is left
 * in memory for the other, over a database that is thrown away afterwards. Each prints its result as JSON.
 */
export async function inScratch<T>(script: string, runs: readonly Record<string, string>[]): Promise<T[]> {
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

/** Prints a table and puts it between the marks of that name in a document of docs/. */
export function writeTable(name: string, lines: readonly string[], document = 'operations.md'): void {
  const table = lines.join('\n');
  process.stdout.write(`${table}\n`);
  const path = join(ROOT, 'docs', document);
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [head, rest] = readFileSync(path, 'utf8').split(start);
  const tail = rest?.split(end)[1];
  if (tail !== undefined) writeFileSync(path, `${head}${start}\n${table}\n${end}${tail}`);
}
