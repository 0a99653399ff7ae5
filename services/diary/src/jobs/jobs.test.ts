import { JOBS_LIMIT, JOBS_TOTAL, type Job } from '@stezhka/diary-contract';
import { clock, setClock } from '@stezhka/kit/clock';
import { seal } from '@stezhka/kit/sealed';
import { useDatabase } from '@stezhka/kit/testing/database';
import { Types } from 'mongoose';
import { ANNA, as, BORYS, clearMembers, newId, randomNumbers, setUpDiary } from '../testing/diary.ts';
import { JOB_FIELD, JobListModel, JobModel } from './jobs.model.ts';
import { totals } from './jobs.service.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterEach(() => {
  totals.jobs = JOBS_TOTAL;
});
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const anna = as(ANNA);
const add = (n: number, part: object = {}, locale = 'uk') =>
  anna.post('/data/job/add', { id: newId(n), text: `Завдання ${n}`, duration: 'light', ...part }, locale);
const act = (n: number, action: string, member = anna) => member.get(`/data/job/${newId(n)}/${action}`);
const remove = (n: number, member = anna) => member.get(`/data/job/remove/${newId(n)}`);
const move = (n: number, before: number | null, member = anna) =>
  member.post('/data/job/order', { id: newId(n), before: before === null ? null : newId(before) });
const jobs = async (query = ''): Promise<Job[]> => (await anna.get(`/data/jobs${query}`)).body.data.jobs;
const names = (list: { text: string }[]) => list.map(({ text }) => Number(text.split(' ')[1]));
const order = async () => names(await jobs());
const codeOf = ({ status, body }: Awaited<ReturnType<typeof add>>) => [status, body.code];
const REFUSED = [409, 'job_state'];

async function plan(count: number): Promise<void> {
  for (let n = 1; n <= count; n++) expect((await add(n)).status).toBe(200);
}

/** A long one, 10, with the subtasks 11 and 12. */
async function planLong(): Promise<void> {
  await add(10, { duration: 'long' });
  for (const n of [11, 12]) await add(n, { duration: 'medium', parent: newId(10) });
}

test('a member without tasks has an empty list', async () => {
  expect((await anna.get('/data/jobs')).body.data).toEqual({ today: TODAY, jobs: [], pagination: null });
});

test.each(['light', 'medium', 'long'])('a %s task stands last in the list of today', async (duration) => {
  await add(1);
  const { body } = await add(2, { duration });
  expect(body.data.jobs).toMatchObject([
    { text: 'Завдання 1' },
    {
      id: newId(2),
      text: 'Завдання 2',
      duration,
      state: 'active',
      date: TODAY,
      availability: 'enabled',
      closedOn: null,
      subtasks: [],
    },
  ]);
});

test.each([
  ['uk', 'Поле не може бути порожнім'],
  ['ru', 'Поле не может быть пустым'],
  ['en', 'Field cannot be empty'],
])('a task without a text is refused in the words of product 5 (%s)', async (locale, message) => {
  for (const text of ['', '  ', undefined]) {
    const { status, body } = await add(1, { text }, locale);
    expect([status, body.code, body.fields]).toEqual([422, 'invalid_form', { text: message }]);
  }
  expect((await add(1, { duration: 'huge' })).body.fields).toHaveProperty('duration');
  expect(await jobs()).toEqual([]);
});

test.each([undefined, '', 'x', newId(1).slice(1)])('a task under the id %p is refused', async (id) => {
  const { status, body } = await add(1, { id });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid_form', ['id']]);
  expect(await jobs()).toEqual([]);
});

test('a text rests sealed', async () => {
  await add(1, { text: 'Нікому не видно' });
  expect(JSON.stringify(await JobModel.find({ user: ANNA }).lean())).not.toContain('видно');
});

test('a repeated addition makes one task, of another text under the same id none', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => add(1)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await order()).toEqual([1]);
  expect(codeOf(await add(1, { text: 'Інше' }))).toEqual([409, 'conflict']);
  const foreign = { id: newId(1), text: 'Чуже', duration: 'light' };
  expect((await as(BORYS).post('/data/job/add', foreign)).status).toBe(404);
});

