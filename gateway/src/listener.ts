import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AppError } from '@stezhka/kit/errors';
import { networkOf } from '@stezhka/kit/http';
import { log, requestContext } from '@stezhka/kit/log';
import type { GatewayEnv } from './env.ts';
import { sendError } from './http/errors.ts';
import { createRequestContext, type RequestContext, trustedProxies } from './http/request-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type Limits, visitorKey } from './limits.ts';
import type { Metrics } from './metrics.ts';

export function createListener({
  side,
  env,
  app,
  answerFromCache,
  limits,
  metrics,
}: {
  side: RequestContext['side'];
  env: GatewayEnv;
  app: unknown;
  answerFromCache: (req: IncomingMessage, res: ServerResponse) => boolean;
  limits: Limits;
  metrics: Metrics;
}): RequestListener {
  const options = { side, publicOrigin: env.PUBLIC_ORIGIN, trusted: trustedProxies(env.TRUST_PROXY) };
  const setSecurityHeaders = securityHeaders(env.paymentOrigin);
  return async (req, res) => {
    try {
      const context = createRequestContext(req, options);
      res.setHeader('X-Request-Id', context.requestId);
      setSecurityHeaders(res, context.secure);
      res.once('close', () => report(context, req, res, metrics));
      if (!req.url?.startsWith('/')) throw new AppError('bad_request');
      if (side === 'public') await limits.take('all', visitorKey(context.address));
      if (answerFromCache(req, res)) return;
      const { requestId, address } = context;
      requestContext.run({ requestId, network: networkOf(address) }, () =>
        (app as RequestListener)(req, res),
      );
    } catch (error) {
      sendError(error, req, res);
    }
  };
}

function report(context: RequestContext, req: IncomingMessage, res: ServerResponse, metrics: Metrics): void {
  const { label, service, requestId, startedAt } = context;
  const seconds = (performance.now() - startedAt) / 1000;
  metrics.requests.observe({ operation: label, service, status: res.statusCode }, seconds);
  const level = label === 'asset' || res.getHeader('X-Cache') === 'hit' ? 'debug' : 'info';
  log[level](
    { requestId, method: req.method, label, service, status: res.statusCode, ms: Math.round(seconds * 1000) },
    'request',
  );
}
