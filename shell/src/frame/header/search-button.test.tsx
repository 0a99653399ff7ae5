import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

const load = jest.fn(async () => ({ Component: () => null }));
jest.unstable_mockModule('../../remotes/registry.ts', () => ({
  loadedRemotes: () => [],
  remoteModule: async () => ({ slots: { 'content.search': load } }),
  remoteTexts: async () => {},
}));
const { renderInShell } = await import('../../testing/in-shell.tsx');
const { SearchButton } = await import('./header-buttons.tsx');

test('whoever reaches for the search has its code under way before the press', async () => {
  await renderInShell(<SearchButton />, { offer: { slots: ['content.search'] } });
  const button = screen.getByRole('button', { name: 'Пошук' });
  expect(load).not.toHaveBeenCalled();
  fireEvent.focus(button);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('without scripts it leads to the page of the search; with them the page stays', async () => {
  await renderInShell(<SearchButton />, { offer: { slots: ['content.search'] } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Пошук' });
  expect([button.type, button.form!.getAttribute('action'), button.form!.method]).toEqual([
    'submit',
    '/search',
    'get',
  ]);
  const opened = jest.fn();
  addEventListener('shell:open-search', opened);
  // A press that nobody stops would submit.
  expect(fireEvent.click(button)).toBe(false);
  removeEventListener('shell:open-search', opened);
  expect(opened).toHaveBeenCalledTimes(1);
});
