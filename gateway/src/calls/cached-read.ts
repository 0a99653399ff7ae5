import { type Locale, workloadOf } from '@stezhka/kit-contract';
import { canonicalRead, readKey } from '../cache/cache-key.ts';
import type { CachedReply, CacheResult, Loaded, MicroCache } from '../cache/micro-cache.ts';
import type { Found, TableOperation } from '../operations/operation-tree.ts';
import type { Settings } from '../settings.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

export interface CachedReadInput {
  found: Found;
  search: string;
  locale: Locale;
  requestId: string;
  noCache: boolean;
  /** Counts against the visitor's limit; called only when the service is asked for them. */
  charge: () => Promise<void>;
}

export interface CachedReadDeps {
  cache: MicroCache;
  upstreams: Upstreams;
  settings: Settings;
}

export type CachedRead = (input: CachedReadInput) => Promise<{ reply: CachedReply; result: CacheResult }>;

export const createCachedRead =
  ({ cache, upstreams, settings }: CachedReadDeps): CachedRead =>
  async (input) => {
    const { found, search, locale, requestId, noCache, charge } = input;
    const { op, service } = found;
    const key = readKey(input);
    if (cache.wouldLoad(key, { noCache })) await charge();
    const load = () =>
      upstreams.reach({ service, workload: workloadOf(op), safe: true }, async (address) => {
        const reply = await fetch(address + canonicalRead(found.path, search), {
          headers: { Locale: locale, 'x-request-id': requestId },
          redirect: 'manual',
          signal: AbortSignal.timeout(settings.readTimeoutMs),
        });
        return keep(op, reply, Buffer.from(await reply.arrayBuffer()));
      });
    return cache.get('call', key, load, { noCache });
  };

function keep(op: TableOperation, reply: Response, body: Buffer): Loaded {
  const tags = [...(op.tags ?? []), ...list(reply.headers.get('cache-tags'))];
  const control = reply.headers.get('cache-control') ?? '';
  // A service may shorten the time, up to the next publish date; after it nothing stale is shown.
  const own = /\bno-store\b/.test(control) ? 0 : Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? Infinity);
  const seconds = reply.status === 200 ? Math.min(op.cache!, own) : 0;
  return {
    seconds,
    staleSeconds: Math.min(Math.max(op.cache! * 2, 60), own - seconds),
    reply: {
      status: reply.status,
      tags: [...new Set(tags)],
      body,
      ...(reply.status === 200 && own < Infinity && { until: performance.now() + own * 1000 }),
      headers: {
        'Content-Type': reply.headers.get('content-type') ?? 'application/json; charset=utf-8',
        'Cache-Control': seconds ? 'public, max-age=0, must-revalidate' : 'no-store',
        Vary: 'Locale, Accept-Encoding',
      },
    },
  };
}

const list = (header: string | null) =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
