import { jest } from '@jest/globals';
import { setClock } from '@stezhka/kit/clock';
import { PAGE_BYTES } from '@stezhka/kit/person';
import { seal } from '@stezhka/kit/sealed';
import { documentsWith, useDatabase } from '@stezhka/kit/testing/database';
import { useDecoder } from '@stezhka/kit/testing/decoder';
import { testErasure, testPersonData } from '@stezhka/kit/testing/person';
import type { Collection } from 'mongoose';
import type { Response } from 'supertest';
import { CalendarEventModel, sealEvent } from '../calendar/calendar.model.ts';
import { DayModel, NOTE_FIELD } from '../days/days.model.ts';
import { GoalModel } from '../goals/goals.model.ts';
import { HabitModel } from '../habits/habits.model.ts';
import { SettingsModel } from '../settings/settings.model.ts';
import { clearCourses, makeCourse } from '../testing/courses.ts';
import { ANNA, as, BORYS, byService, newId, PIXEL, setUpDiary } from '../testing/diary.ts';
import { personData } from './person.ts';

useDatabase();
useDecoder();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearCourses);
afterEach(() => jest.restoreAllMocks());
afterAll(() => setClock(null));
testPersonData(personData);

const TODAY = '2026-11-20';
const DECART = 'decart[6560b0d1a2c4e8f0123456d1]';
const NO_TEXTS = { willIfHappen: '', willIfNotHappen: '', wontIfHappen: '', wontIfNotHappen: '' };
const OWN = 'parameters[own_6560b0d1a2c4e8f0123456a1]';
const EVENT = '6560b0d1a2c4e8f0123456e1';
const PIANO = {
  title: 'Фортепіано',
  shortDescription: '',
  type: 'tracker',
  units: 'хв',
  icon: 'waves',
  color: 'primary',
  spheres: [],
  bounds: { min: 0, max: 240, step: 5 },
  options: [],
};
const anna = { userId: ANNA, email: 'anna@stezhka.example' };
const borys = { userId: BORYS, email: 'borys@stezhka.example' };
const write = (userId: string, value: string, erasure?: number) =>
  as(userId).set({ date: TODAY, erasure, version: 0, notes: [{ key: 'notes[thanks]', value }] });
