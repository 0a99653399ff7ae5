import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './findings.ts';
import { Front } from './front.ts';

const folder = mkdtempSync(join(tmpdir(), 'front-'));
const found: Finding[] = [];
let site: Server;
let front: Front;
let url: string;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  mkdirSync(join(folder, 'mfe-x', 'web'), { recursive: true });
  writeFileSync(join(folder, 'mfe-x', 'web', 'page.js'), 'export const page = 1;');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  site = createServer((req, res) => {
    if (req.url === '/page') {
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ETag: '"1"' });
      return res.end('<html><head></head><body>Сторінка</body></html>');
    }
    res.writeHead(201, {
      'Content-Type': 'application/json',
      'Set-Cookie': ['a=1', 'b=2'],
      'X-Asked': String(req.headers.host),
    });
    return res.end(JSON.stringify({ url: req.url, method: req.method }));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const port = await freePort();
  front = new Front({
    port,
    site: `http://127.0.0.1:${portOf(site)}`,
    folder,
    parts: ['mfe-x'],
    onError: (finding) => void found.push(finding),
  });
  await front.listen();
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await front.close();
  site.close();
  rmSync(folder, { recursive: true });
});

test('files of a part that is developed are the last built, under any version', async () => {
  for (const version of ['dev-1', 'dev-2']) {
    const reply = await fetch(`${url}/assets/mfe-x/${version}/page.js`);
    expect([reply.status, await reply.text()]).toEqual([200, 'export const page = 1;']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
  expect((await fetch(`${url}/assets/mfe-x/dev-1/gone.js`)).status).toBe(404);
});

test.each(['..%2f..%2fsecret.js', '%2e%2e/%2e%2e/secret.js', '%', '', '%00.js'])(
  'no file outside is served for %s',
  async (path) => {
    const reply = await fetch(`${url}/assets/mfe-x/dev-1/${path}`);
    expect(await reply.text()).not.toBe('secret');
  },
);

test('files of other parts and every call come from the site, as they are', async () => {
  const reply = await fetch(`${url}/assets/mfe-other/v1/page.js`);
  expect(await reply.json()).toEqual({ url: '/assets/mfe-other/v1/page.js', method: 'GET' });
  const posted = await fetch(`${url}/api/form/cart?x=1`, { method: 'POST', body: '{}' });
  expect(posted.status).toBe(201);
  expect(posted.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(posted.headers.get('x-asked')).toBe(new URL(url).host);
  expect(await posted.json()).toEqual({ url: '/api/form/cart?x=1', method: 'POST' });
});

test('each page carries the script for tabs, and is not kept', async () => {
  const reply = await fetch(`${url}/page`);
  const html = await reply.text();
  expect(html).toContain('<script src="/__dev/client.js"></script>\n</head><body>Сторінка');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('etag')).toBeNull();
  const script = await fetch(`${url}/__dev/client.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain("new EventSource('/__dev/events')");
});

test('a tab hears how things stand, and what happens then', async () => {
  front.tell({ type: 'failed', findings: [{ text: 'wrong' }] });
  const stop = new AbortController();
  const reply = await fetch(`${url}/__dev/events`, { signal: stop.signal });
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe('data: {"type":"failed","findings":[{"text":"wrong"}]}\n\n');
  front.tell({ type: 'built', part: 'mfe-x', styles: ['page.css'], scripts: false });
  expect((await reader.read()).value).toContain('"styles":["page.css"]');
  stop.abort();
});

test('an exception of a tab is told to the developer; no other site’s page can send one', async () => {
  const send = (type: string, body: string) =>
    fetch(`${url}/__dev/error`, { method: 'POST', headers: { 'Content-Type': type }, body });
  expect((await send('text/plain', '{"stack":"Error: no"}')).status).toBe(415);
  expect((await send('application/json', 'no json')).status).toBe(400);
  expect(found).toEqual([]);
  const reply = await send(
    'application/json',
    JSON.stringify({ stack: 'Error: broken\n    at mfe-x/src/page.tsx:3:4' }),
  );
  expect(await reply.json()).toEqual({
    file: 'mfe-x/src/page.tsx',
    line: 3,
    text: expect.stringContaining('broken'),
  });
  expect(found).toHaveLength(1);
});

test('without the site the tab says so and waits', async () => {
  const port = await freePort();
  const alone = new Front({ port, site: `http://127.0.0.1:${await freePort()}`, folder, parts: [] });
  await alone.listen();
  const reply = await fetch(`http://127.0.0.1:${port}/page`);
  expect([reply.status, await reply.text()]).toEqual([502, expect.stringContaining('does not answer')]);
  await alone.close();
});