test('other words keep the place, the state and the subtasks; a repeated call changes nothing', async () => {
  await plan(3);
  const set = (part: object = {}, member = anna, locale = 'uk') =>
    member.post('/data/job/set', { id: newId(2), text: 'Інакше', ...part }, locale);
  for (let n = 0; n < 2; n++) expect((await set()).status).toBe(200);
  expect((await jobs()).map(({ text }) => text)).toEqual(['Завдання 1', 'Інакше', 'Завдання 3']);
  const empty = await set({ text: '' }, anna, 'en');
  expect([empty.status, empty.body.fields]).toEqual([422, { text: 'Field cannot be empty' }]);
  for (const reply of [await set({ id: newId(9) }), await set({}, as(BORYS))])
    expect(codeOf(reply)).toEqual([404, 'not_found']);
  expect(JSON.stringify(await JobModel.find({ user: ANNA }).lean())).not.toContain('Інакше');
  await anna.get(`/data/job/remove/${newId(2)}`);
  expect(codeOf(await set())).toEqual([404, 'not_found']);
});

test('tasks are planned for a year ahead', async () => {
  expect((await add(1, { date: TOMORROW })).body.data.jobs[0]).toMatchObject({
    date: TOMORROW,
    availability: 'future',
  });
  expect((await add(2, { date: '2027-11-21' })).status).toBe(200);
  const far = await add(3, { date: '2027-11-22' }, 'en');
  expect(far.body.fields).toEqual({ date: 'Tasks can be planned for a year ahead' });
  expect((await add(3, { date: '2026-02-30' })).body.fields).toHaveProperty('date');
});

const STATES = {
  active: async () => {},
  completed: () => act(1, 'complete'),
  refused: () => act(1, 'refuse'),
};
test.each([
  ['active', 'complete', 'completed'],
  ['active', 'reopen', 'active'],
  ['active', 'refuse', 'refused'],
  ['completed', 'complete', 'completed'],
  ['completed', 'reopen', 'active'],
  ['completed', 'refuse', null],
  ['completed', 'tomorrow', null],
  ['refused', 'complete', null],
  ['refused', 'reopen', null],
  ['refused', 'refuse', 'refused'],
  ['refused', 'tomorrow', null],
] as const)('of a task that is %s, %s makes %s', async (state, action, next) => {
  await add(1);
  await STATES[state]();
  for (let n = 0; n < 2; n++) {
    const reply = await act(1, action);
    if (next) expect(reply.status).toBe(200);
    else expect(codeOf(reply)).toEqual(REFUSED);
  }
  const closed = (next ?? state) !== 'active';
  expect((await jobs())[0]).toMatchObject({
    state: next ?? state,
    availability: closed ? 'disabled' : 'enabled',
    closedOn: closed ? TODAY : null,
  });
});

test.each(['finish', 'COMPLETE', '__proto__', 'constructor'])('%s is no action', async (action) => {
  await add(1);
  expect(codeOf(await act(1, action))).toEqual([404, 'not_found']);
});

test('double clicks and windows at once change nothing twice', async () => {
  await plan(2);
  const same = await Promise.all(Array.from({ length: 6 }, () => act(1, 'complete')));
  expect(same.every(({ status }) => status === 200)).toBe(true);
  const apart = await Promise.all([act(2, 'complete'), act(2, 'refuse')]);
  expect(apart.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await jobs()).map(({ state }) => state)).not.toContain('active');
});

test('a task is carried over to tomorrow, once', async () => {
  await add(1);
  for (let n = 0; n < 2; n++)
    expect((await act(1, 'tomorrow')).body.data.jobs[0]).toMatchObject({
      date: TOMORROW,
      availability: 'future',
    });
  setClock('2026-11-21T19:00:00Z');
  expect((await jobs())[0]).toMatchObject({ date: TOMORROW, availability: 'enabled' });
});

test('what was not done stays in the list, what was closed leaves it the next day and stays in the history', async () => {
  await plan(3);
  await act(1, 'complete');
  await act(2, 'refuse');
  expect(await order()).toEqual([1, 2, 3]);
  setClock('2026-11-21T19:00:00Z');
  await add(4);
  expect(await jobs()).toMatchObject([
    { text: 'Завдання 3', date: TODAY, availability: 'enabled' },
    { text: 'Завдання 4', date: TOMORROW },
  ]);
  const { body } = await anna.get('/data/jobs?all=true&limit=3');
  expect(names(body.data.jobs)).toEqual([4, 3, 2]);
  expect(body.data.pagination).toEqual({ page: 1, pages: 2, limit: 3, total: 4 });
  expect(names(await jobs('?all=true&limit=3&page=2'))).toEqual([1]);
  expect((await anna.get('/data/jobs?all=true&limit=3&page=3')).status).toBe(404);
  await act(1, 'reopen');
  expect(await order()).toEqual([3, 4, 1]);
});

