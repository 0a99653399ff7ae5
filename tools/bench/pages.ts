import { type Category, eachPage, type Figures, median, timesOf } from './lighthouse.ts';
import { writeTable } from './markdown-table.ts';

const PAGES = ['/', '/post/vdiachnist-chesno'];
const LEAST: Record<Category, number> = {
  performance: 95,
  seo: 100,
  accessibility: 100,
  'best-practices': 100,
};
const MOST_CLS = 0.02;
const CATEGORIES = Object.keys(LEAST) as Category[];

/** Everything that Lighthouse judges on a slow phone, of the pages that most readers come to first. */
export async function benchPages(...paths: string[]): Promise<void> {
  const rows: string[] = [];
  const missed: string[] = [];
  const machines: number[] = [];
  await eachPage(paths.length ? paths : PAGES, CATEGORIES, (path, runs) => {
    const middle = median(runs);
    const scores = CATEGORIES.map((category) => middleScore(runs, category));
    rows.push(`| ${path} | ${scores.join(' | ')} | ${timesOf(middle)} |`);
    machines.push(middle.machine);
    process.stdout.write(`${rows.at(-1)} ${[...new Set(runs.flatMap(({ lost }) => lost))].join(' ')}\n`);
    CATEGORIES.forEach((category, n) => {
      if (!(scores[n]! >= LEAST[category])) missed.push(`${path} ${category} ${scores[n]}`);
    });
    if (!(middle.cls <= MOST_CLS)) missed.push(`${path} layout shift ${middle.cls}`);
  });
  if (!paths.length) {
    writeTable('pages', [
      '| page | performance | SEO | accessibility | best practices | LCP, s | TBT, ms | CLS |',
      '|---|---|---|---|---|---|---|---|',
      ...rows,
      '',
      `Performance at least ${LEAST.performance}, the others ${LEAST.seo}, a layout shift of ${MOST_CLS} at most; the median of five runs, on a machine that Lighthouse gave ${Math.min(...machines)} points.`,
    ]);
  }
  if (missed.length) throw new Error(`Missed: ${missed.join(', ')}.`);
}

const middleScore = (runs: readonly Figures[], category: Category): number =>
  runs.map(({ scores }) => scores[category] ?? 0).sort((a, b) => a - b)[Math.floor(runs.length / 2)]!;
