import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { RangeSlider } from './range-slider.tsx';

const none = () => {};

test('a slider with one handle tells its value in words', () => {
  render(
    <RangeSlider stones={[{ value: 7, onChange: none, label: 'Настрій' }]} valueText={(n) => `${n} з 10`} />,
  );
  const slider = screen.getByRole('slider', { name: 'Настрій' });
  expect(slider.getAttribute('aria-valuetext')).toBe('7 з 10');
});

test('while nothing is chosen no line leads to a stone, and that is heard', () => {
  const { container, rerender } = render(
    <RangeSlider
      stones={[{ value: 850, onChange: none, label: 'Талія' }]}
      min={500}
      max={1200}
      unset="не обрано"
    />,
  );
  const slider = container.firstElementChild as HTMLElement;
  const stone = () => container.querySelector('input + span')!.className;
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('не обрано');
  expect(slider.style.getPropertyValue('--to')).toBe('0');
  expect(stone()).toContain('hollow');
  rerender(<RangeSlider stones={[{ value: 850, onChange: none, label: 'Талія' }]} min={500} max={1200} />);
  expect(slider.style.getPropertyValue('--to')).toBe('0.5');
  expect(stone()).toContain('ringed');
});

test('of two stones each moves for itself', () => {
  const now = jest.fn();
  const wanted = jest.fn();
  render(
    <RangeSlider
      stones={[
        { value: 3, onChange: now, label: 'Зараз' },
        { value: 8, onChange: wanted, label: 'Як хочу' },
      ]}
    />,
  );
  fireEvent.change(screen.getByRole('slider', { name: 'Як хочу' }), { target: { value: '9' } });
  expect(wanted).toHaveBeenCalledWith(9);
  expect(now).not.toHaveBeenCalled();
});

test('a wish below the present value still has a line between them', () => {
  const { container } = render(
    <RangeSlider
      stones={[
        { value: 9, onChange: none, label: 'Зараз' },
        { value: 4, onChange: none, label: 'Як хочу' },
      ]}
      min={0}
    />,
  );
  const slider = container.firstElementChild as HTMLElement;
  expect(slider.style.getPropertyValue('--from')).toBe('0.4');
  expect(slider.style.getPropertyValue('--to')).toBe('0.9');
});

test('the ends of a range do not pass each other, and meet where either can move away again', () => {
  const moved: [string, number][] = [];
  const range = (from: number, to: number) => (
    <RangeSlider
      range
      stones={[
        { value: from, onChange: (n) => moved.push(['from', n]), label: 'Від' },
        { value: to, onChange: (n) => moved.push(['to', n]), label: 'До' },
      ]}
      max={10}
    />
  );
  const { rerender } = render(range(3, 8));
  const [from, to] = screen.getAllByRole('slider');
  fireEvent.change(from!, { target: { value: '9' } });
  fireEvent.change(to!, { target: { value: '2' } });
  fireEvent.change(to!, { target: { value: '10' } });
  expect(moved).toEqual([
    ['from', 8],
    ['to', 3],
    ['to', 10],
  ]);
  const isAbove = () => from!.parentElement!.className.includes('above');
  expect(isAbove()).toBe(false);
  rerender(range(10, 10));
  expect(isAbove()).toBe(true);
  expect(from!.nextElementSibling!.textContent).toBe('');
});
