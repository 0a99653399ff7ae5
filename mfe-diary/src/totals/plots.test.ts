import { getChart } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { plotsOf, valueAxis } from './plots.ts';
import { totalsPath, totalsViewOf, withLine } from './totals.queries.ts';

test('lines of other units have a plot of their own', () => {
  const plots = plotsOf(exampleOf(getChart).reply, ['sleep', 'mood', 'unknown'], 'uk');
  expect(plots.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['sleep'], ['mood']]);
});

test.each([[[1, 9]], [[62, 64]], [[5]], [[0.1, 0.3, 12_000]]])(
  'an axis holds %j in few round steps',
  (values) => {
    const { min, max, ticks } = valueAxis(values);
    expect(min).toBeLessThanOrEqual(Math.min(...values));
    expect(max).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks.length).toBeLessThanOrEqual(7);
  },
);

test('the address says month, period and at most three lines', () => {
  const path = totalsPath({ month: '2026-10', period: 'year', drawn: ['a', 'b'] });
  expect(path).toBe('/diary/totals?month=2026-10&period=year&parameters=a,b');
  const view = totalsViewOf(new URLSearchParams('month=2026-13&period=week&parameters=a,b,c,d'));
  expect(view).toMatchObject({ month: undefined, period: 'month', drawn: ['a', 'b', 'c'] });
});

test('a fourth line takes the place of the first, the last one stays', () => {
  expect(withLine(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd']);
  expect(withLine(['a'], 'a')).toEqual(['a']);
});
