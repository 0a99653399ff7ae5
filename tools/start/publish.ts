import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plainFiles } from '@stezhka/kit/plain-files';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';

/** Copies a built part to DATA_DIR/releases/<name>/<version>/. @returns undefined for what only a demonstration has @throws Error when it holds links */
function publish(name: string, releasesDir: string, demo: boolean): ReleaseManifest | undefined {
  const dist = join(ROOT, folderOf(name), 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  if (manifest.demo && !demo) return undefined;
  const folder = join(releasesDir, name, manifest.version);
  if (!existsSync(join(folder, 'release.json'))) {
    // A release appears whole or not at all.
    const half = `${folder}.new`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true });
    cpSync(dist, half, { recursive: true });
    plainFiles(half);
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  }
  return manifest;
}

export const publishAll = (releasesDir: string, { demo }: { demo: boolean }): ReleaseManifest[] =>
  ['shell', ...REMOTES].flatMap((name) => publish(name, releasesDir, demo) ?? []);

/** A gateway's private listener, and a token that ships these parts. */
export interface DeployTarget {
  gateway: string;
  token: string;
}

type ReleaseId = Pick<ReleaseManifest, 'name' | 'version'>;

/** Makes published versions those that visitors get, all or none; gateways follow within moments. */
export const promote = async (to: DeployTarget, releases: readonly ReleaseId[]): Promise<void> =>
  void (await post(to, '/private/releases', releases));

/** The same for an image of the site, once for each version it brings. @returns the versions that visitors get now */
export async function deploy(
  to: DeployTarget,
  releases: readonly ReleaseId[],
): Promise<(ReleaseId & { current: string })[]> {
  const reply = await post(to, '/private/releases/deployed', releases);
  return ((await reply.json()) as { data: { releases: (ReleaseId & { current: string })[] } }).data.releases;
}

/** While it is developed: the gateway forgets what the service said before, and reads its calls again. */
export async function tellRestarted({ gateway, token }: DeployTarget, service: string): Promise<void> {
  const reply = await fetch(`${gateway}/private/restarted`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ service }),
  });
  if (!reply.ok) throw new Error(`The gateway kept what ${service} said: ${await reply.text()}`);
}

async function post(
  { gateway, token }: DeployTarget,
  path: string,
  releases: readonly ReleaseId[],
): Promise<Response> {
  const reply = await fetch(gateway + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ releases: releases.map(({ name, version }) => ({ name, version })) }),
  });
  if (reply.ok) return reply;
  const names = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  throw new Error(`The gateway refused ${names}: ${await reply.text()}`);
}
