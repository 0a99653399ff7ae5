import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';
import { Component as ForgotPassword } from './forgot-password.page.tsx';

test('asking says where to look next, moves the focus there, and can be done again', async () => {
  const { fetch, sent } = answerFetch(200, { data: { sent: true } });
  show(<ForgotPassword />, { path: '/forgot-password' });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Пошта/ }), 'sofiia@stezhka.example');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
  expect(fetch.mock.lastCall![0]).toBe('/api/form/forgot-password');
  expect(sent()).toEqual({ email: 'sofiia@stezhka.example', _csrf_token: 'k3J9' });
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /Пошта/ });
  expect(email.value).toBe('sofiia@stezhka.example');
  expect(document.activeElement).toBe(email);
});

test('too many wishes are told above the form', async () => {
  answerFetch(429, { data: null, error: 'Too many requests in a row.', code: 'too_many_requests' });
  show(<ForgotPassword />, { path: '/forgot-password' });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Пошта/ }), 'sofiia@stezhka.example');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests in a row.');
});

test('the way back to the login has the same aim', () => {
  show(<ForgotPassword />, { path: '/forgot-password?next=%2Fcart' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login?next=%2Fcart');
});
