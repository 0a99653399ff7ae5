import { ARCHIVED_HABITS_LIMIT, HABITS_LIMIT, HABITS_TOTAL, type Habit } from '@stezhka/diary-contract';
import { clock, setClock } from '@stezhka/kit/clock';
import { later, runDueJobs } from '@stezhka/kit/jobs';
import { seal } from '@stezhka/kit/sealed';
import { useDatabase } from '@stezhka/kit/testing/database';
import { Types } from 'mongoose';
import { shifted } from '../days/plain-date.ts';
import { removedItems } from '../removed-items/removed-items.job.ts';
import { ANNA, as, BORYS, clearMembers, newId, setUpDiary } from '../testing/diary.ts';
import { HABIT_FIELD, HabitAnswerModel, HabitModel } from './habits.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const ID = newId(1);
const anna = as(ANNA);
const WALK = { id: ID, title: 'Двадцять хвилин пішки', color: 'sphere-health' };
const create = (part: object = {}, locale = 'uk') =>
  anna.post('/data/user-habit/create', { ...WALK, ...part }, locale);
const answer = (part: object, member = anna) =>
  member.post('/data/user-habit-status', { id: ID, date: TODAY, status: 'continues', revision: 0, ...part });
const act = (path: string, member = anna, id = ID) => member.get(`/data/${path}/${id}`);
const repeat = () => act('habit-user-action/repeat');
const archive = () => act('habit-user-action/archive');
const streak = () => act('user-habit/streak');
const remove = () => act('user-habit/remove');
const habits = async (query = ''): Promise<Habit[]> =>
  (await anna.get(`/data/user-habits${query}`)).body.data.habits;
const habit = async (): Promise<Habit> => (await habits())[0]!;

/** A habit made so many days ago, with a row of that length up to `until`. */
async function kept(length: number, { until = TODAY, more = 0 } = {}): Promise<void> {
  const from = shifted(until, 1 - length);
  setClock(`${shifted(from, -more)}T19:00:00Z`);
  expect((await create()).status).toBe(200);
  setClock('2026-11-20T19:00:00Z');
  for (let n = 0; n < length; n++) expect((await answer({ date: shifted(from, n) })).status).toBe(200);
}

test('a member without habits has an empty list', async () => {
  expect((await anna.get('/data/user-habits')).body.data).toEqual({ today: TODAY, habits: [], archived: 0 });
});

test('a new habit waits for its first answer and lasts twenty-one days', async () => {
  const { body } = await create();
  expect(body.data).toMatchObject({
    today: TODAY,
    habits: [
      {
        ...WALK,
        state: 'active',
        availability: 'enabled',
        target: 21,
        legendary: false,
        startedOn: TODAY,
        daysInRow: 0,
        best: 0,
        days: [{ date: TODAY, status: null, revision: 0 }],
      },
    ],
  });
});

test.each([
  ['uk', 'Вкажіть звичку!'],
  ['ru', 'Укажите привычку!'],
  ['en', 'Specify a habit!'],
])('a habit without a text is refused in the words of product 5 (%s)', async (locale, message) => {
  for (const title of ['', '   ', undefined]) {
    const { status, body } = await create({ title }, locale);
    expect([status, body.code, body.fields]).toEqual([422, 'invalid_form', { title: message }]);
  }
  expect(await habits()).toEqual([]);
});

test.each([undefined, '', 'x', newId(1).slice(1)])('a habit under the id %p is refused', async (id) => {
  const { status, body } = await create({ id });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid_form', ['id']]);
  expect(await habits()).toEqual([]);
});

test('habits stand in the order in which they were made', async () => {
  const made = [newId(3), newId(1), newId(2)];
  for (const [hour, id] of made.entries()) {
    setClock(`2026-11-20T0${7 + hour}:00:00Z`);
    await create({ id });
  }
  await act('user-habit/streak', anna, made[1]);
  expect((await habits()).map(({ id }) => id)).toEqual(made);
});

test('a title rests sealed', async () => {
  await create();
  expect(JSON.stringify(await HabitModel.find({ user: ANNA }).lean())).not.toContain('пішки');
});

