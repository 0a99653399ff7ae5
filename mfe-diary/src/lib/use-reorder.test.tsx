import { fireEvent, render, screen } from '@testing-library/react';
import { useReorder } from './use-reorder.ts';

const HEIGHT = 50;
const moves: unknown[][] = [];
beforeEach(() => {
  moves.length = 0;
  // jsdom lays nothing out: items stand one below another.
  HTMLElement.prototype.getBoundingClientRect = function box(this: HTMLElement) {
    const top = [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT;
    return { top, height: HEIGHT } as DOMRect;
  };
  HTMLElement.prototype.setPointerCapture = () => {};
});

function List({ ids }: { ids: string[] }) {
  const { list, handle, styleOf } = useReorder({ ids, onMove: (...move) => void moves.push(move) });
  return (
    <ul ref={list}>
      {ids.map((id) => (
        <li key={id} style={styleOf(id)}>
          <button type="button" {...handle(id)}>
            {id}
          </button>
        </li>
      ))}
    </ul>
  );
}
const handle = (id: string) => screen.getByRole('button', { name: id });
const shown = () => screen.getAllByRole('listitem').map(({ style }) => style.transform);
/** jsdom's pointer events carry no place. */
const pointer = (id: string, type: string, clientY: number) =>
  fireEvent(handle(id), new MouseEvent(type, { bubbles: true, button: 0, clientY }));
const drag = (id: string, to: number) => {
  pointer(id, 'pointerdown', 0);
  pointer(id, 'pointermove', to);
};

test('a dragged item goes before the one whose place it takes, and others make room', () => {
  render(<List ids={['a', 'b', 'c', 'd']} />);
  drag('a', 2 * HEIGHT + 10);
  expect(shown()).toEqual(['translateY(110px)', 'translateY(-50px)', 'translateY(-50px)', '']);
  fireEvent.pointerUp(handle('a'));
  expect(moves).toEqual([['a', 'd', 3]]);
  expect(shown()).toEqual(['', '', '', '']);
});

test('an item is dragged up, and to the very end', () => {
  render(<List ids={['a', 'b', 'c']} />);
  drag('c', -2 * HEIGHT);
  fireEvent.pointerUp(handle('c'));
  drag('a', 10 * HEIGHT);
  fireEvent.pointerUp(handle('a'));
  expect(moves).toEqual([
    ['c', 'a', 1],
    ['a', null, 3],
  ]);
});

test.each([
  ['a press without a drag', () => {}],
  ['a cancelled drag', () => fireEvent.pointerCancel(handle('a'))],
  ['Escape', () => fireEvent.keyDown(handle('a'), { key: 'Escape' })],
])('%s moves nothing', (name, interrupt) => {
  render(<List ids={['a', 'b']} />);
  drag('a', name === 'a press without a drag' ? 0 : HEIGHT);
  interrupt();
  fireEvent.pointerUp(handle('a'));
  expect(moves).toEqual([]);
});

test('arrow keys move by one place, not past the ends, and the handle keeps the focus', () => {
  const { rerender } = render(<List ids={['a', 'b', 'c']} />);
  handle('a').focus();
  fireEvent.keyDown(handle('a'), { key: 'ArrowUp' });
  fireEvent.keyDown(handle('c'), { key: 'ArrowUp' });
  fireEvent.keyDown(handle('a'), { key: 'ArrowDown' });
  expect(moves).toEqual([
    ['c', 'b', 2],
    ['a', 'c', 2],
  ]);
  rerender(<List ids={['b', 'a', 'c']} />);
  expect(document.activeElement).toBe(handle('a'));
});
