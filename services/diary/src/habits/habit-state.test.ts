import type { HabitAnswer } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { shifted } from '../days/plain-date.ts';
import { runsOf, withDate } from '../days/runs.ts';
import { randomNumbers } from '../testing/diary.ts';
import { stateOf } from './habit-state.ts';

const TODAY = '2028-03-10';
type Answers = Map<PlainDate, HabitAnswer>;
const habit = { startedOn: '2028-01-20', target: 21 };

const DATES = Array.from({ length: 120 }, (_, ago) => shifted(TODAY, ago - 119));

/** Day by day, as one would count on paper. */
function recount(answers: Answers, { startedOn, target }: typeof habit, today: PlainDate) {
  const isKept = (date: PlainDate) => answers.get(date) === 'continues';
  let [best, longest, all, ofAttempt] = [0, 0, 0, 0];
  for (const date of DATES) {
    all = isKept(date) ? all + 1 : 0;
    best = Math.max(best, all);
    ofAttempt = isKept(date) && date >= startedOn ? ofAttempt + 1 : 0;
    longest = Math.max(longest, ofAttempt);
  }
  let daysInRow = 0;
  const begin = answers.has(today) ? today : shifted(today, -1);
  for (let date = begin; isKept(date) && date >= startedOn; date = shifted(date, -1)) daysInRow++;
  const answered = DATES.findLast((date) => date >= startedOn && answers.has(date));
  const isFailed = answered && answers.get(answered) === 'failed';
  return {
    daysInRow,
    best,
    answered,
    state: longest >= target ? 'completed' : isFailed ? 'failed' : 'active',
  };
}

const runsWith = (answers: Answers, status: HabitAnswer) =>
  runsOf(
    [...answers]
      .filter((one) => one[1] === status)
      .map(([date]) => date)
      .sort(),
  );

test.each(Array.from({ length: 40 }, (_, n) => n + 1))(
  'late, changed and removed answers make the same streak and best as a recount (history %d)',
  (seed) => {
    const below = randomNumbers(seed);
    const answers: Answers = new Map();
    const terms = { startedOn: shifted(TODAY, -below(60)), target: 5 + below(20) };
    let [kept, failed] = [runsOf([]), runsOf([])];
    for (let step = 0; step < 150; step++) {
      const date = shifted(TODAY, -below(70));
      const status = ([null, 'failed', 'continues', 'continues', 'continues', 'continues'] as const)[
        below(6)
      ]!;
      if (status) answers.set(date, status);
      else answers.delete(date);
      kept = withDate(kept, date, status === 'continues');
      failed = withDate(failed, date, status === 'failed');
      expect([kept, failed]).toEqual([runsWith(answers, 'continues'), runsWith(answers, 'failed')]);
      expect(stateOf({ ...terms, kept, failed }, TODAY)).toEqual(recount(answers, terms, TODAY));
    }
  },
);

const kept = (from: PlainDate, days: number) => [{ from, to: shifted(from, days - 1) }];
const on = (date: PlainDate) => [{ from: date, to: date }];

test.each([
  ['nothing answered', { kept: [], failed: [] }, { state: 'active', daysInRow: 0, best: 0 }],
  ['twenty days', { kept: kept('2028-02-20', 20), failed: [] }, { state: 'active', daysInRow: 20, best: 20 }],
  ['twenty-one days', { kept: kept('2028-02-19', 21), failed: [] }, { state: 'completed', daysInRow: 21 }],
  [
    'a failure today',
    { kept: kept('2028-03-01', 9), failed: on(TODAY) },
    { state: 'failed', daysInRow: 0, best: 9 },
  ],
  [
    'a failure that was learned about late',
    { kept: kept('2028-03-01', 10), failed: on('2028-02-20') },
    { state: 'active', daysInRow: 10 },
  ],
  [
    'a failure after the row was complete',
    { kept: kept('2028-02-10', 21), failed: on('2028-03-04') },
    { state: 'completed', daysInRow: 0, best: 21 },
  ],
  [
    'a row that began before the attempt',
    { kept: kept('2028-01-10', 25), failed: [] },
    { state: 'active', daysInRow: 0, best: 25 },
  ],
  [
    'a missed day before today',
    { kept: kept('2028-02-25', 13), failed: [] },
    { state: 'active', daysInRow: 0 },
  ],
  ['today still open', { kept: kept('2028-03-01', 9), failed: [] }, { state: 'active', daysInRow: 9 }],
])('%s', (_, answers, expected) => {
  expect(stateOf({ ...habit, ...answers }, TODAY)).toMatchObject(expected);
});
