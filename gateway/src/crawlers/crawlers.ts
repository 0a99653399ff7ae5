import { LOCALES, localePath } from '@stezhka/kit-contract';
import { Router } from 'express';
import type { CrawlerDeps } from './ask-service.ts';
import { serveFeed } from './feed.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap.ts';

/** What search engines and readers of feeds ask for. */
export function serveCrawlers(deps: CrawlerDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', serveRobots);
  router.get(['/sitemap.xml', '/sitemap-:service.xml'], serveSitemap(deps));
  for (const locale of LOCALES) router.get(localePath('/rss.xml', locale), serveFeed(deps, locale));
  return router;
}
