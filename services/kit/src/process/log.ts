import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';

export const requestContext = new AsyncLocalStorage<{ requestId: string; network?: string }>();

/** Hides tokens in addresses, which prove identity; slugs have no capitals. */
export const withoutTokens = (url: unknown): unknown =>
  typeof url === 'string' ? url.replace(/[\w-]{32,}/g, (part) => (/[A-Z]/.test(part) ? '…' : part)) : url;

export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { process: process.env.PROCESS_NAME },
  redact: ['password', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
  serializers: { url: withoutTokens },
  // Not the network: it is personal.
  mixin: () => {
    const requestId = requestContext.getStore()?.requestId;
    return requestId === undefined ? {} : { requestId };
  },
});
