import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '@stezhka/kit/env';
import type { ReleaseManifest } from '@stezhka/shell-contract';
import { REMOTES, ROOT } from '../build/recipe.ts';

const TIMEOUT_MS = 10_000;

// A job of docker-compose.yml: visitors get this image's releases from now on. A gateway does that by itself only
// for a part it has never seen.
const address = new URL('/private/releases', readEnv().GATEWAY_PRIVATE_URL);
const listed = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
const { data } = (await listed.json()) as { data: { releases: Pick<ReleaseManifest, 'name' | 'version'>[] } };
for (const part of ['shell', ...REMOTES]) {
  const file = join(ROOT, part, 'dist', 'release.json');
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  if (data.releases.some((one) => one.name === name && one.version === version)) continue;
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, version }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`The gateway answered ${reply.status} to ${name} ${version}.`);
  process.stdout.write(`${name} ${version} is current\n`);
}
