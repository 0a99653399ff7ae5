import { act, screen } from '@testing-library/react';
import { errorShown } from '../state/error.slice.ts';
import { renderInShell } from '../testing/in-shell.tsx';
import { Messages } from './messages.tsx';
import { Slot } from './slot.tsx';

test('messages of a development build show the banner while there is an error', async () => {
  const { store } = await renderInShell(<Messages />);
  expect(document.querySelector('[data-dev-banner]')).toBeNull();
  const error = { message: 'Сервіс відпочиває.', status: 503, code: 'unavailable', quiet: true } as const;
  act(() => void store.dispatch(errorShown(error)));
  expect((await screen.findByRole('alert')).textContent).toBe('Сервіс відпочиває.');
});

test('a slot of a development build has a place that the map finds', async () => {
  await renderInShell(<Slot name="shop.bestsellers" props={{ count: 4 }} fallback={<p>Місце</p>} />, {
    offer: { slots: [] },
  });
  expect(screen.getByText('Місце').closest('[data-slot]')?.getAttribute('data-slot')).toBe(
    'shop.bestsellers',
  );
});
