import { type CalendarEvent, EVENTS_TOTAL } from '@stezhka/diary-contract';
import { clock, setClock } from '@stezhka/kit/clock';
import { later, runDueJobs } from '@stezhka/kit/jobs';
import { documentsWith, useDatabase } from '@stezhka/kit/testing/database';
import { removedItems } from '../removed-items/removed-items.job.ts';
import { ANNA, as, BORYS, clearMembers, setUpDiary } from '../testing/diary.ts';
import { CalendarEventModel } from './calendar.model.ts';
import { totals } from './calendar.service.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T19:00:00Z'));
afterEach(clearMembers);
afterEach(() => {
  totals.events = EVENTS_TOTAL;
});
afterAll(() => setClock(null));

const TODAY = '2026-11-20';
const ID = '6560b0d1a2c4e8f0123456e1';
const CHOIR: CalendarEvent = {
  id: ID,
  date: TODAY,
  time: '18:30',
  title: 'Хор у будинку культури',
  note: 'Взяти ноти.',
  color: 'sphere-rest',
  revision: 0,
};
const anna = as(ANNA);
const set = (part: object = {}, who = anna) => who.post('/data/calendar-event', { ...CHOIR, ...part });
const remove = (id = ID, who = anna) => who.get(`/data/calendar-event/remove/${id}`);
const on = async (date: string, who = anna): Promise<CalendarEvent[]> =>
  (await who.get(`/data/calendar-events/${date}`)).body.data.events;
const changes = async (id = ID) =>
  (await anna.get(`/data/calendar-event-history?id=${id}`)).body.data.changes;
const idOf = (n: number) => String(n).padStart(24, '0');

test('an event is made, edited and removed, and remembers it', async () => {
  expect((await set()).body.data.event).toEqual({ ...CHOIR, revision: 1 });
  expect(await on(TODAY)).toEqual([{ ...CHOIR, revision: 1 }]);
  setClock('2026-11-20T19:05:00Z');
  const edited = await set({ title: 'Хор', date: '2026-11-27', revision: 1 });
  expect(edited.body.data.event).toMatchObject({ title: 'Хор', revision: 2 });
  expect([await on(TODAY), (await on('2026-11-27')).length]).toEqual([[], 1]);
  expect((await remove()).body.data).toEqual({ id: ID, date: '2026-11-27' });
  expect(await on('2026-11-27')).toEqual([]);
  const { revision: _, ...first } = CHOIR;
  expect(await changes()).toMatchObject([
    { kind: 'removed', event: { title: 'Хор' } },
    { kind: 'changed', at: '2026-11-20T19:05:00.000Z', event: { title: 'Хор', date: '2026-11-27' } },
    { kind: 'created', at: '2026-11-20T19:00:00.000Z', event: first },
  ]);
});

test('what is planned rests sealed', async () => {
  await set();
  await set({ note: 'І термос.', revision: 1 });
  expect(await documentsWith((json) => /Хор у|ноти|термос/.test(json))).toEqual([]);
});

test('calls that come twice, or at once, make one event and one line of its history', async () => {
  const replies = await Promise.all([set(), set(), set()]);
  expect(replies.map(({ body }) => body.data.event.revision)).toEqual([1, 1, 1]);
  await set({ title: 'Хор', revision: 1 });
  expect((await set({ title: 'Хор', revision: 1 })).body.data.event.revision).toBe(2);
  for (let n = 0; n < 2; n++) expect((await remove()).status).toBe(200);
  expect((await changes()).map(({ kind }: { kind: string }) => kind)).toEqual([
    'removed',
    'changed',
    'created',
  ]);
});

test('a stale edit is refused with the event that stands', async () => {
  await set();
  await set({ title: 'Хор', revision: 1 });
  const stale = await set({ title: 'Концерт', revision: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'event_changed']);
  expect(stale.body.data.event).toMatchObject({ title: 'Хор', revision: 2 });
});

test('a removed event does not come back', async () => {
  await set();
  await remove();
  for (const revision of [0, 1, 2]) expect((await set({ title: 'Хор', revision })).status).toBe(404);
});

