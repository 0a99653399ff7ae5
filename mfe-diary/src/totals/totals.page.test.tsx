import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import {
  getAllMonthTotal,
  getChart,
  getDay,
  getDiarySettings,
  getDiaryTotal,
  getInsights,
  getMonthTotal,
} from '@stezhka/diary-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing } from '@stezhka/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Component } from './totals.page.tsx';

type Options = NonNullable<Parameters<typeof show>[1]>;
const showTotals = ({ path = '/diary/totals', ...options }: Options = {}) =>
  show(<Component />, {
    path,
    ...options,
    replies: [[getUser, exampleUser], [getDiarySettings, settings], ...(options.replies ?? [])],
  });
const settings = { ...exampleOf(getDiarySettings).reply, today: '2026-11-20' };
const month = exampleOf(getMonthTotal).reply;
const chart = exampleOf(getChart).reply;
const area = async (name: string) => within(await screen.findByRole('region', { name }));
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a month stands beside the previous one', async () => {
  const [sleep, outdoors, mood] = month.parameters;
  const currMonth = {
    month: '2026-11',
    paramsTotal: [
      { key: sleep!.key, value: 7.25, days: 20 },
      { key: outdoors!.key, value: 820, days: 18 },
      { key: mood!.key, value: 3.5, days: 18 },
    ],
  };
  const prevMonth = { month: '2026-10', paramsTotal: [{ key: outdoors!.key, value: 900, days: 20 }] };
  showTotals({ replies: [[getMonthTotal, { ...month, currMonth, prevMonth }]] });
  const table = (await area('The month')).getByRole('table', { name: /^Total of the month: November/ });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(cells)).toEqual([
    ['Сон, on average', '7.25 год', '–', '–'],
    ['Надворі', '820 хв', '900 хв', '−80'],
    ['Настрій, on average (5 is “Чудово”)', '3.5 / 5', '–', '–'],
  ]);
});

test('two months without a value say so', async () => {
  const empty = { month: '2026-11', paramsTotal: [] };
  const reply = { currMonth: empty, prevMonth: { ...empty, month: '2026-10' }, parameters: [] };
  showTotals({ replies: [[getMonthTotal, reply]] });
  expect((await area('The month')).getByText(/^Nothing was measured in this month/)).toBeTruthy();
});

test('other months have addresses of their own, none lies ahead', async () => {
  showTotals();
  expect(hrefOf('October\u00a02026')).toBe('/en/diary/totals?month=2026-10');
  expect(screen.queryByRole('link', { name: /December/ })).toBeNull();
});

test('the month of the address is asked for, up to its last day', () => {
  const asked: unknown[] = [];
  const reply = ({ query }: CallArgs) => {
    asked.push(query);
    return { ...month, currMonth: { ...month.currMonth, month: '2024-02' } };
  };
  showTotals({ path: '/diary/totals?month=2024-02', replies: [[getMonthTotal, reply]] });
  expect(asked[0]).toEqual({ date: '2024-02-29' });
  expect(hrefOf('March\u00a02024')).toBe('/en/diary/totals?month=2024-03');
});

