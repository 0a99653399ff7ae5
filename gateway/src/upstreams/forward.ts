import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { UpstreamTimeout } from './faults.ts';

export interface Attempt {
  target: string;
  path: string;
  /** Set on the outgoing request; undefined removes. */
  headers: Record<string, string | undefined>;
  body?: Buffer | undefined;
  /** The limit until the reply begins; a stream may then last any time. */
  timeoutMs: number;
}

interface Pending extends Attempt {
  sent?: ClientRequest;
  resolve(reply: IncomingMessage): void;
  reject(error: Error): void;
}

/** The visitor left before the reply came: no upstream failed, and there is nothing to answer. */
export class VisitorGone extends Error {}

const pending = new WeakMap<IncomingMessage, Pending>();

const middleware = createProxyMiddleware<IncomingMessage, ServerResponse>({
  target: 'http://unset.invalid',
  router: (req) => pending.get(req)!.target,
  pathRewrite: (_path, req) => pending.get(req)!.path,
  selfHandleResponse: true,
  ejectPlugins: true,
  plugins: [
    (proxy) => {
      proxy.on('proxyReq', (outgoing, req) => prepare(outgoing, pending.get(req)!));
      proxy.on('proxyRes', (reply, req) => pending.get(req)?.resolve(reply));
      proxy.on('error', (error, req) => req && pending.get(req)?.reject(error));
    },
  ],
});

function prepare(outgoing: ClientRequest, attempt: Pending): void {
  attempt.sent = outgoing;
  const { host } = new URL(attempt.target);
  // Services never see the session, nor the host that a visitor invented.
  for (const [name, value] of Object.entries({ host, cookie: undefined, ...attempt.headers })) {
    if (value === undefined) outgoing.removeHeader(name);
    else outgoing.setHeader(name, value);
  }
  if (attempt.body?.length) outgoing.write(attempt.body);
}

export async function forward(
  req: IncomingMessage,
  res: ServerResponse,
  attempt: Attempt,
): Promise<IncomingMessage> {
  const url = req.url;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const entry: Pending = { ...attempt, resolve, reject };
  const leave = () => reject(new VisitorGone());
  const timer = setTimeout(() => {
    reject(new UpstreamTimeout(`${attempt.target} gave no answer`));
    entry.sent?.destroy();
  }, attempt.timeoutMs);
  pending.set(req, entry);
  res.once('close', leave);
  try {
    void middleware(req, res, (error) => reject(error as Error));
    return await promise;
  } finally {
    clearTimeout(timer);
    res.off('close', leave);
    req.url = url;
  }
}
