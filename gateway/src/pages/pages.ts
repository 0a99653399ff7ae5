import type { RequestHandler } from 'express';
import { cleanPath, splitUrl } from './clean-path.ts';
import { type RenderDeps, renderPage } from './render.ts';

/** Every address that is no call, file or asset is a page. */
export function servePages(deps: RenderDeps): RequestHandler {
  return async (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !req.accepts('html')) return next();
    req.visit.label = 'page';
    const [pathname, search] = splitUrl(req.url);
    const clean = cleanPath(pathname);
    if (clean !== pathname) return res.redirect(301, clean + search);
    const { origin, requestId } = req.visit;
    const page = await renderPage(deps, { url: req.url, origin, requestId });
    if (page.location) return res.set('Cache-Control', 'no-store').redirect(page.status, page.location);
    res.status(page.status).type('html').set('Cache-Control', 'no-store').send(page.html);
  };
}
