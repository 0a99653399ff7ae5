import { availableParallelism } from 'node:os';
import { writeTable } from './markdown-table.ts';
import { withScratchDatabase } from './scratch-database.ts';

const FEW = 1_000;
const MANY = 100_000;
const MOST = 3;

interface Measured {
  products: number;
  /** Milliseconds: the very first page of a process, then half and 95 of 100. */
  first: number;
  p50: number;
  p95: number;
  scans: number;
}

export async function benchCatalogue(): Promise<void> {
  const sizes = [FEW, MANY].map((products) => ({ PRODUCTS: String(products) }));
  const measured = await withScratchDatabase<Measured>('services/shop/src/testing/catalogue-bench.ts', sizes);
  const [few, many] = measured as [Measured, Measured];
  const ratio = many.p95 / few.p95;
  const ms = (value: number) => value.toFixed(1);
  writeTable('catalogue', [
    '| products | p50, ms | p95, ms | first page of a process, ms |',
    '|---|---|---|---|',
    ...measured.map(
      ({ products, p50, p95, first }) => `| ${products} | ${ms(p50)} | ${ms(p95)} | ${ms(first)} |`,
    ),
    '',
    `p95 grows ${ratio.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores.`,
  ]);
  if (many.scans + few.scans > 0) throw new Error('A query read a whole collection.');
  if (ratio > MOST) throw new Error(`${MANY} products take ${ratio.toFixed(2)} times as long as ${FEW}.`);
}
