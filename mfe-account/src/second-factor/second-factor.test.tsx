import { jest } from '@jest/globals';
import {
  beginEnrolment,
  getSecondFactor,
  getUser,
  getUserData,
  renewRecoveryCodes,
} from '@stezhka/account-contract';
import { exampleUser, exampleUserData } from '@stezhka/account-contract/examples';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as Login } from '../login/login.page.tsx';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';
import { Component as SecondFactor } from './second-factor.page.tsx';

const standing = (more: object = {}) =>
  [getSecondFactor, { ...exampleOf(getSecondFactor).reply, required: true, ...more }] as const;
const recoveryCodes = ['k3j9-m2xq-7wpd', '8hfr-tz5n-c4va'];

test('an app is set up by picture or key, and its first code brings the recovery codes', async () => {
  const user = userEvent.setup();
  const { sent } = answerFetch(200, { data: { recoveryCodes } });
  const { invalidated } = show(<SecondFactor />, {
    path: '/second-factor?next=%2Fen%2Fadmin',
    replies: [standing()],
  });
  await user.click(screen.getByRole('button', { name: 'Set up the app' }));
  const qr = await screen.findByRole<HTMLImageElement>('img', { name: 'QR code for the app' });
  expect(qr.src).toMatch(/^data:image\/svg\+xml/);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.type(screen.getByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
  expect(sent()).toMatchObject({ code: '123456' });
  expect(invalidated).toEqual(['user', 'user-sessions']);
  expect(screen.getByRole('link', { name: 'Saved, go on' }).getAttribute('href')).toBe('/en/admin');
});

test('a second press leads to the code and to new recovery codes', async () => {
  const user = userEvent.setup();
  let stands = standing()[1];
  const { invalidated, address } = show(<SecondFactor />, {
    path: '/second-factor?next=%2Fen%2Fadmin',
    replies: [
      [getSecondFactor, () => stands],
      [renewRecoveryCodes, { recoveryCodes }],
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Set up the app' }));
  answerFetch(409, { data: null, error: 'Changed meanwhile', code: 'conflict' });
  await user.type(await screen.findByRole('textbox'), '123456');
  stands = standing({ enrolled: true, recoveryCodesLeft: 10 })[1];
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
  expect(invalidated).toEqual(['user']);
  answerFetch(200, { data: exampleUser });
  await user.type(screen.getByRole('textbox'), '654321');
  stands = standing({ enrolled: true, passed: true, recoveryCodesLeft: 10 })[1];
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(invalidated).toEqual(['user', 'user']));
  expect(address()).toMatch('/second-factor');
});

test('a setup that has expired begins anew and says why', async () => {
  const user = userEvent.setup();
  show(<SecondFactor />, { path: '/second-factor', replies: [standing()] });
  await user.click(screen.getByRole('button', { name: 'Set up the app' }));
  answerFetch(410, { data: null, error: 'Please begin anew.', code: 'enrolment_expired' });
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please begin anew.');
  await user.click(screen.getByRole('button', { name: 'Set up the app' }));
  expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who has neither phone nor codes reads where to turn', () => {
  show(<SecondFactor />, { path: '/second-factor', replies: [standing({ enrolled: true })] });
  expect(screen.getByText('No phone, no codes?')).toBeTruthy();
});

test('setup in another tab leads to the code', async () => {
  const { invalidated } = show(<SecondFactor />, {
    path: '/second-factor',
    replies: [standing(), [beginEnrolment, failing(409, 'conflict')]],
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Set up the app' }));
  await waitFor(() => expect(invalidated).toEqual(['user']));
});

test('a session without rights is raised by a code', async () => {
  const user = userEvent.setup();
  answerFetch(200, { data: exampleUser });
  const { address } = show(<SecondFactor />, {
    path: '/second-factor?next=%2Fen%2Fadmin',
    replies: [standing({ enrolled: true })],
  });
  await user.type(screen.getByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(address()).toBe('/admin'));
});

test('a passed step shows the recovery codes left and renews them', async () => {
  const user = userEvent.setup();
  show(<SecondFactor />, {
    path: '/second-factor',
    replies: [
      standing({ enrolled: true, passed: true, recoveryCodesLeft: 1 }),
      [renewRecoveryCodes, { recoveryCodes }],
    ],
  });
  expect(screen.getByText('1 recovery code is left.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /New recovery codes/ }));
  expect(await screen.findByText(recoveryCodes[1]!)).toBeTruthy();
});

test('a step passed long ago is asked for again before the codes are renewed', async () => {
  const user = userEvent.setup();
  const passed = standing({ enrolled: true, passed: true, recoveryCodesLeft: 1 });
  const { invalidated } = show(<SecondFactor />, {
    path: '/second-factor',
    replies: [passed, [renewRecoveryCodes, failing(403, 'second_factor_required')]],
  });
  await user.click(screen.getByRole('button', { name: /New recovery codes/ }));
  answerFetch(200, { data: exampleUser });
  await user.type(await screen.findByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('button', { name: /New recovery codes/ })).toBeTruthy();
  expect(invalidated).toEqual(['user']);
});

test('a page whose call asks for the step again gets its visitor back after the code', async () => {
  const user = userEvent.setup();
  answerFetch(200, { data: exampleUser });
  const { address } = show(<SecondFactor />, {
    path: '/second-factor?again&next=%2Fen%2Fadmin%2Forders',
    replies: [standing({ enrolled: true, passed: true })],
  });
  await user.type(screen.getByRole('textbox'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(address()).toBe('/admin/orders'));
});

describe('a member', () => {
  const open = (more: NonNullable<Parameters<typeof show>[1]>['replies'] = []) =>
    show(<SecondFactor />, {
      path: '/second-factor?next=%2Fcabinet%23sessions',
      replies: [...more, standing({ required: false }), [getUserData, { userData: exampleUserData }]],
    });
  const begin = async (user = userEvent.setup()) => {
    await user.type(screen.getByLabelText(/Your password/), 'довга фраза');
    await user.click(screen.getByRole('button', { name: 'Set up the app' }));
    return user;
  };

  test('begins with the password', async () => {
    const { made } = open();
    await begin();
    expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeTruthy();
    expect(made.find(({ op }) => op.name === beginEnrolment.name)!.args).toEqual({
      body: { password: 'довга фраза' },
    });
  });

  test('hears at the field that the password is wrong', async () => {
    open([
      [
        beginEnrolment,
        failing(422, 'invalid_form', { fields: { password: 'This is not your current password' } }),
      ],
    ]);
    await begin();
    expect(await screen.findByText('This is not your current password')).toBeTruthy();
    expect(screen.getByLabelText(/Your password/).getAttribute('aria-invalid')).toBe('true');
  });

  test('of a provider sets a password first', async () => {
    open([
      [getUser, exampleUser],
      [getUserData, { userData: { ...exampleUserData, hasPassword: false } }],
    ]);
    expect(screen.queryByRole('button', { name: 'Set up the app' })).toBeNull();
    expect(screen.getByText(/comes after a password/)).toBeTruthy();
  });

  test('copies the recovery codes or takes them as a file, and goes back to the cabinet', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await begin(user);
    answerFetch(200, { data: { recoveryCodes } });
    await user.type(await screen.findByRole('textbox'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download as a file' });
    expect(decodeURIComponent(file.href)).toContain(recoveryCodes.join('\n'));
    expect(file.download).toMatch(/\.txt$/);
    const on = screen.getByRole('link', { name: 'Saved, go on' });
    expect(on.getAttribute('href')).toBe('/en/cabinet#sessions');
  });
});

test('a login by the provider shows the step at once, and can be begun anew', async () => {
  const user = userEvent.setup();
  const { address } = show(<Login />, { path: '/login?step=code&next=%2Fen%2Fdiary' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One more step');
  await user.click(screen.getByRole('button', { name: 'Back to e-mail and password' }));
  await waitFor(() => expect(address()).toBe('/login?next=%2Fen%2Fdiary'));
  expect(screen.getByRole('textbox', { name: /Пошта/ })).toBeTruthy();
});

test('the code after a login by the provider leads on', async () => {
  const user = userEvent.setup();
  const { fetch, sent } = answerFetch(200, { data: exampleUser });
  const { address } = show(<Login />, { path: '/login?step=code&next=%2Fen%2Fdiary' });
  await user.type(screen.getByRole('textbox', { name: /Код/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(address()).toBe('/diary'));
  expect(fetch.mock.lastCall![0]).toBe('/api/form/second-factor');
  expect(sent()).toMatchObject({ code: '123456' });
});

test.each(LOCALES)('has its words in %s', (locale) => {
  const { unmount } = show(<SecondFactor />, { path: '/second-factor', locale, replies: [standing()] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toMatch(/account\./);
  unmount();
});

describe('the login of staff', () => {
  const logIn = async (data: object) => {
    const user = userEvent.setup();
    const { sent } = answerFetch(200, { data });
    const shown = show(<Login />, { path: '/login?next=%2Fen%2Fadmin' });
    await user.type(screen.getByRole('textbox', { name: /Пошта/ }), exampleUser.email);
    await user.type(screen.getByLabelText(/^Пароль/), 'довга фраза');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    return { ...shown, user, sent };
  };
  const form = {
    name: 'second-factor',
    action: '/form/second-factor',
    fields: [
      { name: 'ticket', fullName: 'ticket', type: 'hidden', value: 't1' },
      { name: 'code', fullName: 'code', type: 'text', label: 'Code', required: true, value: '' },
    ],
  };

  test('asks for the code in place of the password, and only then lets in', async () => {
    const { address, user, emitted } = await logIn({ form });
    const code = await screen.findByRole('textbox', { name: /Code/ });
    expect(emitted).toEqual([]);
    const { fetch, sent } = answerFetch(200, { data: exampleUser });
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(fetch.mock.lastCall![0]).toBe('/api/form/second-factor');
    expect(sent()).toMatchObject({ ticket: 't1', code: '123456' });
  });

  test('explains itself, focuses the code and hides other ways to log in', async () => {
    await logIn({ form });
    const code = await screen.findByRole('textbox', { name: /Code/ });
    expect(document.activeElement).toBe(code);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One more step');
    expect(screen.getByText(/Type the code from your app/)).toBeTruthy();
    expect(screen.getByRole('form', { name: 'One more step' })).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('can be begun anew', async () => {
    const { user, address } = await logIn({ form });
    await screen.findByRole('textbox', { name: /Code/ });
    await user.click(screen.getByRole('button', { name: 'Back to e-mail and password' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
    const email = screen.getByRole('textbox', { name: /Пошта/ });
    expect(document.activeElement).toBe(email);
    const { fetch } = answerFetch(200, { data: exampleUser });
    await user.type(email, exampleUser.email);
    await user.type(screen.getByLabelText(/^Пароль/), 'довга фраза');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(fetch.mock.lastCall![0]).toBe('/api/form/login');
  });

  test('leads staff without an app to the setup', async () => {
    const { address } = await logIn({ ...exampleUser, needsSecondFactor: true });
    await waitFor(() => expect(address()).toBe('/second-factor?next=%2Fen%2Fadmin'));
  });
});
