import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCacheable } from '@stezhka/kit-contract';
import { isFile } from '@stezhka/shell-composition/address';
import { pageKey, readKey } from './cache/cache-key.ts';
import type { MicroCache } from './cache/micro-cache.ts';
import { resolveOperation } from './calls/resolve-operation.ts';
import { isNavigation } from './http/request-context.ts';
import { sendCached } from './http/send-cached.ts';
import { callPath, splitUrl } from './http/url.ts';
import { detectLanguage } from './language/detect-language.ts';
import type { Tables } from './operations/tables.ts';
import type { Releases } from './releases/releases.ts';
import { hasSessionCookie } from './sessions/sessions.ts';

interface CacheHandlerDeps {
  cache: MicroCache;
  tables: Tables;
  releases: Releases;
}

/** Answers what is fresh in the micro-cache before Express is entered; says whether it did. */
export function createCacheHandler(
  deps: CacheHandlerDeps,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  return (req, res) => {
    if (req.method !== 'GET' || req.headers.cache === 'no-cache') return false;
    const [pathname, search] = splitUrl(req.url!);
    const path = callPath(pathname);
    const found =
      path === undefined
        ? findCachedPage(deps, req, pathname, search)
        : findCachedRead(deps, req, path, search);
    if (!found) return false;
    const { label, service, kind, key } = found;
    const cached = deps.cache.peek(key);
    if (!cached) return false;
    Object.assign(req.context, { label, service });
    deps.cache.count(kind, 'hit');
    sendCached(req, res, cached, 'hit');
    return true;
  };
}

function findCachedRead(deps: CacheHandlerDeps, { context }: IncomingMessage, path: string, search: string) {
  try {
    const found = resolveOperation(deps, 'GET', path, search, context.locale);
    if ('head' in found || !isCacheable(found.op)) return undefined;
    const key = readKey({ found, search, locale: context.locale });
    return { kind: 'call', label: found.op.name, service: found.service, key };
  } catch {
    return undefined;
  }
}

function findCachedPage(
  { releases }: CacheHandlerDeps,
  req: IncomingMessage,
  pathname: string,
  search: string,
) {
  if (hasSessionCookie(req) || !/\btext\/html\b|\*\/\*/.test(req.headers.accept ?? '*/*')) return undefined;
  if (isFile(pathname) && !isNavigation(req)) return undefined;
  if (pathname === '/' && detectLanguage(req)) return undefined;
  const key = pageKey(req.context.origin, pathname, search, releases.key());
  return key ? { kind: 'page', label: 'page', service: 'gateway', key } : undefined;
}
