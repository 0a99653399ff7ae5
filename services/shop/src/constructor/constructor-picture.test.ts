import type { AddressInfo, Server } from 'node:net';
import { createServiceApp } from '@stezhka/kit/app';
import { listen } from '@stezhka/kit/lifecycle';
import { identityKeys } from '@stezhka/kit/testing/identities';
import { constructedPicture } from '@stezhka/shop-contract';
import { constructorPicture } from './constructor-picture.ts';

const GREEDY = '203.0.113.1';
const SECOND = '203.0.113.2';
/** What happened in the service, in its order: 'arrived 203.0.113.1', '200 203.0.113.1'. */
const events: string[] = [];
const app = createServiceApp({
  name: 'shop',
  identityKeys,
  served: [],
  extra: (app) => {
    app.use((req, res, next) => {
      const visitor = req.get('x-forwarded-for');
      events.push(`arrived ${visitor}`);
      res.once('finish', () => events.push(`${res.statusCode} ${visitor}`));
      next();
    });
    // A busy machine may take long for six of them.
    app.use(constructorPicture(60_000));
  },
});
let server: Server;
beforeAll(async () => {
  server = await listen(app as never, 0, '127.0.0.1');
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

function ask(visitor: string, engraving: string) {
  const path = constructedPicture({ cover: 'plum', inner: 'dots', paper: 'cream', engraving }, 400);
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'X-Forwarded-For': visitor } });
}

test('35 previews of one visitor at once make nobody else wait for more than two of them', async () => {
  const crowd = Array.from({ length: 35 }, (_, n) => ask(GREEDY, `Мрія ${n}`));
  const second = await ask(SECOND, 'Софія');
  expect(second.status).toBe(200);
  const waited = events.slice(events.indexOf(`arrived ${SECOND}`), events.indexOf(`200 ${SECOND}`));
  expect(waited.filter((event) => event === `200 ${GREEDY}`).length).toBeLessThanOrEqual(2);
  const replies = await Promise.all(crowd);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
  for (const { status, headers } of replies)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('as many different pictures as a cart shows are all drawn for one visitor', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => ask(GREEDY, `Кошик ${n}`)));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
});
