import { act, screen } from '@testing-library/react';
import { errorShown } from '../state/error.slice.ts';
import { renderInShell } from '../testing/in-shell.tsx';
import { DevBanner } from './dev-banner.tsx';

test('a click anywhere clears the error that the banner of a development build shows', async () => {
  const { store } = await renderInShell(
    <>
      <DevBanner message="Сервіс відпочиває." />
      <p>Сторінка</p>
    </>,
  );
  act(
    () =>
      void store.dispatch(
        errorShown({ message: 'Сервіс відпочиває.', status: 503, code: 'unavailable', quiet: false }),
      ),
  );
  expect(screen.getByRole('alert').textContent).toBe('Сервіс відпочиває.');
  act(() => screen.getByText('Сторінка').click());
  expect(store.getState().error.message).toBeNull();
});
