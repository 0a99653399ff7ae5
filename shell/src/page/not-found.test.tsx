import type { Locale } from '@stezhka/kit-contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/in-shell.tsx';
import { NotFound } from './not-found.tsx';

test.each<[Locale, string, string]>([
  ['uk', 'Зупинити рух', 'Нехай рухається'],
  ['ru', 'Остановить движение', 'Пусть движется'],
  ['en', 'Stop the motion', 'Let it move'],
])('the button that stops the motion of the 404 page says so in %s', async (locale, stop, goOn) => {
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  await renderInShell(<NotFound />, { locale });
  await userEvent.click(screen.getByRole('button', { name: stop }));
  await userEvent.click(screen.getByRole('button', { name: goOn }));
  expect(screen.getByRole('button', { name: stop })).not.toBeNull();
  cleanup();
});

test.each<[Locale, string, string, string]>([
  ['uk', '/nemaie/%D1%82%D1%83%D1%82', 'Ой… помилка 404', 'Такої сторінки немає: /nemaie/тут'],
  ['en', '/lost', 'Oops... error 404', 'Page not found: /en/lost'],
  ['ru', '/%E0', 'Ой… ошибка 404', 'Такой страницы нет: /ru/%E0'],
])('the 404 page in %s names the address in a sentence of its own', async (locale, path, kicker, words) => {
  await renderInShell(<NotFound />, { locale, path });
  const [first, second] = document.querySelectorAll('section p');
  expect([first!.textContent, second!.textContent]).toEqual([kicker, words]);
});
