import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../build/webpack-config.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { Site } from '../start/site.ts';
import { awaitJobs } from './await-jobs.ts';
import { writeTable } from './markdown-table.ts';

const PORT = Number(process.env.PORT ?? 21_600);
const DEBUG_PORT = PORT + 40;
const RUNS = 5;
const LEAST = 95;

const OFFERS = [...landings(), '/diary-offer/vdiachnist'];
const OTHERS = ['/product/shchodennyky/vdiachnist/diary_thanks', '/catalog/shchodennyky', '/'];

export type Category = 'performance' | 'seo' | 'accessibility' | 'best-practices';

export interface Figures {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** ms */
  lcp: number;
  tbt: number;
  cls: number;
  /** How quick Lighthouse found this machine; beside other work it is lower, and blocking times are longer. */
  machine: number;
  pictureLate: boolean;
  /** What cost points, by its name in Lighthouse. */
  lost: string[];
}

interface Measured extends Figures {
  path: string;
}

/** Lighthouse's mobile score, the median of five runs. @param paths without any: all, and the table of operations.md */
export async function benchLighthouse(...paths: string[]): Promise<void> {
  const measured: Measured[] = [];
  await eachPage(paths.length ? paths : [...OFFERS, ...OTHERS], ['performance'], (path, runs) => {
    measured.push({ path, ...median(runs) });
    process.stdout.write(`${rowOf(measured.at(-1)!)} ${runs.map(scoreOf).join(' ')}\n`);
  });
  if (!paths.length) writeTable('lighthouse', tableOf(measured));
  const slow = measured.filter((one) => OFFERS.includes(one.path) && !(scoreOf(one) >= LEAST));
  const late = measured.filter(({ pictureLate }) => pictureLate).map(({ path }) => path);
  if (late.length) throw new Error(`The largest picture is not preloaded: ${late.join(', ')}.`);
  if (slow.length)
    throw new Error(`Below ${LEAST}: ${slow.map((one) => `${one.path} (${scoreOf(one)})`).join(', ')}.`);
}

/** Opens each page five times in a browser as Lighthouse's slow phone, and hands its figures on. */
export async function eachPage(
  paths: readonly string[],
  categories: readonly Category[],
  take: (path: string, runs: Figures[]) => void,
): Promise<void> {
  await onSite(async (url) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArgs(), `--remote-debugging-port=${DEBUG_PORT}`],
    });
    try {
      for (const path of paths) {
        // As it is for all but the first visitor of a release: the page and the picture's widths are there.
        await measure(url + path, categories);
        const runs: Figures[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await measure(url + path, categories));
        take(path, runs);
      }
    } finally {
      await browser.close();
    }
  });
}

const scoreOf = ({ scores }: Figures): number => scores.performance ?? Number.NaN;

const tableOf = (measured: Measured[]) => [
  '| page | performance | LCP, s | TBT, ms | CLS |',
  '|---|---|---|---|---|',
  ...measured.map(rowOf),
  '',
  `An offer has at least ${LEAST}; the median of ${RUNS} runs with Lighthouse's own slow phone and network, on a machine that it gave ${median(measured).machine} points.`,
];

const rowOf = (one: Measured) => `| ${one.path} | ${scoreOf(one)} | ${timesOf(one)} |`;

/** LCP in seconds, blocking time in milliseconds, layout shift. */
export const timesOf = ({ lcp, tbt, cls }: Figures): string =>
  `${(lcp / 1000).toFixed(1)} | ${Math.round(tbt)} | ${cls.toFixed(3)}`;

function landings(): string[] {
  const pages = JSON.parse(readFileSync(join(ROOT, 'docs/routes.json'), 'utf8')) as {
    path: string;
    screen: string;
  }[];
  return pages.filter(({ screen }) => screen === 'landing page').map(({ path }) => path);
}

/** On the site of `SITE`, or on one of its own that is at rest. */
export async function onSite<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.SITE) return work(process.env.SITE);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const site = await Site.start({ port: PORT, dataDir });
  try {
    const { uri } = site.database;
    await awaitJobs({
      uri,
      say: (left) => process.stderr.write(`${left} jobs before the site is at rest\r`),
    });
    return await work(site.url);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string, categories: readonly Category[], again = 2): Promise<Figures> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories: judged, audits, environment } = result.lhr;
  // A browser that painted nothing in time says nothing of the page.
  if (result.lhr.runtimeError && again) return measure(url, categories, again - 1);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]);
  const weighed = categories.flatMap((name) => judged[name]?.auditRefs ?? []);
  const costly = weighed.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(scores),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: Math.round(environment.benchmarkIndex),
    pictureLate: audits['lcp-discovery-insight']?.score === 0,
    lost: costly.map(({ id }) => id),
  };
}

/** The run in the middle by its performance. */
export const median = <F extends Figures>(runs: readonly F[]): F =>
  [...runs].sort((a, b) => scoreOf(a) - scoreOf(b))[Math.floor(runs.length / 2)]!;
