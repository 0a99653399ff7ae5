import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { log } from '@stezhka/kit/log';
import { type CollectionWatch, watchCollection } from '@stezhka/kit/watch-collection';
import { cleanPath } from '@stezhka/shell-composition/address';
import { missingExports } from '@stezhka/shell-composition/compatibility';
import { ownerOf } from '@stezhka/shell-composition/ownership';
import { redirectOf } from '@stezhka/shell-composition/redirects';
import {
  type Release,
  type ReleaseManifest,
  type ReleaseSet,
  releaseSetKey,
} from '@stezhka/shell-composition/releases';
import type { PageHead } from '@stezhka/shell-contract';
import type mongoose from 'mongoose';
import { ReleaseModel, type ReleaseRecord } from './release.model.ts';
import { newestBuilds, readManifest } from './release-folder.ts';

export interface ReleaseId {
  name: string;
  version: string;
}

const SHELL = 'shell';

/** Which version of which part visitors get; the record lies in MongoDB and every gateway follows it. */
export class Releases {
  readonly #folder: string;
  readonly #demo: boolean;
  #set: ReleaseSet | undefined;
  #key = '';
  #records: ReleaseRecord[] = [];
  #watch: CollectionWatch | undefined;

  /** @param options.demo whether visitors get what only a demonstration has */
  constructor(folder: string, { demo }: { demo: boolean }) {
    this.#folder = folder;
    this.#demo = demo;
  }

  async start(): Promise<void> {
    await this.#load();
    const known = new Set(this.#records.map(({ name }) => name));
    const builds = await newestBuilds(this.#folder);
    const newcomers = builds.filter((build) => !known.has(build.name) && this.#isShown(build));
    // The shell first: remotes are held against it.
    for (const manifest of newcomers.sort((a, b) => Number(b.name === SHELL) - Number(a.name === SHELL)))
      await this.#change((session) => record(manifest, session)).catch((error: AppError) => {
        if (error.code !== 'conflict') throw error;
        log.error({ err: error, reason: error.options.answered?.text }, 'new part left out');
      });
    this.#watch = watchCollection(
      () => ReleaseModel.watch(),
      () => this.#load(),
    );
    await this.#watch.ready;
  }

  current(): ReleaseSet | undefined {
    return this.#set;
  }

  key(): string {
    return this.#key;
  }

  records(): readonly ReleaseRecord[] {
    return this.#records;
  }

  owner(path: string): string | undefined {
    return ownerOf(this.#set?.remotes ?? {}, path);
  }

  service(path: string): string | undefined {
    const manifest = this.#ownerManifest(path);
    return manifest && serviceOf(manifest);
  }

  head(path: string): PageHead | undefined {
    return this.#ownerManifest(path)?.heads?.[cleanPath(path)];
  }

  ownPages(): string[] {
    return this.#records.flatMap(({ manifest: { heads = {} } }) =>
      Object.entries(heads).flatMap(([path, { noindex }]) => (noindex ? [] : [path])),
    );
  }

