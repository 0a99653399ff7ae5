import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { AppError } from '@stezhka/kit/errors';
import express, { type Express } from 'express';
import sirv from 'sirv';
import { serveCalls } from './calls/calls.ts';
import type { GatewayEnv } from './env.ts';
import { errorHandler } from './http/errors.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { beginVisit, trustedProxies } from './http/visit.ts';
import { createMetrics } from './metrics.ts';
import { Tables } from './operations/tables.ts';
import { servePages } from './pages/pages.ts';
import { serveAssets } from './releases/assets.ts';
import { Releases } from './releases/releases.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { Upstreams } from './upstreams/upstreams.ts';

export interface Gateway {
  public: RequestListener;
  private: RequestListener;
  close(): Promise<void>;
}

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
  const services: Record<string, string[]> = {
    account: env.UPSTREAM_ACCOUNT,
    content: env.UPSTREAM_CONTENT,
    diary: env.UPSTREAM_DIARY,
    shop: env.UPSTREAM_SHOP,
  };
  const upstreams: Upstreams = new Upstreams({
    lists: { ...services, renderer: env.UPSTREAM_RENDERER },
    settings,
    metrics,
    onRecovered: (service) => service in services && void tables.refresh(service),
  });
  const tables = new Tables({ upstreams, settings, metrics, services: Object.keys(services) });
  const releases = new Releases(env.releasesDir);
  await Promise.all([tables.start(), releases.start()]);
  const trusted = trustedProxies(env.TRUST_PROXY);

  const listener = (side: 'public' | 'private'): RequestListener => {
    const app: Express = express();
    app.disable('x-powered-by');
    app.set('etag', false);
    app.set('query parser', 'simple');
    app.get('/healthz', (_req, res) => void res.json({ data: { ok: true } }));
    app.use(['/api', '/nitro/api'], serveCalls({ tables, upstreams, settings }));
    if (side === 'public') {
      app.use('/assets', serveAssets(env.releasesDir));
      app.use(sirv(join(import.meta.dirname, '../public'), { maxAge: 3600 }) as never);
      app.use(servePages({ upstreams, releases, settings, metrics, demo: env.DEMO }));
    }
    app.use((_req, _res, next) => next(new AppError('not_found')));
    app.use(errorHandler);
    return (req, res) => {
      const visit = beginVisit(req, { side, publicOrigin: env.PUBLIC_ORIGIN, trusted });
      res.setHeader('X-Request-Id', visit.requestId);
      setSecurityHeaders(res, visit.secure);
      app(req as never, res as never);
    };
  };
  return {
    public: listener('public'),
    private: listener('private'),
    async close() {
      tables.close();
      await releases.close();
    },
  };
}
