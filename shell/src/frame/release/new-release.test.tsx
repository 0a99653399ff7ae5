import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';

jest.unstable_mockModule('../../remotes/registry.ts', () => ({
  loadedRemotes: () => [['mfe-content', Promise.resolve({})]],
  remoteModule: async () => ({}),
  remoteTexts: async () => {},
}));
const { markUnsaved } = await import('../../page-state/unsaved.ts');
const { setReleases } = await import('../../remotes/releases.ts');
const { renderInShell } = await import('../../testing/in-shell.tsx');
const { Messages } = await import('../messages.tsx');
const { NewRelease } = await import('./new-release.tsx');

const HOUR_MS = 3_600_000;
const HERE = { shell: 's1', 'mfe-content': 'c1', 'mfe-shop': 'p1' };
let record: Record<string, string>;
let asked: number;

beforeEach(() => {
  jest.useFakeTimers();
  record = HERE;
  asked = 0;
  globalThis.fetch = (async () => {
    asked += 1;
    const parts = Object.entries(record).map(([name, version]) => [name, [{ metadata: { version } }]]);
    return { json: async () => ({ microFrontends: Object.fromEntries(parts) }) };
  }) as never;
});
afterEach(() => {
  jest.useRealTimers();
  saved();
});

async function stand() {
  await renderInShell(
    <>
      <Messages />
      <NewRelease />
    </>,
  );
  const release = (name: keyof typeof HERE) => ({ name, version: HERE[name] }) as never;
  setReleases({
    shell: release('shell'),
    remotes: { 'mfe-content': release('mfe-content'), 'mfe-shop': release('mfe-shop') },
  });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const offer = () => screen.queryByRole('button', { name: 'Оновити сторінку' });
let saved = () => {};
const unsaved = (is: boolean) =>
  act(async () => {
    saved();
    saved = is ? markUnsaved() : () => {};
  });
function seen(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
}

test('once an hour it is asked, and nothing is said while nothing is new', async () => {
  await stand();
  await pass(HOUR_MS - 1);
  expect(asked).toBe(0);
  await pass(1);
  expect(asked).toBe(1);
  await pass(2 * HOUR_MS);
  expect(asked).toBe(3);
  expect(offer()).toBeNull();
});

test.each([
  ['the shell', { shell: 's2' }, true],
  ['a remote that was loaded', { 'mfe-content': 'c2' }, true],
  ['a remote that nobody looked at', { 'mfe-shop': 'p2' }, false],
  ['a remote that is new to the site', { 'mfe-new': 'n1' }, false],
])('a new release of %s', async (_, changed, offered) => {
  await stand();
  record = { ...HERE, ...(changed as Record<string, string>) };
  await pass(HOUR_MS);
  expect(offer() !== null).toBe(offered);
});

test('a record that does not come, or says nothing, is silence, and the next hour asks again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await stand();
  const good = globalThis.fetch;
  globalThis.fetch = (() => Promise.reject(new TypeError('no network'))) as never;
  await pass(HOUR_MS);
  globalThis.fetch = (async () => ({ json: async () => ({}) })) as never;
  await pass(HOUR_MS);
  expect(offer()).toBeNull();
  expect(error).not.toHaveBeenCalled();
  globalThis.fetch = good;
  record = { ...HERE, shell: 's2' };
  await pass(HOUR_MS);
  expect(offer()).not.toBeNull();
});

test('a page out of sight asks nobody; back in sight after the hour it asks at once', async () => {
  await stand();
  seen('hidden');
  await pass(HOUR_MS * 3);
  expect(asked).toBe(0);
  seen('visible');
  expect(asked).toBe(1);
  seen('hidden');
  seen('visible');
  expect(asked).toBe(1);
});

test('a new release is not offered while changes are unsaved, and an open offer disappears', async () => {
  await stand();
  await unsaved(true);
  record = { ...HERE, shell: 's2' };
  await pass(HOUR_MS);
  expect(offer()).toBeNull();
  await unsaved(false);
  expect(offer()).not.toBeNull();
  await unsaved(true);
  expect(offer()).toBeNull();
});
