import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCacheable } from '@stezhka/kit-contract';
import type { MicroCache } from './cache/micro-cache.ts';
import { locate } from './calls/locate.ts';
import { readKey } from './calls/reads.ts';
import { sendKept } from './http/send-kept.ts';
import { callPath, splitUrl } from './http/url.ts';
import type { Tables } from './operations/tables.ts';
import { localeToOffer } from './pages/detect-locale.ts';
import { pageKey } from './pages/page-key.ts';
import type { Releases } from './releases/releases.ts';
import { hasSessionCookie } from './sessions/sessions.ts';

interface FrontDeps {
  cache: MicroCache;
  tables: Tables;
  releases: Releases;
}

/** Answers what is fresh in the micro-cache before Express is entered; says whether it did. */
export function createFront(deps: FrontDeps): (req: IncomingMessage, res: ServerResponse) => boolean {
  return (req, res) => {
    if (req.method !== 'GET' || req.headers.cache === 'no-cache') return false;
    const [pathname, search] = splitUrl(req.url!);
    const path = callPath(pathname);
    const found =
      path === undefined ? keptPage(deps, req, pathname, search) : keptRead(deps, req, path, search);
    if (!found) return false;
    const { label, service, kind, key } = found;
    const kept = deps.cache.peek(key);
    if (!kept) return false;
    Object.assign(req.visit, { label, service });
    deps.cache.count(kind, 'hit');
    sendKept(req, res, kept, 'hit');
    return true;
  };
}

function keptRead(deps: FrontDeps, { visit }: IncomingMessage, path: string, search: string) {
  try {
    const found = locate(deps, 'GET', path, search, visit.locale);
    if ('head' in found || !isCacheable(found.op)) return undefined;
    const key = readKey({ found, search, locale: visit.locale });
    return { kind: 'call', label: found.op.name, service: found.service, key };
  } catch {
    // Express answers it, with the right envelope.
    return undefined;
  }
}

function keptPage({ releases }: FrontDeps, req: IncomingMessage, pathname: string, search: string) {
  if (hasSessionCookie(req) || !/\btext\/html\b|\*\/\*/.test(req.headers.accept ?? '*/*')) return undefined;
  if (pathname === '/' && localeToOffer(req)) return undefined;
  const key = pageKey(req.visit.origin, pathname, search, releases.key());
  return key ? { kind: 'page', label: 'page', service: 'gateway', key } : undefined;
}
