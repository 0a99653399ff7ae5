import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';

/** The request id of whatever runs now; every log line and every call to another service carries it. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();

/** Links that prove who one is (an order's, a reader's) are no business of whoever reads logs; slugs have no capitals. */
export const withoutTokens = (url: unknown): unknown =>
  typeof url === 'string' ? url.replace(/[\w-]{32,}/g, (part) => (/[A-Z]/.test(part) ? '…' : part)) : url;

/** Structured logs on standard output; LOG_LEVEL chooses how much. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { process: process.env.PROCESS_NAME },
  redact: ['password', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
  serializers: { url: withoutTokens },
  mixin: () => requestContext.getStore() ?? {},
});
