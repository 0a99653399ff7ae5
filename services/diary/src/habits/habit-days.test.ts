import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { shifted } from '../days/plain-date.ts';
import { ANNA, as, clearMembers, newId, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearMembers);
afterAll(() => setClock(null));

const anna = as(ANNA);
const ID = newId(1);
const settle = (timeZone: string, dayStart: number, revision = 0) =>
  anna.post('/data/diary/set/settings', { timeZone, dayStart, revision });
const create = () => anna.post('/data/user-habit/create', { id: ID, title: 'Пішки', color: 'primary' });
const answer = (date: string) =>
  anna.post('/data/user-habit-status', { id: ID, date, status: 'continues', revision: 0 });
const list = async () => (await anna.get('/data/user-habits')).body.data;

test.each([
  ['an evening in Kyiv', 'Europe/Kyiv', 0, '2026-11-20T21:59:00Z', '2026-11-20'],
  ['two at night, the day starts at four', 'Europe/Kyiv', 4, '2026-11-21T00:00:00Z', '2026-11-20'],
  ['the same moment in New York', 'America/New_York', 0, '2026-11-21T00:00:00Z', '2026-11-20'],
  ['the same moment in Tokyo', 'Asia/Tokyo', 0, '2026-11-21T00:00:00Z', '2026-11-21'],
  ['the hour that spring takes away', 'Europe/Kyiv', 4, '2026-03-29T00:59:00Z', '2026-03-28'],
  ['the hour that autumn gives twice', 'Europe/Kyiv', 4, '2026-10-25T01:30:00Z', '2026-10-24'],
  ['a leap day', 'Europe/Kyiv', 4, '2028-03-01T01:00:00Z', '2028-02-29'],
])('a day of a habit is the member’s own: %s', async (_, zone, dayStart, moment, today) => {
  setClock(moment);
  await settle(zone, dayStart);
  expect((await create()).body.data).toMatchObject({
    today,
    habits: [{ startedOn: today, days: [{ date: today }] }],
  });
  expect((await answer(shifted(today, 1))).body.code).toBe('day_ahead');
  expect((await answer(today)).body.data.habits[0]).toMatchObject({ daysInRow: 1, best: 1 });
});

test.each([
  ['the spring change of clocks', '2026-03-30T12:00:00Z', '2026-03-30'],
  ['the autumn change of clocks', '2026-10-26T12:00:00Z', '2026-10-26'],
  ['a leap day', '2028-03-01T12:00:00Z', '2028-03-01'],
  ['a new year', '2027-01-01T12:00:00Z', '2027-01-01'],
])('a row goes on over %s', async (_, now, today) => {
  setClock(`${shifted(today, -3)}T12:00:00Z`);
  await create();
  setClock(now);
  for (const ago of [3, 2, 1, 0]) await answer(shifted(today, -ago));
  expect((await list()).habits[0]).toMatchObject({ daysInRow: 4, best: 4 });
});

test('a later start of the day makes today yesterday again; answers stay and count when the day comes', async () => {
  setClock('2026-11-20T12:00:00Z');
  await create();
  await answer('2026-11-20');
  setClock('2026-11-20T22:30:00Z');
  await answer('2026-11-21');
  expect((await list()).habits[0]).toMatchObject({ daysInRow: 2 });
  await settle('Europe/Kyiv', 4);
  expect(await list()).toMatchObject({ today: '2026-11-20', habits: [{ daysInRow: 1, best: 1 }] });
  setClock('2026-11-21T02:00:00Z');
  expect((await list()).habits[0]).toMatchObject({ daysInRow: 2, best: 2 });
});
