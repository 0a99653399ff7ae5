import type { InsightsReply } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { shifted } from '../days/plain-date.ts';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const anna = as(ANNA);
const write = (ago: number, sleep: number, mood: number) =>
  anna.set({
    date: shifted(TODAY, -ago),
    version: 0,
    parameters: [
      { key: 'parameters[mood]', value: mood },
      { key: 'parameters[sleep]', value: sleep },
    ],
  });
const insights = async (locale = 'uk'): Promise<InsightsReply> =>
  (await anna.get('/data/diary/insights', locale)).body.data;

test('a new diary says nothing', async () => {
  expect(await insights()).toEqual({ from: '2026-08-23', to: TODAY, days: 0, insights: [] });
});

test('parameters that move together are named with the days behind them, not with fewer than fourteen', async () => {
  for (let ago = 12; ago >= 0; ago--) await write(ago, 5 + ago / 4, 1 + Math.floor(ago / 3));
  expect(await insights()).toMatchObject({ days: 13, insights: [] });
  await write(13, 8.25, 5);
  const { days, insights: found } = await insights('en');
  expect(days).toBe(14);
  expect(found).toEqual([
    {
      direction: 'together',
      first: expect.objectContaining({ systemName: 'sleep', title: 'Sleep' }),
      second: expect.objectContaining({ systemName: 'mood', title: 'Mood' }),
      days: 14,
      larger: { days: 6, average: expect.any(Number) },
      smaller: { days: 8, average: expect.any(Number) },
    },
  ]);
  expect(found[0]!.larger.average).toBeGreaterThan(found[0]!.smaller.average);
  expect((await as(BORYS).get('/data/diary/insights')).body.data.insights).toEqual([]);
});

test('days before the last ninety do not count', async () => {
  for (let ago = 103; ago >= 90; ago--) await write(ago, 5 + (ago % 14) / 4, 1 + Math.floor((ago % 14) / 3));
  expect(await insights()).toMatchObject({ days: 0, insights: [] });
});