test('the history of a day stands newest first, and parts as they were added, whatever their ids', async () => {
  const steps = [30, 12, 25, 18];
  for (const [minute, n] of [9, 4, 7].entries()) {
    setClock(`2026-11-20T19:0${minute}:00Z`);
    await add(n);
  }
  setClock('2026-11-20T19:04:00Z');
  await add(50, { duration: 'long' });
  for (const [second, n] of steps.entries()) {
    setClock(`2026-11-20T19:05:0${second}Z`);
    await add(n, { parent: newId(50) });
  }
  for (const n of [...steps, 50]) await act(n, 'complete');
  setClock('2026-11-21T19:00:00Z');
  await act(9, 'complete');
  const past = await jobs('?all=true');
  expect(names(past)).toEqual([50, 7, 4, 9]);
  expect(names(past[0]!.subtasks)).toEqual(steps);
});

test('a long task is split into subtasks, and only a long one', async () => {
  await planLong();
  expect((await jobs())[0]).toMatchObject({
    text: 'Завдання 10',
    subtasks: [
      { id: newId(11), text: 'Завдання 11', state: 'active' },
      { id: newId(12), text: 'Завдання 12', state: 'active' },
    ],
  });
  await add(1, { duration: 'medium' });
  expect(codeOf(await add(2, { parent: newId(1) }))).toEqual(REFUSED);
  expect(codeOf(await add(2, { parent: newId(11), duration: 'long' }))).toEqual(REFUSED);
  expect(codeOf(await add(2, { parent: newId(99) }))).toEqual([404, 'not_found']);
  expect(await JobModel.countDocuments({ user: ANNA, removed: false })).toBe(4);
});

test('a task is completed when its parts are, and reopened before they are', async () => {
  await planLong();
  expect(codeOf(await act(10, 'complete'))).toEqual([409, 'job_parts']);
  await act(11, 'complete');
  await act(12, 'refuse');
  expect((await act(10, 'complete')).status).toBe(200);
  expect(codeOf(await act(11, 'reopen'))).toEqual(REFUSED);
  expect(codeOf(await add(13, { parent: newId(10) }))).toEqual(REFUSED);
  await act(10, 'reopen');
  expect((await act(11, 'reopen')).status).toBe(200);
  expect(codeOf(await act(11, 'tomorrow'))).toEqual(REFUSED);
});

test('refusing a task refuses its open parts, for good', async () => {
  await planLong();
  await act(11, 'complete');
  await act(10, 'refuse');
  expect((await jobs())[0]).toMatchObject({
    state: 'refused',
    subtasks: [{ state: 'completed' }, { state: 'refused' }],
  });
  for (const n of [10, 11, 12]) expect(codeOf(await act(n, 'reopen'))).toEqual(REFUSED);
});

test('a removed task is gone with its parts; a repeated removal changes nothing', async () => {
  await planLong();
  await add(1);
  for (let n = 0; n < 2; n++) expect(names((await remove(10)).body.data.jobs)).toEqual([1]);
  for (const reply of [
    await act(10, 'complete'),
    await act(11, 'complete'),
    await add(10, { duration: 'long' }),
  ])
    expect(reply.status).toBe(404);
  expect(await JobModel.findById(newId(11)).lean()).toMatchObject({ removed: true, sealed: '' });
  expect((await JobListModel.findOne({ user: ANNA }).lean())!.order).toEqual([newId(1)]);
});

test('tasks stand in the member’s order', async () => {
  await plan(4);
  expect(names((await move(4, 1)).body.data.jobs)).toEqual([4, 1, 2, 3]);
  for (let n = 0; n < 2; n++) await move(1, null);
  expect(await order()).toEqual([4, 2, 3, 1]);
  await move(2, 2);
  expect(await order()).toEqual([4, 2, 3, 1]);
  await remove(3);
  await move(1, 3);
  expect(await order()).toEqual([4, 2, 1]);
});

test('parts of a task have an order of their own', async () => {
  await planLong();
  await add(1);
  await move(12, 11);
  expect(names((await jobs())[0]!.subtasks)).toEqual([12, 11]);
  await move(12, 1);
  expect(names((await jobs())[0]!.subtasks)).toEqual([11, 12]);
  expect(await order()).toEqual([10, 1]);
});

