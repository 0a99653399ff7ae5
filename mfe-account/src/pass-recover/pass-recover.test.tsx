import { jest } from '@jest/globals';
import { getPassRecoverForm } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ForgotPassword } from '../forgot-password/forgot-password.page.tsx';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';
import { Component as PassRecover } from './pass-recover.page.tsx';

const PASSWORD = 'довга фраза';
const CODE = exampleOf(getPassRecoverForm).params.token;
const at = { path: `/pass-recover/${CODE}`, route: '/pass-recover/:token' };

async function send() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Новий пароль/), PASSWORD);
  await user.type(screen.getByLabelText(/^Пароль ще раз/), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
}

test('a new password is sent with the code, and its owner is logged in', async () => {
  const { fetch, sent } = answerFetch(200, { data: exampleUser });
  const { emitted, address } = show(<PassRecover />, at);
  await send();
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(fetch.mock.lastCall![0]).toBe('/api/form/pass-recover');
  expect(sent()).toEqual({ password: PASSWORD, repeat_password: PASSWORD, code: CODE, _csrf_token: 'k3J9' });
  expect(emitted).toEqual([['account:user-changed', { userId: exampleUser.id }]]);
});

describe('the page that the visitor wanted before the recovery', () => {
  const ask = async (next: string) => {
    answerFetch(200, { data: { sent: true } });
    const user = userEvent.setup();
    const { unmount } = show(<ForgotPassword />, {
      path: `/forgot-password?next=${encodeURIComponent(next)}`,
    });
    await user.type(screen.getByRole('textbox', { name: /Пошта/ }), exampleUser.email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('button', { name: 'Send it again' });
    unmount();
  };
  const recover = async () => {
    answerFetch(200, { data: exampleUser });
    const { address, unmount } = show(<PassRecover />, at);
    await send();
    await waitFor(() => expect(address()).not.toBe(at.path));
    unmount();
    return address();
  };
  afterEach(() => void jest.useRealTimers());

  test('the recovery leads, once', async () => {
    await ask('/en/cart?coupon=1');
    expect(await recover()).toBe('/cart?coupon=1');
    expect(await recover()).toBe('/profile');
  });

  test.each(['//evil.example', 'https://evil.example/cart'])('%s is nowhere', async (next) => {
    await ask(next);
    expect(await recover()).toBe('/profile');
  });

  test('is forgotten when the link is', async () => {
    await ask('/en/cart');
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
      now: Date.now() + 31 * 60_000,
    });
    expect(await recover()).toBe('/profile');
  });
});

test('staff are asked for their code, as at the login', async () => {
  const form = {
    name: 'second-factor',
    action: '/form/second-factor',
    fields: [{ name: 'code', fullName: 'code', type: 'text', label: 'Code', required: true, value: '' }],
  };
  answerFetch(200, { data: { form } });
  show(<PassRecover />, at);
  await send();
  const code = await screen.findByRole('textbox', { name: /Code/ });
  expect(document.activeElement).toBe(code);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One more step');
  expect(screen.getByText('No phone, no codes?')).toBeTruthy();
});

test('a link of the mail about a new second factor says that it switches that off', () => {
  const { reply } = exampleOf(getPassRecoverForm);
  show(<PassRecover />, { ...at, replies: [[getPassRecoverForm, { ...reply, removesSecondFactor: true }]] });
  expect(screen.getByText(/switches the second login step off/)).toBeTruthy();
});

test('a code that opens nothing leads to another one', () => {
  show(<PassRecover />, {
    ...at,
    replies: [[getPassRecoverForm, { form: null, removesSecondFactor: false }]],
  });
  expect(screen.getByRole('heading', { name: /link\sno\slonger\sworks/ })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/en/forgot-password',
  );
});

test('a code that dies while the form is open leads there too', async () => {
  answerFetch(410, { data: null, error: 'This link no longer works.', code: 'code_spent' });
  const { address } = show(<PassRecover />, at);
  await send();
  const heading = await screen.findByRole('heading', { name: /link\sno\slonger\sworks/ });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe(at.path);
});
