import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { RemoteRoute } from '@stezhka/shell-contract';
import { screen, within } from '@testing-library/react';
import { addTexts } from '../texts/texts.ts';

const route: RemoteRoute = {
  id: 'admin-posts',
  path: '/admin/posts',
  handle: { layout: 'admin' },
  lazy: async () => ({ Component: () => <h1>Статті</h1> }),
};
jest.unstable_mockModule('../remotes/registry.ts', () => ({
  loadedRemotes: () => [],
  remoteModule: async (name: string) => {
    if (name === 'mfe-shop') throw new Error('away');
    return { routes: [route] };
  },
  remoteTexts: (_: unknown, name: string) =>
    addTexts(name, 'uk', async () => ({ 'content.admin.posts': 'Статті' })),
}));
const { answering, dead, renderInShell, sofiia } = await import('../testing/in-shell.tsx');
const { Frame } = await import('../frame/frame.tsx');
const { PageArea } = await import('../page/page-area.tsx');
const { prepare } = await import('../page/prepare.ts');
const { makeStore } = await import('../state/store.ts');
const { setReleases } = await import('../remotes/releases.ts');

const staff = { ...sofiia, roles: ['ROLE_USER', 'ROLE_ADMIN'] };
const releases = {
  remotes: {
    'mfe-content': {
      name: 'mfe-content',
      paths: ['/admin/posts'],
      admin: ['/admin/posts', '/admin/posts/:id'],
    },
    'mfe-shop': { name: 'mfe-shop', paths: ['/admin/products'], admin: ['/admin/products'] },
  },
} as unknown as ReleaseSet;
const none = { remotes: {} } as unknown as ReleaseSet;

const as = (user: unknown) => answering({ [getUser.name]: user === dead ? dead : { data: user } });
const visit = (user: unknown, pathname = '/admin', set = releases) =>
  prepare({
    store: makeStore(as(user)),
    releases: set,
    location: { pathname, search: '' },
    side: 'browser',
  });

async function show(user: unknown, pathname: string, set = releases) {
  const page = await visit(user, pathname, set);
  await renderInShell(
    <Frame page={page}>
      <PageArea page={page} />
    </Frame>,
    { path: pathname, transport: as(user) },
  );
  return page;
}

test.each(['/admin', '/admin/posts'])('a guest goes from %s to the login and back', async (path) => {
  expect(await visit([], path)).toMatchObject({
    kind: 'redirect',
    to: `/login?next=${encodeURIComponent(path)}`,
  });
});

test.each(['/admin', '/admin/posts'])('to a member %s is not there', async (path) => {
  expect((await visit(sofiia, path)).kind).toBe('not-found');
});

test('staff whose session has not passed the second step go there', async () => {
  expect(await visit({ ...sofiia, needsSecondFactor: true })).toMatchObject({
    kind: 'redirect',
    to: '/second-factor',
  });
});

test('while nobody can say who is here, nobody gets in', async () => {
  expect(await visit(dead)).toMatchObject({ kind: 'unavailable', error: { status: 503 } });
});

test.each(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])(
  '%s gets in, and the page is for no search engine',
  async (role) => {
    const page = await visit({ ...sofiia, roles: [role] });
    expect(page).toMatchObject({ kind: 'page', seo: { title: 'Керування' } });
    expect(page.seo).not.toHaveProperty('canonical');
  },
);

test('the navigation names the lists of the releases that are there', async () => {
  setReleases(releases);
  await visit(staff);
  const page = await visit(staff, '/admin/posts');
  expect(page.seo?.title).toBe('Статті');
  const { unmount } = await renderInShell(
    <Frame page={page}>
      <PageArea page={page} />
    </Frame>,
    {
      path: '/admin/posts',
      transport: as(staff),
      offer: { admin: ['/admin/posts', '/admin/posts/:id', '/admin/secret'] },
    },
  );
  const nav = within(screen.getByRole('navigation', { name: 'Розділи керування' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/posts',
  ]);
  expect(nav.getByRole('link', { name: 'Статті' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  unmount();
});

test('without any, the first page says so', async () => {
  setReleases(none);
  await show(staff, '/admin', none);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Керування');
  expect(screen.getByText('Розділів поки немає')).not.toBeNull();
});
