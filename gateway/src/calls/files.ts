import { AppError } from '@stezhka/kit/errors';
import { IDENTITY_HEADER } from '@stezhka/kit/identity';
import type { RequestHandler } from 'express';
import { MethodNotAllowed } from '../http/errors.ts';
import { visitorKey } from '../limits.ts';
import { forward, VisitorGone } from '../upstreams/forward.ts';
import { relayResponse } from '../upstreams/relay-response.ts';
import { refuseBody } from './body.ts';
import type { CallDeps } from './calls.ts';
import { resolveIdentity } from './identity.ts';

/** Domains whose files belong to one member; files of the others are public and need no session. */
const PERSONAL = new Set(['diary']);

/** GET /files/{domain}/…: the domain's service answers under the same path, with its own caching. */
export function serveFiles(deps: CallDeps, domains: readonly string[]): RequestHandler {
  const { upstreams, settings, limits } = deps;
  return async (req, res, next) => {
    const [, domain = ''] = /^\/([a-z]+)\/./.exec(req.url) ?? [];
    if (!domains.includes(domain) || isClimbing(req.url)) return next(new AppError('not_found'));
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new MethodNotAllowed('GET');
    refuseBody(req, res);
    Object.assign(req.context, { label: 'file', service: domain });
    const caller = PERSONAL.has(domain) ? await resolveIdentity(deps, req, res) : undefined;
    if (req.context.side === 'public')
      await limits.take('files', visitorKey(req.context.address, caller?.identity.userId));
    const token = await caller?.token();
    try {
      const reply = await upstreams.reach({ service: domain, workload: 'picture', safe: true }, (target) =>
        forward(req, res, {
          target,
          path: req.originalUrl,
          headers: { [IDENTITY_HEADER]: token },
          timeoutMs: settings.pictureTimeoutMs,
        }),
      );
      relayResponse(reply, req, res, { noStore: PERSONAL.has(domain) });
    } catch (error) {
      if (!(error instanceof VisitorGone)) throw error;
    }
  };
}

/** Paths that another parser would resolve to a different place. */
const isClimbing = (url: string) => /(^|\/)(\.|%2e){1,2}(\/|\?|$)|\\|\/\//i.test(url);
