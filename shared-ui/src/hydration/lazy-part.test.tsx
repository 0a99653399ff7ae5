import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const Window = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'closing'}</p>;

test('a part is asked for once, and what waits keeps its place until it is here', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Words>();
  const load = jest.fn(() => promise);
  const Part = lazyPart(load, { waiting: <p>waiting</p> });
  expect(load).not.toHaveBeenCalled();
  const { rerender } = render(<Part text="one" />);
  expect(screen.getByText('waiting')).not.toBeNull();
  await act(async () => resolve(Words));
  expect(screen.getByText('one')).not.toBeNull();
  rerender(<Part text="two" />);
  expect(screen.getByText('two')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that is not hydrated is rendered with its latest props alone', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Words>();
  const rendered: string[] = [];
  const Part = lazyPart(() => promise);
  const { rerender } = render(<Part text="one" />);
  rerender(<Part text="two" />);
  await act(async () =>
    resolve(({ text }) => {
      rendered.push(text);
      return <p>{text}</p>;
    }),
  );
  expect(screen.getByText('two')).not.toBeNull();
  expect(rendered).not.toContain('one');
});

test('the placeholder of a part may show its props', () => {
  const Part = lazyPart<{ text: string }>(() => new Promise(() => {}), {
    waiting: ({ text }) => <p>{`${text} waits`}</p>,
  });
  render(<Part text="one" />);
  expect(screen.getByText('one waits')).not.toBeNull();
});

test('a window is asked for when it opens, and stays to close', async () => {
  const load = jest.fn(async () => Window);
  const Part = lazyPart(load, { when: 'open' });
  const { rerender, container } = render(<Part open={false} />);
  expect(load).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
  await act(async () => rerender(<Part open />));
  expect(container.textContent).toBe('open');
  rerender(<Part open={false} />);
  expect(container.textContent).toBe('closing');
});

test('a part for pages with scripts is not drawn by the server, nor before the page answers', async () => {
  const load = jest.fn(async () => Words);
  const Part = lazyPart(load, { when: 'hydrated', waiting: <p>waiting</p> });
  const html = renderToString(<Part text="one" />);
  expect(html).toBe('<p>waiting</p>');
  expect(load).not.toHaveBeenCalled();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const mismatches: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(root, <Part text="one" />, { onRecoverableError: (e) => void mismatches.push(e) }),
  );
  expect(root.innerHTML).toBe('<p>one</p>');
  expect(mismatches).toEqual([]);
});

test('a part that was asked for ahead stands at once; asking ahead tells of a failure', async () => {
  const load = jest.fn(async () => Words);
  load.mockRejectedValueOnce(new Error('Loading chunk failed.'));
  const Part = lazyPart(load);
  await expect(Part.load()).rejects.toThrow('Loading chunk failed.');
  await Part.load();
  render(<Part text="one" />);
  expect(screen.getByText('one')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test('markup stays while its code cannot be had, and answers once the code is here', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const pressed = jest.fn();
  let away = true;
  const Part = lazyPart(async () => {
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
