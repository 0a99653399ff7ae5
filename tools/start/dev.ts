import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { folderOf, REMOTES, ROOT } from '../build/webpack-config.ts';
import { affectedBy } from './affected.ts';
import { readFlags } from './flags.ts';
import { stopSignal, waitForAbort } from './process.ts';
import { deployTarget } from './process-plans.ts';
import { promote, publishAll } from './publish.ts';
import { Site } from './site.ts';

const QUIET_MS = 150;
const READY_MS = 30_000;
const WATCHED = ['gateway', 'services', 'shared-ui', 'shell', ...REMOTES.map(folderOf)];
const IGNORED = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)|\.test\.tsx?$|~$/;

async function main(signal: AbortSignal) {
  readFlags('dev', []);
  const port = Number(process.env.PORT ?? 4000);
  const say = (step: string, detail?: string) => process.stdout.write(`${step || `  · ${detail}`}\n`);
  const site = await Site.start({ port, dataDir: process.env.DATA_DIR ?? '.data', say, signal });
  say(`\nStezhka is at ${site.url}; reload the page after 'ready'.`);

  const restart = async (name: string) => {
    await site.process(name).stop();
    signal.throwIfAborted();
    site.process(name).start();
    await site.process(name).ready(READY_MS, signal);
  };
  const browserParts = async () => {
    await buildAll((name) => say('', `built ${name}`), signal);
    const releases = publishAll(join(site.dataDir, 'releases'), { demo: true });
    await promote(deployTarget(port, site.dataDir), releases);
  };
  const work = queue(
    async (name) => {
      if (signal.aborted) return;
      await (name === 'browser' ? browserParts() : restart(name));
    },
    (error) => signal.aborted || process.stderr.write(`${error.message}\n`),
    () => signal.aborted || say('ready'),
  );
  for (const folder of WATCHED) onChange(folder, work);
  await waitForAbort(signal);
  await site.stop();
}

function onChange(folder: string, work: (name: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const affected = new Set<string>();
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || IGNORED.test(file)) return;
    for (const name of affectedBy(`${folder}/${file}`)) affected.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const name of affected) work(name);
      affected.clear();
    }, QUIET_MS);
  });
}

/** One piece of work at a time; the same piece asked for again while it waits is done once. */
function queue(task: (name: string) => Promise<void>, failed: (error: Error) => void, idle: () => void) {
  const waiting = new Set<string>();
  let running = false;
  const run = async () => {
    running = true;
    for (const name of waiting) {
      waiting.delete(name);
      await task(name).catch(failed);
    }
    running = false;
    idle();
  };
  return (name: string) => {
    waiting.add(name);
    if (!running) void run();
  };
}

const signal = stopSignal();
main(signal).then(
  () => process.exit(0),
  (error: Error) => {
    if (!signal.aborted) process.stderr.write(`${error.message}\n`);
    process.exit(signal.aborted ? 0 : 1);
  },
);
