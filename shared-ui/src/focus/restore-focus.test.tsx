import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { restoreFocus } from './restore-focus.ts';

function Part() {
  const [gone, setGone] = useState(false);
  const [last, setLast] = useState(false);
  return (
    <>
      <section ref={restoreFocus} aria-label="Входи">
        {!gone && (
          <button type="button" onClick={() => setGone(true)}>
            Завершити
          </button>
        )}
        <button type="button" disabled={last} onClick={() => setLast(true)}>
          Давніші
        </button>
      </section>
      <input aria-label="Деінде" />
      <button type="button" onClick={() => setGone(true)}>
        Звідси
      </button>
    </>
  );
}
const press = async (name: string, { from = name } = {}) => {
  screen.getByRole('button', { name: from }).focus();
  await act(async () => screen.getByRole('button', { name }).click());
};

test('a button that goes away leaves the focus at its part', async () => {
  render(<Part />);
  await press('Завершити');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Входи' }));
});

test('and so does one that goes dead', async () => {
  render(<Part />);
  await press('Давніші');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Входи' }));
});

test('the focus stays where the visitor has moved it', async () => {
  render(<Part />);
  screen.getByRole('button', { name: 'Завершити' }).focus();
  await press('Завершити', { from: 'Звідси' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Звідси' }));
});
