import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { HOSTILE } from '@stezhka/kit/testing/hostile';
import { setDiaryOpen } from '../access/access.model.ts';
import { ANNA, as, BORYS, byService, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const asked = { users: [ANNA, BORYS] };
const ask = (body: object) => byService('account').post('/data/diary/who-wrote', body);
const writers = async (body: object = asked) => (await ask(body)).body.data.wrote;
const mood = (value: number | null) => [{ key: 'parameters[mood]', value }];

test.each([
  ['a value', { parameters: mood(4) }],
  ['a note', { notes: [{ key: 'notes[thanks]', value: 'За каву.' }] }],
  ['a detail', { details: ['details[good_news]'] }],
])('%s alone is something written', async (_, part) => {
  expect(await writers()).toEqual([]);
  await as(ANNA).set({ date: TODAY, version: 0, ...part });
  expect(await writers()).toEqual([ANNA]);
});

test('other dates, emptied days and other users do not count', async () => {
  await as(ANNA).set({ date: '2026-11-19', version: 0, parameters: mood(4) });
  await as(BORYS).set({ date: TODAY, version: 0, parameters: mood(4) });
  expect(await writers({ users: [ANNA] })).toEqual([]);
  expect(await writers()).toEqual([BORYS]);
  await as(BORYS).set({ date: TODAY, version: 1, parameters: mood(null) });
  expect(await writers()).toEqual([]);
});

test('the reply to other services contains ids alone', async () => {
  await as(ANNA).set({ date: TODAY, version: 0, notes: [{ key: 'notes[thanks]', value: 'За каву.' }] });
  expect((await ask(asked)).body.data).toEqual({ wrote: [ANNA] });
});

test('five hundred people are asked about at once, not one more', async () => {
  const users = Array.from({ length: 500 }, (_, n) => n.toString(16).padStart(24, '0'));
  expect((await ask({ users })).status).toBe(200);
  expect((await ask({ users: [...users, ANNA] })).status).toBe(400);
  expect((await ask({ users: [] })).status).toBe(400);
});

test.each([...Object.keys(asked), 'more'])('%s takes nothing hostile', async (field) => {
  for (const [what, value] of HOSTILE)
    expect([what, (await ask({ ...asked, [field]: value })).status]).toEqual([what, 400]);
});

test.each(HOSTILE)('%s is nobody’s id', async (_, value) => {
  expect((await ask({ users: [ANNA, value] })).status).toBe(400);
});

test.each([
  ['a zone far east of Kyiv', { timeZone: 'Asia/Tokyo', dayStart: 0 }, '2026-11-21'],
  ['a start of the day late in the evening', { timeZone: 'Europe/Kyiv', dayStart: 22 }, '2026-11-19'],
])('each member is asked about the date of the own diary: %s', async (_, settings, date) => {
  await as(BORYS).post('/data/diary/set/settings', { ...settings, revision: 0 });
  await as(ANNA).set({ date: TODAY, version: 0, parameters: mood(4) });
  expect(
    (await as(BORYS).set({ date: '2026-11-19', version: 0, details: ['details[day_off]'] })).status,
  ).toBe(200);
  expect(await writers()).toEqual(date === '2026-11-19' ? [ANNA, BORYS] : [ANNA]);
  await as(BORYS).set({ date, version: date === '2026-11-19' ? 1 : 0, parameters: mood(3) });
  expect((await writers()).sort()).toEqual([ANNA, BORYS]);
});

test('neither a guest, a member nor staff asks for it', async () => {
  const staff = as(ANNA, ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
  for (const caller of [as(), as(BORYS), staff])
    expect((await caller.post('/data/diary/who-wrote', asked)).status).toBe(403);
});

test('a closed diary answers with an error', async () => {
  await setDiaryOpen(false);
  expect((await ask(asked)).body.code).toBe('diary_closed');
});
