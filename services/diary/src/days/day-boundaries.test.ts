import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearMembers);
afterAll(() => setClock(null));

const anna = as(ANNA);
const KYIV = 'Europe/Kyiv';
const settle = (timeZone: string, dayStart: number, revision = 0) =>
  anna.post('/data/diary/set/settings', { timeZone, dayStart, revision });
const current = async () => (await anna.get('/data/diary/get-day')).body.data;
const write = (date: string) =>
  anna.set({ date, version: 0, parameters: [{ key: 'parameters[mood]', value: 4 }] });

test.each([
  ['an evening in Kyiv', KYIV, 0, '2026-11-20T21:59:59Z', '2026-11-20'],
  ['midnight in Kyiv', KYIV, 0, '2026-11-20T22:00:00Z', '2026-11-21'],
  ['two at night, the day starts at four', KYIV, 4, '2026-11-21T00:00:00Z', '2026-11-20'],
  ['a second before the start', KYIV, 4, '2026-11-21T01:59:59Z', '2026-11-20'],
  ['the start itself', KYIV, 4, '2026-11-21T02:00:00Z', '2026-11-21'],
  ['two hours after a start at midnight', KYIV, 0, '2026-11-21T00:00:00Z', '2026-11-21'],
  ['the same moment in New York', 'America/New_York', 0, '2026-11-21T00:00:00Z', '2026-11-20'],
  ['the same moment in Tokyo', 'Asia/Tokyo', 0, '2026-11-21T00:00:00Z', '2026-11-21'],
  ['half an hour more, in Kolkata', 'Asia/Kolkata', 0, '2026-11-20T18:30:00Z', '2026-11-21'],
  ['a start at 23', KYIV, 23, '2026-11-20T20:59:00Z', '2026-11-19'],
  ['before the hour that spring takes away', KYIV, 4, '2026-03-29T00:59:00Z', '2026-03-28'],
  ['after the hour that spring takes away', KYIV, 4, '2026-03-29T01:00:00Z', '2026-03-29'],
  ['a start in the hour that spring takes away', KYIV, 3, '2026-03-29T01:00:00Z', '2026-03-29'],
  ['in the hour that autumn gives twice', KYIV, 4, '2026-10-25T01:30:00Z', '2026-10-24'],
  ['after the hour that autumn gives twice', KYIV, 4, '2026-10-25T02:00:00Z', '2026-10-25'],
  ['a leap day', KYIV, 0, '2028-02-28T22:30:00Z', '2028-02-29'],
  ['the night after a leap day', KYIV, 4, '2028-03-01T01:00:00Z', '2028-02-29'],
  ['the last night of a year', KYIV, 4, '2027-01-01T01:00:00Z', '2026-12-31'],
])('%s', async (_, zone, dayStart, moment, today) => {
  setClock(moment);
  await settle(zone, dayStart);
  expect(await current()).toMatchObject({ today, date: today, day: { date: today } });
  expect((await write(today)).status).toBe(200);
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  expect((await write(tomorrow)).body.code).toBe('day_ahead');
});

test.each([
  ['both changes of the clocks', ['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30T12:00:00Z'],
  ['autumn', ['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-26T12:00:00Z'],
  ['a leap day', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01T12:00:00Z'],
  ['the end of a year', ['2026-12-30', '2026-12-31', '2027-01-01'], '2027-01-01T12:00:00Z'],
])('a streak goes on over %s', async (_, dates, now) => {
  setClock(now);
  for (const date of dates) await write(date);
  expect((await current()).streakData).toEqual({ days: 3, best: 3 });
});

test('a later start of the day makes today yesterday again; what is written stays and comes back', async () => {
  setClock('2026-11-20T22:30:00Z');
  await write('2026-11-20');
  await write('2026-11-21');
  await settle(KYIV, 4);
  expect(await current()).toMatchObject({ today: '2026-11-20', streakData: { days: 1, best: 1 } });
  const ahead = (await anna.get('/data/diary/get-day/2026-11-21')).body.data.day;
  expect(ahead).toMatchObject({ availability: 'future', version: 1 });
  setClock('2026-11-21T02:00:00Z');
  expect(await current()).toMatchObject({ today: '2026-11-21', streakData: { days: 2, best: 2 } });
});

test('another time zone moves no entry', async () => {
  setClock('2026-11-20T22:30:00Z');
  await write('2026-11-21');
  await settle('America/Los_Angeles', 0);
  expect((await current()).today).toBe('2026-11-20');
  const { days } = (await anna.get('/data/diary')).body.data;
  expect(days).toMatchObject([{ date: '2026-11-21', availability: 'future' }]);
  await settle(KYIV, 0, 1);
  expect(await current()).toMatchObject({ today: '2026-11-21', day: { version: 1 } });
});
