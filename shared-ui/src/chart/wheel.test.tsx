import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Wheel } from './wheel.tsx';

const parts = [
  { id: 'health', title: 'Здоров’я', color: 'red', now: 7, wanted: 9, initial: 5 },
  { id: 'rest', title: 'Відпочинок', color: 'blue', now: null },
];

function showWheel() {
  const onChange = jest.fn();
  const sliders = {
    label: ({ title }: { title: string }) => `${title}: бажане`,
    unset: 'ще не вибрано',
    onChange,
  };
  render(<Wheel parts={parts} label="Колесо" sliders={sliders} />);
  // One unit of the drawing is one px.
  const wheel = screen.getByRole('group', { name: 'Колесо' });
  wheel.getBoundingClientRect = () => ({ left: 0, top: 0, width: 556, height: 392 }) as DOMRect;
  return {
    wheel,
    onChange,
    slider: (name: string) => screen.getByRole('slider', { name: `${name}: бажане` }),
  };
}

test('a wheel that cannot be changed is one picture', () => {
  render(<Wheel parts={parts} label="Здоров’я 7 з 10" />);
  expect(screen.getByRole('img', { name: 'Здоров’я 7 з 10' })).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('keys change the wished value of a part within its bounds', () => {
  const { slider, onChange } = showWheel();
  fireEvent.keyDown(slider('Здоров’я'), { key: 'ArrowUp' });
  fireEvent.keyDown(slider('Здоров’я'), { key: 'Home' });
  fireEvent.keyDown(slider('Відпочинок'), { key: 'ArrowUp' });
  fireEvent.keyDown(slider('Відпочинок'), { key: 'Tab' });
  expect(onChange.mock.calls).toEqual([
    ['health', 10],
    ['health', 1],
    ['rest', 1],
  ]);
  expect(slider('Здоров’я').getAttribute('aria-valuenow')).toBe('9');
  expect(slider('Відпочинок').getAttribute('aria-valuetext')).toBe('ще не вибрано');
});

test('a drag sets the wished value by its distance from the middle, until it ends', () => {
  const { wheel, slider, onChange } = showWheel();
  // jsdom has no pointer events.
  const at = (type: string, on: Element, above: number) =>
    fireEvent(on, new MouseEvent(type, { bubbles: true, clientX: 278, clientY: 196 - above }));
  at('pointerdown', slider('Здоров’я'), 150);
  at('pointermove', wheel, 88);
  at('pointermove', wheel, 0);
  at('pointerup', wheel, 0);
  at('pointermove', wheel, 88);
  expect(onChange.mock.calls).toEqual([
    ['health', 10],
    ['health', 5],
    ['health', 1],
  ]);
});
