import { LRUCache } from 'lru-cache';
import type { Metrics } from '../metrics.ts';

/** A whole reply that every visitor may get. */
export interface CachedReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: string[];
  /** When it will be out of date by itself, on the clock of `performance.now()`. */
  until?: number;
  small?: Buffer;
  etag?: string;
}

export interface Loaded {
  reply: CachedReply;
  seconds: number;
  staleSeconds: number;
}

export type CacheResult = 'hit' | 'stale' | 'miss';

interface Entry {
  reply: CachedReply;
  freshUntil: number;
  staleUntil: number;
}

interface Load {
  promise: Promise<CachedReply>;
  /** Tags purged since the load began: a reply that shows one of them is not kept. */
  purged: Set<string>;
  cleared: boolean;
}

/** Keeps replies for seconds; many who ask at once wait for one fetch. */
export class MicroCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #running = new Set<Load>();
  readonly #joinable = new Map<string, Load>();
  readonly #metrics: Metrics;

  constructor({ bytes, metrics }: { bytes: number; metrics: Metrics }) {
    this.#metrics = metrics;
    this.#entries = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ reply }, key) => reply.body.length * 2 + key.length * 2 + 500,
    });
  }

  peek(key: string): CachedReply | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil > performance.now() ? entry.reply : undefined;
  }

  wouldLoad(key: string, { noCache }: { noCache: boolean }): boolean {
    if (this.#joinable.has(key)) return false;
    const entry = this.#entries.get(key);
    return noCache || !entry || entry.staleUntil <= performance.now();
  }

  /** @param noCache takes nothing kept, but still shares a fetch that runs (product 7.1, General rules) */
  async get(
    kind: string,
    key: string,
    load: () => Promise<Loaded>,
    { noCache = false } = {},
  ): Promise<{ reply: CachedReply; result: CacheResult }> {
    const entry = noCache ? undefined : this.#entries.get(key);
    const now = performance.now();
    const result: CacheResult =
      entry && entry.freshUntil > now ? 'hit' : entry && entry.staleUntil > now ? 'stale' : 'miss';
    this.#metrics.cache.inc({ kind, result });
    if (result === 'hit') return { reply: entry!.reply, result };
    const loading = this.#joinable.get(key) ?? this.#begin(key, load);
    if (result === 'stale') {
      loading.promise.catch(() => {});
      return { reply: entry!.reply, result };
    }
    return { reply: await loading.promise, result };
  }

  count(kind: string, result: CacheResult): void {
    this.#metrics.cache.inc({ kind, result });
  }

  purge(tags: readonly string[]): void {
    const wanted = new Set(tags);
    for (const [key, { reply }] of this.#entries.entries())
      if (reply.tags.some((tag) => wanted.has(tag))) this.#entries.delete(key);
    for (const load of this.#running) for (const tag of wanted) load.purged.add(tag);
    // A request after the purge must not join a fetch that began before it.
    this.#joinable.clear();
  }

  clear(): void {
    this.#entries.clear();
    this.#joinable.clear();
    for (const load of this.#running) load.cleared = true;
  }

  #begin(key: string, load: () => Promise<Loaded>): Load {
    const begun: Load = { purged: new Set(), cleared: false, promise: undefined as never };
    this.#running.add(begun);
    this.#joinable.set(key, begun);
    begun.promise = load()
      .then(({ reply, seconds, staleSeconds }) => {
        if (seconds > 0 && !begun.cleared && !reply.tags.some((tag) => begun.purged.has(tag))) {
          const freshUntil = performance.now() + seconds * 1000;
          this.#entries.set(key, { reply, freshUntil, staleUntil: freshUntil + staleSeconds * 1000 });
        }
        return reply;
      })
      .finally(() => {
        this.#running.delete(begun);
        if (this.#joinable.get(key) === begun) this.#joinable.delete(key);
      });
    return begun;
  }
}
