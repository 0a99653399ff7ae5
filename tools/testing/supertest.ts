import { createServer, type RequestListener, type Server } from 'node:http';
import supertest from 'supertest/index.js';

const servers = new Map<RequestListener, Server>();
afterAll(() => {
  for (const server of servers.values()) server.close().closeAllConnections();
});

function serverOf(app: RequestListener): Server {
  const known = servers.get(app);
  if (known) return known;
  const server = createServer(app).listen(0);
  // A connection waits for the next call as long as it takes.
  server.keepAliveTimeout = 0;
  servers.set(app, server);
  return server;
}

/**
 * Stands for 'supertest' in tests (jest.config.mjs): an app listens once for all calls of a file, over connections that
 * stay open. By itself supertest opens and closes a server for every call.
 */
export default function request(app: RequestListener | Server | string) {
  return supertest(typeof app === 'function' ? serverOf(app) : app);
}
