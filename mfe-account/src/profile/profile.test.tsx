import { jest } from '@jest/globals';
import { exampleUser, getUser, logout } from '@stezhka/account-contract';
import { failing, type PageOptions } from '@stezhka/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show.tsx';

const leaveFor = jest.fn();
jest.unstable_mockModule('./leave-for.ts', () => ({ leaveFor }));
const { Component: Profile } = await import('./profile.page.tsx');

const as = (user: unknown): Pick<PageOptions, 'replies'> => ({ replies: [[getUser, user]] });

test('a profile shows name and e-mail and leads to diary and cart', () => {
  show(<Profile />, as(exampleUser));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Софія Мельник');
  expect(screen.getByText(exampleUser.email)).not.toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/diary', '/en/cart']);
});

test.each([
  ['the name they chose', { displayName: 'Соня' }, 'Соня'],
  ['a surname alone', { name: '' }, 'Мельник'],
  ['the e-mail of who told no name', { name: '', lastName: '' }, exampleUser.email],
])('a member is called by %s', (_, changes, shown) => {
  show(<Profile />, as({ ...exampleUser, ...changes }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(shown);
});

test('logging out tells everybody and opens the home page as a new document', async () => {
  const { emitted, made } = show(<Profile />, as(exampleUser));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/en'));
  expect(made.map(({ op }) => op.name)).toEqual([logout.name]);
  expect(emitted).toEqual([['account:user-changed', { userId: null }]]);
});

test('a logout that fails leaves the member where they are', async () => {
  leaveFor.mockClear();
  const { emitted } = show(<Profile />, {
    replies: [
      [getUser, exampleUser],
      [logout, failing(0, 'unreachable')],
    ],
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
  expect(leaveFor).not.toHaveBeenCalled();
  expect(emitted).toEqual([]);
});