test('moves and additions of several windows at once lose no task and end in one order', async () => {
  await plan(6);
  const below = randomNumbers(7);
  const calls = Array.from({ length: 20 }, (_, n) =>
    n % 5 === 4 ? add(7 + n) : move(1 + below(6), below(4) ? 1 + below(6) : null),
  );
  const replies = await Promise.all(calls);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const ended = await order();
  expect(ended.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 11, 16, 21, 26]);
  expect(await order()).toEqual(ended);
});

test.each(['complete', 'reopen', 'refuse', 'tomorrow'])(
  '%s finds no task of another member',
  async (action) => {
    await add(1);
    for (const reply of [await act(9, action), await act(1, action, as(BORYS))])
      expect(codeOf(reply)).toEqual([404, 'not_found']);
    expect((await jobs())[0]).toMatchObject({ state: 'active', date: TODAY });
  },
);

test('neither order nor removal reach another member’s tasks', async () => {
  await plan(2);
  const borys = as(BORYS);
  await borys.post('/data/job/add', { id: newId(5), text: 'Моє', duration: 'light' });
  for (const reply of [
    await move(1, 2, borys),
    await move(5, 1, borys),
    await remove(1, borys),
    await move(1, 99),
  ])
    expect(codeOf(reply)).toEqual([404, 'not_found']);
  expect(await order()).toEqual([1, 2]);
});

test('tasks that are added and removed in turns have an end', async () => {
  const gone = { user: ANNA, removed: true, removedAt: clock.now() };
  expect(totals.jobs).toBe(JOBS_TOTAL);
  totals.jobs = 3;
  await JobModel.collection.insertMany(Array.from({ length: 2 }, () => ({ ...gone })) as never[]);
  expect((await add(1)).status).toBe(200);
  expect(codeOf(await add(2))).toEqual([422, 'items_exhausted']);
});

test('a hundred open tasks and no more', async () => {
  const sealed = await seal(ANNA, JOB_FIELD, 'Інше');
  await add(1);
  await JobModel.insertMany(
    Array.from({ length: JOBS_LIMIT - 1 }, (_, n) => ({
      _id: new Types.ObjectId(newId(200 + n)),
      user: ANNA,
      sealed,
      duration: 'light',
      date: TODAY,
      state: 'active',
    })),
  );
  expect(codeOf(await add(2))).toEqual([422, 'jobs_full']);
  await act(1, 'complete');
  expect((await add(2)).status).toBe(200);
  expect(codeOf(await act(1, 'reopen'))).toEqual([422, 'jobs_full']);
});

test.each([
  [
    'two at night, the day starts at four',
    'Europe/Kyiv',
    4,
    '2026-11-21T00:00:00Z',
    '2026-11-20',
    '2026-11-21',
  ],
  ['the same moment in Tokyo', 'Asia/Tokyo', 0, '2026-11-21T00:00:00Z', '2026-11-21', '2026-11-22'],
  ['the same moment in New York', 'America/New_York', 0, '2026-11-21T00:00:00Z', '2026-11-20', '2026-11-21'],
  [
    'the eve of spring’s change of clocks',
    'Europe/Kyiv',
    4,
    '2026-03-29T00:59:00Z',
    '2026-03-28',
    '2026-03-29',
  ],
  [
    'the eve of autumn’s change of clocks',
    'Europe/Kyiv',
    4,
    '2026-10-25T01:30:00Z',
    '2026-10-24',
    '2026-10-25',
  ],
  ['the eve of a leap day', 'Europe/Kyiv', 0, '2028-02-28T12:00:00Z', '2028-02-28', '2028-02-29'],
  ['a leap day', 'Europe/Kyiv', 4, '2028-03-01T01:00:00Z', '2028-02-29', '2028-03-01'],
])(
  'today and tomorrow of a task are the member’s own: %s',
  async (_, timeZone, dayStart, moment, today, next) => {
    setClock(moment);
    await anna.post('/data/diary/set/settings', { timeZone, dayStart, revision: 0 });
    expect((await add(1)).body.data.jobs[0].date).toBe(today);
    expect((await act(1, 'tomorrow')).body.data.jobs[0].date).toBe(next);
    expect((await act(1, 'complete')).body.data.jobs[0].closedOn).toBe(today);
  },
);
