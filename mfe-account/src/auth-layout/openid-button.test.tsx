import { getOpenidProvider, OPENID_FAILURES } from '@stezhka/account-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { failing } from '@stezhka/shell/testing';
import { screen } from '@testing-library/react';
import { Component as Login } from '../login/login.page.tsx';
import { Component as Register } from '../register/register.page.tsx';
import { show } from '../testing/show.tsx';

const replies = [[getOpenidProvider, { name: 'Poshtamt' }]] as const;

test.each([
  ['/login', <Login key="login" />],
  ['/register', <Register key="register" />],
])('%s offers the other way in, to the same aim in the same language', (path, page) => {
  show(page, { path: `${path}?next=%2Fen%2Fcart`, replies });
  expect(screen.getByRole('link', { name: 'Continue with Poshtamt' }).getAttribute('href')).toBe(
    '/api/openid/start?next=%2Fen%2Fcart&locale=en',
  );
});

test.each([
  ['none is configured', null],
  ['the answer does not come', failing(503)],
])('no provider is offered when %s', (_, reply) => {
  show(<Login />, { path: '/login', replies: [[getOpenidProvider, reply]] });
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
});

test.each(OPENID_FAILURES)('%s is said above the form in each language', (failure) => {
  const texts = LOCALES.map((locale) => {
    const { unmount } = show(<Login />, { path: `/login?openid=${failure}`, locale });
    const text = screen.getByRole('alert').textContent;
    unmount();
    return text;
  });
  expect(new Set(texts).size).toBe(LOCALES.length);
});

test('a failure is shown once, and not after a reload', () => {
  const { address } = show(<Login />, { path: '/login?openid=denied&next=%2Fcart' });
  expect(screen.getByRole('alert').textContent).toMatch(/changed your mind/);
  expect(address()).toBe('/login?next=%2Fcart');
});

test('words that are no failure of ours are not shown', () => {
  show(<Login />, { path: '/login?openid=%3Cb%3Eyou%20won' });
  expect(screen.queryByRole('alert')).toBeNull();
});