test('lines are drawn with their words and as a table, each units for themselves', async () => {
  showTotals();
  const graphics = await area('Graphics');
  const plots = (await graphics.findAllByRole('img')).map((plot) => plot.getAttribute('aria-label'));
  expect(plots).toHaveLength(2);
  expect(plots[0]).toMatch(/^Сон, год: 22.October.2026 – 20.November.2026$/);
  fireEvent.click(graphics.getByText('The same as a table'));
  const [head, ...rows] = within(graphics.getByRole('table')).getAllByRole('row');
  expect(
    within(head!)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Day', 'Сон, год', 'Настрій']);
  expect(rows.map((row) => cells(row).slice(-2))).toEqual([
    ['6.5', '–'],
    ['7', '3'],
    ['7.25', '4'],
  ]);
});

test('a line is taken away by its button, the last one stays', async () => {
  showTotals({ path: '/diary/totals?parameters=sleep,mood' });
  const graphics = await area('Graphics');
  const line = (name: string) => graphics.getByRole('button', { name });
  fireEvent.click(await graphics.findByRole('button', { name: 'Настрій' }));
  expect(line('Настрій').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(line('Сон, год'));
  expect(line('Сон, год').getAttribute('aria-pressed')).toBe('true');
  expect(graphics.getAllByRole('img')).toHaveLength(1);
});

test.each(['constructor', '__proto__', 'nothing', 'nothing,toString'])(
  'an address that names %s draws the first lines',
  async (names) => {
    showTotals({ path: `/diary/totals?parameters=${names}` });
    const graphics = await area('Graphics');
    expect(await graphics.findAllByRole('img')).toHaveLength(2);
    expect(graphics.getByRole('button', { name: 'Сон, год' }).getAttribute('aria-pressed')).toBe('true');
  },
);

test('a line that an address names twice is drawn once', async () => {
  showTotals({ path: '/diary/totals?parameters=mood,mood,sleep' });
  const graphics = await area('Graphics');
  const table = await graphics.findByRole('table', { hidden: true });
  expect(cells(within(table).getAllByRole('row', { hidden: true })[0]!)).toEqual([
    'Day',
    'Настрій',
    'Сон, год',
  ]);
});

test('a period is a link that keeps the month and the lines', async () => {
  showTotals({ path: '/diary/totals?month=2026-10&parameters=mood' });
  const graphics = await area('Graphics');
  const year = await graphics.findByRole('link', { name: 'Year' });
  expect(year.getAttribute('href')).toBe('/en/diary/totals?month=2026-10&period=year&parameters=mood');
});

test('a period without values says what to do', async () => {
  showTotals({ replies: [[getChart, { ...chart, chart: {} }]] });
  expect(await (await area('Graphics')).findByText(/Choose a longer one/)).toBeTruthy();
});

test('a picture that cannot be drawn says so', async () => {
  const { said } = showTotals();
  fireEvent.click(await (await area('Graphics')).findByRole('button', { name: 'Save as a picture' }));
  // jsdom draws nothing.
  await waitFor(() => expect(said).toEqual(['The picture wasn’t saved. Please try again.']));
});

test('statements tell the days behind them and name no cause', async () => {
  showTotals();
  const insights = await area('What moves together');
  const text = insights.getByText(/^On days when “Сон” is higher than usual/).textContent;
  expect(text?.replaceAll('\u00a0', ' ')).toBe(
    'On days when “Сон” is higher than usual, “Настрій” is 4.1 / 5 on average (3.2 / 5 on other days).',
  );
  expect(insights.getByText('Days with both parameters: 78 (37 and 41)')).toBeTruthy();
  expect(insights.getByText('“Настрій”: 1 is “Важко”, 5 is “Чудово”')).toBeTruthy();
  expect(insights.getByText(/isn’t medical advice/)).toBeTruthy();
});

test('means of a statement are told by three figures', async () => {
  const reply = exampleOf(getInsights).reply;
  const [one] = reply.insights;
  const mean = (average: number) => ({ ...one!.larger, average });
  const insights = [
    {
      ...one!,
      second: { ...one!.second, scale: null, units: 'min' },
      larger: mean(42.3333),
      smaller: mean(7.256),
    },
  ];
  showTotals({ replies: [[getInsights, { ...reply, insights }]] });
  const statement = (await area('What moves together')).getByText(/^On days when/);
  expect(statement.textContent!.replaceAll('\u00a0', ' ')).toContain(
    'is 42.3 min on average (7.26 min on other',
  );
});

test('without a statement the page says what one takes', async () => {
  const reply = { ...exampleOf(getInsights).reply, insights: [] };
  showTotals({ replies: [[getInsights, reply]] });
  expect((await area('What moves together')).getByText(/at least 14 of the last 90 days/)).toBeTruthy();
});

test('the counter of days, the streak and achievements stand below', async () => {
  const day = { ...exampleOf(getDay).reply, number: 366, streakData: { days: 12, best: 40 } };
  showTotals({ replies: [[getDay, day]] });
  expect((await area('Day')).getByText('/ 365').parentElement!.textContent).toBe('1 / 365');
  const streak = await area('Days in a row');
  expect(streak.getByText('12')).toBeTruthy();
  expect(streak.getByText('best 40')).toBeTruthy();
  expect((await area('Achievements')).getByText('Next: ДЕНЬ 365')).toBeTruthy();
});

test('a total that did not come leaves the rest of the page', async () => {
  showTotals({ replies: [[getMonthTotal, failing(503, 'unavailable', { message: 'Resting.' })]] });
  expect(await screen.findByText('Resting.')).toBeTruthy();
  expect(await area('What moves together')).toBeTruthy();
});

test('all months stand newest first, after all time, those without values left out', async () => {
  const all = exampleOf(getAllMonthTotal).reply;
  const months = all.months.map((one) => (one.month === '2026-09' ? { ...one, paramsTotal: [] } : one));
  showTotals({ path: '/diary/totals?view=months', replies: [[getAllMonthTotal, { ...all, months }]] });
  await area('All time');
  const names = screen.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent);
  expect(names.slice(0, 4)).toEqual([
    'All time',
    'November\u00a02026',
    'October\u00a02026',
    'August\u00a02026',
  ]);
  expect((await area('All time')).getByText(/^Since 17.October.2025, 377 days with an entry$/)).toBeTruthy();
  expect(hrefOf('Earlier months')).toBe('/en/diary/totals?view=months&until=2025-11-30');
  expect(hrefOf('October\u00a02026')).toBe('/en/diary/totals?month=2026-10');
});

test('a diary without values has no months yet', async () => {
  const total = { ...exampleOf(getDiaryTotal).reply, from: null, days: 0, paramsTotal: [], parameters: [] };
  showTotals({
    path: '/diary/totals?view=months',
    replies: [
      [getAllMonthTotal, { months: [], earlier: null, parameters: [] }],
      [getDiaryTotal, total],
    ],
  });
  expect(await screen.findByText('No totals yet')).toBeTruthy();
  expect(screen.queryByText('All time')).toBeNull();
});
