import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stezhka/shell-contract';
import { REMOTES, ROOT } from '../workspaces.ts';

/** Copies a built part to where gateways and renderers find it: DATA_DIR/releases/<name>/<version>/. */
export function publish(name: string, releasesDir: string): ReleaseManifest {
  const dist = join(ROOT, name, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  const folder = join(releasesDir, name, manifest.version);
  if (!existsSync(join(folder, 'release.json'))) {
    // A release appears whole or not at all.
    const half = `${folder}.new`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true });
    cpSync(dist, half, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  }
  return manifest;
}

export const publishAll = (releasesDir: string): ReleaseManifest[] =>
  ['shell', ...REMOTES].map((name) => publish(name, releasesDir));

/** Makes a published version the one that visitors get; gateways follow within moments. */
export async function promote(gatewayPrivate: string, name: string, version: string): Promise<void> {
  const reply = await fetch(`${gatewayPrivate}/private/releases`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, version }),
  });
  if (!reply.ok) throw new Error(`The gateway refused ${name} ${version}: ${await reply.text()}`);
}
