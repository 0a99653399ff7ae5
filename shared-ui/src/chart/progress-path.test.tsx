import { render, screen } from '@testing-library/react';
import { levelOf, ProgressPath } from './progress-path.tsx';

test.each([
  [0, 'red'],
  [29.9, 'red'],
  [30, 'yellow'],
  [69, 'yellow'],
  [70, 'green'],
  [100, 'green'],
])('%d%% is %s', (percent, level) => {
  expect(levelOf(percent)).toBe(level);
});

test('tells its value and stays within its ends', () => {
  render(<ProgressPath percent={130} label="До безкоштовної доставки" />);
  expect(
    screen.getByRole('progressbar', { name: 'До безкоштовної доставки' }).getAttribute('aria-valuenow'),
  ).toBe('100');
});
