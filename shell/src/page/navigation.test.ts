import { jest } from '@jest/globals';
import { splitLocale } from '@stezhka/kit-contract';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { Prepared } from './prepare.ts';

interface Asked {
  path: string;
  ready(page?: Partial<Prepared>): Promise<void>;
}
let asked: Asked[] = [];
let users = 0;
let brought: string[] = [];
jest.unstable_mockModule('./switch-locale.ts', () => ({
  switchLocale: async (_: unknown, from: string, to: string) => void brought.push(`${from} to ${to}`),
}));
jest.unstable_mockModule('./prepare.ts', () => ({
  caller: () => ({ optional: async () => void users++ }),
  prepare: ({ location }: { location: Location }) =>
    new Promise((resolve) => {
      asked.push({
        path: location.pathname + location.search,
        ready: async (page = {}) => {
          resolve(pageAt(location.pathname, page));
          for (let turns = 0; turns < 50; turns++) await Promise.resolve();
        },
      });
    }),
}));
const { Navigation } = await import('./navigation.ts');
const { makeStore } = await import('../state/store.ts');
// What is loaded for another language is there by then.
await import('./switch-locale.ts');
const { on } = await import('../events.ts');
const { writeCookie } = await import('../state/cookies.ts');

const pageAt = (pathname: string, page: object = {}) =>
  ({
    kind: 'page',
    params: {},
    ...splitLocale(pathname),
    location: { pathname, search: '' },
    ...page,
  }) as Prepared;

function stand() {
  history.replaceState(null, '', '/');
  const store = makeStore(async () => ({ data: null }));
  const navigation = new Navigation(store, {} as ReleaseSet, pageAt('/'));
  stop = navigation.start();
  return { store, navigation, path: () => navigation.get().page.path };
}
let stop = () => {};

beforeEach(() => {
  asked = [];
  users = 0;
  brought = [];
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the address changes at once, the old page stays until the new one is ready', async () => {
  const { navigation, path } = stand();
  navigation.go('/catalog');
  expect(location.pathname).toBe('/catalog');
  expect(path()).toBe('/');
  await asked[0]!.ready();
  expect(path()).toBe('/catalog');
});

test('the newest wish wins, however late an older page arrives', async () => {
  const { navigation, path } = stand();
  navigation.go('/catalog');
  navigation.go('/news');
  await asked[1]!.ready();
  await asked[0]!.ready();
  expect(path()).toBe('/news');
  expect(location.pathname).toBe('/news');
});

test('the loader shows only for a page that keeps us waiting', async () => {
  const { navigation, store } = stand();
  const visible = () => store.getState().routing.loaderVisibility;
  navigation.go('/quick');
  jest.advanceTimersByTime(199);
  await asked[0]!.ready();
  jest.advanceTimersByTime(1_000);
  expect(visible()).toBe(false);

  navigation.go('/slow');
  jest.advanceTimersByTime(200);
  expect(visible()).toBe(true);
  await asked[1]!.ready();
  expect(visible()).toBe(false);
});

test('an anchor of this page loads nothing', () => {
  const { navigation, path } = stand();
  navigation.go('/#buy');
  expect(asked).toHaveLength(0);
  expect(path()).toBe('/');
  expect(navigation.get().location.hash).toBe('#buy');
});

test('a page that leads elsewhere does so without a step in the history', async () => {
  const { navigation, path } = stand();
  const before = history.length;
  navigation.go('/diary');
  await asked[0]!.ready({ kind: 'redirect', to: '/login?next=%2Fdiary', status: 302 } as Partial<Prepared>);
  expect(asked[1]?.path).toBe('/login?next=%2Fdiary');
  await asked[1]!.ready();
  expect(path()).toBe('/login');
  expect(history.length).toBe(before + 1);
});

test('a page that leads elsewhere takes the anchor along', async () => {
  const { navigation } = stand();
  navigation.go('/cabinet#privacy');
  await asked[0]!.ready({ kind: 'redirect', to: '/login?next=%2Fcabinet', status: 302 } as Partial<Prepared>);
  await asked[1]!.ready();
  expect(navigation.get().location).toMatchObject({ search: '?next=%2Fcabinet', hash: '#privacy' });
});

