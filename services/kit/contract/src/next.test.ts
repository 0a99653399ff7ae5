import { safeNext } from './next.ts';

test.each(['/cart', '/diary/2026-11-20', '/en/catalog?page=2#list', '/news?from=http://a.b//c'])(
  '%s is a path of this site',
  (next) => {
    expect(safeNext(next, 'uk')).toBe(next);
  },
);

test.each([
  null,
  '',
  'cart',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/en//evil.example',
  '/en/..//evil.example',
  '/en/%2e%2e/%2fevil.example',
  '/%E0%A4%A',
])('%j goes to the profile', (next) => {
  expect(safeNext(next, 'uk')).toBe('/profile');
  expect(safeNext(next, 'en')).toBe('/en/profile');
});
