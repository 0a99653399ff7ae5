import type { AddressInfo } from 'node:net';
import express from 'express';
import { listen, stop } from '../process/lifecycle.ts';
import { readEvents } from '../testing/read-events.ts';
import { openEventStream } from './event-stream.ts';

// A file of its own: the process that it stops opens no stream again.
test('a process that stops ends its streams at once, and opens no more', async () => {
  const app = express();
  const closed = Promise.withResolvers<void>();
  app.get('/follow', (_req, res) => {
    openEventStream(res, closed.resolve).send({ name: 'here', data: {} });
  });
  const server = await listen(app as never, 0, '127.0.0.1');
  const reader = await readEvents(`http://127.0.0.1:${(server.address() as AddressInfo).port}/follow`);
  await reader.until(({ length }) => length === 1);
  const stopped = stop([server]);
  expect(await reader.until(() => false)).toBe(false);
  await Promise.all([stopped, closed.promise]);
  expect(() => openEventStream({} as never, () => {})).toThrow('unavailable');
});
