import { clock } from '@stezhka/kit/clock';
import { log } from '@stezhka/kit/log';
import { openApiDocument, type ServiceDescription } from '@stezhka/kit/openapi';
import type { CachedReply } from '../cache/micro-cache.ts';
import type { Settings } from '../settings.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { DescriptionModel } from './description.model.ts';
import { ownCalls } from './own-calls.ts';

interface Known {
  etag: string;
  description: ServiceDescription;
}

export class Descriptions {
  readonly #upstreams: Upstreams;
  readonly #settings: Settings;
  readonly #services: string[];
  readonly #known = new Map<string, Known>();
  #document: CachedReply | undefined;

  constructor(deps: { upstreams: Upstreams; settings: Settings; services: string[] }) {
    this.#upstreams = deps.upstreams;
    this.#settings = deps.settings;
    this.#services = deps.services;
  }

  async start(): Promise<void> {
    for (const { service, etag, text } of await DescriptionModel.find({
      service: { $in: this.#services },
    }).lean())
      this.#apply(service, { etag, description: JSON.parse(text) as ServiceDescription });
  }

  /** Reads one service's description where it has changed; a dead service keeps its last one. */
  async refresh(service: string): Promise<void> {
    const { etag: before } = this.#known.get(service) ?? {};
    try {
      const reply = await this.#upstreams.reach({ service, safe: true }, (address) =>
        fetch(`${address}/openapi`, {
          headers: before ? { 'If-None-Match': before } : {},
          signal: AbortSignal.timeout(this.#settings.readTimeoutMs),
        }),
      );
      const etag = reply.headers.get('etag');
      if (reply.status !== 200 || !etag) {
        if (reply.status !== 304) log.warn({ service, status: reply.status }, 'no description of calls');
        return void (await reply.body?.cancel());
      }
      const { data } = (await reply.json()) as { data: ServiceDescription };
      if (!this.#apply(service, { etag, description: data })) return;
      const row = { etag, text: JSON.stringify(data), at: clock.now() };
      await DescriptionModel.updateOne({ service }, { $set: row }, { upsert: true });
    } catch (error) {
      log.debug({ err: error, service }, 'no description of calls');
    }
  }

  document(): CachedReply {
    this.#document ??= documentOf(this.#known);
    return this.#document;
  }

  /** A description that contradicts another service's is refused whole; the one from before stays. */
  #apply(service: string, read: Known): boolean {
    try {
      const next = new Map(this.#known).set(service, read);
      this.#document = documentOf(next);
      this.#known.set(service, read);
      return true;
    } catch (error) {
      log.error({ err: error, service }, 'description of calls refused');
      return false;
    }
  }
}

function documentOf(known: ReadonlyMap<string, Known>): CachedReply {
  const parts = [...known].map(([, { description }]) => description);
  const document = openApiDocument([...parts, ownCalls].sort((a, b) => (a.name < b.name ? -1 : 1)));
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    },
    body: Buffer.from(JSON.stringify(document)),
    tags: [],
  };
}
