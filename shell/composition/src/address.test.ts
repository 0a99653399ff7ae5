import { cleanPath, isFile, isReadable } from './address.ts';

test.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/', '/news'],
  ['///', '/'],
  ['/en//news/', '/en/news'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
  ['/en/..//evil.example', '/evil.example'],
  ['/%2e%2e//evil.example/%2E', '/evil.example'],
  ['/news/./../catalog', '/catalog'],
  ['/news/.', '/news'],
  ['/../../..', '/'],
  ['/EN', '/en'],
  ['/Ru/News', '/ru/News'],
  ['/ENGLISH', '/ENGLISH'],
  ['/post/щоденник', `/post/${encodeURIComponent('щоденник')}`],
  ['/a"b<c>', '/a%22b%3Cc%3E'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/a%00', '/a%00'],
  ['/%', '/%'],
])('%s is %s', (given, clean) => {
  expect(cleanPath(given)).toBe(clean);
  expect(cleanPath(clean)).toBe(clean);
});

test.each([
  ['/%', false],
  ['/%E0%A4%A', false],
  ['/a%00', false],
  // A lone surrogate and an overlong slash are no UTF-8.
  ['/%ED%A0%80', false],
  ['/%C0%AF', false],
  ['/%2f', true],
  [`/post/${encodeURIComponent('щоденник')}`, true],
])('%s can be read: %s', (path, readable) => {
  expect(isReadable(path)).toBe(readable);
});

test('a file is told by its ending, a day or a version is none', () => {
  expect(['/rss.xml', '/en/photo.JPG', '/.env.bak'].map(isFile)).toEqual([true, true, true]);
  expect(['/diary/2026-11-20', '/news/v2.0', '/news'].map(isFile)).toEqual([false, false, false]);
});
