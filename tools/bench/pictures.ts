import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inLanes, warmFirstPages } from '../start/drawings.ts';
import { Site } from '../start/site.ts';
import { ROOT } from '../workspaces.ts';
import { writeTable } from './markdown-table.ts';
import { quantile } from './reads.ts';

const PORT = 21_600;
const VISITORS = 16;
const PICTURES_OF_A_VISITOR = 200;
const CONNECTIONS = 6;
const PAGES = ['/', '/catalog', '/news', '/offer-light', '/catalog/shchodennyky'];
const MOST_LAST_MS = 500;
const MOST_P95_MS = 100;

interface Opened {
  pictures: number;
  /** Milliseconds from the document until its last picture, at the width that a dense phone takes. */
  last: number;
}
interface Cost {
  pictures: number;
  seconds: number;
  megabytes: number;
}

/** Of a new machine, of one that has drawn before, and of many visitors at once; `npm run bench -- pictures`. */
export async function benchPictures(): Promise<void> {
  const drawings = mkdtempSync(join(tmpdir(), 'bench-drawings-'));
  try {
    const cold = await onSite(drawings, async (site) => {
      const begin = performance.now();
      await warmFirstPages(site.url, new AbortController().signal);
      const seconds = (performance.now() - begin) / 1000;
      const opened = await openPages(site.url);
      await inLanes(await picturesOfPages(site.url), CONNECTIONS, (one) => fetchPicture(site.url + one));
      return { seconds, ...opened };
    });
    const kept = await onSite(drawings, async (site) => ({
      ...(await openPages(site.url)),
      times: await manyVisitors(site.url),
    }));
    const bare = await onSite(join(drawings, 'none'), (site) => openPages(site.url));
    const { times } = kept;
    const [each, once] = [await costOf('each'), await costOf('once')];
    const p95 = quantile(times, 0.95);
    const row = ({ pictures, last }: Opened) => `${pictures} | ${Math.round(last)} |`;
    const ms = (value: number) => value.toFixed(0);
    writeTable('pictures', [
      '| a site started a moment ago | pictures | the last one after its document, ms |',
      '|---|---|---|',
      `| /catalog, on a machine that has drawn before | ${row(kept.catalogue)}`,
      `| /, the same | ${row(kept.home)}`,
      `| /catalog, on a new machine, once \`npm start\` says that the site stands | ${row(cold.catalogue)}`,
      `| /, the same | ${row(cold.home)}`,
      `| /catalog, on a new machine that is asked before (no goal) | ${row(bare.catalogue)}`,
      `| /, after that (no goal) | ${row(bare.home)}`,
      '',
      `The last one at most ${MOST_LAST_MS} ms. A new machine draws what the first pages show in ${cold.seconds.toFixed(0)} s; \`npm start\` waits for it, 60 s at most.`,
      '',
      '| visitors at once | pictures | p50, ms | p95, ms |',
      '|---|---|---|---|',
      `| ${VISITORS} | ${times.length} | ${ms(quantile(times, 0.5))} | ${ms(p95)} |`,
      '',
      `The p95 at most ${MOST_P95_MS} ms, on ${availableParallelism()} cores.`,
      '',
      '| a sample of drawings | files | processor, s | memory at its peak, MB |',
      '|---|---|---|---|',
      `| each width and format drawn for itself | ${each.pictures} | ${each.seconds.toFixed(0)} | ${each.megabytes} |`,
      `| drawn once, WebP alone | ${once.pictures} | ${once.seconds.toFixed(0)} | ${once.megabytes} |`,
      `| ratio | | ${(once.seconds / each.seconds).toFixed(2)} | ${(once.megabytes / each.megabytes).toFixed(2)} |`,
    ]);
    const last = [cold, kept].flatMap(({ catalogue, home }) => [catalogue.last, home.last]);
    if (Math.max(...last) > MOST_LAST_MS || p95 > MOST_P95_MS) throw new Error('Visitors wait for pictures.');
  } finally {
    rmSync(drawings, { recursive: true, force: true });
  }
}

async function onSite<T>(drawings: string, work: (site: Site) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-pictures-'));
  const limits = Object.fromEntries(['ALL', 'READS', 'FILES'].map((name) => [`LIMIT_${name}`, '10000000']));
  const site = await Site.start({ port: PORT, dataDir, env: { ...limits, DRAWINGS_DIR: drawings } });
  try {
    return await work(site);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const openPages = async (site: string) => ({
  catalogue: await openPage(site, '/catalog'),
  home: await openPage(site, '/'),
});

async function openPage(site: string, path: string): Promise<Opened> {
  const pictures = await picturesOf(site, path, '800');
  const begin = performance.now();
  await inLanes(pictures, CONNECTIONS, (address) => fetchPicture(site + address));
  return { pictures: pictures.length, last: performance.now() - begin };
}

/** Each in an order of its own. @returns milliseconds of each picture */
async function manyVisitors(site: string): Promise<number[]> {
  const addresses = await picturesOfPages(site);
  const times: number[] = [];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let n = 0; n < PICTURES_OF_A_VISITOR; n++) {
      const address = addresses[(visitor * 31 + n * 7) % addresses.length]!;
      const begin = performance.now();
      await fetchPicture(site + address);
      times.push(performance.now() - begin);
    }
  });
  await Promise.all(visitors);
  return times;
}

async function picturesOfPages(site: string): Promise<string[]> {
  const found = await Promise.all(PAGES.map((path) => picturesOf(site, path, '(?:400|800)')));
  return [...new Set(found.flat())];
}

async function picturesOf(site: string, path: string, width: string): Promise<string[]> {
  const page = await fetch(site + path, { headers: { Cookie: 'lang=ua' } });
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}.`);
  return [...new Set((await page.text()).match(new RegExp(`/files/\\w+/\\w+/${width}\\.webp`, 'g')))];
}

async function fetchPicture(address: string): Promise<void> {
  const reply = await fetch(address);
  if (reply.status !== 200) throw new Error(`${address} answered ${reply.status}.`);
  await reply.arrayBuffer();
}

async function costOf(way: 'each' | 'once'): Promise<Cost> {
  const script = join(ROOT, 'services/kit/src/testing/pictures-bench.ts');
  const env = { ...process.env, MALLOC_ARENA_MAX: way === 'once' ? '1' : '' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, JSON.stringify({ priority: 0 }), way],
    { cwd: ROOT, env },
  );
  return JSON.parse(stdout) as Cost;
}
