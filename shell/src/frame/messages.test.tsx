import { getUser } from '@stezhka/account-contract';
import { getContacts } from '@stezhka/content-contract';
import { getSeo } from '@stezhka/kit-contract';
import { act, screen } from '@testing-library/react';
import { endpointOf } from '../api/api.ts';
import type { Transport } from '../api/transport.ts';
import { caller } from '../page/prepare.ts';
import { pageLocaleChanged } from '../state/meta.slice.ts';
import type { Store } from '../state/store.ts';
import { selectUser } from '../state/user.ts';
import { answering, dead, renderInShell } from '../testing/in-shell.tsx';
import { Messages } from './messages.tsx';

/** As a page on screen reads. */
const read = (store: Store) =>
  store.dispatch(endpointOf(getContacts).initiate({ locale: 'uk' })) as Promise<unknown>;

const refused = { error: { status: 401, code: 'login_required', message: 'Увійдіть, будь ласка.' } };

test('a failed call becomes the global message and is shown', async () => {
  const transport = answering({ [getContacts.name]: dead });
  const { store } = await renderInShell(<Messages />, { transport });
  await act(() => read(store));
  expect(store.getState().error.message).toBe('Сервіс відпочиває.');
  expect((await screen.findByRole('status')).textContent).toContain('Сервіс відпочиває.');
});

test('a call that reached nobody is told in words of our own', async () => {
  const transport = answering({
    [getContacts.name]: { error: { status: 0, code: 'unreachable', message: '' } },
  });
  const { store } = await renderInShell(<Messages />, { transport });
  await act(() => read(store));
  expect(await screen.findByText(/Немає зв’язку/)).not.toBeNull();
});

test.each([
  ['uk', /Зараз ми не відповідаємо/],
  ['ru', /Сейчас мы не отвечаем/],
  ['en', /We’re not answering just now/],
] as const)('in %s an answer without words is not blamed on the connection', async (locale, words) => {
  const transport = answering({
    [getContacts.name]: { error: { status: 503, code: 'internal', message: '' } },
  });
  const { store } = await renderInShell(<Messages />, { locale, transport });
  await act(() => read(store));
  expect(await screen.findByText(words)).not.toBeNull();
});

test('a guest’s 401 is no error of an optional call', async () => {
  const { store } = await renderInShell(<Messages />, { transport: answering({ [getUser.name]: refused }) });
  const call = caller({ store, side: 'browser' }, 'uk');
  await act(() => call.optional(getUser));
  expect(store.getState().error.count).toBe(0);
});

test('a page that is only prepared says nothing: its failure is the page, or waits for the click', async () => {
  const transport = answering({ [getContacts.name]: dead });
  const { store } = await renderInShell(<Messages />, { transport });
  await act(() =>
    caller({ store, side: 'browser' }, 'uk')(getContacts).catch((error) => expect(error.status).toBe(503)),
  );
  expect(store.getState().error).toMatchObject({ count: 1, quiet: true });
  expect(screen.queryByRole('status')).toBeNull();
});

test('calls refused because the session ended elsewhere are told of once, and nobody is logged in', async () => {
  const users = [{ data: { id: 'u1', roles: [] } }, { data: [] }];
  const transport: Transport = async (op) => (op.name === getUser.name ? users.shift()! : refused);
  const { store } = await renderInShell(<Messages />, { transport, locale: 'en' });
  await act(() => caller({ store, side: 'browser' }, 'en').optional(getUser));
  store.dispatch(pageLocaleChanged('en'));
  const call = caller({ store, side: 'browser' }, 'en');
  await act(() => Promise.all([call.optional(getContacts), call.optional(getSeo, { query: { path: '/' } })]));
  expect(await screen.findByText('Your session has ended. Please log in again.')).not.toBeNull();
  expect(store.getState().error.count).toBe(1);
  expect(selectUser(store.getState(), 'en')).toBeNull();
  expect(users).toEqual([]);
});
