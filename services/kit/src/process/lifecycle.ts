import { createServer, type RequestListener, type Server } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { log } from './log.ts';
import { answerUnreadable, refuse } from './malformed-requests.ts';

/** 32 KiB of headers, so that the rules of a call can refuse a long address. */
const OPTIONS = { keepAliveTimeout: 65_000, requireHostHeader: false, maxHeaderSize: 32 * 1024 };

let stopping = false;

export const isStopping = (): boolean => stopping;

const endings = new Set<() => void>();

/** For replies that have no end of their own: nobody may wait for them. @returns takes it back */
export function onStopping(end: () => void): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

/** A taken port gives one sentence; refusals by Node itself get the envelope too. */
export async function listen(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(OPTIONS, (req, res) => {
    if (req.httpVersion === '1.1' && req.headers.host === undefined) refuse(res);
    else handler(req, res);
  });
  server.on('checkExpectation', (_req, res) => refuse(res));
  answerUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: choose another one.`) : error),
    );
    server.listen(port, host, () => resolve());
  });
  return server;
}

/** Running requests end first, then the closers run; forced after 10 s. */
export function closeGracefully(servers: Server[], ...closers: (() => Promise<unknown> | unknown)[]): void {
  closeWithGrace({ delay: 10_000 }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await stop(servers, closers);
  });
}

export async function stop(
  servers: Server[],
  closers: (() => Promise<unknown> | unknown)[] = [],
): Promise<void> {
  stopping = true;
  for (const end of endings) end();
  for (const server of servers) server.closeIdleConnections();
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          setTimeout(() => server.closeAllConnections(), 5_000).unref();
        }),
    ),
  );
  for (const close of closers) await close();
}
