import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Component as HeaderUser } from './header-user.slot.tsx';

const PICTURE = '/files/account/65f0000000000000000000aa/400.jpeg';

test('a guest goes to the login', () => {
  show(<HeaderUser />, { replies: [[getUser, []]] });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login');
});

test('a member goes to the profile, by their picture if they have one', () => {
  const { container } = show(<HeaderUser />, {
    replies: [[getUser, { ...exampleUser, image: PICTURE }]],
  });
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/en/profile');
  expect(container.querySelector('img')?.getAttribute('src')).toBe(PICTURE);
});

test('an unknown visitor is linked to the login', () => {
  show(<HeaderUser />, { replies: [[getUser, undefined]] });
  expect(screen.getByRole('link', { name: 'Log in' })).not.toBeNull();
});
