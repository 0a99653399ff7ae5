import { LOCALES, localePath } from '@stezhka/kit-contract';
import type { RequestHandler } from 'express';

/** A person's own pages and those of staff; '$' ends an address, so that /diary-offer stays open. */
const CLOSED = ['/cart', '/cabinet', '/profile', '/wishlist', '/diary$', '/diary/', '/admin', '/__'];

/** Calls that a page makes while it is drawn: without them a robot sees half of it. */
const OPEN_CALLS = ['/api/data/', '/api/cache-batch'];

export const serveRobots: RequestHandler = (req, res) => {
  const lines = [
    'User-agent: *',
    ...OPEN_CALLS.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    'Disallow: /nitro/',
    ...CLOSED.flatMap((path) => LOCALES.map((locale) => `Disallow: ${localePath(path, locale)}`)),
    '',
    `Sitemap: ${req.context.origin}/sitemap.xml`,
    '',
  ];
  res.set({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' });
  res.send(lines.join('\n'));
};
