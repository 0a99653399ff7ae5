import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const anna = as(ANNA);
const AT = '/data/diary/settings';
const set = (part: object) =>
  anna.post('/data/diary/set/settings', { timeZone: 'Europe/Kyiv', dayStart: 0, revision: 0, ...part });

test('a member begins with Kyiv and midnight', async () => {
  const usual = { timeZone: 'Europe/Kyiv', dayStart: 0, revision: 0, today: '2026-11-20' };
  expect((await anna.get(AT)).body.data).toEqual(usual);
});

test('time zone and start of the day are the member’s own', async () => {
  const chosen = { timeZone: 'Asia/Tokyo', dayStart: 4, revision: 1, today: '2026-11-21' };
  expect((await set({ timeZone: 'Asia/Tokyo', dayStart: 4 })).body.data).toMatchObject({
    ...chosen,
    today: '2026-11-21',
  });
  expect((await anna.get(AT)).body.data).toEqual(chosen);
  expect((await as(BORYS).get(AT)).body.data.timeZone).toBe('Europe/Kyiv');
});

test('a stale change is refused with what stands; a repeated one changes nothing', async () => {
  await set({ dayStart: 4 });
  const stale = await set({ dayStart: 5 });
  expect([stale.status, stale.body.code]).toEqual([409, 'setting_changed']);
  expect(stale.body.data).toMatchObject({ dayStart: 4, revision: 1 });
  const repeated = await set({ dayStart: 4 });
  expect([repeated.status, repeated.body.data.revision]).toEqual([200, 1]);
  expect((await set({ dayStart: 5, revision: 1 })).body.data.revision).toBe(2);
});

test('of changes at once one wins', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map((dayStart) => set({ dayStart })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('time zone and chosen parameters do not disturb each other', async () => {
  await set({ dayStart: 4 });
  const chosen = await anna.post('/data/diary/set/day-param-setting', {
    key: 'parameters[weight]',
    revision: 0,
    chosen: true,
  });
  expect(chosen.status).toBe(200);
  expect((await set({ dayStart: 5, revision: 1 })).status).toBe(200);
});

test.each([
  ['an unknown time zone', { timeZone: 'Europe/Nowhere' }],
  ['an offset', { timeZone: '+02:00' }],
  ['an operator', { timeZone: { $ne: null } }],
  ['a path', { timeZone: '../../etc/passwd' }],
  ['an hour too late', { dayStart: 24 }],
  ['half an hour', { dayStart: 4.5 }],
  ['no revision', { revision: undefined }],
])('%s is refused', async (_, part) => {
  expect((await set(part)).status).toBe(400);
  expect((await anna.get(AT)).body.data.revision).toBe(0);
});
