/** @jest-environment node */
import { jest } from '@jest/globals';
import type { Release } from '@stezhka/shell-contract';
import { render } from './server.tsx';

// What the store forgets after a minute would keep the run waiting.
beforeAll(
  () => void jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] }),
);
afterAll(() => void jest.useRealTimers());

const shell: Release = {
  name: 'shell',
  version: 'v1',
  entry: 'main.js',
  url: '/assets/shell/v1/',
  paths: [],
  slots: [],
  chunks: {},
  integrity: {},
};
const replies = (...seconds: (string | null)[]) => {
  let n = 0;
  globalThis.fetch = async () => {
    const one = seconds[n++ % seconds.length];
    return Response.json({ data: null }, { headers: one == null ? {} : { 'Cache-Seconds': one } });
  };
};
const rendered = () =>
  render({
    url: '/en/nowhere',
    origin: 'http://stezhka.example',
    releases: { shell, remotes: {} },
    gateway: 'http://gateway.example',
    requestId: 'r1',
    demo: false,
  });

test('a page holds as long as the shortest-lived reply on it', async () => {
  replies('60', '30', null);
  const { maxAge } = await rendered();
  expect(maxAge).toBeGreaterThan(0);
  expect(maxAge).toBeLessThanOrEqual(30);
});

test('a page without such replies says nothing', async () => {
  replies(null);
  expect(await rendered()).not.toHaveProperty('maxAge');
});