test('a repeated creation makes one habit, of another text under the same id none', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => create()));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await habits()).toHaveLength(1);
  expect((await create({ title: 'Інше' })).body.code).toBe('conflict');
  expect((await as(BORYS).post('/data/user-habit/create', WALK)).status).toBe(404);
  expect((await habit()).title).toBe(WALK.title);
});

test('another title keeps the answers; a repeated call changes nothing', async () => {
  await kept(3);
  const set = (part: object = {}, member = anna, locale = 'uk') =>
    member.post('/data/user-habit/set', { id: ID, title: 'Пів години пішки', ...part }, locale);
  for (let n = 0; n < 2; n++) expect((await set()).status).toBe(200);
  expect(await habit()).toMatchObject({ title: 'Пів години пішки', color: WALK.color, daysInRow: 3 });
  const empty = await set({ title: ' ' }, anna, 'en');
  expect([empty.status, empty.body.fields]).toEqual([422, { title: 'Specify a habit!' }]);
  for (const reply of [await set({ id: newId(9) }), await set({}, as(BORYS))])
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  expect(JSON.stringify(await HabitModel.find({ user: ANNA }).lean())).not.toContain('пішки');
});

test('each day is answered, answers are changed and taken back', async () => {
  await kept(3);
  expect(await habit()).toMatchObject({ daysInRow: 3, best: 3, state: 'active' });
  await answer({ status: 'failed', revision: 1 });
  expect(await habit()).toMatchObject({ daysInRow: 0, best: 2, state: 'failed' });
  await answer({ status: null, revision: 2 });
  expect(await habit()).toMatchObject({ daysInRow: 2, best: 2, state: 'active' });
  expect((await habit()).days.at(-1)).toEqual({ date: TODAY, status: null, revision: 3 });
});

test('filling in a missed day keeps the streak', async () => {
  await kept(4, { until: '2026-11-17' });
  await answer({ date: '2026-11-19' });
  await answer({ date: TODAY });
  expect((await habit()).daysInRow).toBe(2);
  await answer({ date: '2026-11-18' });
  expect(await habit()).toMatchObject({ daysInRow: 7, best: 7 });
});

test('the last five weeks are seen at a glance', async () => {
  await kept(2, { until: '2026-10-17', more: 20 });
  const { days } = await habit();
  expect(days).toHaveLength(35);
  expect(days[0]).toEqual({ date: '2026-10-17', status: 'continues', revision: 1 });
  expect(days.at(-1)!.date).toBe(TODAY);
});

test('twenty-one days in a row complete a habit, which goes on as a legendary one of sixty-six', async () => {
  await kept(20, { until: '2026-11-19' });
  expect((await streak()).body.code).toBe('habit_state');
  await answer({});
  expect(await habit()).toMatchObject({ state: 'completed', daysInRow: 21, target: 21 });
  for (let n = 0; n < 2; n++) expect((await streak()).status).toBe(200);
  expect(await habit()).toMatchObject({ state: 'active', daysInRow: 21, target: 66, legendary: true });
});

test('a late answer completes a habit, and taking one back undoes it', async () => {
  await kept(22);
  const late = { date: '2026-11-10' };
  await answer({ ...late, status: 'failed', revision: 1 });
  expect(await habit()).toMatchObject({ state: 'active', daysInRow: 10, best: 11 });
  await answer({ ...late, revision: 2 });
  expect(await habit()).toMatchObject({ state: 'completed', daysInRow: 22 });
  await answer({ ...late, status: null, revision: 3 });
  expect(await habit()).toMatchObject({ state: 'active', best: 11 });
});

test('a legendary habit is completed by sixty-six days and goes no further', async () => {
  await kept(66);
  await streak();
  expect(await habit()).toMatchObject({ state: 'completed', target: 66, daysInRow: 66 });
  expect((await streak()).body.code).toBe('habit_state');
});

