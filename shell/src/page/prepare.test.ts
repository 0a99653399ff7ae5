import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import { getSeo } from '@stezhka/kit-contract';
import type { PageData } from '@stezhka/shell-composition/document';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { RemoteRoute, RouteFlag } from '@stezhka/shell-contract';
import type { CallResult } from '../api/transport.ts';

const Component = () => null;
let route: RemoteRoute;
let asked: unknown[][] = [];
jest.unstable_mockModule('../remotes/registry.ts', () => ({
  remoteModule: async () => ({ routes: [route] }),
  remoteTexts: async ({ messages }: Partial<RemoteRoute>, name: string, locale: string) => {
    asked.push([name, locale, messages]);
  },
}));
const { documentPage, prepare } = await import('./prepare.ts');
const { makeStore } = await import('../state/store.ts');

const releases = {
  remotes: {
    'mfe-shop': { paths: ['/catalog'], redirects: [{ from: '/shop', to: '/catalog' }] },
    'mfe-content': { paths: [], redirects: [{ from: '/call', to: 'https://calls.example/room' }] },
  },
} as unknown as ReleaseSet;
const away: CallResult = { error: { status: 503, code: 'unavailable', message: '' } };

function open(
  own: Partial<RemoteRoute> = {},
  user: CallResult = { data: [] },
  side: 'server' | 'browser' = 'browser',
) {
  route = { id: 'catalog', path: '/catalog', lazy: async () => ({ Component }), ...own };
  const store = makeStore(async (op) => {
    if (op.name === getUser.name) return user;
    return op.name === getSeo.name ? { data: { status: 200, title: 'Крамниця' } } : away;
  });
  return prepare({ store, releases, location: { pathname: '/catalog', search: '' }, side });
}

test('files of a page that did not come are asked for again', async () => {
  const lazy = jest
    .fn<RemoteRoute['lazy']>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue({ Component });
  expect(await open({ lazy })).toMatchObject({ kind: 'page', Component });
  expect(lazy).toHaveBeenCalledTimes(2);
});

test('a page has its route’s own texts, in its language, before it appears', async () => {
  const own = async () => ({ default: { 'shop.own': [] } });
  const messages = { chunk: 'own', uk: own, ru: own, en: own };
  expect(await open({ messages })).toMatchObject({ kind: 'page', Component });
  expect(asked).toContainEqual(['catalog', 'uk', messages]);
  asked = [];
  await open();
  expect(asked.map(([name]) => name)).not.toContain('catalog');
});

test('a page whose service is away is unavailable', async () => {
  const load: RemoteRoute['load'] = ({ call }) => call(getUser);
  expect(await open({ load }, away)).toMatchObject({ kind: 'unavailable', error: { status: 503 } });
});

test('an area whose service is away leaves the page to the browser, and is a failure of the document', async () => {
  const load: RemoteRoute['load'] = ({ call }) => call.area(getUser);
  const unreachable: CallResult = { error: { status: 0, code: 'unreachable', message: '' } };
  expect(await open({ load }, away)).toMatchObject({ kind: 'page', Component });
  expect(await open({ load }, unreachable)).toMatchObject({ kind: 'page', Component });
  expect(await open({ load }, away, 'server')).toMatchObject({ kind: 'unavailable', error: { status: 503 } });
});

test('an area that is not there is a page that is not there', async () => {
  const load: RemoteRoute['load'] = ({ call }) => call.area(getUser);
  const missing: CallResult = { error: { status: 404, code: 'not_found', message: '' } };
  expect(await open({ load }, missing)).toMatchObject({ kind: 'not-found' });
});

test('while nobody can say who is here, the page’s own calls decide', async () => {
  const handle = { flags: ['auth'] as RouteFlag[] };
  expect(await open({ handle }, away)).toMatchObject({ kind: 'page' });
  const load = () => Promise.reject({ status: 401, code: 'login_required', message: '' });
  expect(await open({ handle, load }, away)).toMatchObject({ kind: 'redirect', status: 302 });
});

const refusing = () => Promise.reject({ status: 401, code: 'login_required', message: '' });

test('a session that ended elsewhere leads to the login, which stays', async () => {
  const users: CallResult[] = [{ data: { id: 'u1', roles: [] } }, { data: [] }];
  const store = makeStore(async (op) => (op.name === getUser.name ? users.shift()! : away));
  const go = (own: Partial<RemoteRoute>) => {
    route = { id: 'catalog', path: '/catalog', lazy: async () => ({ Component }), ...own };
    return prepare({ store, releases, location: { pathname: '/catalog', search: '' }, side: 'browser' });
  };
  const ended = await go({ handle: { flags: ['auth'] }, load: refusing });
  expect(ended).toMatchObject({ kind: 'redirect', to: '/login?next=%2Fcatalog' });
  expect(await go({ handle: { flags: ['login'] } })).toMatchObject({ kind: 'page' });
  expect(users).toEqual([]);
});

test('a call refused to a member who is still there is an error, never a way to the login', async () => {
  const member = { data: { id: 'u1', roles: [] } };
  const page = await open({ handle: { flags: ['auth'] }, load: refusing }, member);
  expect(page).toMatchObject({ kind: 'unavailable', error: { status: 401 } });
});

test.each([
  ['/en/shop', '?page=2', '/en/catalog?page=2'],
  ['/call', '?page=2', 'https://calls.example/room'],
])('%s%s leads to %s, and nothing is asked for it', async (pathname, search, to) => {
  const calls = jest.fn<() => Promise<CallResult>>();
  const location = { pathname, search };
  const page = await prepare({ store: makeStore(calls), releases, location, side: 'browser' });
  expect(page).toMatchObject({ kind: 'redirect', to, status: 301 });
  expect(calls).not.toHaveBeenCalled();
});

describe('the page that a document brings', () => {
  const stand = (data: Partial<PageData>) => {
    const transport = jest.fn(async (): Promise<CallResult> => ({ data: null }));
    const location = { pathname: '/en/post/gone', search: '?page=2' };
    const whole = { locale: 'en', demo: false, releases: { remotes: {} }, ...data } as PageData;
    return { transport, page: documentPage(whole, makeStore(transport), location) };
  };

  test('a page that was not found is told by the document, and nothing is asked again', async () => {
    const seo = { status: 410, title: 'Gone' } as PageData['seo'];
    const { page, transport } = stand({ outcome: 'not-found', ...(seo && { seo }) });
    expect(await page).toMatchObject({ kind: 'not-found', locale: 'en', path: '/post/gone', seo });
    expect(transport).not.toHaveBeenCalled();
  });

  test('an unavailable page keeps what was said of it', async () => {
    const error = { status: 500, code: 'internal', message: 'Oh', requestId: '7f3a' };
    const { page, transport } = stand({ outcome: 'unavailable', error });
    expect(await page).toMatchObject({ kind: 'unavailable', error, View: expect.any(Function) });
    expect(transport).not.toHaveBeenCalled();
  });

  test('an area the server could not fill waits for the browser', async () => {
    expect(await stand({ outcome: 'none' }).page).toMatchObject({ kind: 'none', path: '/post/gone' });
  });
});
