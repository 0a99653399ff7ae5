import { dayPath, shiftDate } from './dates.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', -1, '2026-10-24'],
])('%s and %i days is %s, also where clocks are changed', (date, days, expected) => {
  expect(shiftDate(date, days)).toBe(expected);
});

test('today has a page of its own', () => {
  expect(dayPath('2026-11-20', '2026-11-20')).toBe('/diary');
  expect(dayPath('2026-11-19', '2026-11-20')).toBe('/diary/2026-11-19');
});
