/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jest } from '@jest/globals';
import type { Release } from '@stezhka/shell-composition/releases';
import { Suspense } from 'react';

let remote: (() => Promise<object>) | undefined;
jest.unstable_mockModule('./remotes/registry.ts', () => ({
  loadedRemotes: () => [],
  registerReleases: () => {},
  remoteModule: () => remote!(),
  remoteTexts: async () => {},
}));
const { render } = await import('./server.tsx');
const { addMiddleware } = await import('./state/remote-middleware.ts');

jest.spyOn(console, 'error').mockImplementation(() => {});
globalThis.fetch = async (address) =>
  Response.json({
    data: String(address).includes('/data/seo')
      ? { status: 200, title: 'Catalogue', description: '', canonical: '/en/catalog', openGraph: {} }
      : null,
  });

const release: Release = {
  name: 'shell',
  version: 'v1',
  entry: 'main.js',
  url: '/assets/shell/v1/',
  paths: ['/catalog'],
  slots: [],
  chunks: {},
  integrity: {},
};
const page =
  (Component: () => unknown, more: object = {}) =>
  async () => ({
    routes: [{ id: 'catalog', path: '/catalog', lazy: async () => ({ Component }), ...more }],
    messages: {},
  });
const rendered = (more: object = {}) =>
  render({
    url: '/en/catalog',
    origin: 'http://stezhka.example',
    releases: { shell: release, remotes: { 'mfe-shop': { ...release, name: 'mfe-shop' } } },
    gateway: 'http://gateway.example',
    requestId: 'r1',
    demo: false,
    ...more,
  });
const Broken = (): never => {
  throw new Error('a bug');
};
const Fine = () => <h1>All goods</h1>;

test.each([
  ['whose component throws', 'threw', page(Broken)],
  ['whose reads throw', 'threw', page(Fine, { load: Broken })],
  ['whose chunk is broken', 'threw', page(Fine, { lazy: async () => Broken() })],
  ['whose remote does not load', 'not_loaded', async () => Broken()],
])('a page %s answers 500 with its head, and is completed by the browser', async (_, outcome, broken) => {
  remote = broken;
  const { status, html, shareable, failure } = await rendered();
  expect({ status, shareable, failure }).toEqual({
    status: 500,
    shareable: false,
    failure: { remote: 'mfe-shop', outcome },
  });
  expect(html).toContain('<title>Catalogue — Stezhka</title>');
  expect(html).not.toContain('noindex');
  expect(html).toContain('<header');
  expect(html).toContain('"outcome":"none"');
});

test('a page stands without a part that throws; the failure is told', async () => {
  remote = page(() => (
    <>
      <Fine />
      <Suspense fallback="…">
        <Broken />
      </Suspense>
    </>
  ));
  const { status, html, shareable, failure } = await rendered();
  expect([status, shareable]).toEqual([200, false]);
  expect(html).toContain('All goods');
  expect(failure).toEqual({ remote: 'mfe-shop', outcome: 'threw' });
});

test('of a suspended remote nothing runs: the page is its head and the frame', async () => {
  remote = undefined;
  const { status, html, failure } = await rendered({ suspended: true });
  expect(failure).toBeUndefined();
  expect([status, html.includes('<title>Catalogue — Stezhka</title>')]).toEqual([200, true]);
  expect(html).not.toContain('noindex');
});

test('no store outlives its page', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const stores: WeakRef<object>[] = [];
  addMiddleware((store) => {
    stores.push(new WeakRef(store));
    return (next) => next;
  });
  remote = page(Fine);
  for (let n = 0; n < 100; n += 1) await rendered();
  // A weak reference holds until the end of the turn that made it.
  await new Promise(setImmediate);
  collect();
  expect(stores).toHaveLength(100);
  expect(stores.filter((one) => one.deref()).length).toBeLessThan(5);
});
