import { isStopping } from '@stezhka/kit/lifecycle';
import { logLimited } from '@stezhka/kit/limited-log';
import { requestContext } from '@stezhka/kit/log';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { PageAddress } from '@stezhka/shell-composition/rendering';
import express, { Router } from 'express';
import { NoWorkerError, RenderError, type RenderWorkers } from './workers.ts';

export interface PageRequest {
  /** Path and query as the visitor sent them. */
  url: string;
  origin: string;
  releases: ReleaseSet;
  page?: PageAddress;
  token?: string;
  /** Whose request it is, for turns; nobody else's unless told. */
  visitor?: string;
}

/** POST /render: a page for an address, as a `RenderedPage`; 500 with `failure` without one, 503 where no worker starts. */
export function createRenderer({
  workers,
  gateway,
  demo,
}: {
  workers: Pick<RenderWorkers, 'render' | 'ready'>;
  gateway: string;
  demo: boolean;
}): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.json({ data: { ok: true } }));
  router.get('/readyz', async (_req, res) => {
    const ready = !isStopping() && (await workers.ready());
    res.status(ready ? 200 : 503).json({ data: { ready } });
  });
  router.post('/render', express.json({ limit: '1mb' }), async (req, res) => {
    const requestId = req.get('x-request-id') ?? '';
    const { url, origin, releases, page, token, visitor = requestId } = req.body as PageRequest;
    try {
      const result = await requestContext.run({ requestId }, () =>
        workers.render({
          url,
          origin,
          releases,
          gateway,
          requestId,
          demo,
          visitor,
          ...(page && { page }),
          ...(token && { token }),
        }),
      );
      res.json(result);
    } catch (error) {
      logLimited('error', { err: error, url, requestId }, 'page not rendered');
      if (error instanceof NoWorkerError)
        return void res.status(503).json({ data: null, code: 'unavailable', requestId });
      const failure = error instanceof RenderError ? { failure: error.failure } : {};
      res.status(500).json({ data: null, code: 'internal', requestId, ...failure });
    }
  });
  return router;
}
