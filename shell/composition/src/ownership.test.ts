import { bestPattern, ownerOf } from './ownership.ts';

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
  const patterns = ['/product/*', '/:slug', '/product/:slug', '/product/new'].map((pattern) => ({ pattern }));
  expect(bestPattern(patterns, '/product/new')?.pattern).toBe('/product/new');
  expect(bestPattern(patterns, '/product/old')?.pattern).toBe('/product/:slug');
  expect(bestPattern(patterns, '/product/a/b')?.pattern).toBe('/product/*');
});
