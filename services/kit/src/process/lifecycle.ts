import { createServer, type RequestListener, type Server } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { log } from './log.ts';
import { answerUnreadable, refuse } from './malformed-requests.ts';

/** Heads of 32 KiB are read, so that an address with too much in it is refused by the rules of its call. */
const OPTIONS = { keepAliveTimeout: 65_000, requireHostHeader: false, maxHeaderSize: 32 * 1024 };

let stopping = false;

/** True from the moment the process was told to stop: /readyz says so while running requests end. */
export const isStopping = (): boolean => stopping;

/** Listens; a taken port is one sentence, not a stack. What Node alone would refuse gets the envelope too. */
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

/** Stops taking connections, lets running requests end, then runs the closers; forced after 10 s. */
export function closeGracefully(servers: Server[], ...closers: (() => Promise<unknown> | unknown)[]): void {
  closeWithGrace({ delay: 10_000 }, async ({ err, signal }) => {
    if (err) log.error({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await stop(servers, closers);
  });
}

/** What `closeGracefully` does when the time has come. */
export async function stop(
  servers: Server[],
  closers: (() => Promise<unknown> | unknown)[] = [],
): Promise<void> {
  stopping = true;
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
