import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable, writeTable } from './bench/markdown-table.ts';
import { ROOT } from './build/webpack-config.ts';
import { pendingCalls, pendingRoutes } from './pending.ts';

export interface CallRow {
  owner: string;
  method: string;
  path: string;
  access: string;
  section: string;
}
export interface RouteRow {
  owner: string;
  path: string;
  flags: string[];
}

const PRODUCT = 'docs/product.md';

export const tableOf = <T>(name: 'calls' | 'routes'): T[] =>
  JSON.parse(readFileSync(join(ROOT, 'docs', `${name}.json`), 'utf8'));

/** What stands of each chapter: the pages of each owner, and the calls of each section of chapter 7. */
export function chapterLines(routes: RouteRow[], calls: CallRow[], product: string): string[] {
  const titles = new Map([...product.matchAll(/^### ([\d.]+) (.+)$/gm)].map(([, n, title]) => [n!, title!]));
  const pages = [...Map.groupBy(routes, ({ owner }) => owner)].map(([owner, rows]) => ({
    name: `2.4, pages of ${owner}`,
    all: new Set(rows.map(({ path }) => path)),
    pending: pendingRoutes,
  }));
  const sections = [...Map.groupBy(calls, ({ section }) => section)]
    .filter(([section]) => section.startsWith('7.'))
    .map(([section, rows]) => ({
      name: `${section} ${titles.get(section)}`,
      all: new Set(rows.map(({ method, path }) => `${method} ${path}`)),
      pending: pendingCalls,
    }));
  const order = new Intl.Collator('en', { numeric: true });
  const parts = [...pages, ...sections].sort((a, b) => order.compare(a.name, b.name));
  return [
    '| chapter | stands | to come |',
    '|---|---|---|',
    ...parts.map(({ name, all, pending }) => {
      const missing = [...all].filter((one) => pending.includes(one));
      const toCome = missing.map((one) => `\`${one}\``).join(', ');
      return `| ${name} | ${all.size - missing.length} of ${all.size} | ${toCome} |`;
    }),
  ];
}

export const writtenChapters = () => readTable('chapters', PRODUCT);

if (import.meta.main) {
  const product = readFileSync(join(ROOT, PRODUCT), 'utf8');
  writeTable('chapters', chapterLines(tableOf('routes'), tableOf('calls'), product), PRODUCT);
}
