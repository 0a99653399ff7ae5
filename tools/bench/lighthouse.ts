import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ROOT } from '../build/webpack-config.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { Site } from '../start/site.ts';

const PORT = Number(process.env.PORT ?? 21_600);
const DEBUG_PORT = PORT + 40;
const RUNS = 5;
const LEAST = 95;
const START = '<!-- lighthouse -->';
const END = '<!-- /lighthouse -->';

const OFFERS = [...landings(), '/diary-offer/vdiachnist'];
const OTHERS = ['/product/shchodennyky/vdiachnist/diary_thanks', '/catalog/shchodennyky', '/'];

interface Figures {
  score: number;
  /** ms */
  lcp: number;
  tbt: number;
  cls: number;
  /** How quick Lighthouse found this machine; beside other work it is lower, and blocking times are longer. */
  machine: number;
  pictureLate: boolean;
}

interface Measured extends Figures {
  path: string;
}

/** Lighthouse's mobile score, the median of five runs. @param paths without any: all, and the table of operations.md */
export async function benchLighthouse(...paths: string[]): Promise<void> {
  const measured = await onSite(async (url) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArgs(), `--remote-debugging-port=${DEBUG_PORT}`],
    });
    try {
      const all: Measured[] = [];
      for (const path of paths.length ? paths : [...OFFERS, ...OTHERS]) {
        // As it is for all but the first visitor of a release: the page and the picture's widths are there.
        await measure(url + path);
        const runs: Figures[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await measure(url + path));
        all.push({ path, ...median(runs) });
        process.stdout.write(`${rowOf(all.at(-1)!)} ${runs.map(({ score }) => score).join(' ')}\n`);
      }
      return all;
    } finally {
      await browser.close();
    }
  });
  if (!paths.length) write(tableOf(measured));
  const slow = measured.filter(({ path, score }) => OFFERS.includes(path) && !(score >= LEAST));
  const late = measured.filter(({ pictureLate }) => pictureLate).map(({ path }) => path);
  if (late.length) throw new Error(`The largest picture is not preloaded: ${late.join(', ')}.`);
  if (slow.length)
    throw new Error(`Below ${LEAST}: ${slow.map(({ path, score }) => `${path} (${score})`).join(', ')}.`);
}

const tableOf = (measured: Measured[]) =>
  [
    '| page | performance | LCP, s | TBT, ms | CLS |',
    '|---|---|---|---|---|',
    ...measured.map(rowOf),
    '',
    `An offer has at least ${LEAST}; the median of ${RUNS} runs with Lighthouse's own slow phone and network, on a machine that it gave ${median(measured).machine} points.`,
  ].join('\n');

const rowOf = ({ path, score, lcp, tbt, cls }: Measured) =>
  `| ${path} | ${score} | ${(lcp / 1000).toFixed(1)} | ${Math.round(tbt)} | ${cls.toFixed(3)} |`;

function landings(): string[] {
  const pages = JSON.parse(readFileSync(join(ROOT, 'docs/routes.json'), 'utf8')) as {
    path: string;
    screen: string;
  }[];
  return pages.filter(({ screen }) => screen === 'landing page').map(({ path }) => path);
}

async function onSite<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.SITE) return work(process.env.SITE);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const site = await Site.start({ port: PORT, dataDir });
  try {
    return await work(site.url);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string, again = 2): Promise<Figures> {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories, audits, environment } = result.lhr;
  // A browser that painted nothing in time says nothing of the page.
  if (result.lhr.runtimeError && again) return measure(url, again - 1);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: Math.round(environment.benchmarkIndex),
    pictureLate: audits['lcp-discovery-insight']?.score === 0,
  };
}

const median = <F extends Figures>(runs: readonly F[]): F =>
  [...runs].sort((a, b) => a.score - b.score)[Math.floor(runs.length / 2)]!;

function write(table: string): void {
  const path = join(ROOT, 'docs', 'operations.md');
  const text = readFileSync(path, 'utf8');
  const [head, rest] = text.split(START);
  const tail = rest?.split(END)[1];
  if (tail !== undefined) writeFileSync(path, `${head}${START}\n${table}\n${END}${tail}`);
}
