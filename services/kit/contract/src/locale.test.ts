import { localePath, splitLocale } from './locale.ts';

test.each([
  ['/', 'uk', '/'],
  ['', 'uk', '/'],
  ['/news', 'uk', '/news'],
  ['/ru', 'ru', '/'],
  ['/ru/', 'ru', '/'],
  ['/en', 'en', '/'],
  ['/en/news', 'en', '/news'],
  ['/ru/en/news', 'ru', '/en/news'],
])('the path %j is read as %s %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test.each([
  '/russia',
  '/rus/news',
  '/english',
  '/en-gb/news',
  '/ru.html',
  '/uk/news',
  '/news/ru',
  '/RU/news',
])('the path %s begins with no locale', (path) => {
  expect(splitLocale(path)).toEqual({ locale: 'uk', path });
});

test.each([
  ['/', 'uk', '/'],
  ['/', 'ru', '/ru'],
  ['/news', 'uk', '/news'],
  ['/news', 'en', '/en/news'],
] as const)('the path %s in %s is %s, and is read back', (path, locale, whole) => {
  expect(localePath(path, locale)).toBe(whole);
  expect(splitLocale(whole)).toEqual({ locale, path });
});