test('flags are told before the page appears, and overlays hear of it after', async () => {
  const { navigation, store } = stand();
  const seen: string[] = [];
  const off = on('shell:page-changed', ({ name, path }) => seen.push(`${name} ${path}`));
  const dispatch = jest.spyOn(store, 'dispatch');
  navigation.subscribe(() => seen.push('shown'));
  navigation.go('/offer');
  const route = { id: 'offer', path: '/offer', handle: { flags: ['reset-breadcrumbs'] } };
  await asked[0]!.ready({ route } as never);
  off();
  expect(dispatch).toHaveBeenCalledWith({
    type: 'shell/routeEntered',
    payload: { name: 'offer___ua', flags: ['reset-breadcrumbs'], first: false },
  });
  expect(seen).toEqual(['shown', 'offer___ua /offer']);
});

test('going back finds the page where it was left', async () => {
  const { navigation } = stand();
  Object.defineProperty(globalThis, 'scrollY', { value: 640, configurable: true });
  navigation.go('/catalog');
  await asked[0]!.ready();
  Object.defineProperty(globalThis, 'scrollY', { value: 0, configurable: true });
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  jest.useRealTimers();
  history.back();
  await popped;
  await asked[1]!.ready();
  expect(navigation.get()).toMatchObject({ action: 'POP', scroll: 640 });
});

const entered = (dispatch: { mock: { calls: unknown[][] } }) =>
  dispatch.mock.calls
    .map(([action]) => action as { type: string; payload: { name: string } })
    .filter(({ type }) => type === 'shell/routeEntered')
    .map(({ payload }) => payload.name);

test('a route is entered with another path or language, not with another query or another try', async () => {
  const { navigation, store } = stand();
  const dispatch = jest.spyOn(store, 'dispatch');
  const route = { id: 'news', path: '/news' };
  navigation.go('/news');
  await asked[0]!.ready({ route } as never);
  navigation.go('/news?page=2');
  await asked[1]!.ready({ route } as never);
  void navigation.refresh();
  await asked[2]!.ready({ route } as never);
  navigation.go('/en/news?page=2');
  await asked[3]!.ready({ route } as never);
  navigation.go('/nowhere');
  await asked[4]!.ready({ kind: 'not-found' } as never);
  expect(entered(dispatch)).toEqual(['news___ua', 'news___en', 'not-found___ua']);
});

test('the page’s language stands in the request meta, and the screen waits for its other parts', async () => {
  const { navigation, store } = stand();
  navigation.go('/catalog');
  await asked[0]!.ready();
  expect(brought).toEqual([]);
  navigation.go('/en/catalog');
  await asked[1]!.ready();
  expect(brought).toEqual(['uk to en']);
  expect(store.getState().meta.locale).toBe('en');
});

test('on each move a user who is not loaded yet is loaded, a guest is not', async () => {
  const { navigation } = stand();
  navigation.go('/catalog');
  await asked[0]!.ready();
  expect(users).toBe(0);
  writeCookie('visitor', '1');
  navigation.go('/news');
  await asked[1]!.ready();
  writeCookie('visitor', null);
  expect(users).toBe(1);
});

test.each([
  ['/news/', '/news'],
  ['/EN/news', '/en/news'],
  ['/news/../catalog', '/catalog'],
])('%s gets the address %s', async (href, pathname) => {
  stand().navigation.go(href);
  expect(location.pathname).toBe(pathname);
  expect(asked[0]!.path).toBe(pathname);
});

test.each([
  ['/en/news?page=2', 'news', 'keep'],
  ['/en/diary', 'diary', undefined],
  ['/en/catalog', 'catalog', undefined],
])('%s keeps the place of the page in the other language: %s', async (href, id, scroll) => {
  const { navigation } = stand();
  const route = { id, path: `/${id}` };
  navigation.go(id === 'catalog' ? '/news' : `/${id}`);
  await asked[0]!.ready({ route } as never);
  navigation.go(href);
  await asked[1]!.ready({ route } as never);
  expect(navigation.get().scroll).toBe(scroll);
});
