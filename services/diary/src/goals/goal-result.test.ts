import type { PlainDate } from '@stezhka/kit-contract';
import type { DayValues } from '../days/day-values.ts';
import { shifted } from '../days/plain-date.ts';
import { type GoalTerms, resultOf } from './goal-result.ts';

const KEY = 'parameters[outdoors]';
const goal: GoalTerms = {
  parameter: KEY,
  period: 'day',
  aim: 'at_least',
  value: 60,
  from: '2026-11-01',
  to: '2026-11-30',
};
const days = (from: PlainDate, values: (number | null)[]): DayValues[] =>
  values.flatMap((value, n) =>
    value === null ? [] : [{ date: shifted(from, n), values: [{ key: KEY, value }] }],
  );
const result = (
  part: Partial<GoalTerms>,
  {
    values = [],
    today = '2026-11-10',
    total = 'sum',
  }: { values?: DayValues[]; today?: PlainDate; total?: 'sum' | 'average' } = {},
) => resultOf({ ...goal, ...part }, { days: values, total, today });

test('what adds up counts nothing on a day without it, and today once it has a value', () => {
  const values = days('2026-11-01', [90, null, 60]);
  expect(result({}, { values, today: '2026-11-04' })).toMatchObject({ average: 50, today: null, now: null });
  const withToday = [...values, ...days('2026-11-04', [90])];
  expect(result({}, { values: withToday, today: '2026-11-04' })).toMatchObject({
    average: 60,
    today: 90,
    now: 90,
    reached: 60,
    daysMeasured: 3,
    daysLeft: 27,
  });
});

test('a mean is of the days that have a value', () => {
  const values = days('2026-11-01', [6, null, 8]);
  expect(result({}, { values, total: 'average' })).toMatchObject({ average: 7, reached: 7, daysMeasured: 2 });
});

test('weeks and months begin with the goal and count by their share', () => {
  const values = days('2026-11-01', Array(10).fill(10));
  expect(result({ period: 'week' }, { values })).toMatchObject({ average: 70, now: 30 });
  const month = days('2026-12-01', Array(31).fill(10));
  const december = { period: 'month' as const, from: '2026-12-01', to: '2026-12-31', value: 310 };
  expect(result(december, { values: month, today: '2027-01-01' })).toMatchObject({
    average: 310,
    outcome: 'success',
  });
  const half = result(december, { values: month.slice(0, 15), today: '2026-12-15' });
  expect(half).toMatchObject({ average: 310, now: 150, state: 'in_process' });
});

test('the first day of another week begins anew', () => {
  const values = days('2026-11-01', Array(8).fill(10));
  expect(result({ period: 'week' }, { values, today: '2026-11-07' })).toMatchObject({ now: 70 });
  expect(result({ period: 'week' }, { values, today: '2026-11-08' })).toMatchObject({ average: 70, now: 10 });
});

test('months of a goal that begins on the 31st end with theirs, also in a leap year', () => {
  const terms = { period: 'month' as const, from: '2028-01-31', to: '2028-03-30', value: 1 };
  const values = days('2028-01-31', Array(60).fill(1));
  const { average } = result(terms, { values, today: '2028-04-01' });
  expect(average).toBe(30);
});

test.each([
  ['reached', [60, 60], 'at_least', 'success'],
  ['missed by a minute', [60, 59], 'at_least', 'failure'],
  ['kept below', [60, 59], 'at_most', 'success'],
  ['passed', [60, 61], 'at_most', 'failure'],
  ['nothing measured', [], 'at_most', 'failure'],
] as const)('after its deadline a goal is completed: %s', (_, some, aim, outcome) => {
  const terms = { aim, to: '2026-11-02' };
  const values = days('2026-11-01', [...some]);
  expect(result(terms, { values, today: '2026-11-02' })).toMatchObject({
    state: 'in_process',
    outcome: null,
  });
  expect(result(terms, { values, today: '2026-11-03' })).toMatchObject({
    state: 'completed',
    outcome,
    availability: 'disabled',
    daysLeft: 0,
    today: null,
  });
});

test('what adds up to enough before the deadline is a success, and a late change can undo it', () => {
  const terms = { period: 'total' as const, value: 100 };
  expect(result(terms, { values: days('2026-11-01', [60, 40]) })).toMatchObject({
    state: 'completed',
    outcome: 'success',
    now: 100,
  });
  const early = result(terms, { values: days('2026-11-01', [60, 40]), today: '2026-11-02' });
  expect(early).toMatchObject({ state: 'completed', today: null, daysLeft: 0 });
  expect(result(terms, { values: days('2026-11-01', [60, 39]) })).toMatchObject({
    state: 'in_process',
    outcome: null,
    now: 99,
  });
});

test('a level is judged by its latest value at the deadline', () => {
  const terms = { period: 'total' as const, aim: 'at_most' as const, value: 70 };
  const values = days('2026-11-01', [74, 72, 69.5]);
  expect(result(terms, { values, total: 'average' })).toMatchObject({ now: 69.5, state: 'in_process' });
  expect(result(terms, { values, total: 'average', today: '2026-12-01' }).outcome).toBe('success');
});

test('values outside its dates and of days ahead do not count', () => {
  const values = days('2026-10-30', Array(20).fill(60));
  expect(result({ from: '2026-11-05' }, { values }).daysMeasured).toBe(6);
  expect(result({ from: '2026-11-12' }, { values })).toMatchObject({
    availability: 'future',
    daysMeasured: 0,
    average: null,
    now: null,
    daysLeft: 19,
  });
});

test('tenths lose nothing', () => {
  const values = days('2026-11-01', Array(10).fill(0.1));
  const terms = { period: 'total' as const, value: 1, to: '2026-11-10' };
  expect(result(terms, { values, today: '2026-11-11' }).outcome).toBe('success');
});