test('after a failure only the failed day and those before it are answered, until the habit is repeated', async () => {
  await kept(3, { until: '2026-11-17' });
  await answer({ date: '2026-11-18', status: 'failed' });
  const refused = await answer({ date: TODAY });
  expect([refused.status, refused.body.code]).toEqual([409, 'habit_state']);
  expect((await answer({ date: '2026-11-16', status: null, revision: 1 })).status).toBe(200);
  const repeated = await repeat();
  expect(repeated.body.data.habits[0]).toMatchObject({
    state: 'active',
    startedOn: TODAY,
    daysInRow: 0,
    best: 1,
  });
  expect((await answer({ date: TODAY })).body.data.habits[0]).toMatchObject({ daysInRow: 1 });
});

test('a habit that failed today is repeated from tomorrow', async () => {
  await kept(3, { until: '2026-11-19' });
  await answer({ status: 'failed' });
  for (let n = 0; n < 2; n++)
    expect((await repeat()).body.data.habits[0]).toMatchObject({
      state: 'active',
      startedOn: '2026-11-21',
      availability: 'future',
      best: 3,
    });
  setClock('2026-11-21T19:00:00Z');
  await answer({ date: '2026-11-21' });
  expect(await habit()).toMatchObject({ daysInRow: 1, availability: 'enabled', state: 'active' });
});

test('a habit under way is not repeated, a completed one is', async () => {
  await kept(5);
  const { status, body } = await repeat();
  expect([status, body.code]).toEqual([409, 'habit_state']);
  expect(await habit()).toMatchObject({ daysInRow: 5 });
});

test('the archive keeps a habit as it was, takes no answers and gives it back by a repeat', async () => {
  await kept(4);
  for (let n = 0; n < 2; n++) expect((await archive()).body.data).toMatchObject({ habits: [], archived: 1 });
  expect(await habits('?archive=1')).toMatchObject([
    { title: WALK.title, availability: 'disabled', best: 4 },
  ]);
  const refused = await answer({ date: TODAY, status: 'failed', revision: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, 'habit_state']);
  expect((await streak()).status).toBe(409);
  expect((await repeat()).body.data).toMatchObject({
    archived: 0,
    habits: [{ startedOn: '2026-11-21', best: 4 }],
  });
  expect(await habits('?archive=1')).toEqual([]);
});

test('a removed habit is gone with its answers; a repeated removal changes nothing', async () => {
  await kept(2);
  for (let n = 0; n < 2; n++) expect((await remove()).body.data.habits).toEqual([]);
  expect(await HabitAnswerModel.countDocuments({ user: ANNA })).toBe(0);
  expect(await HabitModel.findById(ID).lean()).toMatchObject({ removed: true, sealed: '', kept: [] });
  const retitled = await anna.post('/data/user-habit/set', { id: ID, title: 'Знову' });
  for (const reply of [
    await answer({}),
    await repeat(),
    await archive(),
    await streak(),
    await create(),
    retitled,
  ])
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
});

test('an answer that changed in another window is refused with what stands', async () => {
  await kept(1);
  const stale = await answer({ status: 'failed' });
  expect([stale.status, stale.body.code]).toEqual([409, 'habit_changed']);
  expect(stale.body.data.habits[0].days[0]).toEqual({ date: TODAY, status: 'continues', revision: 1 });
  expect((await answer({ status: 'failed', revision: 1 })).status).toBe(200);
});

test('double clicks and windows at once change nothing twice', async () => {
  await create();
  const same = await Promise.all(Array.from({ length: 6 }, () => answer({})));
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await habit()).days).toEqual([{ date: TODAY, status: 'continues', revision: 1 }]);
  const apart = await Promise.all([
    answer({ status: 'failed', revision: 1 }),
    answer({ status: null, revision: 1 }),
  ]);
  expect(apart.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await habit()).days[0]!.revision).toBe(2);
});

test('answers of several days at once are all kept', async () => {
  await kept(1, { until: '2026-11-10' });
  const dates = Array.from({ length: 10 }, (_, n) => shifted('2026-11-11', n));
  const replies = await Promise.all(dates.map((date) => answer({ date })));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(await habit()).toMatchObject({ daysInRow: 11, best: 11 });
});

