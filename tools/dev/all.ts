import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { DEMO_USERS } from '../start/demo-users.ts';
import { waitForAbort } from '../start/process.ts';
import { deployTarget, portBehindFront } from '../start/process-plans.ts';
import { promote, tellRestarted } from '../start/publish.ts';
import { Site } from '../start/site.ts';
import { REMOTES, ROOT, SERVICES } from '../workspaces.ts';
import { type Built, Bundles } from './bundles.ts';
import { Checker } from './checker-process.ts';
import type { Finding } from './findings.ts';
import { Front } from './front.ts';
import { missingHeads, unofferedSlots, unservedCalls } from './live-checks.ts';
import { nextVersion, publishForRenderer, releaseOf } from './releases.ts';
import { renderFindings } from './render-findings.ts';
import { Report } from './report.ts';
import { restarts, startFinding, watchSources } from './sources.ts';

const PARTS = ['shell', ...REMOTES];

/** The whole site for development, in one process beside the site's own. */
export async function developAll({ port, signal }: { port: number; signal: AbortSignal }): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  const releasesDir = join(dataDir, 'releases');
  const folder = join(ROOT, '.cache', 'dev', String(port));
  rmSync(folder, { recursive: true, force: true });
  const report = new Report();
  const bundles = new Bundles({ folder, parts: PARTS, sides: ['web', 'server'], hot: true });
  const checker = new Checker(signal);
  const releases = new Map<string, ReleaseManifest>();
  const target = deployTarget(port, dataDir);
  const stale = new Set<string>();
  /** Parts that may say something else of themselves: routes and slots stand in modules without components. */
  const unsaid = new Set<string>(PARTS);

  const publish = async (parts: Iterable<string>): Promise<ReleaseManifest[]> => {
    const published: ReleaseManifest[] = [];
    for (const part of parts) {
      const by = `release of ${part}`;
      try {
        const release = await releaseOf(
          bundles,
          part,
          nextVersion(),
          unsaid.has(part) ? undefined : releases.get(part),
        );
        unsaid.delete(part);
        publishForRenderer(bundles, release, releasesDir);
        releases.set(part, release);
        published.push(release);
        report.set(by, []);
      } catch (error) {
        report.set(by, [startFinding(part, (error as Error).stack ?? String(error))]);
      }
    }
    return published;
  };
  bundles.onBuilt = (built) => {
    report.set(`${built.part} ${built.side}`, built.findings);
    if (built.findings.length) return;
    if (built.side === 'web' && report.front) tellTabs(report.front, report, built);
    if (built.sources.some((file) => file.endsWith('.ts'))) unsaid.add(built.part);
    if (built.side === 'server' && built.changed.length) stale.add(built.part);
    if (built.side === 'web' && releases.has(built.part) && chunksChanged(bundles, releases.get(built.part)!))
      stale.add(built.part);
  };

  checker.onLater = (findings) => {
    const before = report.findings().length;
    report.set('importers', findings);
    if (report.findings().length !== before) report.end();
  };

  const say = (step: string, detail?: string) => report.say(step || `  · ${detail}`);
  const site = await Site.start({
    port,
    dataDir,
    say,
    signal,
    front: true,
    build: async () => {
      await bundles.start();
      stale.clear();
      const broken = report.findings();
      if (broken.length && !PARTS.every((part) => readdirSync(join(folder, part, 'web')).length))
        throw new Error('failed');
      return publish(PARTS);
    },
  });
  /** Found while somebody looks at a page, whenever that is. */
  const late = (by: string, finding: Finding) => {
    report.set(by, [finding]);
    if (!running) report.end();
  };
  let running = false;
  const front = new Front({
    port,
    site: `http://127.0.0.1:${portBehindFront(port)}`,
    folder,
    parts: PARTS,
    onAsked: (part) => bundles.ask(part),
    onError: (finding) => late('a tab', finding),
  });
  report.front = front;
  await front.listen();
  site.process('renderer').onOutput = renderFindings(folder, (finding) => late('rendering', finding));

  const lookAtCalls = async (service: string) =>
    report.set(`calls of ${service}`, await unservedCalls(service, site.process(service).url));
  const lookAtPages = async () => {
    const all = [...releases.values()];
    report.set('slots', unofferedSlots(all));
    report.set('heads', await missingHeads(all, (service) => site.process(service).url));
  };

  const restart = async (name: string): Promise<void> => {
    const one = site.process(name);
    await one.stop();
    signal.throwIfAborted();
    one.restarts = false;
    one.start();
    try {
      await one.ready(30_000, signal);
      report.set(`start of ${name}`, []);
    } catch (error) {
      report.set(`start of ${name}`, [startFinding(name, `${(error as Error).message}\n${one.tail}`)]);
      return;
    }
    if (SERVICES.includes(name)) {
      await tellRestarted(target, name);
      front.tell({ type: 'served' });
      await lookAtCalls(name);
    }
    report.say(`  · ${name} started`);
  };

  // One round at a time; changes that come meanwhile are the next one.
  let changed = new Set<string>();
  const round = async () => {
    if (running || signal.aborted) return;
    running = true;
    for (const by of ['rendering', 'a tab']) report.set(by, []);
    const files = changed;
    changed = new Set();
    const check = () => checker.check([...files]).then((findings) => report.set('checks', findings));
    report.set('slots', unofferedSlots([...releases.values()]));
    const names = restarts(files);
    // One process starts in a second, and somebody waits to see it: the checks leave it the processor.
    const alone = names.length === 1;
    if (alone) checker.pause();
    const first = alone ? undefined : check();
    for (const name of names) await restart(name);
    const checks = first ?? check();
    await bundles.settled();
    const parts = [...stale];
    stale.clear();
    const published = await publish(parts);
    if (published.length) await promote(target, published);
    front.tell({ type: 'published' });
    await lookAtPages();
    await checks;
    running = false;
    if (changed.size) await round();
    else report.end();
  };
  const guarded = () =>
    round().catch((error: Error) => {
      running = false;
      if (!signal.aborted) report.say(`${error.message}\nfailed`);
    });
  await lookAtPages();
  await Promise.all(SERVICES.map(lookAtCalls));
  watchSources((file) => {
    const first = changed.size === 0;
    changed.add(file);
    if (first) setTimeout(guarded, 50);
  }, signal);
  report.say(`\nStezhka is at http://127.0.0.1:${port}, its demo users' password is ${DEMO_USERS.password}`);
  report.end();
  await waitForAbort(signal);
  await front.close();
  await bundles.close();
  await site.stop();
}

const chunksChanged = (bundles: Bundles, release: ReleaseManifest): boolean =>
  Object.keys(bundles.chunks(release.name))
    .filter((name) => name !== 'container' && name !== 'remote')
    .some((name) => name !== 'main' && !release.chunks[name]);

function tellTabs(front: Front, report: Report, { part, changed, seconds }: Built): void {
  const styles = changed.filter((file) => file.endsWith('.css'));
  const scripts = changed.some((file) => file.endsWith('.hot-update.js'));
  if (!styles.length && !scripts) return;
  front.tell({ type: 'built', part, styles, scripts });
  report.say(`  · built ${part} (${seconds.toFixed(1)} s)`);
}
