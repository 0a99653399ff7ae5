import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { log } from '@stezhka/kit/log';
import {
  ownerOf,
  type Release,
  type ReleaseManifest,
  type ReleaseSet,
  redirectOf,
  releaseSetKey,
} from '@stezhka/shell-contract';
import type mongoose from 'mongoose';
import { type Following, follow } from '../follow.ts';
import { ReleaseModel, type ReleaseRecord } from './release.model.ts';
import { newestBuilds, readManifest } from './release-folder.ts';

/** Which version of which part visitors get; the record lies in MongoDB and every gateway follows it. */
export class Releases {
  readonly #folder: string;
  #set: ReleaseSet | undefined;
  #key = '';
  #records: ReleaseRecord[] = [];
  #following: Following | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<void> {
    await this.#load();
    const known = new Set(this.#records.map(({ name }) => name));
    const builds = await newestBuilds(this.#folder);
    const newcomers = builds.filter(({ name }) => !known.has(name));
    for (const manifest of newcomers) await record(manifest);
    if (newcomers.length) await this.#load();
    this.#following = follow(
      () => ReleaseModel.watch(),
      () => this.#load(),
    );
    await this.#following.ready;
  }

  /** Undefined until the shell has a release. */
  current(): ReleaseSet | undefined {
    return this.#set;
  }

  /** Names the set, for caches of pages. */
  key(): string {
    return this.#key;
  }

  records(): readonly ReleaseRecord[] {
    return this.#records;
  }

  /** The remote that owns a path (without locale): 'mfe-shop'. */
  owner(path: string): string | undefined {
    return ownerOf(this.#set?.remotes ?? {}, path);
  }

  /** Where a page's address (without locale) leads to instead. */
  redirect(path: string, asked: Parameters<typeof redirectOf>[2]) {
    return redirectOf(this.#set?.remotes ?? {}, path, asked);
  }

  /** Gives visitors this version from now on. @throws AppError bad_request | not_found */
  async makeCurrent(name: string, version: string): Promise<void> {
    await record(await readManifest(this.#folder, name, version));
    log.info({ name, version }, 'release made current');
    await this.#load();
  }

  /**
   * Gives visitors an image's version, once: when the same image is started again, a version that was chosen since
   * stays. @returns the version that is current now @throws AppError bad_request | not_found
   */
  async deploy(name: string, version: string): Promise<string> {
    const current = await recordDeployed(await readManifest(this.#folder, name, version));
    log.info({ name, version, current }, 'release deployed');
    await this.#load();
    return current;
  }

  async close(): Promise<void> {
    await this.#following?.close();
  }

  async #load(): Promise<void> {
    this.#records = await ReleaseModel.find({ current: true }).sort({ name: 1 }).lean<ReleaseRecord[]>();
    const all = Object.fromEntries(this.#records.map(({ name, manifest }) => [name, asRelease(manifest)]));
    const { shell, ...remotes } = all;
    this.#set = shell && { shell, remotes };
    this.#key = this.#set ? releaseSetKey(this.#set) : '';
  }
}

const record = (manifest: ReleaseManifest): Promise<void> =>
  transaction((session) => recordWithin(manifest, session));

async function recordWithin(manifest: ReleaseManifest, session: mongoose.ClientSession): Promise<void> {
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

async function recordDeployed(manifest: ReleaseManifest): Promise<string> {
  const { name, version } = manifest;
  return transaction(async (session) => {
    const deployed = await ReleaseModel.findOne({ name, deployed: true }).session(session).lean();
    if (deployed?.version === version) {
      const current = await ReleaseModel.findOne({ name, current: true }).session(session).lean();
      if (current) return current.version;
    }
    await recordWithin(manifest, session);
    await ReleaseModel.updateMany({ name, deployed: true }, { $unset: { deployed: true } }, { session });
    await ReleaseModel.updateOne({ name, version }, { $set: { deployed: true } }, { session });
    return version;
  });
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
