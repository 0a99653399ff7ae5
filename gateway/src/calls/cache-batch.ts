import { AppError } from '@stezhka/kit/errors';
import { isCacheable } from '@stezhka/kit-contract';
import type { Request, RequestHandler } from 'express';
import { envelopeOf, MethodNotAllowed } from '../http/errors.ts';
import { sendCached } from '../http/send-cached.ts';
import { callPath, splitUrl } from '../http/url.ts';
import { chargeRead } from '../limits.ts';
import type { CallDeps } from './calls.ts';
import { resolveOperation } from './resolve-operation.ts';

/** Several cacheable reads in one request; each fails alone (product 7.1, General rules). */
export function serveBatch(deps: CallDeps): RequestHandler {
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new MethodNotAllowed('GET');
    req.context.label = 'batch';
    const entries = [...new URLSearchParams(splitUrl(req.url)[1])];
    const keys = new Set(entries.map(([key]) => key));
    if (!entries.length || entries.length > deps.settings.batchMost || keys.size !== entries.length)
      throw new AppError('bad_request');
    // Each is put together and compressed anew, of kept replies as well.
    await chargeRead(deps.limits, req.context);
    const parts = await Promise.all(
      entries.map(async ([key, url]) => `${JSON.stringify(key)}:${await answer(deps, url, req)}`),
    );
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Vary: 'Locale, Accept-Encoding',
    };
    const body = Buffer.from(`{"data":{${parts.join(',')}}}`);
    sendCached(req, res, { status: 200, headers, body, tags: [] }, 'none');
  };
}

async function answer(deps: CallDeps, url: string, req: Request): Promise<string> {
  const { locale, requestId } = req.context;
  try {
    const [pathname, search] = splitUrl(url);
    const path = callPath(pathname);
    if (!path) throw new AppError('bad_request');
    const found = resolveOperation(deps, 'GET', path, search, locale);
    if ('head' in found) return JSON.stringify({ data: found.head });
    if (!isCacheable(found.op)) throw new AppError('bad_request');
    const { reply } = await deps.read({
      found,
      search,
      locale,
      requestId,
      noCache: false,
      charge: () => chargeRead(deps.limits, req.context),
    });
    if (!reply.headers['Content-Type']?.includes('json')) throw new AppError('unavailable');
    return reply.body.toString('utf8');
  } catch (error) {
    return JSON.stringify(envelopeOf(error, req).body);
  }
}
