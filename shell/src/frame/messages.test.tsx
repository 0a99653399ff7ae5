import { getUser } from '@stezhka/account-contract';
import { getContacts } from '@stezhka/content-contract';
import { act, screen } from '@testing-library/react';
import { caller } from '../page/prepare.ts';
import { answering, dead, renderInShell } from '../testing/in-shell.tsx';
import { Messages } from './messages.tsx';

const refused = { error: { status: 401, code: 'login_required', message: 'Увійдіть, будь ласка.' } };

test('a failed call becomes the global message and is shown', async () => {
  const transport = answering({ [getContacts.name]: dead });
  const { store } = await renderInShell(<Messages />, { transport });
  const call = caller({ store, side: 'browser' }, 'uk');
  await act(() => call(getContacts).catch(() => {}));
  expect(store.getState().error.message).toBe('Сервіс відпочиває.');
  expect((await screen.findByRole('status')).textContent).toContain('Сервіс відпочиває.');
});

test('a call that reached nobody is told in words of our own', async () => {
  const transport = answering({
    [getContacts.name]: { error: { status: 0, code: 'unreachable', message: '' } },
  });
  const { store } = await renderInShell(<Messages />, { transport });
  await act(() => caller({ store, side: 'browser' }, 'uk')(getContacts).catch(() => {}));
  expect(await screen.findByText(/Немає зв’язку/)).not.toBeNull();
});

test('that a guest is a guest is no error of an optional call', async () => {
  const { store } = await renderInShell(<Messages />, { transport: answering({ [getUser.name]: refused }) });
  const call = caller({ store, side: 'browser' }, 'uk');
  await act(() => call.optional(getUser));
  expect(store.getState().error.count).toBe(0);
  await act(() => call(getUser).catch(() => {}));
  expect(store.getState().error.code).toBe('login_required');
});
