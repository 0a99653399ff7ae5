import { exampleUser } from '@stezhka/account-contract/examples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';
import { Component as Register } from './register.page.tsx';

const PASSWORD = 'довга фраза';
const consent = () =>
  screen.getByRole('checkbox', { name: /I agree with the Privacy Policy and Data Protection/ });
const send = () => screen.getByRole('button', { name: 'Register' });

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Пошта/ }), exampleUser.email);
  const [first, second] = screen.getAllByLabelText(/^Пароль/);
  await user.type(first!, PASSWORD);
  await user.type(second!, PASSWORD);
  return user;
}

test('registering sends every field once, logs in and leads to the profile', async () => {
  const { fetch, sent } = answerFetch(200, { data: exampleUser });
  const { emitted, address } = show(<Register />, { path: '/register' });
  const user = await fill();
  await user.click(consent());
  fireEvent.click(send());
  fireEvent.click(send());
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.lastCall![0]).toBe('/api/form/registration');
  expect(sent()).toEqual({
    email: exampleUser.email,
    password: PASSWORD,
    repeat_password: PASSWORD,
    consent: '1',
    _csrf_token: 'k3J9',
  });
  expect(emitted).toEqual([['account:user-changed', { userId: exampleUser.id }]]);
});

test('without consent nothing is sent', async () => {
  const { fetch } = answerFetch(200, { data: exampleUser });
  show(<Register />, { path: '/register' });
  const user = await fill();
  await user.click(send());
  expect(consent().getAttribute('aria-invalid')).toBe('true');
  expect(fetch).not.toHaveBeenCalled();
});

test('the server’s words stand under the field they are about', async () => {
  const fields = { email: 'This e-mail cannot be used. Try another one or log in.' };
  answerFetch(422, { data: null, error: 'Please check the marked fields.', code: 'invalid_form', fields });
  const { address } = show(<Register />, { path: '/register' });
  const user = await fill();
  await user.click(consent());
  await user.click(send());
  expect(await screen.findByText(fields.email)).not.toBeNull();
  expect(screen.getByRole('textbox', { name: /Пошта/ }).getAttribute('aria-invalid')).toBe('true');
  expect(address()).toBe('/register');
});

test('the policy opens beside the form, so that nothing typed is lost', () => {
  show(<Register />, { path: '/register' });
  const link = screen.getByRole('link', { name: 'Privacy Policy and Data Protection' });
  expect(link.getAttribute('href')).toBe('/en/politica');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('the consent has no link while no release owns the policy', () => {
  show(<Register />, { path: '/register', missing: ['/politica'] });
  expect(consent()).not.toBeNull();
  expect(screen.queryByRole('link', { name: /Privacy Policy/ })).toBeNull();
});
