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
  /** Milliseconds of the eight words that most posts hold. */
  worst: number;
  /** Share of searches that found a post. */
  found: number;
  /** Searches that took more than the two seconds they have. */
  refused: number;
  scans: number;
  indexMiB: number;
  dictionaryMiB: number;
}

/** @param counts of posts, few and many, for a quick look; without them the table of operations.md is written */
export async function benchSearch(...counts: string[]): Promise<void> {
  const sizes = (counts.length ? counts : [FEW, MANY]).map((posts) => ({ POSTS: String(posts) }));
  if (sizes.length !== 2 || !sizes.every(({ POSTS }) => Number(POSTS) > 0))
    throw new Error('Say two numbers of posts, few and many, or none.');
  const measured = await withScratchDatabase<Measured>('services/content/src/testing/search-bench.ts', sizes);
  const [few, many] = measured as [Measured, Measured];
  const ratio = many.p95 / few.p95;
  const lines = [
    '| posts | p50, ms | p95, ms | eight most frequent words, ms | found, % | index of posts, MiB | dictionary, MiB |',
    '|---|---|---|---|---|---|---|',
    ...measured.map(
      (one) =>
        `| ${one.posts} | ${one.p50.toFixed(1)} | ${one.p95.toFixed(1)} | ${one.worst.toFixed(1)} | ${(one.found * 100).toFixed(0)} | ${one.indexMiB.toFixed(0)} | ${one.dictionaryMiB.toFixed(0)} |`,
    ),
    '',
    `p95 grows ${ratio.toFixed(2)} times (at most ${MOST}), ${few.refused + many.refused} searches ran out of time, on ${availableParallelism()} cores.`,
  ];
  if (counts.length) process.stdout.write(`${lines.join('\n')}\n`);
  else writeTable('search', lines);
  if (many.scans + few.scans > 0) throw new Error('A query read a whole collection.');
  if (ratio > MOST)
    throw new Error(`${many.posts} posts take ${ratio.toFixed(2)} times as long as ${few.posts}.`);
}
