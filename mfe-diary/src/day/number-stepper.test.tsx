import { jest } from '@jest/globals';
import { getDayParams } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { HOLD_MS, REPEAT_MS, SINGLE_STEPS } from './use-hold.ts';

const parameter = {
  ...exampleOf(getDayParams).reply[0]!,
  type: 'integer' as never,
  bounds: { min: 30, max: 250, step: 0.1 },
};

/** The field, and every value it gave, in order. */
function showWeight(bounds = parameter.bounds) {
  const given: (number | null)[] = [];
  function Weight() {
    const [value, setValue] = useState<number | null>(62);
    const change = (next: number | null) => {
      given.push(next);
      setValue(next);
    };
    return <NumberStepper parameter={{ ...parameter, bounds }} value={value} onChange={change} />;
  }
  show(<Weight />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return { field, given, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

const describedBy = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)
    .join(' ');

test('a number typed digit by digit is judged on blur alone', () => {
  const { field, given, type } = showWeight();
  type('7');
  type('75');
  fireEvent.blur(field);
  expect(given).toEqual([75]);
  expect(field.value).toBe('75');
});

test.each(['7', '400', 'сім', '-'])('%s, left so, stays with a message and saves nothing', (typed) => {
  const { field, given, type } = showWeight();
  type(typed);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field);
  expect([given, field.value]).toEqual([[], typed]);
  const message = 'Not saved: a number from 30 to 250 is needed';
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(describedBy(field)).toBe(`год ${message}`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('75');
  fireEvent.blur(field);
  expect([given, field.value, screen.queryByRole('alert')]).toEqual([[75], '75', null]);
});

test('a step takes the place of a number that was wrong', () => {
  const { field, given, type } = showWeight();
  type('400');
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: /: more/ }));
  expect([given, field.value, screen.queryByRole('alert')]).toEqual([[62.1], '62.1', null]);
});

test('a number below zero can be typed where the bounds allow it', () => {
  const { field, given, type } = showWeight({ min: -30, max: 40, step: 0.5 });
  expect(field.getAttribute('inputmode')).toBe('text');
  for (const text of ['−', '−2', '−2,5']) type(text);
  fireEvent.blur(field);
  expect(given).toEqual([-2, -2.5]);
  type('-3');
  expect(given.at(-1)).toBe(-3);
});

test('the units are heard with the field, and a step says the new value with them', () => {
  const { field } = showWeight();
  expect(describedBy(field)).toBe('год');
  fireEvent.click(screen.getByRole('button', { name: /: more/ }));
  expect(screen.getByRole('status').textContent).toBe('62.1\u00a0год');
});

test('an emptied field clears the value', () => {
  const { given, type } = showWeight();
  type('');
  expect(given).toEqual([null]);
});

describe('a press', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const more = () => screen.getByRole('button', { name: /: more/ });
  const hold = (repeats: number) => {
    fireEvent.pointerDown(more());
    act(() => void jest.advanceTimersByTime(HOLD_MS + (repeats - 1) * REPEAT_MS));
    fireEvent.pointerUp(more());
    fireEvent.click(more(), { detail: 1 });
  };

  test('is one step, and while it is held many', () => {
    const { given } = showWeight();
    fireEvent.pointerDown(more());
    fireEvent.pointerUp(more());
    fireEvent.click(more());
    expect(given).toEqual([62.1]);
    hold(3);
    expect(given).toEqual([62.1, 62.2, 62.3, 62.4]);
    act(() => void jest.advanceTimersByTime(HOLD_MS * 9));
    expect(given).toHaveLength(4);
  });

  test('of a finger that is lifted after a hold adds no step', () => {
    const { given } = showWeight();
    fireEvent.pointerDown(more());
    act(() => void jest.advanceTimersByTime(HOLD_MS));
    for (const lift of [fireEvent.pointerUp, fireEvent.pointerLeave]) lift(more());
    fireEvent.click(more(), { detail: 1 });
    expect(given).toEqual([62.1]);
  });

  test('of a key counts after a hold that no click ended', () => {
    const { given } = showWeight();
    fireEvent.pointerDown(more());
    act(() => void jest.advanceTimersByTime(HOLD_MS));
    fireEvent.pointerUp(window);
    fireEvent.click(more());
    expect(given).toEqual([62.1, 62.2]);
  });

  test('that is held long goes ten steps at a time, to the bound and no further', () => {
    const { field, given } = showWeight();
    hold(SINGLE_STEPS + 2);
    expect(field.value).toBe('66');
    hold(999);
    expect(given.at(-1)).toBe(250);
    expect(new Set(given).size).toBe(given.length);
  });

  test('of the keys up and down in the field is a step too', () => {
    const { field, given } = showWeight();
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(given).toEqual([62.1, 62]);
  });
});
