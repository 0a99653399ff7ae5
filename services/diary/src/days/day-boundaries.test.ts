import { dayStarts } from '@stezhka/diary-contract/examples';
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

test.each(dayStarts)('$when', async ({ at, date, timeZone, dayStart, hours }) => {
  const before = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  setClock(new Date(Date.parse(at) - 1_000));
  await settle(timeZone, dayStart);
  const shows = (today: string, hour: number) => ({
    today,
    hour,
    timeZone,
    date: today,
    day: { date: today },
  });
  expect(await current()).toMatchObject(shows(before, hours[0]));
  expect((await write(date)).body.code).toBe('day_ahead');
  expect((await write(before)).status).toBe(200);
  setClock(at);
  expect(await current()).toMatchObject({ ...shows(date, hours[1]), streakData: { days: 1, best: 1 } });
  expect((await write(date)).status).toBe(200);
  expect((await current()).streakData).toEqual({ days: 2, best: 2 });
});

test.each([
  ['the spring change of the clocks', ['2026-03-28', '2026-03-29', '2026-03-30']],
  ['the autumn change', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['a leap day', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['the end of a year', ['2026-12-30', '2026-12-31', '2027-01-01']],
])('a streak of nights goes on over %s, where a day starts at four', async (_, dates) => {
  setClock('2026-01-01T12:00:00Z');
  await settle(KYIV, 4);
  for (const date of dates) {
    // Two at night, by the wall, belongs to the date before.
    const night = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(KYIV).with({ hour: 2 });
    setClock(new Date(night.epochMilliseconds));
    expect((await write(date)).status).toBe(200);
  }
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
