import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCookie, writeCookie } from '../state/cookies.ts';
import { renderInShell } from '../testing/in-shell.tsx';
import { LanguageMenu } from './language-menu.tsx';

const stand = () => renderInShell(<LanguageMenu />, { locale: 'en', path: '/news?page=2' });
const button = () => screen.getByRole('button', { name: 'Language: English, ENG' });

// The site's navigation takes the click from here; jsdom follows no links.
const take = (event: Event) => event.preventDefault();
beforeEach(() => {
  addEventListener('click', take);
  writeCookie('lang', null);
});
afterEach(() => removeEventListener('click', take));

test('the list opens on demand; the current language is shown disabled', async () => {
  await stand();
  expect(screen.queryAllByRole('link')).toHaveLength(0);
  await userEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('English').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/news?page=2',
    '/ru/news?page=2',
  ]);
});

test('a choice is remembered under its cookie name before the page opens', async () => {
  await stand();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Українська' }));
  expect(readCookie('lang')).toBe('ua');
});

test('a language keeps the place on the page', async () => {
  await renderInShell(<LanguageMenu />, { locale: 'en', path: '/post/quiet?x=1#part-2' });
  await userEvent.click(button());
  expect(screen.getByRole('link', { name: 'Русский' }).getAttribute('href')).toBe(
    '/ru/post/quiet?x=1#part-2',
  );
});

test('Esc closes the list and gives the focus back; so does leaving it', async () => {
  await stand();
  await userEvent.click(button());
  screen.getByRole('link', { name: 'Русский' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryAllByRole('link')).toHaveLength(0);
  expect(document.activeElement).toBe(button());
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(screen.queryAllByRole('link')).toHaveLength(0);
});
