import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { log } from './log.ts';

/** Listens; a taken port is one sentence, not a stack. */
export async function listen(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
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
  });
}
