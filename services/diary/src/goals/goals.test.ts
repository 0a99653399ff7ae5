import { GOALS_LIMIT, GOALS_TOTAL, type Goal } from '@stezhka/diary-contract';
import { clock, setClock } from '@stezhka/kit/clock';
import { seal } from '@stezhka/kit/sealed';
import { useDatabase } from '@stezhka/kit/testing/database';
import { Types } from 'mongoose';
import { ANNA, as, BORYS, clearMembers, newId, setUpDiary } from '../testing/diary.ts';
import { GOAL_FIELD, GoalModel } from './goals.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const anna = as(ANNA);
const OUTDOORS = 'parameters[outdoors]';
const WALKS = {
  text: 'Бути надворі годину',
  parameter: OUTDOORS,
  period: 'day',
  aim: 'at_least',
  value: 60,
  to: '2026-11-30',
};
const add = (part: object = {}, locale = 'uk', n = 1) =>
  anna.post('/data/goal/add', { id: newId(n), ...WALKS, ...part }, locale);
const goals = async (): Promise<Goal[]> => (await anna.get('/data/goals')).body.data.goals;
const remove = (n: number, member = anna) => member.get(`/data/goal/remove/${newId(n)}`);
const measure = (date: string, value: number | null, version: number) =>
  anna.set({ date, version, parameters: [{ key: OUTDOORS, value }] });

test('other words keep the goal; a repeated call changes nothing', async () => {
  await add();
  const set = (part: object = {}, member = anna, locale = 'uk') =>
    member.post('/data/goal/set', { id: newId(1), text: 'Більше неба', ...part }, locale);
  for (let n = 0; n < 2; n++) expect((await set()).status).toBe(200);
  expect((await goals())[0]).toMatchObject({ text: 'Більше неба', value: WALKS.value, to: WALKS.to });
  const empty = await set({ text: '' }, anna, 'en');
  expect([empty.status, empty.body.fields]).toEqual([422, { text: 'Specify a goal' }]);
  for (const reply of [await set({ id: newId(9) }), await set({}, as(BORYS))])
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  expect(JSON.stringify(await GoalModel.find({ user: ANNA }).lean())).not.toContain('неба');
  await remove(1);
  expect((await set()).status).toBe(404);
});

test('a goal begins today and is in process until its deadline', async () => {
  const { body } = await add();
  expect(body.data).toMatchObject({
    today: TODAY,
    goals: [
      {
        id: newId(1),
        ...WALKS,
        parameter: { key: OUTDOORS, title: 'Надворі', total: 'sum', scale: null },
        from: TODAY,
        state: 'in_process',
        outcome: null,
        availability: 'enabled',
        today: null,
        average: null,
        now: null,
        reached: null,
        daysMeasured: 0,
        daysLeft: 11,
      },
    ],
  });
  setClock('2026-11-30T21:59:00Z');
  expect((await goals())[0]).toMatchObject({ state: 'in_process', daysLeft: 1 });
  setClock('2026-11-30T22:00:00Z');
  expect((await goals())[0]).toMatchObject({ state: 'completed', outcome: 'failure', daysLeft: 0 });
});

test.each([
  ['uk', 'Вкажіть ціль', 'Виберіть показник дня', 'Виберіть кінцеву дату'],
  ['ru', 'Укажите цель', 'Выберите показатель дня', 'Выберите конечную дату'],
  ['en', 'Specify a goal', 'Select a day parameter', 'Select a deadline'],
])('what is missing is told in the words of product 5 (%s)', async (locale, text, parameter, to) => {
  for (const nothing of ['', undefined]) {
    const reply = await add({ text: nothing, parameter: nothing, to: nothing }, locale);
    expect([reply.status, reply.body.code, reply.body.fields]).toEqual([
      422,
      'invalid_form',
      { text, parameter, to },
    ]);
  }
  expect((await add({ parameter: 'parameters[nothing]' }, locale)).body.fields).toEqual({ parameter });
  expect((await add({ parameter: 'notes[thanks]' }, locale)).body.fields).toEqual({ parameter });
  expect(await goals()).toEqual([]);
});

test.each([
  ['a deadline that has passed', { from: '2026-11-01', to: '2026-11-19' }, 'This date has passed'],
  ['a deadline before the beginning', { from: '2026-12-01' }, 'The end is before the beginning'],
  ['more than three years', { to: '2029-11-20' }, 'Three years at most'],
  ['no date', { to: '2026-02-30' }, 'There is no such date'],
])('%s is refused', async (_, part, message) => {
  const { status, body } = await add(part, 'en');
  expect([status, body.fields]).toEqual([422, { to: message }]);
});

test.each([
  ['period', { period: 'hour' }],
  ['aim', { aim: 'about' }],
  ['value', { value: 'many' }],
  ['value', { value: '' }],
])('a wrong %s is refused', async (field, part) => {
  const { status, body } = await add(part);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});

test('a goal follows the diary’s values, also late and changed ones', async () => {
  setClock('2026-11-18T19:00:00Z');
  await add();
  setClock('2026-11-20T19:00:00Z');
  await measure('2026-11-18', 30, 0);
  await measure(TODAY, 90, 0);
  expect((await goals())[0]).toMatchObject({ today: 90, now: 90, average: 40, daysMeasured: 2 });
  await measure('2026-11-19', 60, 0);
  expect((await goals())[0]).toMatchObject({ average: 60, reached: 60, daysMeasured: 3 });
  await measure('2026-11-18', null, 1);
  expect((await goals())[0]).toMatchObject({ average: 50, daysMeasured: 2 });
});

