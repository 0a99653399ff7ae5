import { cpus } from 'node:os';
import { writeTable } from '../bench/markdown-table.ts';
import type { FileSeconds } from './count.ts';

const SHOWN = 15;

/** Prints how long the parts of a run and its slowest files took; writes both into docs/testing.md when asked. */
export function reportTimes(
  parts: Record<string, number>,
  files: readonly FileSeconds[],
  record: boolean,
): void {
  const total = Object.values(parts).reduce((sum, one) => sum + one, 0);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  const lines = [
    '| part | seconds |',
    '|---|---|',
    ...Object.entries({ ...parts, total }).map(([part, seconds]) => `| ${part} | ${seconds.toFixed(0)} |`),
    '',
    '| slowest files | seconds |',
    '|---|---|',
    ...slowest.map(({ file, seconds }) => `| ${file} | ${seconds.toFixed(1)} |`),
    '',
    `On ${cpus().length} cores; test files run three at a time, journeys two.`,
  ];
  if (record) writeTable('times', lines, 'docs/testing.md');
  else process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
