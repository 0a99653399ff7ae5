import { buildAll } from '../build/build.ts';
import { readTable, writeTable } from './markdown-table.ts';
import {
  type Growth,
  growths,
  KEPT_IN,
  keepFigures,
  measurePages,
  overLimit,
  PAGES,
  REASONS,
  readPages,
} from './page-sizes.ts';

/** Writes the table of README.md. @throws Error when a page is over the limit, or grew and `because` is empty */
export async function benchSize(because = ''): Promise<void> {
  await buildAll();
  const pages = await measurePages();
  const over = overLimit(pages);
  if (over.length) throw new Error(over.join('\n'));
  const committed = readPages();
  const grown = growths(committed, pages);
  const why = /^--because=(.+)$/s.exec(because)?.[1];
  if (grown.length && !why)
    throw new Error(`${grown.map(tell).join('\n')}\nSay why: npm run bench -- size --because='…'`);
  const lines = keepFigures(committed, pages).map(
    ({ remote, page, kib }) => `| ${remote} | ${page} | ${kib.toFixed(1)} |`,
  );
  writeTable(PAGES, ['| remote | page | KiB of JavaScript (brotli) |', '|---|---|---|', ...lines], KEPT_IN);
  if (!grown.length) {
    if (why) process.stdout.write('No page grew by more than 1 KiB: the reason is not kept.\n');
    return;
  }
  const day = new Date().toISOString().slice(0, 10);
  const reasons = readTable(REASONS, KEPT_IN).filter(Boolean);
  writeTable(REASONS, [...reasons, `- ${day}: ${grown.map(tell).join(', ')}: ${why}`], KEPT_IN);
}

const tell = ({ remote, page, from, to }: Growth) =>
  `${remote} ${page} ${from.toFixed(1)} → ${to.toFixed(1)} KiB`;
