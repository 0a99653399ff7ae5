import { monthCells, shiftMonth } from './month.ts';

test.each([
  ['2026-11', -1, '2026-10'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
])('%s moved by %i is %s', (month, by, expected) => {
  expect(shiftMonth(month, by)).toBe(expected);
});

test('November 2026 begins on a Sunday and has thirty days', () => {
  const cells = monthCells('2026-11');
  expect(cells.slice(0, 7)).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(cells).toHaveLength(36);
  expect(cells.at(-1)).toBe('2026-11-30');
});

test('a leap February', () => {
  expect(monthCells('2028-02').at(-1)).toBe('2028-02-29');
});
