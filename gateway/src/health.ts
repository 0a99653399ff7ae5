import { databaseReady } from '@stezhka/kit/database';
import { isStopping } from '@stezhka/kit/lifecycle';
import { type RequestHandler, Router } from 'express';
import type { Metrics } from './metrics.ts';
import type { Tables } from './operations/tables.ts';
import type { Releases } from './releases/releases.ts';

/** GET /healthz: the process lives. GET /readyz: it may take visitors; 503 names what is missing. */
export function serveHealth({ tables, releases }: { tables: Tables; releases: Releases }): Router {
  const router = Router();
  router.get(
    '/healthz',
    (_req, res) => void res.set('Cache-Control', 'no-store').json({ data: { ok: true } }),
  );
  router.get('/readyz', (_req, res) => {
    const missing = [
      ...(isStopping() ? ['stopping'] : []),
      ...(databaseReady() ? [] : ['database']),
      ...tables.missing().map((service) => `operations of ${service}`),
      ...(releases.current() ? [] : ['releases']),
    ];
    res
      .status(missing.length ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json({ data: { ready: !missing.length, missing } });
  });
  return router;
}

export const serveMetrics =
  ({ registry }: Metrics): RequestHandler =>
  async (_req, res) => {
    res
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  };
