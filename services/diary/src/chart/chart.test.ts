import type { ChartReply } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { DayModel } from '../days/days.model.ts';
import { shifted } from '../days/plain-date.ts';
import { ANNA, as, BORYS, clearMembers, randomNumbers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const anna = as(ANNA);
const write = (date: string, values: Record<string, number>) =>
  anna.set({
    date,
    version: 0,
    parameters: Object.entries(values).map(([name, value]) => ({ key: `parameters[${name}]`, value })),
  });
const chart = async (query = '', locale = 'uk'): Promise<ChartReply> =>
  (await anna.get(`/data/diary/chart?${query}`, locale)).body.data;

test('an empty diary has an empty chart of thirty days', async () => {
  expect(await chart()).toEqual({
    period: 'month',
    step: 'day',
    from: '2026-10-22',
    to: TODAY,
    first: null,
    chart: {},
  });
  expect(await chart('period=all')).toMatchObject({ step: 'month', from: '2026-11-01', chart: {} });
});

test('a line has the name, colour and unit of its parameter and a point for each day', async () => {
  await write('2026-10-21', { sleep: 5 });
  await write('2026-10-22', { sleep: 6 });
  await write(TODAY, { sleep: 7.25, mood: 4 });
  const { chart: lines, first } = await chart('', 'en');
  expect(first).toBe('2026-10-21');
  expect(lines).toEqual({
    sleep: {
      title: 'Sleep',
      color: 'sphere-health',
      type: 'tracker',
      units: 'h',
      data: [
        { date: '2026-10-22', value: 6 },
        { date: TODAY, value: 7.25 },
      ],
    },
    mood: expect.objectContaining({ type: 'select', units: null, data: [{ date: TODAY, value: 4 }] }),
  });
  expect(Object.keys((await chart('parameters=mood,water')).chart)).toEqual(['mood']);
});

test('a quarter is told by weeks, each the mean of its days', async () => {
  await write('2026-08-22', { sleep: 6 });
  await write('2026-08-28', { sleep: 8 });
  await write('2026-08-29', { sleep: 5 });
  expect(await chart('period=quarter')).toMatchObject({
    step: 'week',
    from: '2026-08-22',
    chart: {
      sleep: {
        data: [
          { date: '2026-08-22', value: 7 },
          { date: '2026-08-29', value: 5 },
        ],
      },
    },
  });
});

test('a year is told by months', async () => {
  await write('2025-11-30', { sleep: 9 });
  await write('2025-12-01', { sleep: 6 });
  await write('2025-12-31', { sleep: 7 });
  await write(TODAY, { sleep: 8 });
  expect(await chart('period=year')).toMatchObject({
    step: 'month',
    from: '2025-12-01',
    chart: {
      sleep: {
        data: [
          { date: '2025-12-01', value: 6.5 },
          { date: '2026-11-01', value: 8 },
        ],
      },
    },
  });
  expect(await chart('period=year&date=2025-11-30')).toMatchObject({ from: '2024-12-01', to: '2025-11-30' });
});

test('everything is told by months, beyond four years by quarters', async () => {
  await write('2022-12-05', { sleep: 6 });
  await write('2023-01-05', { sleep: 7 });
  expect(await chart('period=all')).toMatchObject({ step: 'month', from: '2022-12-01' });
  await write('2022-11-05', { sleep: 5 });
  expect(await chart('period=all')).toMatchObject({
    step: 'quarter',
    from: '2022-11-01',
    chart: {
      sleep: {
        data: [
          { date: '2022-10-01', value: 5.5 },
          { date: '2023-01-01', value: 7 },
        ],
      },
    },
  });
});

test('points of months equal the means of their days, whatever was changed late', async () => {
  const below = randomNumbers(11);
  for (let step = 0; step < 60; step++) {
    const date = shifted(TODAY, -below(360));
    const version = (await DayModel.findOne({ user: ANNA, date }).lean())?.version ?? 0;
    const value = below(4) ? below(57) / 4 : null;
    await anna.set({ date, version, parameters: [{ key: 'parameters[sleep]', value }] });
  }
  const days = await DayModel.find({ user: ANNA, filled: true }).sort({ date: 1 }).lean();
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  const expected = [...months]
    .filter(([month]) => month >= '2025-12')
    .map(([month, ofMonth]) => {
      const values = ofMonth.map(({ parameters }) => parameters[0]!.value);
      const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
      return { date: `${month}-01`, value: Number(mean.toFixed(2)) };
    });
  expect((await chart('period=year')).chart.sleep!.data).toEqual(expected);
});

test('a chart is of one member', async () => {
  await write(TODAY, { sleep: 7 });
  expect((await as(BORYS).get('/data/diary/chart?period=all')).body.data.chart).toEqual({});
});

test.each(['period=decade', 'parameters=sleep[]', `parameters=${'x'.repeat(1_001)}`])(
  '%s is refused',
  async (query) => {
    expect((await anna.get(`/data/diary/chart?${query}`)).status).toBe(400);
  },
);
