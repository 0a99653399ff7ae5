import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const anna = as(ANNA);
const SLEEP = 'parameters[sleep]';
const OUTDOORS = 'parameters[outdoors]';
const MOOD = 'parameters[mood]';
const write = (date: string, values: Record<string, number | null>, version = 0) =>
  anna.set({ date, version, parameters: Object.entries(values).map(([key, value]) => ({ key, value })) });
const month = async (date = '', locale = 'uk') =>
  (await anna.get(`/data/diary/month-total${date && `?date=${date}`}`, locale)).body.data;
const all = async (date = '') =>
  (await anna.get(`/data/diary/all-month-total${date && `?date=${date}`}`)).body.data;

test('an empty diary has empty totals', async () => {
  expect(await month()).toEqual({
    currMonth: { month: '2026-11', paramsTotal: [] },
    prevMonth: { month: '2026-10', paramsTotal: [] },
    parameters: [],
  });
  expect(await all()).toEqual({ months: [], earlier: null, parameters: [] });
  expect((await anna.get('/data/diary-total')).body.data).toEqual({
    from: null,
    days: 0,
    paramsTotal: [],
    parameters: [],
  });
});

test('of a month minutes add up and moods have a mean, beside the month before', async () => {
  await write('2026-10-31', { [OUTDOORS]: 100 });
  await write('2026-11-01', { [SLEEP]: 7, [OUTDOORS]: 30, [MOOD]: 3 });
  await write('2026-11-02', { [SLEEP]: 8, [OUTDOORS]: 45 });
  await write(TODAY, { [SLEEP]: 6.25, [MOOD]: 4 });
  const { currMonth, prevMonth, parameters } = await month('', 'en');
  expect(currMonth).toEqual({
    month: '2026-11',
    paramsTotal: [
      { key: SLEEP, value: 7.08, days: 3 },
      { key: OUTDOORS, value: 75, days: 2 },
      { key: MOOD, value: 3.5, days: 2 },
    ].sort((a, b) => place(parameters, a.key) - place(parameters, b.key)),
  });
  expect(prevMonth).toEqual({ month: '2026-10', paramsTotal: [{ key: OUTDOORS, value: 100, days: 1 }] });
  expect(parameters).toHaveLength(3);
  expect(parameters).toContainEqual(
    expect.objectContaining({ key: SLEEP, title: 'Sleep', total: 'average', scale: null }),
  );
  expect(parameters).toContainEqual(
    expect.objectContaining({ key: MOOD, scale: { min: 1, max: 5, low: 'Hard', high: 'Lovely' } }),
  );
});

const place = (parameters: { key: string }[], key: string) => parameters.findIndex((one) => one.key === key);

test('what is zero is not shown', async () => {
  await write(TODAY, { [OUTDOORS]: 0, [SLEEP]: 7 });
  expect((await month()).currMonth.paramsTotal).toEqual([{ key: SLEEP, value: 7, days: 1 }]);
});

test('a late change of a day changes the totals of its month', async () => {
  await write('2026-09-10', { [OUTDOORS]: 30 });
  await write('2026-09-10', { [OUTDOORS]: 50 }, 1);
  expect((await month('2026-09-30')).currMonth.paramsTotal).toEqual([{ key: OUTDOORS, value: 50, days: 1 }]);
  await write('2026-09-10', { [OUTDOORS]: null }, 2);
  expect((await month('2026-10-01')).prevMonth.paramsTotal).toEqual([]);
});

test('the month before January is December', async () => {
  await write('2025-12-31', { [OUTDOORS]: 40 });
  const { currMonth, prevMonth } = await month('2026-01-15');
  expect([currMonth.month, prevMonth.month]).toEqual(['2026-01', '2025-12']);
  expect(prevMonth.paramsTotal).toEqual([{ key: OUTDOORS, value: 40, days: 1 }]);
});

test('months are listed twelve at once, back to the first one', async () => {
  await write('2024-02-29', { [OUTDOORS]: 10 });
  await write('2025-11-30', { [OUTDOORS]: 20 });
  await write('2025-12-01', { [OUTDOORS]: 30 });
  await write(TODAY, { [OUTDOORS]: 40 });
  const first = await all();
  expect(first.months.map((one: { month: string }) => one.month)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
    '2026-06',
    '2026-05',
    '2026-04',
    '2026-03',
    '2026-02',
    '2026-01',
    '2025-12',
  ]);
  expect(first.months.at(-1).paramsTotal).toEqual([{ key: OUTDOORS, value: 30, days: 1 }]);
  expect(first.months[1].paramsTotal).toEqual([]);
  const second = await all(first.earlier);
  expect([first.earlier, second.months[0].month, second.earlier]).toEqual([
    '2025-11-30',
    '2025-11',
    '2024-11-30',
  ]);
  const third = await all(second.earlier);
  expect([third.months.length, third.months.at(-1), third.earlier]).toEqual([
    10,
    { month: '2024-02', paramsTotal: [{ key: OUTDOORS, value: 10, days: 1 }] },
    null,
  ]);
});

