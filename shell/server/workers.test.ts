import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest } from '../src/server.tsx';
import { RenderWorkers } from './workers.ts';

/** A shell that answers 'slow' only once its file `go` is there. */
const SHELL = `
const { existsSync } = require('node:fs');
const { join } = require('node:path');
exports.setUp = () => {};
exports.render = async ({ url }) => {
  while (url === '/slow' && !existsSync(join(__dirname, 'go'))) await new Promise((r) => setTimeout(r, 5));
  return { status: 200, html: url, shareable: false, tags: [] };
};`;

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
const workers = new RenderWorkers(folder);
afterAll(async () => {
  await workers.close();
  rmSync(folder, { recursive: true });
});

function build(version: string): string {
  const server = join(folder, 'shell', version, 'server');
  mkdirSync(server, { recursive: true });
  writeFileSync(join(server, 'package.json'), '{"type":"commonjs"}');
  writeFileSync(join(server, 'server.js'), SHELL);
  return server;
}
const render = (version: string, url: string) =>
  workers.render({
    url,
    releases: { shell: { name: 'shell', version }, remotes: {} },
  } as unknown as RenderRequest);

test('a worker that is no longer needed first answers what it was asked', async () => {
  const oldest = build('0');
  const slow = render('0', '/slow');
  for (const version of ['1', '2', '3', '4']) {
    build(version);
    expect((await render(version, '/')).html).toBe('/');
  }
  writeFileSync(join(oldest, 'go'), '');
  expect((await slow).html).toBe('/slow');
  expect((await render('0', '/')).html).toBe('/');
});