  redirect(path: string, asked: Parameters<typeof redirectOf>[2]) {
    return redirectOf(this.#set?.remotes ?? {}, path, asked);
  }

  /** All of these versions or none. @throws AppError bad_request | not_found, conflict when shell and remotes would not fit */
  async makeCurrent(wanted: readonly ReleaseId[]): Promise<void> {
    const manifests = await this.#readAll(wanted);
    await this.#change(async (session) => {
      for (const manifest of manifests) await record(manifest, session);
    });
    log.info({ releases: wanted }, 'releases made current');
  }

  /** Once per image: a restart keeps later choices. @returns the current versions @throws as `makeCurrent` */
  async deploy(wanted: readonly ReleaseId[]): Promise<string[]> {
    const manifests = await this.#readAll(wanted);
    const current = await this.#change(async (session) => {
      const versions: string[] = [];
      for (const manifest of manifests) versions.push(await recordDeployed(manifest, session));
      return versions;
    });
    log.info({ releases: wanted, current }, 'releases deployed');
    return current;
  }

  async close(): Promise<void> {
    await this.#watch?.close();
  }

  #ownerManifest(path: string): ReleaseManifest | undefined {
    const owner = this.owner(path);
    return this.#records.find(({ name }) => name === owner)?.manifest;
  }

  #isShown = ({ demo }: ReleaseManifest): boolean => this.#demo || !demo;

  #readAll(wanted: readonly ReleaseId[]): Promise<ReleaseManifest[]> {
    return Promise.all(
      wanted.map(async ({ name, version }) => {
        const manifest = await readManifest(this.#folder, name, version);
        if (!this.#isShown(manifest)) throw new AppError('not_found');
        return manifest;
      }),
    );
  }

  async #change<T>(work: (session: mongoose.ClientSession) => Promise<T>): Promise<T> {
    const result = await transaction(async (session) => {
      const done = await work(session);
      await ReleaseModel.updateOne({ name: SHELL, current: true }, { $inc: { checks: 1 } }, { session });
      const records = await this.#readCurrent(session);
      const shell = records.find(({ name }) => name === SHELL);
      for (const { manifest } of shell ? records : []) {
        const text = missingExports(shell!.manifest, manifest);
        if (text) throw new AppError('conflict', { answered: { status: 409, text } });
      }
      return done;
    });
    await this.#load();
    return result;
  }

  async #readCurrent(session: mongoose.ClientSession): Promise<ReleaseRecord[]> {
    const records = ReleaseModel.find({ current: true }).sort({ name: 1 }).session(session);
    return (await records.lean<ReleaseRecord[]>()).filter(({ manifest }) => this.#isShown(manifest));
  }

  /** A transaction reads the set, so that it is never half before a change and half after it. */
  async #load(): Promise<void> {
    this.#records = await transaction((session) => this.#readCurrent(session));
    const all = Object.fromEntries(this.#records.map(({ name, manifest }) => [name, asRelease(manifest)]));
    const { shell, ...remotes } = all;
    this.#set = shell && { shell, remotes };
    this.#key = this.#set ? releaseSetKey(this.#set) : '';
  }
}

/** Releases from before they named their service are called like it: 'mfe-shop'. */
const serviceOf = ({ name, service, heads }: ReleaseManifest): string | undefined =>
  service ?? (heads ? undefined : name.replace(/^mfe-/, ''));

async function record(manifest: ReleaseManifest, session: mongoose.ClientSession): Promise<void> {
  const { name, version } = manifest;
  await ReleaseModel.updateMany(
    { name, current: true, version: { $ne: version } },
    { $set: { current: false } },
    { session },
  );
  await ReleaseModel.updateOne(
    { name, version },
    { $set: { current: true, manifest, at: clock.now() } },
    { session, upsert: true },
  );
}

async function recordDeployed(manifest: ReleaseManifest, session: mongoose.ClientSession): Promise<string> {
  const { name, version } = manifest;
  const deployed = await ReleaseModel.findOne({ name, deployed: true }).session(session).lean();
  if (deployed?.version === version) {
    const current = await ReleaseModel.findOne({ name, current: true }).session(session).lean();
    if (current) return current.version;
  }
  await record(manifest, session);
  await ReleaseModel.updateMany({ name, deployed: true }, { $unset: { deployed: true } }, { session });
  await ReleaseModel.updateOne({ name, version }, { $set: { deployed: true } }, { session });
  return version;
}

function asRelease(manifest: ReleaseManifest): Release {
  const { name, version, entry, paths, redirects, slots, admin, chunks, integrity } = manifest;
  const url = `/assets/${name}/${version}/`;
  return {
    name,
    version,
    entry,
    paths,
    ...(redirects && { redirects }),
    slots,
    ...(admin.length > 0 && { admin }),
    chunks,
    integrity,
    url,
  };
}
