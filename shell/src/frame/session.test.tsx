import { getUser } from '@stezhka/account-contract';
import { act, waitFor } from '@testing-library/react';
import type { CallResult } from '../api/transport.ts';
import { emit } from '../events.ts';
import { writeCookie } from '../state/cookies.ts';
import { selectUser } from '../state/user.ts';
import { renderInShell, sofiia } from '../testing/in-shell.tsx';
import { Session } from './frame.tsx';

afterEach(() => writeCookie('visitor', null));

async function stand(answer: () => CallResult) {
  const asked: string[] = [];
  const shown = await renderInShell(<Session />, {
    transport: async (op) => {
      asked.push(op.name);
      return answer();
    },
  });
  return { asked, user: () => selectUser(shown.store.getState(), 'uk'), ...shown };
}

test('the user is not fetched without a session', async () => {
  const { asked, user } = await stand(() => ({ data: sofiia }));
  expect(asked).toEqual([]);
  expect(user()).toBeNull();
});

test('a visitor with a session is known after the page came alive, and anew after logout', async () => {
  writeCookie('visitor', '1');
  let answer: CallResult = { data: sofiia };
  const { asked, user } = await stand(() => answer);
  await waitFor(() => expect(user()?.displayName).toBe('Софія Мельник'));
  answer = { data: [] };
  act(() => emit('account:user-changed', { userId: null }));
  await waitFor(() => expect(user()).toBeNull());
  expect(asked).toEqual([getUser.name, getUser.name]);
});

test('a session that begins on the page is noticed', async () => {
  const { user } = await stand(() => ({ data: sofiia }));
  writeCookie('visitor', '1');
  act(() => emit('account:user-changed', { userId: sofiia.id }));
  await waitFor(() => expect(user()?.id).toBe(sofiia.id));
});
