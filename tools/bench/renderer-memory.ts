import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as contract from '@stezhka/content-contract';
import '@stezhka/content-contract/examples';
import { isOperation } from '@stezhka/kit/testing/contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { Release, ReleaseSet } from '@stezhka/shell-composition/releases';
import type { RenderedPage } from '@stezhka/shell-composition/rendering';
import { buildAll } from '../build/build.ts';
import { folderOf, ROOT } from '../build/webpack-config.ts';
import { writeTable } from './markdown-table.ts';

const PAGES = 5_000;
const SAMPLES = 10;
/** What compiled code and caches of a fixed size may still gain while it runs, in bytes for each page. */
const MOST_SLOPE = 200;

interface ShellBuild {
  setUp(releases: ReleaseSet, entry: (remote: string) => string): void;
  render(request: object): Promise<RenderedPage>;
}

/** Bytes of heap that each page leaves behind after collection, over 5,000 pages. */
export async function benchRendererMemory(): Promise<void> {
  await buildAll();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  globalThis.fetch = answerByExamples;
  const releases: ReleaseSet = {
    shell: releaseOf('shell'),
    remotes: { 'mfe-content': releaseOf('mfe-content') },
  };
  const shell = createRequire(import.meta.url)(join(serverOf('shell'), 'server.js')) as ShellBuild;
  shell.setUp(releases, (name) => join(serverOf(name), 'remoteEntry.js'));
  const heapAfter = async (pages: number): Promise<number> => {
    for (let n = 0; n < pages; n += 1) await render(shell, releases);
    await new Promise(setImmediate);
    collect();
    return process.memoryUsage().heapUsed;
  };
  await heapAfter(PAGES / SAMPLES);
  const heaps: number[] = [];
  for (let n = 0; n <= SAMPLES; n += 1) heaps.push(await heapAfter(n ? PAGES / SAMPLES : 0));
  const slope = slopeOf(heaps) / (PAGES / SAMPLES);
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
  writeTable('renderer-memory', [
    '| pages | heap at the start, MB | heap at the end, MB | bytes kept for each page |',
    '|---|---|---|---|',
    `| ${PAGES} | ${mb(heaps[0]!)} | ${mb(heaps.at(-1)!)} | ${Math.round(slope)} |`,
  ]);
  if (slope > MOST_SLOPE) throw new Error('The renderer keeps something of each page.');
}

async function render(shell: ShellBuild, releases: ReleaseSet): Promise<void> {
  const page = await shell.render({
    url: '/news',
    page: { locale: 'uk', path: '/news', owner: 'mfe-content' },
    origin: 'http://stezhka.example',
    gateway: 'http://gateway.example',
    requestId: 'bench',
    demo: false,
    releases,
  });
  if (page.status !== 200 || page.failure) throw new Error(`/news answered ${page.status}.`);
}

const serverOf = (name: string) => join(ROOT, folderOf(name), 'dist', 'server');

function releaseOf(name: string): Release {
  const manifest = JSON.parse(readFileSync(join(ROOT, folderOf(name), 'dist', 'release.json'), 'utf8'));
  return { ...manifest, url: `/assets/${name}/${manifest.version}/` };
}

async function answerByExamples(input: unknown): Promise<Response> {
  const path = new URL(String(input)).pathname.replace(/^\/api/, '');
  const operation = Object.values(contract)
    .filter(isOperation)
    .find((one) => one.path === path);
  return Response.json({ data: operation ? exampleOf(operation).reply : null });
}

/** The slope of a line through equidistant points, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const rise = values.reduce((sum, one, n) => sum + (n - middle) * (one - mean), 0);
  return rise / values.reduce((sum, _, n) => sum + (n - middle) ** 2, 0);
}
