import { nearestStep } from '@stezhka/diary-contract';
import { numberOf } from '../lib/formats.ts';
import { stepped } from './number-stepper.tsx';

const sleep = { min: 0, max: 14, step: 0.25 };
const weight = { min: 30, max: 250, step: 0.1 };

test.each([
  ['7,25', 7.25],
  ['7.', 7],
  ['1 200', 1200],
  ['', null],
  ['-1', -1],
  ['−2,5', -2.5],
  ['-', undefined],
  ['1-2', undefined],
  ['1e9', undefined],
  ['сім', undefined],
])('%p is read as %p', (text, expected) => {
  expect(numberOf(text)).toBe(expected);
});

test('steps keep to the bounds', () => {
  const of = (bounds: typeof sleep) => ({ bounds, value: null });
  expect(stepped(null, 1, of(sleep))).toBe(0.25);
  expect(stepped(null, -1, of(sleep))).toBe(0);
  expect(stepped(null, 1, of(weight))).toBe(30);
  expect(stepped(62.2, 1, of(weight))).toBe(62.3);
  expect(stepped(62.2, 10, of(weight))).toBe(63.2);
  expect(stepped(14, 1, of(sleep))).toBe(14);
});

test('the first step lands on the value given last', () => {
  expect(stepped(null, 1, { bounds: sleep, value: 7.5 })).toBe(7.5);
  expect(stepped(null, -1, { bounds: weight, value: 62.2 })).toBe(62.2);
  expect(stepped(7.5, 1, { bounds: sleep, value: 7.5 })).toBe(7.75);
});

test.each([
  [400, weight, 250],
  [1, weight, 30],
  [62.34, weight, 62.3],
  [7.3, sleep, 7.25],
  [11, { min: 0, max: 10, step: 4 }, 8],
])('a typed value moves to the nearest step: %d within %j is %d', (typed, bounds, expected) => {
  expect(nearestStep(typed, bounds)).toBe(expected);
});
