import { randomNumbers } from '../testing/diary.ts';
import { findInsights, type Series } from './find-insights.ts';

const series = (key: string, values: (number | null)[]): Series => ({
  key,
  values: new Map(values.flatMap((value, n) => (value === null ? [] : [[`day ${n}`, value] as const]))),
});
const range = (length: number) => Array.from({ length }, (_, n) => n);
const pair = (xs: (number | null)[], ys: (number | null)[]) =>
  findInsights([series('a', xs), series('b', ys)]);

test('what rises together moves together, with the days and means behind it', () => {
  expect(
    pair(
      range(20),
      range(20).map((n) => n * 2),
    ),
  ).toEqual([
    {
      first: 'a',
      second: 'b',
      direction: 'together',
      days: 20,
      larger: { days: 9, average: 30 },
      smaller: { days: 11, average: 10 },
    },
  ]);
});

test('what falls while the other rises moves apart', () => {
  expect(
    pair(
      range(20),
      range(20).map((n) => -n),
    ),
  ).toMatchObject([{ direction: 'apart', days: 20 }]);
});

test('fewer than fourteen common days say nothing, however clear they are', () => {
  expect(pair(range(13), range(13))).toEqual([]);
  expect(pair(range(14), range(14))).toHaveLength(1);
  const halves = [
    range(40).map((n) => (n < 26 ? n : null)),
    range(40).map((n) => (n > 12 ? n : null)),
  ] as const;
  expect(pair(halves[0].with(25, null), halves[1])).toEqual([]);
});

test('what never changes says nothing', () => {
  expect(pair(range(30), Array(30).fill(4))).toEqual([]);
});

test('a difference that few days make says nothing', () => {
  expect(pair([...Array(26).fill(1), 2, 2, 2, 2], [...range(26), 90, 91, 92, 93])).toEqual([]);
});

test.each(range(20))('chance makes no statements of forty parameters (%d)', (seed) => {
  const below = randomNumbers(seed + 1);
  const some = range(40).map((n) =>
    series(
      `p${n}`,
      range(90).map(() => (below(10) ? below(n % 2 ? 5 : 60) : null)),
    ),
  );
  expect(findInsights(some)).toEqual([]);
});

test('the clearest come first', () => {
  const below = randomNumbers(3);
  const base = range(90);
  const noisy = base.map((n) => n + below(60));
  const found = findInsights([
    series('a', base),
    series('b', noisy),
    series(
      'c',
      base.map((n) => -n),
    ),
  ]);
  expect(found.map(({ first, second }) => first + second)).toEqual(['ac', 'ab', 'bc']);
});
