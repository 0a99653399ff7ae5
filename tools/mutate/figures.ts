import { readTable, writeTable } from '../bench/markdown-table.ts';
import type { Target } from './targets.ts';
import type { Verdict } from './try-mutants.ts';

const DOCUMENT = 'docs/testing.md';
const MARK = 'mutation';
const HEAD = [
  '| folder or file | mutants | killed | survived | killed % | seconds | measured |',
  '|---|---|---|---|---|---|---|',
];

export function row(target: Target, verdicts: ReadonlyMap<string, Verdict>, seconds: number): string {
  const { path, mutants, all } = target;
  const killed = mutants.filter(({ id }) => verdicts.get(id)!.killed).length;
  const tried = mutants.length < all ? `${mutants.length} of ${all}` : `${all}`;
  const percent = ((killed / mutants.length) * 100).toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  return `| ${path} | ${tried} | ${killed} | ${mutants.length - killed} | ${percent} | ${Math.round(seconds)} | ${day} |`;
}

export function survivors(target: Target, verdicts: ReadonlyMap<string, Verdict>): string[] {
  return target.mutants
    .filter(({ id }) => !verdicts.get(id)!.killed)
    .map(
      ({ id, file, line, before, after }) =>
        `${file}:${line}  ${before}  →  ${after}  (${verdicts.get(id)!.by || 'no test reaches it'})`,
    );
}

export function printFigures(rows: readonly string[], write: boolean): void {
  if (!write) {
    process.stdout.write(`${[...HEAD, ...rows].join('\n')}\n`);
    return;
  }
  writeTable(MARK, [...HEAD, ...merge(readTable(MARK, DOCUMENT), rows)], DOCUMENT);
}

/** Percent of mutants killed by path, as docs/testing.md has them. */
export const writtenFigures = (lines = readTable(MARK, DOCUMENT)): Record<string, number> =>
  Object.fromEntries(
    lines
      .filter((line) => /^\| [^|]*\//.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, path, , , , percent]) => [path!, Number(percent)]),
  );

/** Rows of before, each replaced where its path was measured anew; new paths come last. */
export function merge(old: readonly string[], rows: readonly string[]): string[] {
  const pathOf = (line: string) => line.split('|')[1]!.trim();
  const fresh = new Map(rows.map((line) => [pathOf(line), line]));
  const kept = old
    .filter((line) => /^\| [^|]*\//.test(line))
    .map((line) => {
      const path = pathOf(line);
      const line2 = fresh.get(path) ?? line;
      fresh.delete(path);
      return line2;
    });
  return [...kept, ...fresh.values()];
}
