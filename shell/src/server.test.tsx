/** @jest-environment node */
import { jest } from '@jest/globals';
import { exampleUser } from '@stezhka/account-contract/examples';
import type { Release } from '@stezhka/shell-composition/releases';
import { type RenderRequest, render } from './server.tsx';

// The store's timers of a minute would keep the run waiting.
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
const rendered = (more: Partial<RenderRequest> = {}) =>
  render({
    url: '/en/nowhere',
    origin: 'http://stezhka.example',
    releases: { shell, remotes: {} },
    gateway: 'http://gateway.example',
    requestId: 'r1',
    demo: false,
    ...more,
  });

test('a page holds as long as the shortest-lived reply on it', async () => {
  replies('60', '30', null);
  const { maxAge } = await rendered();
  expect(maxAge).toBeGreaterThan(0);
  expect(maxAge).toBeLessThanOrEqual(30);
});

test("the gateway's finding is taken: language, path and owner are not looked up again", async () => {
  replies(null);
  const remotes = { 'mfe-shop': { ...shell, name: 'mfe-shop', paths: ['/catalog'] } };
  const asked: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    asked.push(decodeURIComponent(String(address)));
    return answer(address, init);
  };
  const page = { locale: 'ru', path: '/found' } as const;
  const { status, html } = await rendered({ url: '/en/catalog', releases: { shell, remotes }, page });
  expect([status, html.includes('<html lang="ru">')]).toEqual([404, true]);
  expect(asked.find((address) => address.includes('/data/seo'))).toContain('path=/found');
});

test('a page without such replies says nothing', async () => {
  replies(null);
  expect(await rendered()).not.toHaveProperty('maxAge');
});

test('the back office is rendered whole for staff, and kept by no cache', async () => {
  const staff = { ...exampleUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
  globalThis.fetch = async (address) =>
    Response.json({ data: String(address).includes('/data/user') ? staff : null });
  const page = await rendered({
    url: '/en/admin',
    token: `x.${Buffer.from(JSON.stringify({ sub: staff.id })).toString('base64url')}.x`,
  });
  expect(page.status).toBe(200);
  expect(page.shareable).toBe(false);
  expect(page.html).toContain('<title>Back office — Stezhka</title>');
  expect(page.html).toContain('aria-label="Back office sections"');
  expect(page.html).not.toContain('<footer');
});
