import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { waitForAbort } from '../start/process.ts';
import { ROOT } from '../workspaces.ts';
import { Bundles } from './bundles.ts';
import { Checker } from './checker-process.ts';
import { fromSite, toSite } from './foreign-site.ts';
import { Front } from './front.ts';
import { nextVersion, releaseOf } from './releases.ts';
import { Report } from './report.ts';
import { startFinding, watchSources } from './sources.ts';
import { withRelease } from './with-release.ts';

interface Options {
  remote: string;
  site: URL;
  port: number;
  signal: AbortSignal;
}

/** One remote for development in the midst of a running site: for this browser alone, through a proxy. */
export async function developAlone({ remote, site, port, signal }: Options): Promise<void> {
  const report = new Report();
  await assertSite(site);
  const folder = join(ROOT, '.cache', 'dev', String(port));
  rmSync(folder, { recursive: true, force: true });
  // The running shell's React is a production one: it takes new styles at once, and new code by a reload.
  const bundles = new Bundles({ folder, parts: [remote], sides: ['web'], hot: false });
  let release: ReleaseManifest | undefined;
  const publish = async () => {
    try {
      release = await releaseOf(bundles, remote, nextVersion());
      report.set('release', []);
    } catch (error) {
      report.set('release', [startFinding(remote, (error as Error).stack!)]);
    }
  };
  const front = new Front({
    port,
    site: site.origin,
    remote: true,
    folder,
    parts: [remote],
    onRequest: (headers) => toSite(headers, site.origin, port),
    onReply: (headers) => fromSite(headers, site.origin),
    page: (html, status, path) => (release ? withRelease(html, status, path, release) : { html, status }),
    onError: (finding) => report.set('browser', [finding]),
  });
  report.front = front;
  bundles.onBuilt = ({ changed, findings, seconds }) => {
    report.set('build', findings);
    if (findings.length) return;
    const styles = changed.filter((file) => file.endsWith('.css'));
    const scripts = changed.some((file) => file.endsWith('.js'));
    front.tell({ type: 'built', part: remote, styles, scripts });
    report.say(`  · built ${remote} (${seconds.toFixed(1)} s)`);
  };
  await bundles.start();
  await publish();
  await front.listen();
  report.say(`\n${remote} is at http://127.0.0.1:${port}, all else comes from ${site.origin}`);
  report.end();
  const checker = new Checker(signal);
  let changed = new Set<string>();
  let running = false;
  const round = async () => {
    if (running) return;
    running = true;
    report.set('browser', []);
    const files = [...changed];
    changed = new Set();
    const checks = checker.check(files).then((findings) => report.set('checks', findings));
    await bundles.settled();
    await publish();
    front.tell({ type: 'published' });
    await checks;
    running = false;
    if (changed.size) await round();
    else report.end();
  };
  watchSources((file) => {
    if (!changed.size) setTimeout(round, 50);
    changed.add(file);
  }, signal);
  await waitForAbort(signal);
  await front.close();
  await bundles.close();
}

async function assertSite(site: URL): Promise<void> {
  const reply = await fetch(new URL('/releases.json', site)).catch((error: Error) => error);
  const found = reply instanceof Response && reply.ok ? await reply.json().catch(() => undefined) : undefined;
  if (!(found as { microFrontends?: object } | undefined)?.microFrontends)
    throw new Error(`No site answers at ${site.origin}: look at ${new URL('/releases.json', site)}.`);
}
