import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { lazyFramePart } from './lazy-frame-part.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('markup stays while its code cannot be had, and answers once the code is here', async () => {
  const pressed = jest.fn();
  let away = true;
  const Part = lazyFramePart(async () => {
    if (away) throw new Error('Loading chunk failed.');
    return ({ text }: { text: string }) => (
      <button type="button" onClick={pressed}>
        {text}
      </button>
    );
  });
  const root = document.createElement('div');
  // As the server writes a boundary that is whole.
  root.innerHTML = '<!--$--><button type="button">Subscribe</button><!--/$-->';
  document.body.append(root);
  const page = hydrateRoot(root, <Part text="Subscribe" />);
  const button = root.querySelector('button')!;
  await act(() => jest.advanceTimersByTimeAsync(1));
  act(() => page.render(<Part text="Subscribe" />));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(root.querySelector('button')).toBe(button);
  away = false;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(root.querySelector('button')).toBe(button);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
