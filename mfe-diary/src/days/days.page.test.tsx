import { getUser } from '@stezhka/account-contract';
import { getDays } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Component } from './days.page.tsx';
import { daysQuery } from './days.queries.ts';

const member = {
  id: '65f000000000000000000002',
  email: 'sofiia@stezhka.example',
  roles: ['ROLE_USER'],
  name: 'Софія',
  lastName: '',
  displayName: 'Софія',
  image: null,
};
const asMember = [getUser, member] as const;

// The test environment's FormData is Node's, which cannot read a form; React makes one that is never read.
beforeAll(() => void Object.assign(globalThis, { FormData: class {} }));

test('a member reads written days, each leading to its page', () => {
  show(<Component />, { replies: [asMember] });
  const entry = screen.getByRole('article');
  expect(within(entry).getByRole('link').getAttribute('href')).toBe('/en/diary/2026-11-20');
  expect(within(entry).getByText('За ранкову каву на балконі.')).toBeTruthy();
  expect(within(entry).getByText('7.25 год')).toBeTruthy();
  expect(within(entry).getByText('Добра новина')).toBeTruthy();
  expect(within(entry).getByText('Decisions: Відмовитися від другого проєкту')).toBeTruthy();
});

test('more days stand on further pages', () => {
  const reply = { ...exampleOf(getDays).reply, pagination: { page: 1, pages: 3, limit: 7, total: 15 } };
  show(<Component />, { replies: [asMember, [getDays, reply]] });
  expect(screen.getByRole('link', { name: 'Older entries' }).getAttribute('href')).toBe(
    '/en/diary/days?page=2',
  );
});

test('a newcomer is led to today', () => {
  const reply = { days: [], pagination: { page: 1, pages: 1, limit: 7, total: 0 } };
  show(<Component />, { replies: [asMember, [getDays, reply]] });
  expect(screen.getByText('Your first entry is still ahead')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write about today' }).getAttribute('href')).toBe('/en/diary');
});

test('a sphere and words narrow the list, and the address remembers them', () => {
  const { address } = show(<Component />, { replies: [asMember], path: '/diary/days?page=3' });
  fireEvent.change(screen.getByLabelText('Words of an entry'), { target: { value: ' кава ' } });
  fireEvent.change(screen.getByLabelText('Sphere'), { target: { value: 'other' } });
  expect(address()).toBe('/diary/days?sphere=other&text=%D0%BA%D0%B0%D0%B2%D0%B0');
  fireEvent.change(screen.getByLabelText('Words of an entry'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(address()).toBe('/diary/days?sphere=other');
});

test('pages of a narrowed list stay narrowed', () => {
  const reply = { ...exampleOf(getDays).reply, pagination: { page: 1, pages: 3, limit: 7, total: 15 } };
  show(<Component />, { replies: [asMember, [getDays, reply]], path: '/diary/days?text=кава' });
  expect(screen.getByRole('link', { name: 'Older entries' }).getAttribute('href')).toBe(
    `/en/diary/days?text=${encodeURIComponent('кава')}&page=2`,
  );
});

test('where nothing is found, the way back is to all entries', () => {
  const reply = { days: [], pagination: { page: 1, pages: 1, limit: 7, total: 0 } };
  show(<Component />, { replies: [asMember, [getDays, reply]], path: '/diary/days?sphere=rest' });
  expect(screen.getByText('No such entries')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all entries' }).getAttribute('href')).toBe('/en/diary/days');
});

test('a guest sees a sample and the way to log in and come back', () => {
  show(<Component />, { path: '/diary/days' });
  expect(screen.getByText(/The first frost/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/en/login?next=%2Fen%2Fdiary%2Fdays',
  );
});

test('a failed list can be retried', () => {
  const failed = failing(503, 'unavailable', { message: 'This part of the site is resting.' });
  show(<Component />, { replies: [asMember, [getDays, failed]] });
  expect(screen.getByText('This part of the site is resting.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['', { page: 1 }],
  ['page=3', { page: 3 }],
  ['page=-1', { page: 1 }],
  ['page=two', { page: 1 }],
  ['sphere=rest&text=кава', { page: 1, sphere: 'rest', text: 'кава' }],
  ['sphere=$ne&text=к', { page: 1 }],
])('the address "%s" asks for %j', (query, expected) => {
  expect(daysQuery(new URLSearchParams(query))[1]).toEqual({ query: expected });
});
