import { getDayParams } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { NumberStepper } from './number-stepper.tsx';

const parameter = {
  ...exampleOf(getDayParams).reply[0]!,
  type: 'integer' as never,
  bounds: { min: 30, max: 250, step: 0.1 },
};

/** The field, and every value it gave, in order. */
function showWeight() {
  const given: (number | null)[] = [];
  function Weight() {
    const [value, setValue] = useState<number | null>(62);
    const change = (next: number | null) => {
      given.push(next);
      setValue(next);
    };
    return <NumberStepper parameter={parameter} value={value} onChange={change} />;
  }
  show(<Weight />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return { field, given, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

test('a number typed digit by digit is clamped on blur alone', () => {
  const { field, given, type } = showWeight();
  type('7');
  type('75');
  fireEvent.blur(field);
  expect(given).toEqual([75]);
  expect(field.value).toBe('75');
});

test.each([
  ['7', 30],
  ['400', 250],
])('%s, left so, becomes %d', (typed, expected) => {
  const { field, given, type } = showWeight();
  type(typed);
  expect(given).toEqual([]);
  fireEvent.blur(field);
  expect(given).toEqual([expected]);
  expect(field.value).toBe(String(expected));
});

test('an emptied field clears the value; a wrong number keeps the last one', () => {
  const { field, given, type } = showWeight();
  type('сім');
  fireEvent.blur(field);
  expect([given, field.value]).toEqual([[], '62']);
  type('');
  expect(given).toEqual([null]);
});
