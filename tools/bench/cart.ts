import { availableParallelism } from 'node:os';
import { inScratch, writeTable } from './scratch.ts';

const FEW = { PRODUCTS: '36', CARTS: '1000' };
const MANY = { PRODUCTS: '100000', CARTS: '1000000' };
/** How many times longer a cart may take with MANY than with FEW. */
const MOST = 2;

interface Measured {
  products: number;
  carts: number;
  /** Milliseconds, 95 of 100. */
  add: number;
  read: number;
  /** Fifty buyers at once: orders a second, and milliseconds of 95 of 100. */
  checkout: { perSecond: number; p95: number };
  /** The same writes as a bare transaction, by as many at once. */
  bare: { perSecond: number; p95: number };
  /** Queries that read a whole collection. */
  scans: number;
}

/** Writes the table of docs/operations.md; fails when a full database is too slow or a collection is scanned. */
export async function benchCart(): Promise<void> {
  const measured = await inScratch<Measured>('services/shop/src/testing/cart-bench.ts', [FEW, MANY]);
  const [few, many] = measured as [Measured, Measured];
  const add = many.add / few.add;
  const read = many.read / few.read;
  const { checkout, bare } = many;
  writeTable('cart', [
    '| products | carts | adding, p95, ms | reading, p95, ms |',
    '|---|---|---|---|',
    ...measured.map(
      (one) => `| ${one.products} | ${one.carts} | ${one.add.toFixed(1)} | ${one.read.toFixed(1)} |`,
    ),
    '',
    `p95 of adding grows ${add.toFixed(2)} times, of reading ${read.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores.`,
    '',
    '| 50 buyers at once | orders a second | p95, ms |',
    '|---|---|---|',
    `| checkout | ${checkout.perSecond.toFixed(0)} | ${checkout.p95.toFixed(0)} |`,
    `| bare transaction | ${bare.perSecond.toFixed(0)} | ${bare.p95.toFixed(0)} |`,
    `| ratio | ${(checkout.perSecond / bare.perSecond).toFixed(2)} | ${(checkout.p95 / bare.p95).toFixed(2)} |`,
  ]);
  if (many.scans + few.scans > 0) throw new Error('A query read a whole collection.');
  if (Math.max(add, read) > MOST) throw new Error(`A cart takes more than ${MOST} times as long.`);
}
