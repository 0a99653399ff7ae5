import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazyWindow } from '../modal/modal.tsx';
import { lazyPart } from './lazy-part.tsx';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const Window = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'closing'}</p>;

test('a part is asked for once, and what waits keeps its place until it is here', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Words>();
  const load = jest.fn(() => promise);
  const Part = lazyPart(load, <p>waiting</p>);
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

test('what waits in the place of a part may show its props', () => {
  const Part = lazyPart<{ text: string }>(
    () => new Promise(() => {}),
    ({ text }) => <p>{`${text} waits`}</p>,
  );
  render(<Part text="one" />);
  expect(screen.getByText('one waits')).not.toBeNull();
});

test('a window is asked for when it opens, and stays to close', async () => {
  const load = jest.fn(async () => Window);
  const Part = lazyWindow(load);
  const { rerender, container } = render(<Part open={false} />);
  expect(load).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
  await act(async () => rerender(<Part open />));
  expect(container.textContent).toBe('open');
  rerender(<Part open={false} />);
  expect(container.textContent).toBe('closing');
});
