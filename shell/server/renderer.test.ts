import type { AddressInfo } from 'node:net';
import { listen } from '@stezhka/kit/lifecycle';
import express from 'express';
import { createRenderer } from './renderer.ts';
import { startWorkers } from './testing.ts';

const node = process.execPath;
let site: Awaited<ReturnType<typeof startWorkers>>;
beforeEach(async () => {
  site = await startWorkers();
});
afterEach(async () => {
  process.execPath = node;
  await site.stop();
});

async function call(path: string, body?: object) {
  const app = express().use(createRenderer({ workers: site.workers, gateway: site.gateway, demo: false }));
  const server = await listen(app as never, 0, '127.0.0.1');
  try {
    const { port } = server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
const shell = { name: 'shell', version: '1', paths: [] };
const render = () =>
  call('/render', {
    url: '/thing',
    origin: 'http://stezhka.example',
    page: { locale: 'uk', path: '/thing', owner: 'thing' },
    releases: { shell, remotes: { thing: { name: 'thing', version: '1', paths: [] } } },
  });

test('without a worker, and without the means to start one, the renderer is not ready and says so', async () => {
  expect((await call('/readyz')).status).toBe(200);
  process.execPath = '/nowhere/node';
  expect(await call('/readyz')).toEqual({ status: 503, body: { data: { ready: false } } });
  expect(await render()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  process.execPath = node;
  expect((await call('/readyz')).status).toBe(200);
});

test('a page that throws is told as its remote’s failure', async () => {
  site.addRemote('thing', '1', 'throw new Error("no")');
  expect(await render()).toMatchObject({
    status: 500,
    body: { code: 'internal', failure: { remote: 'thing', outcome: 'threw' } },
  });
});
