import { canonicalRead, pageKey, readKey } from './cache-key.ts';

test('the same question in another order or encoding has one key, another question has its own', () => {
  const at = (path: string, search: string, locale = 'uk' as 'uk' | 'en') =>
    readKey({ found: { service: 'shop', path }, search, locale });
  expect(at('/data/catalog', '?b=2&a=1')).toBe(at('/data/catalog', '?a=1&b=2'));
  expect(at('/data/%D1%97', '')).toBe(at('/data/ї', ''));
  expect(at('/data/catalog', '?')).toBe(at('/data/catalog', ''));
  const others = [
    at('/data/catalog', ''),
    at('/data/catalog', '?a'),
    at('/data/catalog', '?a=1'),
    at('/data/a%2Fb', ''),
    at('/data/a/b', ''),
    at('/data/catalog', '', 'en'),
  ];
  expect(new Set(others).size).toBe(others.length);
  expect(() => canonicalRead('/data/%', '')).toThrow('bad_request');
});

test('a page is kept up to a thousand characters of its path and as many of its query', () => {
  const key = (path: number, query: number) =>
    pageKey('https://stezhka.example', 'p'.repeat(path), 'q'.repeat(query), '1');
  expect(key(1000, 1000)).toContain('pppp');
  expect(key(1001, 0)).toBeUndefined();
  expect(key(0, 1001)).toBeUndefined();
});
