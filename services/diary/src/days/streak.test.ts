import { streakOf } from './streak.ts';

const TODAY = '2026-03-30';

test.each([
  ['nothing written', [], { days: 0, best: 0 }],
  ['today only', [TODAY], { days: 1, best: 1 }],
  ['yesterday, today still empty', ['2026-03-28', '2026-03-29'], { days: 2, best: 2 }],
  ['a day missed', ['2026-03-26', '2026-03-27', '2026-03-28'], { days: 0, best: 3 }],
  ['over the night when clocks change', ['2026-03-28', '2026-03-29', TODAY], { days: 3, best: 3 }],
  ['over a new year', ['2025-12-31', '2026-01-01'], { days: 0, best: 2 }],
])('%s', (_, dates, expected) => {
  expect(streakOf(dates, TODAY)).toEqual(expected);
});
