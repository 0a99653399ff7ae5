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
