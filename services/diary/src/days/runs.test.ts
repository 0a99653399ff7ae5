import { countAll, countBefore, runsOf, streakOf, withDate } from './runs.ts';

const TODAY = '2026-03-30';

test.each([
  ['nothing written', [], { days: 0, best: 0 }],
  ['today only', [TODAY], { days: 1, best: 1 }],
  ['yesterday, today still empty', ['2026-03-28', '2026-03-29'], { days: 2, best: 2 }],
  ['a day missed', ['2026-03-26', '2026-03-27', '2026-03-28'], { days: 0, best: 3 }],
  ['over the night when clocks change', ['2026-03-28', '2026-03-29', TODAY], { days: 3, best: 3 }],
  ['over a new year', ['2025-12-31', '2026-01-01'], { days: 0, best: 2 }],
  ['a day ahead', [TODAY, '2026-03-31', '2026-04-01'], { days: 1, best: 1 }],
])('%s', (_, dates, expected) => {
  expect(streakOf(runsOf(dates), TODAY)).toEqual(expected);
});

test('dates filled and emptied in any order make the same runs as all of them at once', () => {
  const dates = Array.from({ length: 40 }, (_, n) =>
    Temporal.PlainDate.from('2028-02-10').add({ days: n }).toString(),
  );
  const filled = new Set<string>();
  let runs = runsOf([]);
  for (let step = 0; step < 400; step++) {
    const date = dates[(step * 17 + Math.floor(step / 40) * 7) % dates.length]!;
    const isFilled = (step * step + step) % 7 < 4;
    if (isFilled) filled.add(date);
    else filled.delete(date);
    runs = withDate(withDate(runs, date, isFilled), date, isFilled);
    const expected = [...filled].sort();
    expect(runs).toEqual(runsOf(expected));
    expect([countAll(runs), countBefore(runs, date)]).toEqual([
      expected.length,
      expected.filter((one) => one < date).length,
    ]);
  }
});