test('a success can be undone by a late change, and comes back with it', async () => {
  await add({ to: TODAY });
  await measure(TODAY, 60, 0);
  setClock('2026-11-21T19:00:00Z');
  expect((await goals())[0]).toMatchObject({ state: 'completed', outcome: 'success' });
  await measure(TODAY, 55, 1);
  expect((await goals())[0]!.outcome).toBe('failure');
});

test('goals in process stand first by their deadlines, completed ones after them, the latest first', async () => {
  await add({ to: '2026-12-31' }, 'uk', 1);
  await add({ to: '2026-11-25' }, 'uk', 2);
  await add({ to: '2026-11-20' }, 'uk', 3);
  await add({ to: '2026-11-22' }, 'uk', 4);
  setClock('2026-11-23T19:00:00Z');
  expect((await goals()).map(({ to }) => to)).toEqual([
    '2026-11-25',
    '2026-12-31',
    '2026-11-22',
    '2026-11-20',
  ]);
});

test('a repeated addition makes one goal, of other terms under the same id none', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => add()));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await goals()).toHaveLength(1);
  expect((await add({ value: 61 })).body.code).toBe('conflict');
  expect((await as(BORYS).post('/data/goal/add', { id: newId(1), ...WALKS })).status).toBe(404);
  setClock('2026-12-10T19:00:00Z');
  expect((await add()).status).toBe(200);
});

test('a removed goal is gone; a repeated removal changes nothing', async () => {
  await add();
  expect((await remove(1, as(BORYS))).status).toBe(404);
  for (let n = 0; n < 2; n++) expect((await remove(1)).body.data.goals).toEqual([]);
  expect((await remove(9)).status).toBe(404);
  expect((await add()).status).toBe(404);
  expect(await GoalModel.findById(newId(1)).lean()).toMatchObject({ removed: true, sealed: '' });
});

test('a text rests sealed', async () => {
  await add();
  expect(JSON.stringify(await GoalModel.find({ user: ANNA }).lean())).not.toContain('надворі');
});

test.each([
  ['uk', 'Число від 1 до 5'],
  ['ru', 'Число от 1 до 5'],
  ['en', 'A number from 1 to 5'],
])('a mean that no day can have is refused (%s)', async (locale, message) => {
  const mood = { parameter: 'parameters[mood]' };
  for (const value of [0, 6])
    expect((await add({ ...mood, value }, locale)).body.fields).toEqual({ value: message });
  expect((await add({ ...mood, value: 4.5 }, locale)).status).toBe(200);
  expect((await add({ value: 100_000, period: 'total' }, locale, 2)).status).toBe(200);
});

async function fill(count: number): Promise<void> {
  const sealed = await seal(ANNA, GOAL_FIELD, 'Інша');
  const rows = Array.from({ length: count }, (_, n) => ({
    ...WALKS,
    _id: new Types.ObjectId(newId(100 + n)),
    user: ANNA,
    sealed,
    from: TODAY,
  }));
  await GoalModel.insertMany(rows);
}

test('fifty goals and no more, also by calls at once; the last one by a double click too', async () => {
  await fill(GOALS_LIMIT - 1);
  const same = await Promise.all([add(), add(), add()]);
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await add({}, 'uk', 2)).body.code).toBe('goals_full');
  await remove(1);
  const replies = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map((n) => add({}, 'uk', n)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await goals()).toHaveLength(GOALS_LIMIT);
});

test('goals that are set and removed in turns have an end', async () => {
  const gone = { user: ANNA, removed: true, removedAt: clock.now() };
  await GoalModel.collection.insertMany(Array.from({ length: GOALS_TOTAL }, () => ({ ...gone })) as never[]);
  const { status, body } = await add();
  expect([status, body.code]).toEqual([422, 'items_exhausted']);
  expect((await as(BORYS).post('/data/goal/add', { id: newId(2), ...WALKS })).status).toBe(200);
});

test('the periods have names in three languages', async () => {
  for (const [locale, title] of [
    ['uk', 'За тиждень'],
    ['ru', 'За неделю'],
    ['en', 'A week'],
  ] as const) {
    const { periods } = (await anna.get('/data/goal/periods', locale)).body.data;
    expect(periods.map(({ systemName }: { systemName: string }) => systemName)).toEqual([
      'day',
      'week',
      'month',
      'total',
    ]);
    expect(periods[1].title).toBe(title);
  }
});

test.each([
  ['two at night, the day starts at four', 'Europe/Kyiv', 4, '2026-11-21T00:00:00Z', '2026-11-20'],
  ['the same moment in Tokyo', 'Asia/Tokyo', 0, '2026-11-21T00:00:00Z', '2026-11-21'],
  ['the same moment in New York', 'America/New_York', 0, '2026-11-21T00:00:00Z', '2026-11-20'],
  ['the eve of spring’s change of clocks', 'Europe/Kyiv', 4, '2026-03-29T00:59:00Z', '2026-03-28'],
  ['the eve of autumn’s change of clocks', 'Europe/Kyiv', 4, '2026-10-25T01:30:00Z', '2026-10-24'],
  ['a leap day', 'Europe/Kyiv', 4, '2028-03-01T01:00:00Z', '2028-02-29'],
])('the days of a goal are the member’s own: %s', async (_, timeZone, dayStart, moment, today) => {
  setClock(moment);
  await anna.post('/data/diary/set/settings', { timeZone, dayStart, revision: 0 });
  const { body } = await add({ to: today });
  expect(body.data.goals[0]).toMatchObject({ from: today, daysLeft: 1, state: 'in_process' });
  await measure(today, 75, 0);
  expect((await goals())[0]).toMatchObject({ today: 75, average: 75 });
});
