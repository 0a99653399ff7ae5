import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { log } from '@stezhka/kit/log';
import {
  cleanPath,
  ownerOf,
  type PageHead,
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
  readonly #demo: boolean;
  #set: ReleaseSet | undefined;
  #key = '';
  #records: ReleaseRecord[] = [];
  #following: Following | undefined;

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

  /** The service that answers the head of a path (without locale): 'shop'. */
  service(path: string): string | undefined {
    const manifest = this.#ownerManifest(path);
    return manifest && serviceOf(manifest);
  }

  /** The head of a path whose remote has no service. */
  head(path: string): PageHead | undefined {
    return this.#ownerManifest(path)?.heads?.[cleanPath(path)];
  }

  /** Paths for the sitemap of the remotes without a service. */
  ownPages(): string[] {
    return this.#records.flatMap(({ manifest: { heads = {} } }) =>
      Object.entries(heads).flatMap(([path, { noindex }]) => (noindex ? [] : [path])),
    );
  }

  /** Where a page's address (without locale) leads to instead. */
  redirect(path: string, asked: Parameters<typeof redirectOf>[2]) {
    return redirectOf(this.#set?.remotes ?? {}, path, asked);
  }

  /** Gives visitors this version from now on. @throws AppError bad_request | not_found */
  async makeCurrent(name: string, version: string): Promise<void> {
    await record(await this.#read(name, version));
    log.info({ name, version }, 'release made current');
    await this.#load();
  }

  /**
   * Gives visitors an image's version, once: when the same image is started again, a version that was chosen since
   * stays. @returns the version that is current now @throws AppError bad_request | not_found
   */
  async deploy(name: string, version: string): Promise<string> {
    const current = await recordDeployed(await this.#read(name, version));
    log.info({ name, version, current }, 'release deployed');
    await this.#load();
    return current;
  }

  async close(): Promise<void> {
    await this.#following?.close();
  }

  #ownerManifest(path: string): ReleaseManifest | undefined {
    const owner = this.owner(path);
    return this.#records.find(({ name }) => name === owner)?.manifest;
  }

  #isShown = ({ demo }: ReleaseManifest): boolean => this.#demo || !demo;

  async #read(name: string, version: string): Promise<ReleaseManifest> {
    const manifest = await readManifest(this.#folder, name, version);
    if (!this.#isShown(manifest)) throw new AppError('not_found');
    return manifest;
  }

  async #load(): Promise<void> {
    const records = await ReleaseModel.find({ current: true }).sort({ name: 1 }).lean<ReleaseRecord[]>();
    this.#records = records.filter(({ manifest }) => this.#isShown(manifest));
    const all = Object.fromEntries(this.#records.map(({ name, manifest }) => [name, asRelease(manifest)]));
    const { shell, ...remotes } = all;
    this.#set = shell && { shell, remotes };
    this.#key = this.#set ? releaseSetKey(this.#set) : '';
  }
}

/** Releases from before they named their service are called like it: 'mfe-shop'. */
const serviceOf = ({ name, service, heads }: ReleaseManifest): string | undefined =>
  service ?? (heads ? undefined : name.replace(/^mfe-/, ''));

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
