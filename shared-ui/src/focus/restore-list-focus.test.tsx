import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { restoreListFocus } from './restore-list-focus.ts';

const keep = restoreListFocus('[data-leaves]');
let change: (list: string[] | null) => void;
function List({ start }: { start: string[] }) {
  const [list, setList] = useState<string[] | null>(start);
  change = setList;
  return (
    <>
      <section ref={keep} aria-label="Кошик">
        {list ? (
          list.map((one) => (
            <button key={one} type="button" data-leaves="">
              {one}
            </button>
          ))
        ) : (
          <p>Зачекайте</p>
        )}
      </section>
      <input aria-label="Деінде" />
    </>
  );
}
const become = (list: string[] | null) => act(async () => change(list));
const focused = () => document.activeElement?.textContent;

test('the focus goes to the next one, from the last one to the one before, from the only one to the part', async () => {
  render(<List start={['a', 'b', 'c']} />);
  screen.getByRole('button', { name: 'b' }).focus();
  await become(['a', 'c']);
  expect(focused()).toBe('c');
  await become(['a']);
  expect(focused()).toBe('a');
  await become([]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Кошик' }));
});

test('a list that is gone for a moment comes back with the focus where it was', async () => {
  render(<List start={['a', 'b']} />);
  screen.getByRole('button', { name: 'a' }).focus();
  await become(null);
  await become(['b']);
  expect(focused()).toBe('b');
});

test('the focus stays where the visitor has moved it', async () => {
  render(<List start={['a', 'b']} />);
  screen.getByRole('button', { name: 'a' }).focus();
  await become(null);
  screen.getByRole('textbox').focus();
  await become(['b']);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
