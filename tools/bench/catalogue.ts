import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../build/recipe.ts';
import { openDatabase } from '../database.ts';

const FEW = 1_000;
const MANY = 100_000;
/** How many times longer the page may take with MANY products than with FEW. */
const MOST = 3;
const START = '<!-- catalogue -->';
const END = '<!-- /catalogue -->';

interface Measured {
  products: number;
  /** Milliseconds: the very first page of a process, then half and 95 of 100. */
  first: number;
  p50: number;
  p95: number;
  /** Queries that read a whole collection. */
  scans: number;
}

const run = promisify(execFile);

/** In a process of its own: nothing of one size is left in memory for the other. */
async function measure(products: number, uri: string): Promise<Measured> {
  const { stdout } = await run(process.execPath, ['services/shop/src/testing/catalogue-bench.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      MONGODB_URI: uri,
      PRODUCTS: String(products),
    },
    maxBuffer: 10_000_000,
    timeout: 300_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Measured;
}

/** Writes the table of docs/operations.md; fails when a large catalogue is too slow or a collection is scanned. */
export async function benchCatalogue(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const database = await openDatabase({ dbPath: folder, port: Number(process.env.DB_PORT ?? 4799) });
  const measured: Measured[] = [];
  try {
    for (const products of [FEW, MANY]) measured.push(await measure(products, database.uri));
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [few, many] = measured as [Measured, Measured];
  const ratio = many.p95 / few.p95;
  const ms = (value: number) => value.toFixed(1);
  const table = [
    '| products | p50, ms | p95, ms | first page of a process, ms |',
    '|---|---|---|---|',
    ...measured.map(
      ({ products, p50, p95, first }) => `| ${products} | ${ms(p50)} | ${ms(p95)} | ${ms(first)} |`,
    ),
    '',
    `p95 grows ${ratio.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores.`,
  ].join('\n');
  process.stdout.write(`${table}\n`);
  write(table);
  if (many.scans + few.scans > 0) throw new Error('A query read a whole collection.');
  if (ratio > MOST) throw new Error(`${MANY} products take ${ratio.toFixed(2)} times as long as ${FEW}.`);
}

function write(table: string): void {
  const path = join(ROOT, 'docs', 'operations.md');
  const text = readFileSync(path, 'utf8');
  const [head, rest] = text.split(START);
  const tail = rest?.split(END)[1];
  if (tail !== undefined) writeFileSync(path, `${head}${START}\n${table}\n${END}${tail}`);
}
