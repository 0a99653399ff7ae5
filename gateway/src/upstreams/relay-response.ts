import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_HEADER } from '@stezhka/kit/http';
import { isSessionCookie } from '../sessions/sessions.ts';

/** Belong to one connection, or to the inside of the site. */
const NOT_PASSED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-powered-by',
  'x-request-id',
  SESSION_HEADER,
]);

export function relayResponse(
  reply: IncomingMessage,
  req: IncomingMessage,
  res: ServerResponse,
  { noStore }: { noStore: boolean },
): void {
  for (const [name, value] of Object.entries(reply.headers)) {
    if (value === undefined || NOT_PASSED.has(name)) continue;
    if (name === 'cache-tags' && req.context.side === 'public') continue;
    if (name === 'set-cookie') {
      const own = (value as string[]).filter((one) => !isSessionCookie(one));
      for (const one of own) res.appendHeader('Set-Cookie', one);
    } else if (!res.hasHeader(name)) res.setHeader(name, value);
  }
  if (noStore || reply.statusCode! >= 400) res.setHeader('Cache-Control', 'no-store');
  res.statusCode = reply.statusCode!;
  res.flushHeaders();
  // A broken connection on either side ends the other: the proxy sees to it.
  reply.pipe(res);
}
