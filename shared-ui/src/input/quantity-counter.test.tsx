import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityCounter } from './quantity-counter.tsx';

const labels = { group: 'Кількість', input: 'Скільки', less: 'Менше', more: 'Більше' };

function Stored({
  start,
  onStore,
  max,
}: {
  start: number;
  onStore: (quantity: number) => void;
  max?: number;
}) {
  const [value, setValue] = useState(start);
  const store = (quantity: number) => {
    setValue(quantity);
    onStore(quantity);
  };
  return <QuantityCounter value={value} onChange={store} max={max} labels={labels} />;
}
const show = (start: number, max?: number) => {
  const onStore = jest.fn<(quantity: number) => void>();
  render(<Stored start={start} onStore={onStore} max={max} />);
  return { onStore, input: screen.getByRole<HTMLInputElement>('textbox'), user: userEvent.setup() };
};

test('a typed number is stored', async () => {
  const { onStore, input, user } = show(1);
  await user.clear(input);
  await user.type(input, '12');
  expect(onStore).toHaveBeenLastCalledWith(12);
});

test('letters and 0 are ignored, and leaving the field shows the stored quantity again', async () => {
  const { onStore, input, user } = show(3);
  await user.clear(input);
  await user.type(input, 'abc');
  expect(input).toHaveProperty('value', 'abc');
  await user.clear(input);
  await user.type(input, '0');
  await user.tab();
  expect(onStore).not.toHaveBeenCalled();
  expect(input).toHaveProperty('value', '3');
});

test('a negative number and a half never go below 1', async () => {
  const { onStore, input, user } = show(2);
  await user.clear(input);
  await user.type(input, '-4');
  await user.clear(input);
  await user.type(input, '0.5');
  expect(onStore).not.toHaveBeenCalled();
});

test('the buttons step by one and stop at 1 and at the maximum', async () => {
  const { onStore, user } = show(2, 3);
  const less = screen.getByRole('button', { name: 'Менше' });
  const more = screen.getByRole('button', { name: 'Більше' });
  await user.click(less);
  expect(onStore).toHaveBeenLastCalledWith(1);
  expect(less).toHaveProperty('disabled', true);
  await user.click(more);
  await user.click(more);
  expect(onStore).toHaveBeenLastCalledWith(3);
  expect(more).toHaveProperty('disabled', true);
});

test('a typed number past the maximum is stored as the maximum', async () => {
  const { onStore, input, user } = show(1, 999);
  await user.clear(input);
  await user.type(input, '12345');
  expect(onStore).toHaveBeenLastCalledWith(999);
});

test('a refusal shows in the field what there is; what is still being typed stays', async () => {
  const counter = (value: number) => <QuantityCounter value={value} onChange={() => {}} labels={labels} />;
  const { rerender } = render(counter(3));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const user = userEvent.setup();
  await user.clear(input);
  await user.type(input, '9999');
  rerender(counter(999));
  expect(input.value).toBe('9999');
  rerender(counter(3));
  expect(input.value).toBe('3');
  await user.clear(input);
  rerender(counter(4));
  expect(input.value).toBe('');
});
