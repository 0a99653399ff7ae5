import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operation } from '@stezhka/kit-contract';
import { listen } from '../process/lifecycle.ts';
import { createServiceApp } from '../service/app.ts';
import { identityKeys } from '../testing/identities.ts';
import { readEvents } from '../testing/read-events.ts';
import { type EventStream, lastEventId, openEventStream } from './event-stream.ts';
import { serve } from './serve.ts';

const follow = operation<{ reply: null }>('GET', '/follow', {
  access: 'public',
  reply: 'FollowReply',
  stream: true,
});
const streams: EventStream[] = [];
const app = createServiceApp({
  name: 'test',
  identityKeys,
  served: [
    serve(follow, {}, ({ req, res }) => {
      const stream = openEventStream(res, () => {});
      streams.push(stream);
      stream.send({ name: 'seen', data: lastEventId(req) ?? null, id: '7' });
      return null;
    }),
  ],
});
let server: Server;
let url: string;
beforeAll(async () => {
  server = await listen(app as never, 0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/follow`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('events arrive with their ids while the reply goes on, and a reader who comes again says which was the last', async () => {
  const first = await readEvents(url);
  await first.until(({ length }) => length === 1);
  streams.at(-1)!.send({ name: 'text', data: 'two\nlines' });
  await first.until(({ length }) => length === 2);
  expect(first.events).toEqual([
    { name: 'seen', data: null, id: '7' },
    { name: 'text', data: 'two\nlines', id: '' },
  ]);
  first.close();
  const again = await readEvents(url, { 'Last-Event-ID': '7' });
  await again.until(({ length }) => length === 1);
  expect(again.events[0]!.data).toBe('7');
  again.close();
});

test('a stream that has ended takes no more events', async () => {
  const reader = await readEvents(url);
  const stream = streams.at(-1)!;
  stream.end();
  expect(stream.open).toBe(false);
  stream.send({ name: 'late', data: 1 });
  await reader.until(() => false);
  expect(reader.events.map(({ name }) => name)).toEqual(['seen']);
});
