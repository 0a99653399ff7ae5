import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { REMOTES, ROOT } from '../build/recipe.ts';
import { SERVICES } from './plans.ts';
import { promote, publishAll } from './publish.ts';
import { Site } from './site.ts';

const QUIET_MS = 150;
const IGNORED = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)|\.test\.tsx?$|~$/;

/** `npm run dev`: the site, rebuilt and restarted part by part as its sources change. */
async function main() {
  const port = Number(process.env.PORT ?? 4000);
  const say = (step: string, detail?: string) => process.stdout.write(`${step || `  · ${detail}`}\n`);
  const site = await Site.start({ port, dataDir: process.env.DATA_DIR ?? '.data', say });
  say(`\nStezhka is at ${site.url}; reload the page after 'ready'.`);

  const restart = async (name: string) => {
    await site.process(name).stop();
    site.process(name).start();
    await site.process(name).ready(30_000);
  };
  const browserParts = async () => {
    await buildAll((name) => say('', `built ${name}`));
    for (const { name, version } of publishAll(join(site.dataDir, 'releases'))) {
      await promote(`http://127.0.0.1:${port + 1}`, name, version);
    }
  };
  const work = queue(
    (error) => process.stderr.write(`${error.message}\n`),
    () => say('ready'),
  );
  for (const part of ['shell', 'shared-ui', ...REMOTES]) onChange(part, () => work('browser', browserParts));
  onChange('gateway', () => work('gateway', () => restart('gateway')));
  onChange('shell/server', () => work('renderer', () => restart('renderer')));
  for (const service of SERVICES) {
    onChange(`services/${service}`, () => work(service, () => restart(service)));
    onChange(`services/${service}/contract`, () => work('browser', browserParts));
  }
  onChange('services/kit', () => {
    for (const service of SERVICES) work(service, () => restart(service));
  });
  process.on('SIGINT', async () => {
    await site.stop();
    process.exit(0);
  });
}

/** Calls back once a folder has been quiet for a moment after a change. */
function onChange(folder: string, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || IGNORED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  });
}

/** One piece of work at a time; the same piece asked for again while it waits is done once. */
function queue(failed: (error: Error) => void, idle: () => void) {
  const waiting = new Map<string, () => Promise<void>>();
  let running = false;
  const run = async () => {
    running = true;
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [name, task] = next.value;
      waiting.delete(name);
      await task().catch(failed);
    }
    running = false;
    idle();
  };
  return (name: string, task: () => Promise<void>) => {
    waiting.set(name, task);
    if (!running) void run();
  };
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
