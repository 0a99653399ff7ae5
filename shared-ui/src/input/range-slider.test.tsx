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
