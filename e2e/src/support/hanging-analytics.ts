import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { ANALYTICS_PORT } from './site-control.ts';

/** An analytics service at its worst: it takes everything and never answers. */
export function openHangingAnalytics() {
  const told: unknown[] = [];
  const server = createServer((req) => void json(req).then((event) => told.push(event)));
  server.listen(ANALYTICS_PORT, '127.0.0.1');
  return {
    told,
    url: `http://127.0.0.1:${ANALYTICS_PORT}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
