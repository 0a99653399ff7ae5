import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@stezhka/kit/errors';
import { FairQueue } from '@stezhka/kit/fair-queue';
import { log } from '@stezhka/kit/log';
import { plainFiles } from '@stezhka/kit/plain-files';
import { splitLocale } from '@stezhka/kit-contract';
import { ADMIN_PATH, ownerOf } from '@stezhka/shell-composition/ownership';
import { isReleaseId, type ReleaseSet, releaseSetKey } from '@stezhka/shell-composition/releases';
import type { RenderedPage, RenderFailure } from '@stezhka/shell-composition/rendering';
import type { RenderRequest } from '../src/server.tsx';
import { PageCalls } from './page-calls.ts';
import { PageError, RenderProcess } from './render-process.ts';
import { Suspensions } from './suspensions.ts';

/** With the ping after it less than the gateway waits: it is to hear which remote was late. */
const RENDER_TIMEOUT_MS = 8_000;
const PING_TIMEOUT_MS = 500;
const PROBE_TIMEOUT_MS = 5_000;
/** Shell, staff and four remotes, of two sets of releases while one follows the other. */
const MOST_WORKERS = 12;
/** Of one worker: what waits for a slow service stays in its memory. */
const TURNS = { running: 32, waiting: 64, perVisitor: 24, within: { turn: 2_000 } };
const SHELL = 'shell';
/** Staff pages show texts of all remotes: they have a worker that reads them all. */
const ADMIN = 'admin';

export interface WorkerRequest extends Omit<RenderRequest, 'suspended'> {
  /** Visitors take turns. */
  visitor: string;
}

export interface RenderWorkersOptions {
  releasesDir: string;
  gateway: string;
  timeoutMs?: number;
  mostWorkers?: number;
}

interface Pooled {
  key: string;
  process: RenderProcess;
  turns: FairQueue;
  usedAt: number;
  underWay: number;
  replaced: boolean;
}

/** No page came, and whose fault that is. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly failure: RenderFailure;
  constructor(failure: RenderFailure, cause?: unknown) {
    super(`${failure.remote}: ${failure.outcome}`, { cause });
    this.failure = failure;
  }
}

/** Node's permission model follows links out of the folders that it allows. */
function assertPlain(remote: string, folders: string[]): void {
  try {
    for (const folder of folders) if (existsSync(folder)) plainFiles(folder);
  } catch (cause) {
    throw new RenderError({ remote, outcome: 'crashed' }, cause);
  }
}

/** No worker could be started. */
export class NoWorkerError extends Error {
  override readonly name = 'NoWorkerError';
}

/** One process per remote of a set of releases; the least recently used one leaves when there are too many. */
export class RenderWorkers {
  readonly #pool = new Map<string, Pooled>();
  /** Out of the pool while requests are under way. */
  readonly #leaving = new Set<Pooled>();
  readonly #suspensions = new Suspensions();
  readonly #releasesDir: string;
  readonly #calls: PageCalls;
  readonly #timeoutMs: number;
  readonly #mostWorkers: number;
  #probe: Promise<boolean> | undefined;
  #closed = false;

  constructor({
    releasesDir,
    gateway,
    timeoutMs = RENDER_TIMEOUT_MS,
    mostWorkers = MOST_WORKERS,
  }: RenderWorkersOptions) {
    this.#releasesDir = existsSync(releasesDir) ? realpathSync(releasesDir) : releasesDir;
    this.#calls = new PageCalls(gateway);
    this.#timeoutMs = timeoutMs;
    this.#mostWorkers = mostWorkers;
  }

