import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getNews } from '@stezhka/content-contract';
import { missingHeads, unofferedSlots, unservedCalls } from './live-checks.ts';

let answers: Record<string, unknown> = {};
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url!, 'http://here.invalid');
    res.end(JSON.stringify({ data: answers[searchParams.get('path') ?? pathname] ?? { status: 404 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const page = (paths: string[], admin: string[] = []) => [
  { name: 'mfe-content', service: 'content', paths, admin },
];

test('a page without head is named with the line of its route', async () => {
  answers = { '/videos': { status: 200 } };
  const found = await missingHeads(page(['/news', '/videos', '/news/:slug', '/:slug']), () => url);
  expect(found).toEqual([
    {
      file: 'mfe-content/src/news/news.routes.ts',
      line: expect.any(Number),
      text: "the page '/news' has no head: visitors get a 404",
      cure: 'Answer it in services/content/src/seo/.',
    },
  ]);
});

test('pages of entries stand for themselves when their section has heads', async () => {
  const [found, ...more] = await missingHeads(page(['/unheard-of/:slug']), () => url);
  expect(more).toEqual([]);
  expect(found!.text).toContain('/unheard-of/:slug');
});

test('staff pages have no head, and a service that is down is another mistake', async () => {
  expect(await missingHeads(page(['/admin/chat'], ['/admin/chat']), () => url)).toEqual([]);
  expect(await missingHeads(page(['/news']), () => 'http://127.0.0.1:1')).toEqual([]);
});

test('a call of the contract that nobody serves is named with its line', async () => {
  answers = { '/operations': { operations: [] } };
  const found = await unservedCalls('content', url);
  expect(found).toContainEqual({
    file: 'services/content/contract/src/posts.ts',
    line: expect.any(Number),
    text: `no service answers getNews: GET /api${getNews.path}`,
    cure: expect.stringContaining('serve(getNews, …)'),
  });
  answers = { '/operations': { operations: [{ method: 'GET', path: getNews.path }] } };
  expect((await unservedCalls('content', url)).map(({ text }) => text).join()).not.toContain('getNews:');
});

test('a slot that no remote offers is named where it stands', () => {
  const file = 'shell/src/frame/overlays.tsx';
  expect(unofferedSlots([{ name: 'a', slots: ['content.search', 'shop.mini-cart'] }], [file])).toEqual([]);
  expect(unofferedSlots([{ name: 'a', slots: ['shop.mini-cart'] }], [file])).toEqual([
    {
      file,
      line: expect.any(Number),
      text: "nobody offers the slot 'content.search'",
      cure: expect.any(String),
    },
  ]);
});
