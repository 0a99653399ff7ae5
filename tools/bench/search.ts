import { availableParallelism } from 'node:os';
import { writeTable } from './markdown-table.ts';
import { withScratchDatabase } from './scratch-database.ts';

const FEW = 1_000;
const MANY = 100_000;
const MOST = 3;

interface Measured {
  posts: number;
  /** Milliseconds of half and of 95 of 100 searches. */
  p50: number;
  p95: number;
  /** Milliseconds of eight frequent words that no post has together. */
  worst: number;
  /** Share of searches that found a post. */
  found: number;
  scans: number;
  indexMiB: number;
  dictionaryMiB: number;
}

export async function benchSearch(): Promise<void> {
  const sizes = [FEW, MANY].map((posts) => ({ POSTS: String(posts) }));
  const measured = await withScratchDatabase<Measured>('services/content/src/testing/search-bench.ts', sizes);
  const [few, many] = measured as [Measured, Measured];
  const ratio = many.p95 / few.p95;
  writeTable('search', [
    '| posts | p50, ms | p95, ms | eight frequent words, ms | found, % | index of posts, MiB | dictionary, MiB |',
    '|---|---|---|---|---|---|---|',
    ...measured.map(
      (one) =>
        `| ${one.posts} | ${one.p50.toFixed(1)} | ${one.p95.toFixed(1)} | ${one.worst.toFixed(1)} | ${(one.found * 100).toFixed(0)} | ${one.indexMiB.toFixed(0)} | ${one.dictionaryMiB.toFixed(0)} |`,
    ),
    '',
    `p95 grows ${ratio.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores.`,
  ]);
  if (many.scans + few.scans > 0) throw new Error('A query read a whole collection.');
  if (ratio > MOST) throw new Error(`${MANY} posts take ${ratio.toFixed(2)} times as long as ${FEW}.`);
}