test('the total of all time is of every year', async () => {
  await write('2024-02-29', { [OUTDOORS]: 10, [SLEEP]: 6 });
  await write(TODAY, { [OUTDOORS]: 40, [SLEEP]: 9 });
  expect((await anna.get('/data/diary-total')).body.data).toMatchObject({
    from: '2024-02-29',
    days: 2,
    paramsTotal: expect.arrayContaining([
      { key: OUTDOORS, value: 50, days: 2 },
      { key: SLEEP, value: 7.5, days: 2 },
    ]),
  });
  expect((await as(BORYS).get('/data/diary-total')).body.data.days).toBe(0);
});

test.each([
  ['Kyiv’s night before its day starts', 'Europe/Kyiv', 4, '2026-11-30T23:00:00Z', '2026-11-30'],
  ['Kyiv’s night after midnight', 'Europe/Kyiv', 0, '2026-11-30T23:00:00Z', '2026-12-01'],
  ['the same moment in New York', 'America/New_York', 0, '2026-12-01T03:00:00Z', '2026-11-30'],
  ['the same moment in Tokyo', 'Asia/Tokyo', 0, '2026-11-30T15:00:00Z', '2026-12-01'],
  ['the night of summer time', 'Europe/Kyiv', 4, '2026-03-29T00:59:00Z', '2026-03-28'],
  ['a leap day', 'Europe/Kyiv', 4, '2028-03-01T01:00:00Z', '2028-02-29'],
])(
  'the month and the chart end with the member’s own day: %s',
  async (_, timeZone, dayStart, moment, today) => {
    setClock(moment);
    await anna.post('/data/diary/set/settings', { timeZone, dayStart, revision: 0 });
    expect((await write(today, { [OUTDOORS]: 40 })).status).toBe(200);
    const { currMonth } = await month();
    expect(currMonth).toEqual({
      month: today.slice(0, 7),
      paramsTotal: [{ key: OUTDOORS, value: 40, days: 1 }],
    });
    expect((await all()).months[0].month).toBe(today.slice(0, 7));
    const { to, chart } = (await anna.get('/data/diary/chart')).body.data;
    expect([to, chart.outdoors.data]).toEqual([today, [{ date: today, value: 40 }]]);
    expect((await anna.get('/data/diary/insights')).body.data.to).toBe(today);
  },
);

const own = (bounds: object | null, n: number) => ({
  title: `Своє ${n}`,
  shortDescription: '',
  type: 'tracker',
  units: null,
  icon: 'waves',
  color: 'primary',
  spheres: [],
  bounds,
  options: [],
});

test.each([
  ['minutes from nothing add up', { min: 0, max: 240, step: 5 }, 'sum', 40],
  ['marks out of ten have a mean', { min: 0, max: 10, step: 1 }, 'average', 5],
  ['a level has a mean', { min: 40, max: 200, step: 1 }, 'average', 70],
])('of a member’s own parameter %s', async (_, bounds, total, value) => {
  const key = 'parameters[own_6560b0d1a2c4e8f0123456a1]';
  const body = { key, revision: 0, chosen: true, own: own(bounds, 1) };
  expect((await anna.post('/data/diary/set/day-param-setting', body)).status).toBe(200);
  const each = total === 'sum' ? value / 2 : value;
  for (const date of ['2026-11-19', TODAY]) expect((await write(date, { [key]: each })).status).toBe(200);
  const { currMonth, parameters } = await month();
  expect(currMonth.paramsTotal).toEqual([{ key, value, days: 2 }]);
  expect(parameters).toMatchObject([{ key, title: 'Своє 1', total }]);
});

test.each(['month-total', 'all-month-total', 'chart'])('%s of no date is not found', async (call) => {
  for (const date of ['2026-02-30', 'yesterday', '1999-12-31'])
    expect((await anna.get(`/data/diary/${call}?date=${date}`)).status).toBe(404);
});
