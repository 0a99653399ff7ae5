import { matchRoute, ownerOf } from './ownership.ts';

const remotes = {
  'mfe-diary': { paths: ['/diary', '/diary/days', '/diary/:date'] },
  'mfe-shop': { paths: ['/catalog', '/catalog/*'] },
  'mfe-content': { paths: ['/', '/news/:slug', '/:slug'] },
};

test.each([
  ['/', 'mfe-content'],
  ['/catalog/a/b/c', 'mfe-shop'],
  ['/catalog', 'mfe-shop'],
  ['/diary/days', 'mfe-diary'],
  ['/diary/2026-11-20', 'mfe-diary'],
  ['/diary/settings', undefined],
  ['/news/calm', 'mfe-content'],
  ['/news/calm/more', undefined],
  ['/news/%E0%A4%A', undefined],
  ['/%00', undefined],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(remotes, path)).toBe(owner);
});

test('the most specific pattern wins, whatever the order', () => {
  const routes = ['/product/*', '/:slug', '/product/:slug', '/product/new'].map((path) => ({ path }));
  const match = (path: string) => {
    const found = matchRoute(routes, path);
    return [found?.route.path, found?.params];
  };
  expect(match('/product/new')).toEqual(['/product/new', {}]);
  expect(match('/product/old')).toEqual(['/product/:slug', { slug: 'old' }]);
  expect(match('/product/a/b')).toEqual(['/product/*', { '*': 'a/b' }]);
  expect(match('/a%2Fb')).toEqual(['/:slug', { slug: 'a/b' }]);
  expect(match('/other/a')).toEqual([undefined, undefined]);
});
