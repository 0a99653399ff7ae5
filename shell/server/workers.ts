import { Worker } from 'node:worker_threads';
import { log } from '@stezhka/kit/log';
import { type ReleaseSet, releaseSetKey } from '@stezhka/shell-composition/releases';
import type { RenderedPage } from '@stezhka/shell-composition/rendering';
import type { RenderRequest } from '../src/server.tsx';

const RENDER_TIMEOUT_MS = 8_000;
/** Sets of releases kept warm at once: today's, yesterday's, a canary, a developer's. */
const MOST_WORKERS = 4;

interface Waiting {
  resolve(result: RenderedPage): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

interface Pooled {
  worker: Worker;
  waiting: Map<number, Waiting>;
  usedAt: number;
}

/** One worker thread per set of releases; the least recently used one leaves when there are too many. */
export class RenderWorkers {
  readonly #pool = new Map<string, Pooled>();
  /** Workers that left the pool while requests are under way. */
  readonly #leaving = new Set<Pooled>();
  readonly #releasesDir: string;
  #count = 0;

  constructor(releasesDir: string) {
    this.#releasesDir = releasesDir;
  }

  /** @throws Error when the page could not be rendered; the gateway then serves the bare document. */
  render(request: RenderRequest): Promise<RenderedPage> {
    const pooled = this.#workerFor(request.releases);
    const { worker, waiting } = pooled;
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#answered(pooled, id);
        reject(new Error(`render took longer than ${RENDER_TIMEOUT_MS} ms: ${request.url}`));
      }, RENDER_TIMEOUT_MS);
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, request });
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pool.values(), ...this.#leaving].map(({ worker }) => worker.terminate()));
  }

  #workerFor(releases: ReleaseSet): Pooled {
    const key = releaseSetKey(releases);
    const known = this.#pool.get(key);
    if (known) {
      known.usedAt = Date.now();
      return known;
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { releases, releasesDir: this.#releasesDir },
    });
    const pooled: Pooled = { worker, waiting: new Map(), usedAt: Date.now() };
    this.#pool.set(key, pooled);
    worker.on('message', ({ id, result, error }: { id: number; result?: RenderedPage; error?: string }) => {
      const waiter = pooled.waiting.get(id);
      if (!waiter) return;
      this.#answered(pooled, id);
      clearTimeout(waiter.timer);
      if (result) waiter.resolve(result);
      else waiter.reject(new Error(error));
    });
    worker.on('error', (error) => this.#lost(key, pooled, error as Error));
    worker.on('exit', () => this.#lost(key, pooled, new Error('the render worker stopped')));
    this.#trim();
    return pooled;
  }

  #lost(key: string, pooled: Pooled, error: Error): void {
    const { waiting } = pooled;
    this.#leaving.delete(pooled);
    // A new worker may already have taken the place.
    if (this.#pool.get(key) === pooled) {
      this.#pool.delete(key);
      log.warn({ err: error, releases: key }, 'render worker lost');
    }
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  #answered(pooled: Pooled, id: number): void {
    pooled.waiting.delete(id);
    this.#endIfIdle(pooled);
  }

  #endIfIdle(pooled: Pooled): void {
    if (pooled.waiting.size > 0 || !this.#leaving.delete(pooled)) return;
    void pooled.worker.terminate();
  }

  #trim(): void {
    if (this.#pool.size <= MOST_WORKERS) return;
    const [key, oldest] = [...this.#pool].sort(([, a], [, b]) => a.usedAt - b.usedAt)[0]!;
    this.#pool.delete(key);
    this.#leaving.add(oldest);
    this.#endIfIdle(oldest);
  }
}
