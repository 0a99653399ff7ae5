import { AppError } from '@stezhka/kit/errors';
import { log } from '@stezhka/kit/log';
import { getSitemap, type SitemapReply } from '@stezhka/kit-contract';
import type { Request, RequestHandler } from 'express';
import type { CachedReply, Loaded } from '../cache/micro-cache.ts';
import { sendCached } from '../http/send-cached.ts';
import { type CrawlerDeps, dataOf, madeOf, readService } from './read-service.ts';
import { indexXml, urlsetXml } from './sitemap-xml.ts';

interface Place {
  service: string;
  cursor?: string | undefined;
}
interface Chunk extends Place, SitemapReply {
  reply?: CachedReply;
}

/** Stands in a service's place for the pages of all remotes without one. */
const OWN = 'pages';

const TYPE = 'application/xml';
/** A map made while a service does not answer lacks its pages, and is soon made again. */
const SHORT_SECONDS = 10;

/** An index of /sitemap-{service}.xml?cursor=… for many pages: memory holds one chunk at a time. */
export function serveSitemap(deps: CrawlerDeps): RequestHandler {
  return async (req, res) => {
    req.context.label = 'sitemap';
    const service = req.params.service as string | undefined;
    if (service && service !== OWN && !deps.services.includes(service)) throw new AppError('not_found');
    const cursor = service && typeof req.query.cursor === 'string' ? req.query.cursor : undefined;
    const key = `sitemap ${req.context.origin} ${service ?? ''} ${cursor ?? ''} ${deps.releases.key()}`;
    const load = () => (service ? part(deps, req, { service, cursor }) : whole(deps, req));
    const { reply, result } = await deps.cache.get('page', key, load);
    sendCached(req, res, reply, result);
  };
}

async function whole(deps: CrawlerDeps, req: Request): Promise<Loaded> {
  const { origin } = req.context;
  const asked = await Promise.allSettled(deps.services.map((service) => readChunk(deps, req, { service })));
  const answered = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (!answered.length) throw new AppError('unavailable', { retryAfter: 5 });
  const firsts = [...answered, ownChunk(deps)];
  for (const [i, one] of asked.entries())
    if (one.status === 'rejected')
      log.warn({ err: one.reason, service: deps.services[i] }, 'left out of the sitemap');
  const seconds = answered.length === asked.length ? getSitemap.cache! : SHORT_SECONDS;
  const replies = answered.flatMap(({ reply }) => reply ?? []);
  if (firsts.every(({ next }) => !next)) {
    const entries = firsts.flatMap((one) => one.entries);
    if (!entries.length) throw new AppError('not_found');
    return madeOf(replies, { body: await urlsetXml(entries, origin), type: TYPE, seconds });
  }
  const addresses: string[] = [];
  for (const first of firsts) for await (const place of places(deps, req, first)) addresses.push(place);
  return madeOf(replies, { body: await indexXml(addresses, origin), type: TYPE, seconds });
}

async function* places(deps: CrawlerDeps, req: Request, first: Chunk): AsyncGenerator<string> {
  for (let chunk = first; ; ) {
    const { service, cursor, next, entries } = chunk;
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    if (entries.length) yield `/sitemap-${service}.xml${query}`;
    if (!next) return;
    chunk = await readChunk(deps, req, { service, cursor: next });
  }
}

async function part(deps: CrawlerDeps, req: Request, place: Place): Promise<Loaded> {
  const { entries, reply } = place.service === OWN ? ownChunk(deps) : await readChunk(deps, req, place);
  if (!entries.length) throw new AppError('not_found');
  const body = await urlsetXml(entries, req.context.origin);
  return madeOf(reply ? [reply] : [], { body, type: TYPE, seconds: getSitemap.cache! });
}

const ownChunk = ({ releases }: CrawlerDeps): Chunk => ({
  service: OWN,
  entries: releases.ownPages().map((path) => ({ path })),
  next: null,
});

/** The pages that a service lists for its remote; those that no release would show are left out. */
async function readChunk(deps: CrawlerDeps, req: Request, { service, cursor }: Place): Promise<Chunk> {
  const reply = await readService(deps, req, {
    found: { op: getSitemap, service, path: getSitemap.path },
    search: cursor ? `?cursor=${encodeURIComponent(cursor)}` : '',
    locale: 'uk',
  });
  if (reply.status === 400) throw new AppError('not_found');
  if (reply.status !== 200) throw new AppError('unavailable', { retryAfter: 5 });
  const { entries, next } = dataOf<SitemapReply>(reply);
  const own = entries.filter(({ path }) => deps.releases.service(path) === service);
  return { service, cursor, reply, entries: own, next };
}