test.each([
  ['tomorrow', { date: '2026-11-21' }, 422, 'day_ahead'],
  ['the day before the habit', { date: '2026-11-19' }, 422, 'habit_day'],
  ['no date', { date: '2026-02-30' }, 404, 'not_found'],
  ['an unknown habit', { id: newId(9) }, 404, 'not_found'],
  ['another status', { status: 'maybe' }, 400, 'invalid_input'],
])('no answer: %s', async (_, part, status, code) => {
  await create();
  const reply = await answer(part);
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(await HabitAnswerModel.countDocuments({ user: ANNA })).toBe(0);
});

test.each([
  'habit-user-action/repeat',
  'habit-user-action/archive',
  'user-habit/streak',
  'user-habit/remove',
])('%s finds neither an unknown id nor another member’s', async (path) => {
  await create();
  const before = await habit();
  for (const reply of [await act(path, anna, newId(9)), await act(path, as(BORYS))])
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  expect((await act(path, anna, 'x')).status).toBe(400);
  expect(await habit()).toEqual(before);
});

test('twenty habits at once and no more; an archived one makes room', async () => {
  await fill(HABITS_LIMIT - 1, false);
  expect((await create()).status).toBe(200);
  const full = await create({ id: newId(2) });
  expect([full.status, full.body.code]).toEqual([422, 'habits_full']);
  expect((await archive()).status).toBe(200);
  expect((await create({ id: newId(2) })).status).toBe(200);
  expect((await repeat()).body.code).toBe('habits_full');
});

test('calls at once do not pass the limit, whether they make habits or bring them back', async () => {
  await fill(HABITS_LIMIT - 1, false);
  const codesOf = (replies: Awaited<ReturnType<typeof create>>[]) =>
    replies.map(({ body }) => body.code ?? 'saved').sort();
  const made = await Promise.all([2, 3, 4, 5].map((n) => create({ id: newId(n) })));
  expect(codesOf(made)).toEqual(['habits_full', 'habits_full', 'habits_full', 'saved']);
  await Promise.all([100, 101].map((n) => act('habit-user-action/archive', anna, newId(n))));
  expect((await create({ id: newId(6) })).status).toBe(200);
  const back = await Promise.all([100, 101].map((n) => act('habit-user-action/repeat', anna, newId(n))));
  expect(codesOf(back)).toEqual(['habits_full', 'saved']);
  expect(await habits()).toHaveLength(HABITS_LIMIT);
});

test('the last habit that fits is made by a double click too', async () => {
  await fill(HABITS_LIMIT - 1, false);
  const replies = await Promise.all(Array.from({ length: 4 }, () => create()));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('the archive has an end too', async () => {
  await fill(ARCHIVED_HABITS_LIMIT, true);
  await create();
  expect((await archive()).body.code).toBe('habits_full');
});

test('what is made and removed in turns has an end, and room again after a month', async () => {
  await fill(HABITS_TOTAL - 1, true);
  await HabitModel.updateMany({ user: ANNA }, { $set: { removed: true, removedAt: clock.now() } });
  expect((await create()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await create({ id: newId(2) })).body.code).toBe('items_exhausted');
  expect((await act('user-habit/remove')).status).toBe(200);
  setClock('2026-12-21T19:00:00Z');
  await later(null, removedItems, {});
  await runDueJobs();
  expect(await HabitModel.countDocuments({ user: ANNA })).toBe(0);
  expect((await create({ id: newId(2) })).status).toBe(200);
});

async function fill(count: number, archived: boolean): Promise<void> {
  const sealed = await seal(ANNA, HABIT_FIELD, 'Інша');
  const rows = Array.from({ length: count }, (_, n) => ({
    _id: new Types.ObjectId(newId(100 + n)),
    user: ANNA,
    sealed,
    color: 'primary',
    createdAt: clock.now(),
    createdOn: TODAY,
    startedOn: TODAY,
    target: 21,
    archived,
  }));
  await HabitModel.insertMany(rows);
}
