import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';

export const requestContext = new AsyncLocalStorage<{
  requestId: string;
  /** The visitor's, for hashes of security events; never logged. */
  network?: string;
  /** The visitor's, for calls of other services on the visitor's behalf; never logged. */
  token?: string | undefined;
}>();

/** Hides tokens in addresses, which prove identity; slugs have no capitals. */
export const withoutTokens = (url: unknown): unknown =>
  typeof url === 'string' ? url.replace(/[\w-]{32,}/g, (part) => (/[A-Z]/.test(part) ? '…' : part)) : url;

export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { process: process.env.PROCESS_NAME },
  redact: ['password', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
  serializers: { url: withoutTokens },
  mixin: () => {
    const context = requestContext.getStore();
    return context ? { requestId: context.requestId } : {};
  },
});
