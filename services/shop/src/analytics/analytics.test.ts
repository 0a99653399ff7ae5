import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useDatabase } from '@stezhka/kit/testing/database';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { getAnalytics, trackEvent } from '@stezhka/shop-contract';
import { as } from '../testing/catalogue.ts';
import { useEventSink } from './event-sink.ts';

useDatabase();
const { body: event } = exampleOf(trackEvent);
const guest = as({ guestId: 'guest-of-analytics' });

/** A listener that keeps what it hears; `answer` false: it never answers. */
async function sinkThat(answer: boolean): Promise<{ server: Server; heard: Promise<string> }> {
  let hear: (body: string) => void = () => {};
  const heard = new Promise<string>((resolve) => {
    hear = resolve;
  });
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    if (answer) res.end();
    hear(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  useEventSink(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { server, heard };
}

afterEach(() => useEventSink(undefined));

test('without a listener nobody is asked and nothing leaves', async () => {
  expect((await guest.get(getAnalytics.path)).body.data).toEqual({ on: false });
  expect((await guest.post(trackEvent.path, event)).body.data).toEqual({ told: false });
});

test('a listener hears exactly what the checkout told', async () => {
  const { server, heard } = await sinkThat(true);
  expect((await guest.get(getAnalytics.path)).body.data).toEqual({ on: true });
  expect((await guest.post(trackEvent.path, event)).body.data).toEqual({ told: true });
  expect(JSON.parse(await heard)).toEqual(event);
  server.close();
});

test('a listener that never answers holds nobody up', async () => {
  const { server, heard } = await sinkThat(false);
  expect((await guest.post(trackEvent.path, event)).status).toBe(200);
  await heard;
  server.closeAllConnections();
  server.close();
});

test.each([
  ['an event of its own', { ...event, event: 'page_view' }],
  ['an operator', { ...event, data: { gtagData: { $ne: null } } }],
  ['more than the replies carry', { ...event, data: { email: 'nova@stezhka.example' } }],
  [
    'a currency that is no three letters',
    {
      event: 'conversion',
      data: { gtagProduct: { item_id: '1', item_name: 'x', price: 1, quantity: 1, currency: '😀x' } },
    },
  ],
  ['a huge word', { event: 'conversion', data: { gtagProduct: { item_id: 'x'.repeat(10_000) } } }],
  [
    'a number that is none',
    { event: 'conversion', data: { gtagData: { currency: 'UAH', value: -1, items: [] } } },
  ],
])('%s is refused', async (_, body) => {
  expect((await guest.post(trackEvent.path, body)).status).toBe(400);
});
