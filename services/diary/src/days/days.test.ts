import { setDay } from '@stezhka/diary-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { descriptionOf } from '@stezhka/kit-contract/examples';
import { SettingsModel } from '../settings/settings.model.ts';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';
import { DayModel } from './days.model.ts';
import { RunsModel } from './runs.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const anna = as(ANNA);
const mood = (value: number | null) => [{ key: 'parameters[mood]', value }];
const thanks = (value: string) => [{ key: 'notes[thanks]', value }];

test('today begins empty, with its quote, hour and number', async () => {
  const { body, headers } = await anna.get('/data/diary/get-day');
  expect(body.data).toMatchObject({
    owner: ANNA,
    day: { date: TODAY, version: 0, parameters: [], notes: [], details: [] },
    date: TODAY,
    today: TODAY,
    hour: 21,
    number: 1,
    streakData: { days: 0, best: 0 },
    quote: expect.stringMatching(/\S/),
    lastValues: expect.arrayContaining([{ key: 'parameters[sleep]', value: 7.5 }]),
  });
  expect(headers['cache-control']).toBe('no-store');
});

test('values, notes and details are saved part by part', async () => {
  const first = await anna.set({ date: TODAY, version: 0, parameters: mood(4), notes: thanks('За каву.') });
  expect(first.body.data.day).toMatchObject({
    version: 1,
    parameters: [{ key: 'parameters[mood]', value: 4, tracker: expect.stringMatching(/^[\da-f]{24}$/) }],
    notes: [{ key: 'notes[thanks]', value: 'За каву.', title: 'За що я дякую сьогодні?' }],
  });
  const second = await anna.set({ date: TODAY, version: 1, details: ['details[good_news]'] });
  expect(second.body.data.day).toMatchObject({ version: 2, notes: [{ value: 'За каву.' }] });
  const cleared = await anna.set({ date: TODAY, version: 2, parameters: mood(null), notes: thanks('') });
  expect(cleared.body.data.day).toMatchObject({
    version: 3,
    parameters: [],
    notes: [],
    details: ['details[good_news]'],
  });
});

/** Where the controls of a day begin, by parameter. */
const startsOf = async (member: ReturnType<typeof as>, date = '') => {
  const { body } = await member.get(`/data/diary/get-day${date && `/${date}`}`);
  const values: { key: string; value: number }[] = body.data.lastValues;
  return Object.fromEntries(values.map(({ key, value }) => [key.slice('parameters['.length, -1), value]));
};
const measured = (values: Record<string, number>) =>
  Object.entries(values).map(([name, value]) => ({ key: `parameters[${name}]`, value }));

test('a level begins at its last value on the days before', async () => {
  await anna.set({ date: '2026-11-17', version: 0, parameters: measured({ sleep: 8, mood: 2 }) });
  await anna.set({ date: '2026-11-18', version: 0, parameters: measured({ sleep: 6.5 }) });
  await anna.set({ date: TODAY, version: 0, parameters: measured({ sleep: 6 }) });
  expect(await startsOf(anna)).toMatchObject({ sleep: 6.5, mood: 2 });
  expect(await startsOf(anna, '2026-11-18')).toMatchObject({ sleep: 8, mood: 2 });
  const before = await startsOf(as(BORYS));
  expect(before).toMatchObject({ sleep: 7.5, pages: 10 });
  expect(before).not.toHaveProperty('mood');
});

test('what a day adds up begins at the member’s usual value, a count of things at its least', async () => {
  const days: [string, Record<string, number>][] = [
    ['2026-11-15', { pages: 25, impulse: 3 }],
    ['2026-11-16', { pages: 200 }],
    ['2026-11-17', { pages: 20 }],
    ['2026-11-18', { pages: 30 }],
  ];
  for (const [date, values] of days) await anna.set({ date, version: 0, parameters: measured(values) });
  const starts = await startsOf(anna);
  expect(starts.pages).toBe(25);
  expect(starts).not.toHaveProperty('impulse');
});

test('a note rests sealed and is read in the member’s language of headings', async () => {
  await anna.set({ date: TODAY, version: 0, notes: thanks('Нікому не видно.') });
  const [stored] = await DayModel.find({ user: ANNA }).lean();
  expect(JSON.stringify(stored)).not.toContain('видно');
  const { body } = await anna.get(`/data/diary/get-day/${TODAY}`, 'en');
  expect(body.data.day.notes[0]).toMatchObject({
    title: 'What am I grateful for today?',
    value: 'Нікому не видно.',
  });
});

