import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { deployTarget } from '../../../tools/start/process-plans.ts';
import { promote } from '../../../tools/start/publish.ts';
import { StoredRecords } from '../../../tools/start/stored-records.ts';

/** The site of the tests; its parts count from here (tools/start/process-plans.ts). */
export const PORT = Number(process.env.E2E_PORT ?? 4700);
export const CONTROL_PORT = PORT + 50;
/** Where the shop tells of purchases. */
export const ANALYTICS_PORT = PORT + 51;

async function control<T>(path: string): Promise<T> {
  const reply = await fetch(`http://127.0.0.1:${CONTROL_PORT}${path}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return JSON.parse(text) as T;
}

/** Stops one process of the site: 'shop', 'renderer', 'gateway' … */
export const stopProcess = (name: string, signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL') =>
  control(`/stop?name=${name}&signal=${signal}`);
/** Starts it again and waits until it is ready. */
export const startProcess = (name: string) => control(`/start?name=${name}`);

/** The provider has the money of an order, and the shop has not heard of it. */
export const payWithoutCallback = (number: string) => control(`/pay-without-callback?number=${number}`);

interface AnalyticsEvent {
  event: string;
  data: { gtagData?: { transaction_id?: string; value: number } };
}
/** The events that the analytics sink has received; it never answers a call. */
export const analyticsEvents = () => control<AnalyticsEvent[]>('/analytics');

/** Runs `work` while services hold other records than their forms would take; caches have forgotten the usual ones. */
export async function withRecords(
  write: (records: StoredRecords) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const records = new StoredRecords(await control<string>('/database-uri'));
  const forget = () => withoutProcess('gateway', async () => {});
  try {
    await write(records);
    await forget();
    await work();
  } finally {
    await records.close();
    await forget();
  }
}

/** Runs `work` while a process is dead, and brings it back even after a failure. */
export async function withoutProcess(name: string, work: () => Promise<void>): Promise<void> {
  await stopProcess(name);
  try {
    await work();
  } finally {
    await startProcess(name);
  }
}

/** Runs `work` while two instances of a service stand behind the gateway. */
export async function withTwoOf(service: string, work: () => Promise<void>): Promise<void> {
  await control(`/double?service=${service}`);
  try {
    await work();
  } finally {
    await control(`/single?service=${service}`);
  }
}

/** Runs `work` while a release's files are gone: 'web', 'server' or both. */
export async function withoutFiles(
  remote: string,
  sides: ('web' | 'server')[],
  work: () => Promise<void>,
): Promise<void> {
  const releases = join(await control<string>('/data-dir'), 'releases', remote);
  const folders = readdirSync(releases).flatMap((version) =>
    sides.map((side) => join(releases, version, side)),
  );
  const hidden = folders.filter(existsSync);
  for (const folder of hidden) renameSync(folder, `${folder}.away`);
  try {
    await work();
  } finally {
    for (const folder of hidden) renameSync(`${folder}.away`, folder);
  }
}

/** Runs `work` while visitors get another release of a part: the same files, its manifest changed. */
export async function withRelease(
  name: string,
  change: (manifest: ReleaseManifest) => void,
  work: () => Promise<void>,
): Promise<void> {
  const releases = join(await control<string>('/data-dir'), 'releases', name);
  const before = await currentRelease(name);
  // A version names its files for good: pages of it may lie in caches.
  const version = `${before}-${randomUUID().slice(0, 8)}`;
  const folder = join(releases, version);
  cpSync(join(releases, before), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const manifest = { ...(JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest), version };
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
  try {
    await makeCurrent(name, version);
    await work();
  } finally {
    await makeCurrent(name, before);
  }
}

async function currentRelease(name: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${PORT}/releases.json`);
  const record = (await reply.json()) as {
    microFrontends: Record<string, { metadata: { version: string } }[]>;
  };
  return record.microFrontends[name]![0]!.metadata.version;
}

const makeCurrent = async (name: string, version: string) =>
  promote(deployTarget(PORT, await control<string>('/data-dir')), [{ name, version }]);
