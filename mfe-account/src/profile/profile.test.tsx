import { jest } from '@jest/globals';
import { exampleUser, getUser, logout } from '@stezhka/account-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';

const leaveFor = jest.fn();
jest.unstable_mockModule('./leave-for.ts', () => ({ leaveFor }));
const { Component: Profile } = await import('./profile.page.tsx');

const as = (user: unknown) => ({ replies: { [getUser.name]: user } });

test('a profile shows name and e-mail and leads to diary and cart', () => {
  renderPage(<Profile />, as(exampleUser));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Софія Мельник');
  expect(screen.getByText(exampleUser.email)).not.toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/diary', '/cart']);
});

test.each([
  ['the name they chose', { displayName: 'Соня' }, 'Соня'],
  ['a surname alone', { name: '' }, 'Мельник'],
  ['the e-mail of who told no name', { name: '', lastName: '' }, exampleUser.email],
])('a member is called by %s', (_, changes, shown) => {
  renderPage(<Profile />, as({ ...exampleUser, ...changes }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(shown);
});

test('logging out tells everybody and opens the home page as a new document', async () => {
  const changes: string[] = [];
  const { events } = renderPage(<Profile />, {
    ...as(exampleUser),
    onChange: ({ name }) => void changes.push(name),
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/en'));
  expect(changes).toEqual([logout.name]);
  expect(events).toEqual([['account:user-changed', { userId: null }]]);
});

test('a logout that fails leaves the member where they are', async () => {
  leaveFor.mockClear();
  const { events } = renderPage(<Profile />, {
    ...as(exampleUser),
    onChange: () => {
      throw new Error('no connection');
    },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
  expect(leaveFor).not.toHaveBeenCalled();
  expect(events).toEqual([]);
});