/** Leaves something in every collection of the member. */
async function fill(member: ReturnType<typeof as>): Promise<void> {
  await makeCourse('evenings');
  const replies = [
    await member.set({
      date: TODAY,
      writer: 'tab-0000001',
      changes: [
        { field: 'notes[thanks]', base: 0, seq: 1, value: 'За каву.' },
        { field: 'question', base: 0, seq: 2, value: 'Тиша зранку.' },
        { field: DECART, base: 0, seq: 3, value: { ...NO_TEXTS, decision: 'Переїхати' } },
        { field: 'parameters[mood]', base: 0, seq: 4, value: 4 },
      ],
    }),
    await member.post('/data/diary/set/settings', { timeZone: 'Europe/Warsaw', dayStart: 4, revision: 0 }),
    await member.post('/data/diary/set/day-param-setting', {
      key: OWN,
      revision: 0,
      chosen: true,
      own: PIANO,
    }),
    await member.post('/data/diary/set/sphere-setting/health', { setting: 'initial', value: 5, revision: 0 }),
    await plan(member),
    await member.post(`/data/diary/layouts/${TODAY}`, {
      id: newId(9),
      title: 'Перед розмовою',
      deck: 'paths',
    }),
    await member.post('/data/diary/user-guide-data', { done: ['first_line'] }),
    await startHabit(member),
    await member.post('/data/user-habit-status', {
      id: newId(1),
      date: TODAY,
      status: 'continues',
      revision: 0,
    }),
    await member.post('/data/job/add', { id: newId(1), text: 'Подзвонити', duration: 'light' }),
    await setGoal(member),
    await member.upload(`/data/diary/picture/${TODAY}`, PIXEL),
    await member.get('/data/user-course/create/evenings'),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
}
const startHabit = (member = as(ANNA)) =>
  member.post('/data/user-habit/create', { id: newId(1), title: 'Пішки', color: 'primary' });
const setGoal = (member = as(ANNA)) =>
  member.post('/data/goal/add', {
    id: newId(1),
    text: 'Добрий місяць',
    parameter: 'parameters[mood]',
    period: 'day',
    aim: 'at_least',
    value: 4,
    to: '2026-12-20',
  });
const plan = (member = as(ANNA)) =>
  member.post('/data/calendar-event', {
    id: EVENT,
    date: TODAY,
    time: null,
    title: 'Хор',
    note: 'Ноти',
    color: 'primary',
    revision: 0,
  });
const noteOf = async (person: typeof anna) => {
  const { records } = await personData.export(person);
  return records.days!.map((day) => (day as { notes: { text: string }[] }).notes[0]!.text);
};

testErasure(personData, {
  person: anna,
  async fill() {
    await fill(as(ANNA));
  },
});

test('a member’s export holds decrypted notes', async () => {
  await write(ANNA, 'За каву.');
  await write(BORYS, 'За тишу.');
  expect(await noteOf(anna)).toEqual(['За каву.']);
});

test('an export tells all that the member has in the diary, in plain words', async () => {
  await fill(as(ANNA));
  const { records, next } = await personData.export(anna);
  expect(records).toMatchObject({
    days: [
      {
        date: TODAY,
        notes: [{ text: 'За каву.' }],
        answer: 'Тиша зранку.',
        decart: [{ ...NO_TEXTS, decision: 'Переїхати' }],
        picture: expect.stringMatching(/^[\da-f]{24}$/),
      },
    ],
    settings: [{ timeZone: 'Europe/Warsaw', dayStart: 4 }],
    own_parameters: [{ title: 'Фортепіано', units: 'хв', removed: false }],
    sphere_settings: [{ sphere: 'health', setting: 'initial', value: 5 }],
    calendar_events: [{ title: 'Хор', note: 'Ноти', changes: [{ kind: 'created' }] }],
    day_layouts: [{ date: TODAY, title: 'Перед розмовою' }],
    user_guides: [{ done: ['first_line'] }],
    habits: [{ title: 'Пішки', target: 21, archived: false }],
    habit_answers: [{ date: TODAY, status: 'continues' }],
    jobs: [{ text: 'Подзвонити', duration: 'light', state: 'active' }],
    goals: [{ text: 'Добрий місяць', parameter: 'parameters[mood]', value: 4 }],
    user_achievements: [{ systemName: 'first_day' }],
    user_courses: [{ course: 'evenings', acquired: 'free', acquiredOn: TODAY, reminderHour: null }],
    course_runs: [{ course: 'evenings', startedOn: TODAY, finishedOn: null }],
  });
  const { file } = await personData.export(anna, next!);
  expect(Buffer.from(file!.base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
});

test('an erasure removes the data key, may be repeated, and touches no other member', async () => {
  await fill(as(ANNA));
  await write(BORYS, 'За каву.');
  for (let n = 0; n < 2; n++) {
    await personData.erase(anna);
    const { records, next } = await personData.export(anna);
    expect([Object.values(records).flat(), next]).toEqual([[], null]);
  }
  expect(await noteOf(borys)).toEqual(['За каву.']);
});

test('a cleared diary is empty, the account and what is written next stay readable', async () => {
  await fill(as(ANNA));
  await write(BORYS, 'За тишу.');
  const member = as(ANNA);
  for (let n = 0; n < 2; n++)
    expect((await member.post('/data/diary/clear', { confirmed: true })).body.data).toEqual({
      cleared: true,
    });
  const left = await documentsWith((json) => json.includes(ANNA));
  // A course stays the member's.
  const kept = ['course_runs', 'data_keys', 'runs', 'user_courses'];
  expect(left.map(([collection]) => collection).sort()).toEqual(kept);
  const { erasure } = (await member.get('/data/diary/get-day')).body.data;
  expect([erasure, (await write(ANNA, 'Спочатку.', erasure)).status]).toEqual([2, 200]);
  expect(await noteOf(anna)).toEqual(['Спочатку.']);
  expect(await noteOf(borys)).toEqual(['За тишу.']);
});

test('what was written before an erasure does not come back from another device', async () => {
  const member = as(ANNA);
  const change = { field: 'notes[thanks]', base: 0, value: 'За каву.' };
  const send = (seq: number, part: object = {}) =>
    member.set({ date: TODAY, writer: 'phone-0001', changes: [{ ...change, seq }], ...part });
  const clear = () => member.post('/data/diary/clear', { confirmed: true });
  expect((await send(1)).status).toBe(200);
  expect((await send(2, { erasure: 0 })).status).toBe(200);
  await clear();
  for (const late of [await send(1), await send(3), await send(3, { erasure: 0 })])
    expect([late.status, late.body.code]).toEqual([409, 'diary_erased']);
  expect((await member.get('/data/diary/get-day')).body.data).toMatchObject({
    erasure: 1,
    number: 1,
    day: { version: 0, notes: [] },
  });
  expect((await send(4, { erasure: 1 })).status).toBe(200);
  await clear();
  expect((await send(5, { erasure: 1 })).body.code).toBe('diary_erased');
  expect((await as(BORYS).set({ date: TODAY, version: 0, notes: [] })).status).toBe(200);
});

test('a write and an erasure at once leave nothing that was written before it', async () => {
  await write(ANNA, 'За каву.');
  const dates = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const member = as(ANNA);
  const parameters = [{ key: 'parameters[mood]', value: 4 }];
  const [cleared] = await Promise.all([
    member.post('/data/diary/clear', { confirmed: true }),
    ...dates.map((date) => member.set({ date, version: 0, parameters })),
  ]);
  expect(cleared!.status).toBe(200);
  expect((await member.get('/data/diary')).body.data.days).toEqual([]);
});

/** Erases the diary when the call writes to that collection for the first time. */
function eraseDuring(collection: Collection, name: 'updateOne' | 'insertOne'): void {
  const write = collection[name].bind(collection) as (...args: unknown[]) => Promise<never>;
  jest.spyOn(collection, name).mockImplementationOnce((async (...args: unknown[]) => {
    expect((await as(ANNA).post('/data/diary/clear', { confirmed: true })).status).toBe(200);
    return write(...args);
  }) as never);
}

const inFlight: [string, () => void, () => Promise<Response>][] = [
  [
    'a picture of a filled day',
    () => eraseDuring(DayModel.collection, 'updateOne'),
    async () => as(ANNA).upload(`/data/diary/picture/${TODAY}`, PIXEL),
  ],
  [
    'a picture of an empty day',
    () => eraseDuring(DayModel.collection, 'updateOne'),
    async () => as(ANNA).upload('/data/diary/picture/2026-11-19', PIXEL),
  ],
  ['an event before it is written', () => eraseDuring(SettingsModel.collection, 'updateOne'), plan],
  ['a habit that is being made', () => eraseDuring(HabitModel.collection, 'insertOne'), startHabit],
  ['a goal that is being set', () => eraseDuring(GoalModel.collection, 'insertOne'), setGoal],
  ['an event that is being written', () => eraseDuring(CalendarEventModel.collection, 'insertOne'), plan],
];
test.each(inFlight)('%s does not come back after an erasure at that moment', async (_, erase, send) => {
  await write(ANNA, 'За каву.');
  erase();
  const { status, body } = await send();
  expect([status, body.code]).toEqual([409, 'diary_erased']);
  const left = await documentsWith((json) => json.includes(ANNA));
  expect(left.map(([collection]) => collection).sort()).toEqual(['data_keys', 'runs']);
  expect((await plan()).status).toBe(200);
});

test('the first event of a member without days is refused too when an erasure comes between', async () => {
  eraseDuring(CalendarEventModel.collection, 'insertOne');
  expect((await plan()).body.code).toBe('diary_erased');
  expect((await as(ANNA).get(`/data/calendar-events/${TODAY}`)).body.data.events).toEqual([]);
});

/** Characters of each of ten notes, and of what is kept of an event. */
const LONG = 'Слово про цей день. '.repeat(500);
async function writeMuch(): Promise<void> {
  const note = await seal(ANNA, NOTE_FIELD, LONG);
  const notes = Array.from({ length: 10 }, (_, n) => ({ key: `notes[${n}]`, sealed: note }));
  const dates = Array.from({ length: 12 }, (_, n) => `2026-10-${n + 10}`);
  await DayModel.insertMany(dates.map((date) => ({ user: ANNA, date, version: 1, filled: true, notes })));
  const texts = {
    date: TODAY,
    time: null,
    title: 'Хор',
    note: LONG.slice(0, 2_000),
    color: 'primary' as const,
  };
  const state = await sealEvent(ANNA, texts);
  const history = Array.from({ length: 50 }, () => ({ ...state, kind: 'changed', at: new Date(0) }));
  await CalendarEventModel.insertMany(
    dates.map(() => ({ user: ANNA, ...state, revision: 1, removed: false, history })),
  );
}

test('much is given page by page, each thing once, and files after it', async () => {
  await writeMuch();
  expect((await as(ANNA).upload(`/data/diary/picture/${TODAY}`, PIXEL)).status).toBe(200);
  const given: Record<string, unknown[]> = { days: [], calendar_events: [] };
  const files: string[] = [];
  let cursor: string | undefined;
  do {
    const body = { ...anna, ...(cursor && { cursor }) };
    const { data } = (await byService('account').post('/person/diary/export', body)).body;
    expect(JSON.stringify(data).length).toBeLessThan(2 * PAGE_BYTES);
    for (const [name, records] of Object.entries<unknown[]>(data.records)) given[name]?.push(...records);
    if (data.file) files.push(data.file.name);
    cursor = data.next ?? undefined;
  } while (cursor);
  const dates = given.days!.map((day) => (day as { date: string }).date);
  expect(dates).toEqual([...Array.from({ length: 12 }, (_, n) => `2026-10-${n + 10}`), TODAY]);
  expect(new Set(given.calendar_events!.map((event) => (event as { id: string }).id)).size).toBe(12);
  expect([given.calendar_events!.length, files.length]).toEqual([12, 1]);
});

test.each(['nothing:1', 'settings:1', '1'])('the cursor %s was given by nobody', async (cursor) => {
  await write(ANNA, 'За каву.');
  const { status } = await byService('account').post('/person/diary/export', { ...anna, cursor });
  expect(status).toBe(404);
});

test.each([{}, { confirmed: false }, { confirmed: 'true' }])('%j clears nothing', async (body) => {
  await write(ANNA, 'За каву.');
  expect((await as(ANNA).post('/data/diary/clear', body)).status).toBe(400);
  expect(await noteOf(anna)).toEqual(['За каву.']);
});

test('neither a guest, a member nor staff asks for it', async () => {
  const staff = as(ANNA, ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
  for (const call of ['export', 'erase'])
    expect((await staff.post(`/person/diary/${call}`, anna)).status).toBe(403);
});
