import { AppError } from '@stezhka/kit/errors';
import type { Locale } from '@stezhka/kit-contract';
import type { RequestHandler } from 'express';
import { sendCached } from '../http/send-cached.ts';
import { type CrawlerDeps, dataOf, madeOf, readService } from './read-service.ts';

const CALL = '/data/feed';
const SECONDS = 600;

export function serveFeed(deps: CrawlerDeps, locale: Locale): RequestHandler {
  return async (req, res) => {
    req.context.label = 'feed';
    const { origin } = req.context;
    const load = async () => {
      const found = deps.tables.find('GET', CALL);
      const search = `?origin=${encodeURIComponent(origin)}`;
      const reply = await readService(deps, req, { found, search, locale });
      if (reply.status !== 200) throw new AppError('unavailable', { retryAfter: 5 });
      const body = Buffer.from(dataOf<{ rss: string }>(reply).rss);
      return madeOf([reply], { body, type: 'application/rss+xml', seconds: SECONDS });
    };
    const { reply, result } = await deps.cache.get('page', `feed ${origin} ${locale}`, load);
    sendCached(req, res, reply, result);
  };
}
