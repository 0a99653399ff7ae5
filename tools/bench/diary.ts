import { availableParallelism } from 'node:os';
import { writeTable } from './markdown-table.ts';
import { withScratchDatabase } from './scratch-database.ts';

type Measured = Record<'today' | 'month' | 'list' | 'save', { p50: number; p95: number }>;

const SMALL = { MEMBERS: '10', DAYS: '7' };
const LARGE = { MEMBERS: '100000', DAYS: '3653' };
const MOST = 2;
const NAMES = {
  today: 'today',
  month: 'a month of the calendar',
  list: 'the list',
  save: 'a save while typing',
};

/** A member of ten years among a hundred thousand, beside one of a week among ten. */
export async function benchDiary(): Promise<void> {
  const [small, large] = (await withScratchDatabase<Measured>('services/diary/src/testing/diary-bench.ts', [
    SMALL,
    LARGE,
  ])) as [Measured, Measured];
  const ms = (value: number) => value.toFixed(1);
  const reads = Object.keys(NAMES) as (keyof Measured)[];
  const growth = (name: keyof Measured) => large[name].p95 / small[name].p95;
  writeTable('diary', [
    '| | a week, p50 / p95, ms | ten years, p50 / p95, ms | p95 grows |',
    '|---|---|---|---|',
    ...reads.map(
      (name) =>
        `| ${NAMES[name]} | ${ms(small[name].p50)} / ${ms(small[name].p95)} | ${ms(large[name].p50)} / ${ms(large[name].p95)} | ${growth(name).toFixed(2)} times |`,
    ),
    '',
    `At most ${MOST} times, on ${availableParallelism()} cores.`,
  ]);
  const slow = reads.filter((name) => growth(name) > MOST);
  if (slow.length)
    throw new Error(`More than ${MOST} times as long: ${slow.map((name) => NAMES[name]).join(', ')}.`);
}
