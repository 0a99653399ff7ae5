import { join } from 'node:path';
import {
  committedSizes,
  growths,
  measurePages,
  overLimit,
  readSizes,
  unexplained,
  unlistedPages,
} from '../bench/page-sizes.ts';
import { buildAll } from '../build/build.ts';
import { developmentTraces } from '../build/development-traces.ts';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';

/** The gate of what is built: builds what is stale, and holds first-route JavaScript against README.md. */
await buildAll();
const traces = ['shell', ...REMOTES].flatMap((part) =>
  developmentTraces(join(ROOT, folderOf(part), 'dist')).map((one) => `${part}: ${one}`),
);
if (traces.length) {
  process.stdout.write(`${traces.join('\n')}\n`);
  process.exit(1);
}
const document = readSizes();
const [committed, built, before] = [document.pages, await measurePages(), committedSizes()];
const findings = [
  ...overLimit(built),
  ...(before ? unexplained(before, document) : []),
  ...unlistedPages(committed, built),
  ...growths(committed, built).map(
    ({ remote, page, from, to }) =>
      `${remote} ${page}: ${to.toFixed(1)} KiB instead of ${from.toFixed(1)}. Make it lighter, or say why.`,
  ),
];
const history = before ? '' : '; figures not held against main: no history here';
const heaviest = built.reduce((most, one) => (one.kib > most.kib ? one : most));
process.stdout.write(
  findings.length
    ? `${findings.join('\n')}\nThe table of README.md is written by: npm run bench -- size --because='…'\n`
    : `${built.length} pages, the heaviest ${heaviest.remote} ${heaviest.page} ${heaviest.kib.toFixed(1)} KiB${history}\n`,
);
process.exit(findings.length ? 1 : 0);