  /** @throws RenderError, NoWorkerError */
  async render(request: WorkerRequest): Promise<RenderedPage> {
    assertFolders(request.releases);
    const remote = workerOf(request);
    const release = releaseOf(remote, request.releases);
    if (!this.#suspensions.has(release)) return this.#renderBy(remote, release, request);
    const failure = { remote, outcome: 'suspended' } as const;
    if (remote === SHELL || remote === ADMIN) throw new RenderError(failure);
    const shell = releaseOf(SHELL, request.releases);
    if (this.#suspensions.has(shell)) throw new RenderError({ remote: SHELL, outcome: 'suspended' });
    return { ...(await this.#renderBy(SHELL, shell, { ...request, suspended: true })), failure };
  }

  /** Whether pages can be rendered: some worker has its turn, or another one can be started. */
  async ready(): Promise<boolean> {
    const answers = [...this.#pool.values()].filter(({ process }) => process.isUp);
    if (!answers.length) return this.#probeOnce();
    return Promise.race([
      ...answers.map(({ process }) => process.answers()),
      // None has its turn at once: busy workers answer a little later, those that never yield do not.
      new Promise<boolean>((resolve) => timeOut(PING_TIMEOUT_MS, () => resolve(this.#probeOnce())).unref()),
    ]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const all = [...this.#pool.values(), ...this.#leaving];
    for (const { process } of all) process.end();
    await Promise.all(all.map(({ process }) => process.ended));
  }

  async #renderBy(
    remote: string,
    release: string,
    { visitor, ...request }: RenderRequest & WorkerRequest,
  ): Promise<RenderedPage> {
    const pooled = this.#workerFor(remote, request.releases);
    const { process, turns } = pooled;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = timeOut(this.#timeoutMs, () => reject(new RenderError({ remote, outcome: 'timeout' })));
    });
    pooled.underWay += 1;
    try {
      return await turns.run(visitor, () => Promise.race([late, process.render(request)]));
    } catch (error) {
      if (error instanceof PageError) throw new RenderError({ remote, outcome: 'threw' }, error);
      if (error instanceof AppError) throw new RenderError({ remote, outcome: 'busy' }, error);
      // A worker that has its turns waits for a service: that is no fault of the release.
      if (error instanceof RenderError && (await answersSoon(process))) throw error;
      this.#replace(pooled, release);
      if (!process.isUp) throw new NoWorkerError('no render worker starts', { cause: error });
      if (error instanceof RenderError) throw error;
      throw new RenderError({ remote, outcome: 'crashed' }, error);
    } finally {
      clearTimeout(timer);
      pooled.underWay -= 1;
      this.#endIfIdle(pooled);
    }
  }

  #workerFor(remote: string, releases: ReleaseSet): Pooled {
    const key = `${remote} of ${releaseSetKey(releases)}`;
    const known = this.#pool.get(key);
    if (known) {
      known.usedAt = Date.now();
      return known;
    }
    const folder = (name: string, version: string) => join(this.#releasesDir, name, version, 'server');
    const { shell, remotes } = releases;
    const folders = Object.fromEntries(
      Object.values(remotes)
        .filter(({ name }) => name === remote || remote === ADMIN)
        .map(({ name, version }) => [name, folder(name, version)]),
    );
    const shellFolder = folder(SHELL, shell.version);
    const readable = [shellFolder, ...Object.values(folders)];
    assertPlain(remote, readable);
    const process = new RenderProcess({
      name: key,
      folders: readable,
      calls: this.#calls,
      setUp: {
        releases,
        shell: join(shellFolder, 'server.js'),
        remotes: Object.fromEntries(
          Object.values(remotes).map(({ name, version }) => [
            name,
            join(folder(name, version), 'remoteEntry.js'),
          ]),
        ),
      },
    });
    const pooled: Pooled = {
      key,
      process,
      turns: new FairQueue(TURNS),
      usedAt: Date.now(),
      underWay: 0,
      replaced: false,
    };
    this.#pool.set(key, pooled);
    void process.ended.then(() => {
      if (this.#leaving.delete(pooled) || this.#pool.get(key) !== pooled) return;
      this.#pool.delete(key);
      if (!this.#closed) log.warn({ worker: key }, 'render worker lost');
    });
    this.#trim();
    return pooled;
  }

  /** Once for each worker: the requests that it leaves unanswered end one by one. */
  #replace(pooled: Pooled, release: string): void {
    const { key, process } = pooled;
    if (pooled.replaced) return;
    pooled.replaced = true;
    if (this.#pool.get(key) === pooled) this.#pool.delete(key);
    const suspended = process.isUp && this.#suspensions.fault(release);
    log.warn({ worker: key, suspended }, 'render worker ended');
    if (suspended) log.error({ release }, 'release left to browsers for a while');
    process.end();
  }

  #endIfIdle(pooled: Pooled): void {
    if (!pooled.underWay && this.#leaving.has(pooled)) pooled.process.end();
  }

  #trim(): void {
    if (this.#pool.size <= this.#mostWorkers) return;
    const oldest = [...this.#pool.values()].sort((a, b) => a.usedAt - b.usedAt)[0]!;
    this.#pool.delete(oldest.key);
    this.#leaving.add(oldest);
    this.#endIfIdle(oldest);
  }

  #probeOnce(): Promise<boolean> {
    this.#probe ??= this.#probeNow().finally(() => {
      this.#probe = undefined;
    });
    return this.#probe;
  }

  async #probeNow(): Promise<boolean> {
    const process = new RenderProcess({ name: 'probe', folders: [], calls: this.#calls });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = timeOut(PROBE_TIMEOUT_MS, () => resolve(false));
    });
    try {
      return await Promise.race([process.answers(), late, process.ended.then(() => false)]);
    } finally {
      clearTimeout(timer);
      process.end();
    }
  }
}

/** Whether it yields, however long its pages take. */
function answersSoon(process: RenderProcess): Promise<boolean> {
  const late = new Promise<false>((resolve) => timeOut(PING_TIMEOUT_MS, () => resolve(false)).unref());
  return Promise.race([process.answers(), late]);
}

/** Reads what has come before it gives up: a process that stood still has its timers run first. */
const timeOut = (ms: number, giveUp: () => void): NodeJS.Timeout =>
  setTimeout(() => setImmediate(giveUp), ms);

/** @throws Error when a release would be read from elsewhere */
function assertFolders({ shell, remotes }: ReleaseSet): void {
  for (const { name, version } of [shell, ...Object.values(remotes)])
    if (!isReleaseId(name, version)) throw new Error(`${name} ${version} is no release.`);
}

function workerOf({ url, origin, page, releases }: WorkerRequest): string {
  const path = page?.path ?? splitLocale(new URL(url, origin).pathname).path;
  if (path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`)) return ADMIN;
  const owner = page ? page.owner : ownerOf(releases.remotes, path);
  return owner && Object.hasOwn(releases.remotes, owner) ? owner : SHELL;
}

const releaseOf = (remote: string, releases: ReleaseSet): string =>
  remote === ADMIN
    ? `${ADMIN} of ${releaseSetKey(releases)}`
    : `${remote}@${(remote === SHELL ? releases.shell : releases.remotes[remote]!).version}`;