test('a stale change is refused with the current day; a repeated one changes nothing', async () => {
  await anna.set({ date: TODAY, version: 0, notes: thanks('Перше') });
  const stale = await anna.set({ date: TODAY, version: 0, notes: thanks('Друге') });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({
    code: 'day_changed',
    data: { day: { version: 1, notes: [{ value: 'Перше' }] } },
  });
  const repeated = await anna.set({ date: TODAY, version: 0, notes: thanks('Перше') });
  expect(repeated.status).toBe(200);
  expect(repeated.body.data.day.version).toBe(1);
});

test('of two changes at once one wins and the other hears of it', async () => {
  const replies = await Promise.all(
    [1, 2, 3, 4].map((value) => anna.set({ date: TODAY, version: 0, parameters: mood(value) })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await DayModel.countDocuments({ user: ANNA }).hint({ user: 1, date: 1 })).toBe(1);
});

test('an empty change writes no day', async () => {
  const { body } = await anna.set({ date: TODAY, version: 0, notes: thanks('  '), parameters: mood(null) });
  expect(body.data.day.version).toBe(0);
  expect(await DayModel.exists({ user: ANNA })).toBeNull();
});

test('a future day is read but not written', async () => {
  expect((await anna.get('/data/diary/get-day/2026-11-21')).body.data.day.version).toBe(0);
  const refused = await anna.set({ date: '2026-11-21', version: 0, parameters: mood(4) });
  expect([refused.status, refused.body.code]).toEqual([422, 'day_ahead']);
});

test('time zone and start of the day decide today’s date', async () => {
  setClock('2026-11-20T23:30:00Z');
  expect((await anna.get('/data/diary/get-day')).body.data.today).toBe('2026-11-21');
  await SettingsModel.create({ user: ANNA, dayStart: 4 });
  expect((await anna.get('/data/diary/get-day')).body.data).toMatchObject({ today: TODAY, hour: 1 });
});

test.each([
  '/data/diary/get-day/2026-02-30',
  '/data/diary/get-day/20-11-2026',
  '/data/diary/tomorrow',
  '/data/diary/1999-12-31',
])('%s is no date', async (path) => {
  expect((await anna.get(path)).status).toBe(404);
});

test.each([
  ['an object for a value', { parameters: [{ key: 'parameters[mood]', value: { $ne: null } }] }],
  ['an object for a note', { notes: [{ key: 'notes[thanks]', value: { $ne: null } }] }],
  ['a text for a value', { parameters: [{ key: 'parameters[sleep]', value: 'NaN' }] }],
  ['a value below the bounds', { parameters: [{ key: 'parameters[sleep]', value: -1 }] }],
  ['a value above the bounds', { parameters: [{ key: 'parameters[sleep]', value: 1e9 }] }],
  ['a value between two steps', { parameters: [{ key: 'parameters[sleep]', value: 7.3 }] }],
  ['a value between two tenths', { parameters: [{ key: 'parameters[weight]', value: 62.35 }] }],
  ['an option that is not there', { parameters: mood(4.5) }],
  ['an unknown parameter', { parameters: [{ key: 'parameters[rich]', value: 1 }] }],
  ['a key of another group', { details: ['notes[thanks]'] }],
  ['a note longer than a note', { notes: thanks('a'.repeat(10_001)) }],
  ['a key twice', { parameters: [...mood(1), ...mood(2)] }],
  ['an unknown field', { user: BORYS }],
  ['a negative version', { version: -1 }],
])('%s is refused', async (_, part) => {
  const reply = await anna.set({ date: TODAY, version: 0, ...part });
  expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input']);
  expect(await DayModel.exists({ user: ANNA })).toBeNull();
});

test('a value that does not fit is named with words about it', async () => {
  const parameters = [{ key: 'parameters[sleep]', value: 7.3 }];
  const { body } = await anna.set({ date: TODAY, version: 0, parameters, details: ['notes[thanks]'] });
  expect(body.fields).toEqual({
    'parameters[sleep]': 'Це значення не підходить',
    'notes[thanks]': 'Це значення не підходить',
  });
});

test.each([
  ['sleep', 7.25],
  ['sleep', 14],
  ['weight', 30],
  ['weight', 62.3],
  ['weight', 0.1 * 623],
  ['weight', 249.9],
])('%s may be %d', async (name, value) => {
  const change = { date: TODAY, version: 0, parameters: [{ key: `parameters[${name}]`, value }] };
  expect((await anna.set(change)).status).toBe(200);
});

test('a malformed date in a change is a day that does not exist', async () => {
  const { status, body } = await anna.set({ date: '2026-13-01', version: 0 });
  expect(status).toBe(404);
  expect(descriptionOf(setDay).throws).toContain(body.code);
});

test('days are private to their member', async () => {
  const { body } = await anna.set({ date: TODAY, version: 0, parameters: mood(4) });
  const { tracker } = body.data.day.parameters[0];
  const borys = as(BORYS);
  expect((await borys.get(`/data/diary/get-day/${TODAY}`)).body.data.day.parameters).toEqual([]);
  expect((await borys.get(`/data/diary/remove/tracker/${tracker}`)).status).toBe(404);
  expect((await borys.get('/data/diary')).body.data.days).toEqual([]);
  // An id is one, however it is written.
  const removed = await anna.get(`/data/diary/remove/tracker/${tracker.toUpperCase()}`);
  expect(removed.body.data.day).toMatchObject({ version: 2, parameters: [] });
});

test('written days are listed newest first, in pages', async () => {
  for (const date of ['2026-11-17', '2026-11-19', TODAY])
    await anna.set({ date, version: 0, parameters: mood(3) });
  await anna.set({ date: '2026-11-19', version: 1, parameters: mood(null) });
  const { data } = (await anna.get('/data/diary?limit=1&page=2')).body;
  expect(data).toMatchObject({
    days: [{ date: '2026-11-17' }],
    pagination: { page: 2, pages: 2, limit: 1, total: 2 },
  });
  expect((await anna.get('/data/diary')).body.data.pagination.limit).toBe(7);
  expect((await anna.get('/data/diary?page=3')).status).toBe(404);
});

test('filling in a missed day keeps the streak', async () => {
  for (const date of ['2026-11-17', '2026-11-19']) await anna.set({ date, version: 0, parameters: mood(3) });
  expect((await anna.get('/data/diary/get-day')).body.data.streakData).toEqual({ days: 1, best: 1 });
  await anna.set({ date: '2026-11-18', version: 0, parameters: mood(3) });
  expect((await anna.get('/data/diary/get-day')).body.data).toMatchObject({
    streakData: { days: 3, best: 3 },
    number: 4,
  });
});

test('the streak of days from before it was kept is told by the days', async () => {
  for (const date of ['2026-11-17', '2026-11-18']) await anna.set({ date, version: 0, parameters: mood(3) });
  await RunsModel.deleteOne({ user: ANNA });
  expect((await anna.get('/data/diary/get-day')).body.data.streakData).toEqual({ days: 0, best: 2 });
  await anna.set({ date: '2026-11-19', version: 0, parameters: mood(3) });
  expect((await anna.get('/data/diary/get-day')).body.data).toMatchObject({
    streakData: { days: 3, best: 3 },
    number: 4,
  });
  await anna.set({ date: '2026-11-18', version: 1, parameters: mood(null) });
  expect((await anna.get('/data/diary/get-day')).body.data.streakData).toEqual({ days: 1, best: 1 });
});

test('days that are filled at once all count', async () => {
  const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', TODAY];
  const replies = await Promise.all(dates.map((date) => anna.set({ date, version: 0, parameters: mood(3) })));
  expect(replies.map(({ status }) => status)).toEqual(dates.map(() => 200));
  expect((await anna.get('/data/diary/get-day')).body.data.streakData).toEqual({ days: 5, best: 5 });
});

test('a date comes with the chart of the days before it', async () => {
  await anna.set({ date: '2026-11-18', version: 0, parameters: mood(2) });
  await anna.set({ date: TODAY, version: 0, parameters: mood(4) });
  const { daily, chart } = (await anna.get('/data/diary/2026-11-19', 'en')).body.data;
  expect(daily).toMatchObject({ date: '2026-11-19', version: 0 });
  expect(chart).toEqual({
    mood: {
      title: 'Mood',
      color: 'sphere-emotions',
      type: 'select',
      units: null,
      data: [{ date: '2026-11-18', value: 2 }],
    },
  });
});

test('the calendar marks the filled days of a month', async () => {
  for (const date of ['2026-10-31', '2026-11-01', TODAY])
    await anna.set({ date, version: 0, parameters: mood(3) });
  const dates = async (query: string) =>
    (await anna.get(`/data/calendar-dates-colors${query}`)).body.data.dates.map(
      (one: { date: string }) => one.date,
    );
  expect(await dates('')).toEqual(['2026-11-01', TODAY]);
  expect(await dates('?month=2026-10')).toEqual(['2026-10-31']);
  expect((await anna.get('/data/calendar-dates-colors?month=2026-13')).status).toBe(400);
});

test.each([
  '/data/diary',
  '/data/diary/get-day',
  '/data/diary/day-params',
  '/data/spheres',
  '/data/calendar-dates-colors',
])('%s asks a guest to log in', async (path) => {
  expect((await as().get(path)).status).toBe(401);
});
test('a guest writes nothing', async () => {
  expect((await as().set({ date: TODAY, version: 0, parameters: mood(4) })).status).toBe(401);
});
