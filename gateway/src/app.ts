import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { AppError } from '@stezhka/kit/errors';
import { FairQueue } from '@stezhka/kit/fair-queue';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import express, { type Express, Router } from 'express';
import sirv from 'sirv';
import { MicroCache } from './cache/micro-cache.ts';
import { watchPurges } from './cache/purges.ts';
import { createCacheHandler } from './cache-handler.ts';
import { serveBatch } from './calls/cache-batch.ts';
import { createCachedRead } from './calls/cached-read.ts';
import { type CallDeps, serveCalls } from './calls/calls.ts';
import { serveFiles } from './calls/files.ts';
import { OpenStreams } from './calls/open-streams.ts';
import { serveFeed } from './crawlers/feed.ts';
import type { CrawlerDeps } from './crawlers/read-service.ts';
import { serveRobots } from './crawlers/robots.ts';
import { serveSitemap } from './crawlers/sitemap.ts';
import { serveDescription } from './description/description.routes.ts';
import { Descriptions } from './description/descriptions.ts';
import type { GatewayEnv } from './env.ts';
import { serveHealth, serveMetrics } from './health.ts';
import { errorHandler } from './http/errors.ts';
import { Limits } from './limits.ts';
import { createListener } from './listener.ts';
import { createMetrics } from './metrics.ts';
import { Tables } from './operations/tables.ts';
import { servePages } from './pages/pages.ts';
import { servePrivate } from './private.ts';
import { serveAssets } from './releases/assets.ts';
import { discoveryRecord } from './releases/discovery.ts';
import { Releases } from './releases/releases.ts';
import { Identities } from './sessions/identities.ts';
import { indexSessions } from './sessions/session-list.ts';
import { Sessions } from './sessions/sessions.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { Upstreams } from './upstreams/upstreams.ts';

/** Icons and manifests at the root. sirv's own table of types has no word for '.ico'. */
const servePublic = sirv(join(import.meta.dirname, '../public'), {
  maxAge: 3600,
  setHeaders(res, path) {
    if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
  },
}) as never;

export interface Gateway {
  public: RequestListener;
  /** The listener of renderer, services and tools; never reachable from outside. */
  private: RequestListener;
  close(): Promise<void>;
}

const BATCH_PATHS = ['/cache-batch', '/api/cache-batch', '/nitro/api/cache-batch'];

/** Puts the gateway together; the database must be connected. */
export async function createGateway({
  env,
  settings: changed,
}: {
  env: GatewayEnv;
  settings?: Partial<Settings>;
}): Promise<Gateway> {
  const settings = { ...defaultSettings, ...changed };
  const metrics = createMetrics();
  const services = servicesOf(env);
  const names = Object.keys(services);
  const upstreams: Upstreams = new Upstreams({
    lists: { ...services, renderer: env.UPSTREAM_RENDERER },
    settings,
    metrics,
    onRecovered: (service) => service in services && void tables.refresh(service),
  });
  const descriptions = new Descriptions({ upstreams, settings, services: names });
  const tables = new Tables({
    upstreams,
    settings,
    metrics,
    services: names,
    onRead: (service) => void descriptions.refresh(service),
  });
  const releases = new Releases(env.releasesDir, { demo: env.DEMO });
  const cache = new MicroCache({ bytes: settings.cacheBytes, metrics });
  const purges = watchPurges(cache);
  await descriptions.start();
  await Promise.all([tables.start(), releases.start(), indexSessions(), purges.ready]);
  const calls: CallDeps = {
    tables,
    releases,
    upstreams,
    settings,
    limits: new Limits(
      {
        reads: env.LIMIT_READS,
        writes: env.LIMIT_WRITES,
        uploads: env.LIMIT_UPLOADS,
        files: env.LIMIT_FILES,
        all: env.LIMIT_ALL,
      },
      metrics,
    ),
    read: createCachedRead({ cache, upstreams, settings }),
    uploads: new FairQueue({
      running: settings.uploadsRunning,
      waiting: settings.uploadsWaiting,
      perVisitor: settings.uploadsPerVisitor,
      within: { turn: settings.uploadTurnMs },
    }),
    streams: new OpenStreams(settings, metrics),
    sessions: new Sessions({ secret: env.SESSION_SECRET }),
    identities: new Identities(env.signingKey),
    identityKeys: env.identityKeys,
  };

  const app = (mount: (app: Express) => void): Express => {
    const made = express();
    made.disable('x-powered-by');
    made.enable('case sensitive routing');
    made.set('etag', false);
    made.set('query parser', 'simple');
    made.use(serveHealth({ tables, releases }));
    made.all(BATCH_PATHS, serveBatch(calls));
    made.use(['/api', '/nitro/api'], serveDescription(descriptions, { demo: env.DEMO }));
    made.use(['/api', '/nitro/api'], serveCalls(calls));
    made.use('/files', serveFiles(calls, names));
    mount(made);
    made.use((_req, _res, next) => next(new AppError('not_found')));
    made.use(errorHandler);
    return made;
  };
  const inside = app((made) => {
    made.get('/metrics', serveMetrics(metrics));
    made.use('/private', servePrivate({ ...calls, cache, tokens: env.DEPLOY_TOKENS }));
  });
  const outside = app((made) => {
    if (env.DEMO) made.get('/metrics', serveMetrics(metrics));
    made.get(
      '/releases.json',
      (_req, res) => void res.set('Cache-Control', 'no-cache').json(discoveryRecord(releases)),
    );
    made.use(serveCrawlers({ ...calls, cache, services: names }));
    made.use('/assets', serveAssets(env.releasesDir));
    made.use(servePublic);
    made.use(servePages({ ...calls, cache, metrics, demo: env.DEMO }));
  });

  const common = {
    env,
    metrics,
    limits: calls.limits,
    answerFromCache: createCacheHandler({ cache, tables, releases }),
  };
  return {
    public: createListener({ ...common, side: 'public', app: outside }),
    private: createListener({ ...common, side: 'private', app: inside }),
    async close() {
      tables.close();
      await Promise.all([releases.close(), purges.close()]);
    },
  };
}

/** An empty list says that there is no such service, and nothing waits for it. */
function servicesOf(env: GatewayEnv): Record<string, string[]> {
  const all = {
    account: env.UPSTREAM_ACCOUNT,
    content: env.UPSTREAM_CONTENT,
    diary: env.UPSTREAM_DIARY,
    shop: env.UPSTREAM_SHOP,
  };
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length));
}

function serveCrawlers(deps: CrawlerDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', serveRobots);
  router.get(['/sitemap.xml', '/sitemap-:service.xml'], serveSitemap(deps));
  for (const locale of LOCALES) router.get(localePath('/rss.xml', locale), serveFeed(deps, locale));
  return router;
}
