import { getUser, getVerifyEmailForm, sendVerifyEmail } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';
import { Component as VerifyEmail } from './verify-email.page.tsx';

const at = { path: '/verify-email/k3J9', route: '/verify-email/:token' };
const DEAD = [getVerifyEmailForm, { form: null }] as const;
const MEMBER = [getUser, exampleUser] as const;

test('a press of the button confirms the address', async () => {
  const { fetch } = answerFetch(200, { data: { verified: true } });
  const { invalidated } = show(<VerifyEmail />, { ...at, replies: [MEMBER] });
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Yes, confirm' }));
  const heading = await screen.findByRole('heading', { name: /e-mail\sis\sconfirmed/ });
  expect(document.activeElement).toBe(heading);
  expect(fetch.mock.lastCall![0]).toBe('/api/form/verify-email');
  expect(invalidated).toEqual(['user', 'user-data']);
  expect(screen.getByRole('link', { name: 'Open the diary' })).not.toBeNull();
});

test('outside a session of the account the password confirms, and can be recovered', async () => {
  const { sent } = answerFetch(200, { data: { verified: true } });
  const password = { name: 'password', fullName: 'password', type: 'password', label: 'Password' } as const;
  const form = { name: 'verify-email', action: '/form/verify-email', fields: [password] };
  show(<VerifyEmail />, { ...at, replies: [[getVerifyEmailForm, { form }]] });
  const user = userEvent.setup();
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
    '/en/forgot-password',
  );
  await user.type(screen.getByLabelText(/^Password/), 'довга фраза');
  await user.click(screen.getByRole('button', { name: 'Yes, confirm' }));
  expect(await screen.findByRole('heading', { name: /e-mail\sis\sconfirmed/ })).not.toBeNull();
  expect(sent()).toMatchObject({ password: 'довга фраза' });
});

test('with a dead link a member gets another one', async () => {
  const { made } = show(<VerifyEmail />, { ...at, replies: [DEAD, MEMBER] });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send a new link' }));
  const sent = await screen.findByRole('status');
  expect(sent.textContent).toMatch('Sent.');
  expect(document.activeElement).toBe(sent);
  expect(made).toMatchObject([{ op: { name: sendVerifyEmail.name } }]);
});

test('a confirmed address says so', async () => {
  show(<VerifyEmail />, { ...at, replies: [DEAD, MEMBER, [sendVerifyEmail, { sent: false }]] });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByRole('heading', { name: /e-mail\sis\sconfirmed/ })).not.toBeNull();
});

test('a link that could not be sent can be asked for again', async () => {
  show(<VerifyEmail />, { ...at, replies: [DEAD, MEMBER, [sendVerifyEmail, failing(503)]] });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(screen.getByRole('button', { name: 'Send a new link' })).not.toBeNull();
});

test('a guest logs in first and comes back', () => {
  show(<VerifyEmail />, { ...at, replies: [DEAD] });
  expect(screen.getByRole('link', { name: 'Log in and send a new one' }).getAttribute('href')).toBe(
    `/en/login?next=${encodeURIComponent('/verify-email/k3J9')}`,
  );
});
