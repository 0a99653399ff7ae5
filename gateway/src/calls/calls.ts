import { pipeline } from 'node:stream/promises';
import express, { type RequestHandler, Router } from 'express';
import type { Tables } from '../operations/tables.ts';
import { splitUrl } from '../pages/clean-path.ts';
import type { Settings } from '../settings.ts';
import { forward, VisitorGone } from '../upstreams/forward.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

export interface CallDeps {
  tables: Tables;
  upstreams: Upstreams;
  settings: Settings;
}

/** Everything under /api and /nitro/api. */
export function serveCalls(deps: CallDeps): Router {
  const router = Router();
  router.use(express.raw({ type: () => true, limit: deps.settings.bodyBytes, inflate: false }));
  router.use(proxy(deps));
  return router;
}

const proxy =
  ({ tables, upstreams, settings }: CallDeps): RequestHandler =>
  async (req, res) => {
    const [path] = splitUrl(req.url);
    const { op, service } = tables.find(req.method, path);
    const safe = op.method === 'GET' && !op.mutates;
    try {
      const reply = await upstreams.reach(service, safe, (target) =>
        forward(req, res, {
          target,
          path: req.url,
          headers: {},
          body: req.body as Buffer | undefined,
          timeoutMs: safe ? settings.readTimeoutMs : settings.changeTimeoutMs,
        }),
      );
      res.writeHead(reply.statusCode!, reply.headers);
      await pipeline(reply, res);
    } catch (error) {
      if (!(error instanceof VisitorGone)) throw error;
    }
  };