test('events of a date stand by their time, those of the whole day first', async () => {
  await set({ id: idOf(1), time: '18:00' });
  await set({ id: idOf(2), time: '09:00' });
  await set({ id: idOf(3), time: null });
  expect((await on(TODAY)).map(({ time }) => time)).toEqual([null, '09:00', '18:00']);
});

test('removed events of any date are listed for a month, and no other member’s', async () => {
  await set({ id: idOf(1), date: '2026-12-01' });
  await set({ id: idOf(2), date: '2026-11-18' });
  await set({ id: idOf(3) });
  await set({ id: idOf(4) }, as(BORYS));
  for (const n of [1, 2]) await remove(idOf(n));
  await remove(idOf(4), as(BORYS));
  const removed = async (query = '') =>
    (await anna.get(`/data/calendar-events-history?removed=true${query}`)).body.data;
  expect((await removed()).events.map(({ id }: CalendarEvent) => id)).toEqual([idOf(1), idOf(2)]);
  expect((await removed('&limit=1&page=2')).events).toMatchObject([{ id: idOf(2), title: CHOIR.title }]);
  expect((await changes(idOf(2))).map(({ kind }: { kind: string }) => kind)).toEqual(['removed', 'created']);
  expect((await anna.get('/data/calendar-events-history?removed=maybe')).status).toBe(400);
});

test('past events are listed by page, newest first; today and later are no past', async () => {
  await set({ id: idOf(1), date: '2026-11-18' });
  await set({ id: idOf(2), date: '2026-11-19' });
  await set({ id: idOf(3), date: TODAY });
  await set({ id: idOf(4), date: '2026-12-01' });
  await set({ id: idOf(5), date: '2026-11-17' });
  await remove(idOf(5));
  const past = async (query = '') => (await anna.get(`/data/calendar-events-history${query}`)).body.data;
  expect((await past()).events.map(({ date }: CalendarEvent) => date)).toEqual(['2026-11-19', '2026-11-18']);
  expect(await past('?limit=1&page=2')).toMatchObject({
    events: [{ date: '2026-11-18' }],
    pagination: { page: 2, pages: 2, limit: 1, total: 2 },
  });
  expect((await anna.get('/data/calendar-events-history?limit=1&page=3')).status).toBe(404);
});

test('dates wear the colour of their mood and those of their events, each once, and count events', async () => {
  await anna.set({ date: TODAY, version: 0, parameters: [{ key: 'parameters[mood]', value: 1 }] });
  await anna.set({ date: '2026-11-19', version: 0, parameters: [{ key: 'parameters[sleep]', value: 8 }] });
  await set({ id: idOf(1), color: 'good' });
  await set({ id: idOf(2), color: 'good', time: '20:00' });
  await set({ id: idOf(3), color: 'level-3', date: '2026-11-30' });
  await set({ id: idOf(4), date: '2026-12-01' });
  await set({ id: idOf(5), date: '2026-11-02' });
  await remove(idOf(5));
  const { body } = await anna.get('/data/calendar-dates-colors?month=2026-11');
  const at = (date: string) => ({ date, availability: 'enabled' });
  expect(body.data.dates).toEqual([
    { ...at('2026-11-19'), filled: true, color: null, events: [], eventCount: 0 },
    { ...at(TODAY), filled: true, color: 'level-3', events: ['good'], eventCount: 2 },
    {
      date: '2026-11-30',
      availability: 'future',
      filled: false,
      color: null,
      events: ['level-3'],
      eventCount: 1,
    },
  ]);
});

test('thirty events fit on a date, not one more, nor by moving one there', async () => {
  for (let n = 1; n <= 30; n++) expect((await set({ id: idOf(n) })).status).toBe(200);
  const full = await set({ id: idOf(31) });
  expect([full.status, full.body.code]).toEqual([422, 'events_full']);
  await set({ id: idOf(31), date: '2026-11-21' });
  expect((await set({ id: idOf(31), revision: 1 })).body.code).toBe('events_full');
  expect((await set({ id: idOf(1), title: 'Хор', revision: 1 })).status).toBe(200);
});

