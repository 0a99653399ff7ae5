import { exampleUser } from '@stezhka/account-contract/examples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';
import { Component as Login } from './login.page.tsx';

const fill = async (password = 'довга фраза') => {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Пошта/ }), exampleUser.email);
  await user.type(screen.getByLabelText(/^Пароль/), password);
  return user;
};
const send = () => screen.getByRole('button', { name: 'Log in' });

test('a login emits the user and redirects to next', async () => {
  const { fetch, sent } = answerFetch(200, { data: exampleUser });
  const { emitted, invalidated, refetched, address } = show(<Login />, {
    path: '/login?next=%2Fen%2Fdiary%3Ftab%3D1',
  });
  const user = await fill();
  await user.click(send());
  await waitFor(() => expect(address()).toBe('/diary?tab=1'));
  expect(fetch.mock.lastCall![0]).toBe('/api/form/login');
  expect(sent()).toEqual({ email: exampleUser.email, password: 'довга фраза', _csrf_token: 'k3J9' });
  expect(emitted).toEqual([['account:user-changed', { userId: exampleUser.id }]]);
  expect(invalidated).toEqual(['user']);
  expect(new Set(refetched)).toEqual(new Set(['GET /data/user']));
});

test('who ordered without an account is led to the order from beside the form', () => {
  show(<Login />, { path: '/login' });
  expect(screen.getByRole('link', { name: 'Find your order' }).getAttribute('href')).toBe('/en/order');
});

test.each(['//evil.example', 'https://evil.example', '/en//evil.example', '/en/..//evil.example'])(
  'after a login %s leads to the profile',
  async (next) => {
    answerFetch(200, { data: exampleUser });
    const { address } = show(<Login />, { path: `/login?next=${encodeURIComponent(next)}` });
    const user = await fill();
    await user.click(send());
    await waitFor(() => expect(address()).toBe('/profile'));
  },
);

test('a refused login shows its message above the form and keeps the values', async () => {
  answerFetch(401, { data: null, error: 'Incorrect login or password', code: 'login_refused' });
  const { emitted, address } = show(<Login />, { path: '/login' });
  const user = await fill();
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect login or password');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Пошта/ }).value).toBe(exampleUser.email);
  expect(emitted).toEqual([]);
  expect(address()).toBe('/login');
});

test('a double click sends once', async () => {
  const { fetch } = answerFetch(200, { data: exampleUser });
  const { address } = show(<Login />, { path: '/login' });
  await fill();
  fireEvent.click(send());
  fireEvent.click(send());
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a form with an empty field is not sent', async () => {
  const { fetch } = answerFetch(200, { data: exampleUser });
  show(<Login />, { path: '/login' });
  await userEvent.setup().click(send());
  expect(screen.getAllByText('Field cannot be empty')).toHaveLength(2);
  expect(fetch).not.toHaveBeenCalled();
});

test('the link to registration carries next', () => {
  show(<Login />, { path: '/login?next=%2Fcart' });
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/en/register?next=%2Fcart',
  );
});

test('on the way to a forgotten password the aim comes along', () => {
  show(<Login />, { path: '/login?next=%2Fcart' });
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
    '/en/forgot-password?next=%2Fcart',
  );
});

test('other parameters of the address are not passed on to registration', () => {
  show(<Login />, { path: '/login?from=mail&next=%2Fcart' });
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/en/register?next=%2Fcart',
  );
});
