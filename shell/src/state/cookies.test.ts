import { readTextCookie, writeCookie } from './cookies.ts';

afterEach(() => writeCookie('referer', null));

test.each([
  ['https%3A%2F%2Fblog.example%2Fquiet', 'https://blog.example/quiet'],
  ['plain', 'plain'],
  ['', undefined],
  ['%E0%A4%A', undefined],
])('the cookie %j says %j', (value, text) => {
  writeCookie('referer', value);
  expect(readTextCookie('referer')).toBe(text);
});