test('of calls at once only those fit for which the date has room', async () => {
  for (let n = 1; n <= 28; n++) await set({ id: idOf(n) });
  await set({ id: idOf(40), date: '2026-11-21' });
  const replies = await Promise.all([
    set({ id: idOf(40), revision: 1 }),
    ...[41, 42, 43, 44].map((n) => set({ id: idOf(n) })),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(replies.filter(({ body }) => body.code === 'events_full')).toHaveLength(3);
  expect(await on(TODAY)).toHaveLength(30);
});

test('a call that comes twice at once takes the last room of a date only once', async () => {
  for (let n = 1; n <= 29; n++) await set({ id: idOf(n) });
  const replies = await Promise.all([set(), set(), set()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await on(TODAY)).toHaveLength(30);
});

const clean = async () => {
  await later(null, removedItems, {});
  await runDueJobs();
};

test('a calendar is full with its removed events, and has room again when they have gone', async () => {
  await set();
  await remove();
  const row = { user: ANNA, date: TODAY, removed: true, removedAt: clock.now() };
  expect(totals.events).toBe(EVENTS_TOTAL);
  totals.events = 3;
  await CalendarEventModel.collection.insertMany([{ ...row }] as never[]);
  expect((await set({ id: idOf(3) })).status).toBe(200);
  const full = await set({ id: idOf(1) });
  expect([full.status, full.body.code]).toEqual([422, 'calendar_full']);
  expect((await set({ id: idOf(2) }, as(BORYS))).status).toBe(200);
  setClock('2026-12-21T19:00:00Z');
  await clean();
  expect((await set({ id: idOf(1) })).status).toBe(200);
});

test('a removed event keeps its history for a month; what stands is never deleted', async () => {
  await set();
  await set({ id: idOf(1) });
  await remove();
  setClock('2026-12-19T19:00:00Z');
  await clean();
  expect((await changes())[0]).toMatchObject({ kind: 'removed' });
  setClock('2026-12-21T19:00:00Z');
  await clean();
  expect((await anna.get(`/data/calendar-event-history?id=${ID}`)).status).toBe(404);
  expect(await on(TODAY)).toMatchObject([{ id: idOf(1) }]);
});

test('events that were removed before their moment was kept go a month after the first look', async () => {
  await set();
  await remove();
  await CalendarEventModel.updateOne({ _id: ID }, { $unset: { removedAt: 1 } });
  await clean();
  expect(await changes()).toHaveLength(2);
  setClock('2026-12-21T19:00:00Z');
  await clean();
  expect(await CalendarEventModel.exists({ _id: ID })).toBeNull();
});

test('events are private to their member, and an id that is taken says nothing of its owner', async () => {
  await set();
  const borys = as(BORYS);
  expect(await on(TODAY, borys)).toEqual([]);
  for (const reply of [
    await set({ revision: 1 }, borys),
    await set({}, borys),
    await remove(ID, borys),
    await borys.get(`/data/calendar-event-history?id=${ID}`),
  ])
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  expect(await on(TODAY)).toMatchObject([{ title: CHOIR.title, revision: 1 }]);
});

test.each([
  ['no title', { title: ' ' }],
  ['a title too long', { title: 'a'.repeat(121) }],
  ['a note too long', { note: 'a'.repeat(2001) }],
  ['an hour that is none', { time: '24:00' }],
  ['a time without minutes', { time: '9' }],
  ['an unknown colour', { color: 'red;}' }],
  ['an id that is none', { id: 'new' }],
  ['an operator for an id', { id: { $ne: null } }],
  ['an unknown field', { user: BORYS }],
])('%s is refused', async (_, part) => {
  expect((await set(part)).status).toBe(400);
  expect(await on(TODAY)).toEqual([]);
});

test.each(['2026-02-30', 'tomorrow', '1999-12-31'])('%s is no date', async (date) => {
  expect((await anna.get(`/data/calendar-events/${date}`)).status).toBe(404);
  expect((await set({ date })).status).toBe(404);
});
