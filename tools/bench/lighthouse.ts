import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { Site } from '../start/site.ts';

const PORT = 21_600;
const DEBUG_PORT = PORT + 40;
const RUNS = 5;
/** Pages that sell must be quick on a phone; the others are measured beside them. */
const PAGES = [
  { path: '/offer-thanks', least: 95 },
  { path: '/offer-accept', least: 95 },
  { path: '/', least: 0 },
  { path: '/product/shchodennyky/vdiachnist/diary_thanks', least: 0 },
  { path: '/catalog/shchodennyky', least: 0 },
];

interface Figures {
  score: number;
  /** ms */
  lcp: number;
  tbt: number;
  cls: number;
}

/** Lighthouse's mobile performance of pages, the median of five runs; fails when an offer is below 95. */
export async function benchLighthouse(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const site = await Site.start({ port: PORT, dataDir });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs(), `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const slow: string[] = [];
  try {
    for (const { path, least } of PAGES) {
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measure(site.url + path));
      const { score, lcp, tbt, cls } = median(runs);
      const figures = `LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`;
      process.stdout.write(`${path.padEnd(50)} ${score} (${figures})\n`);
      if (score < least) slow.push(`${path} scores ${score}, less than ${least}`);
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (slow.length) throw new Error(slow.join('; '));
}

async function measure(url: string): Promise<Figures> {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

const median = (runs: Figures[]): Figures =>
  runs.sort((a, b) => a.score - b.score)[Math.floor(runs.length / 2)]!;
