import { availableParallelism } from 'node:os';
import { writeTable } from './markdown-table.ts';
import { withScratchDatabase } from './scratch-database.ts';

const FEW = { PRODUCTS: '36', CARTS: '1000' };
const MANY = { PRODUCTS: '100000', CARTS: '1000000' };
/** Both sizes are measured in turns, and the middle one counts: what else a machine does meanwhile meets both. */
const ROUNDS = 5;
const MOST = 2;

/** Milliseconds, 95 of 100. */
interface Carts {
  add: number;
  read: number;
  scans: number;
}
/** Fifty at a time: the rate, and the 95th percentile in milliseconds. */
interface Crowd {
  perSecond: number;
  p95: number;
}
interface Checkouts {
  checkout: Crowd;
  bare: Crowd;
}

const middle = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

export async function benchCart(): Promise<void> {
  const rounds = Array.from({ length: ROUNDS }, () => [FEW, MANY]).flat();
  const results = await withScratchDatabase<Carts & Checkouts>('services/shop/src/testing/cart-bench.ts', [
    { ...FEW, DO: 'fill' },
    { ...MANY, DO: 'fill' },
    ...rounds.map((size) => ({ ...size, DO: 'carts' })),
    { ...MANY, DO: 'checkout' },
  ]);
  const carts = results.slice(2, -1);
  const [few, many] = [0, 1].map((n) => {
    const own = carts.filter((_, i) => i % 2 === n);
    return { add: middle(own.map(({ add }) => add)), read: middle(own.map(({ read }) => read)) };
  }) as [Pick<Carts, 'add' | 'read'>, Pick<Carts, 'add' | 'read'>];
  const { checkout, bare } = results.at(-1)!;
  const [add, read] = [many.add / few.add, many.read / few.read];
  const row = ({ PRODUCTS, CARTS }: typeof FEW, p95: typeof few) =>
    `| ${PRODUCTS} | ${CARTS} | ${p95.add.toFixed(1)} | ${p95.read.toFixed(1)} |`;
  const crowd = ({ perSecond, p95 }: Crowd) => `${perSecond.toFixed(0)} | ${p95.toFixed(0)}`;
  writeTable('cart', [
    '| products | carts | adding, p95, ms | reading, p95, ms |',
    '|---|---|---|---|',
    row(FEW, few),
    row(MANY, many),
    '',
    `p95 of adding grows ${add.toFixed(2)} times, of reading ${read.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores.`,
    '',
    '| 50 buyers at once | orders a second | p95, ms |',
    '|---|---|---|',
    `| checkout | ${crowd(checkout)} |`,
    `| bare transaction | ${crowd(bare)} |`,
    `| ratio | ${(checkout.perSecond / bare.perSecond).toFixed(2)} | ${(checkout.p95 / bare.p95).toFixed(2)} |`,
  ]);
  if (carts.some(({ scans }) => scans > 0)) throw new Error('A query read a whole collection.');
  if (Math.max(add, read) > MOST) throw new Error(`A cart takes more than ${MOST} times as long.`);
}
