import { AppError } from '@stezhka/kit/errors';
import { type Locale, splitLocale } from '@stezhka/kit-contract';
import { cleanPath, isFile } from '@stezhka/shell-composition/address';
import type { PageAddress, RenderedPage } from '@stezhka/shell-composition/rendering';
import type { Request, RequestHandler, Response } from 'express';
import { pageKey } from '../cache/cache-key.ts';
import type { CachedReply, Loaded, MicroCache } from '../cache/micro-cache.ts';
import { isNavigation } from '../http/request-context.ts';
import { sendCached } from '../http/send-cached.ts';
import { splitUrl } from '../http/url.ts';
import { detectLanguage, REDIRECTED_COOKIE } from '../language/detect-language.ts';
import { type Limits, visitorKey } from '../limits.ts';
import type { Identities } from '../sessions/identities.ts';
import { hasSessionCookie, type Sessions } from '../sessions/sessions.ts';
import { type RenderDeps, renderPage } from './render.ts';

export interface PageDeps extends RenderDeps {
  cache: MicroCache;
  sessions: Sessions;
  identities: Identities;
  limits: Limits;
}

const YEAR_MS = 365 * 24 * 3600_000;

export function servePages(deps: PageDeps): RequestHandler {
  return async (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !req.accepts('html')) return next();
    req.context.label = 'page';
    const [pathname, search] = splitUrl(req.url);
    const clean = cleanPath(pathname);
    if (clean !== pathname) {
      res.set('Cache-Control', 'public, max-age=3600');
      return res.redirect(301, clean + search);
    }
    if (isFile(pathname) && !isNavigation(req)) throw new AppError('not_found');
    const { locale, path } = splitLocale(pathname);
    const moved = deps.releases.redirect(path, { locale, search });
    if (moved) {
      res.set('Cache-Control', moved.status === 301 ? 'public, max-age=3600' : 'no-store');
      return res.redirect(moved.status, moved.to);
    }
    const offered = pathname === '/' ? detectLanguage(req) : undefined;
    if (offered) {
      res.cookie(REDIRECTED_COOKIE, offered, { path: '/', sameSite: 'lax', maxAge: YEAR_MS });
      res.set({ 'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie' });
      return res.redirect(302, `/${offered}${search}`);
    }
    const token = await tokenOf(deps, req, res, locale);
    const page = { locale, path };
    if (token) await personalPage(deps, token, page, req, res);
    else await anonymousPage(deps, page, req, res);
  };
}

/** Most visitors carry no session cookie: for them no session is read. */
async function tokenOf({ sessions, identities }: PageDeps, req: Request, res: Response, locale: Locale) {
  if (!hasSessionCookie(req)) return undefined;
  const session = await sessions.load(req, res, 'document');
  return identities.tokenOf(session, locale);
}

async function personalPage(
  deps: PageDeps,
  token: string,
  at: Pick<PageAddress, 'locale' | 'path'>,
  req: Request,
  res: Response,
): Promise<void> {
  const { origin, requestId, address } = req.context;
  const visitor = visitorKey(address, req.session.userId);
  await deps.limits.take('reads', visitor);
  const page = await renderPage(deps, { ...at, url: req.url, origin, requestId, token, visitor });
  sendCached(req, res, asCachedReply(page, 'private, no-store'), 'none');
}

async function anonymousPage(
  deps: PageDeps,
  at: Pick<PageAddress, 'locale' | 'path'>,
  req: Request,
  res: Response,
): Promise<void> {
  const [pathname, search] = splitUrl(req.url);
  const { cache, releases, limits, settings } = deps;
  const { origin, requestId, address } = req.context;
  const visitor = visitorKey(address);
  const charge = () => limits.take('reads', visitor);
  const load = async (): Promise<Loaded> => {
    const page = await renderPage(deps, { ...at, url: req.url, origin, requestId, visitor });
    const { maxAge = Infinity } = page;
    const keep = page.shareable && !page.location && page.status < 500 && maxAge > 0;
    const seconds = keep ? Math.min(settings.pageSeconds, maxAge) : 0;
    return {
      reply: asCachedReply(
        page,
        keep && page.status < 400 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ),
      seconds,
      staleSeconds: Math.min(settings.pageSeconds * 2, maxAge - seconds),
    };
  };
  const key = pageKey(origin, pathname, search, releases.key());
  if (!key) {
    await charge();
    return sendCached(req, res, (await load()).reply, 'none');
  }
  if (cache.wouldLoad(key, { noCache: false })) await charge();
  const { reply, result } = await cache.get('page', key, load);
  sendCached(req, res, reply, result);
}

/** Header values are ASCII; a slug in Cyrillic is sent percent-encoded. */
const ascii = (location: string) => location.replace(/[^\x21-\x7e]/gu, encodeURIComponent);

function asCachedReply({ status, location, html, tags }: RenderedPage, cacheControl: string): CachedReply {
  return {
    status,
    tags,
    body: Buffer.from(html),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      Vary: 'Cookie, Accept-Encoding, Accept-Language',
      ...(location && { Location: ascii(location) }),
      ...(status === 503 && { 'Retry-After': '5' }),
    },
  };
}
