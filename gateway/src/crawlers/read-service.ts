import type { Locale } from '@stezhka/kit-contract';
import type { Request } from 'express';
import type { CachedReply, Loaded, MicroCache } from '../cache/micro-cache.ts';
import type { CachedRead } from '../calls/cached-read.ts';
import { chargeRead, type Limits } from '../limits.ts';
import type { Found } from '../operations/operation-tree.ts';
import type { Tables } from '../operations/tables.ts';
import type { Releases } from '../releases/releases.ts';

export interface CrawlerDeps {
  cache: MicroCache;
  read: CachedRead;
  limits: Limits;
  tables: Tables;
  releases: Releases;
  services: readonly string[];
}

export const readService = async (
  { read, limits }: CrawlerDeps,
  req: Request,
  { found, search, locale }: { found: Found; search: string; locale: Locale },
): Promise<CachedReply> => {
  const { reply } = await read({
    found,
    search,
    locale,
    requestId: req.context.requestId,
    noCache: false,
    charge: () => chargeRead(limits, req.context),
  });
  return reply;
};

export const dataOf = <T>({ body }: CachedReply): T =>
  (JSON.parse(body.toString('utf8')) as { data: T }).data;

/** A document made of replies: kept no longer than any of them, and gone with each of their tags. */
export function madeOf(
  replies: readonly CachedReply[],
  { body, type, seconds }: { body: Buffer; type: string; seconds: number },
): Loaded {
  const untils = replies.map(({ until }) => until ?? Infinity);
  const left = (Math.min(...untils) - performance.now()) / 1000;
  return {
    seconds: Math.max(0, Math.min(seconds, left)),
    staleSeconds: 0,
    reply: {
      status: 200,
      tags: [...new Set(replies.flatMap(({ tags }) => tags))],
      body,
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=0, must-revalidate',
        Vary: 'Accept-Encoding',
      },
    },
  };
}
