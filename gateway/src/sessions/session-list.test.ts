import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import mongoose from 'mongoose';
import { digest, endSessions, epochOf, indexSessions, isExpired, sessionsOf } from './session-list.ts';

// The sessions are no mongoose models: they have no index before `indexSessions`.
useDatabase({ allowScans: true });

const stored = () => mongoose.connection.collection<{ _id: string }>('sessions');
const epochs = () => mongoose.connection.collection('session_epochs');
const lastSeen = new Date('2026-03-01T12:00:00Z');
const store = (_id: string, session: object) =>
  stored().insertOne({ _id, session: { createdAt: lastSeen, ...session } } as { _id: string });
const ids = async (userId: string) => (await sessionsOf(userId)).map(({ id }) => id);
beforeEach(async () => {
  setClock('2026-03-05T12:00:00Z');
  await stored().deleteMany({});
  await epochs().deleteMany({});
});
afterEach(() => setClock(null));

test('a member’s sessions come with their digests, the last used first', async () => {
  const createdAt = new Date('2026-02-01T12:00:00Z');
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  for (const [sid, day] of Object.entries({ first: 2, second: 3, third: 1 }))
    await store(sid, { userId: 'u1', device: sid, createdAt, lastSeen: at(day) });
  await store('nameless', { userId: 'u1', createdAt, lastSeen: at(4) });
  await store('other', { userId: 'u2', createdAt, lastSeen });
  expect(await sessionsOf('u1')).toEqual([
    { id: digest('nameless'), device: '', createdAt, lastSeen: at(4) },
    { id: digest('second'), device: 'second', createdAt, lastSeen: at(3) },
    { id: digest('first'), device: 'first', createdAt, lastSeen: at(2) },
    { id: digest('third'), device: 'third', createdAt, lastSeen: at(1) },
  ]);
  expect(digest('first')).toMatch(/^[0-9a-f]{32}$/);
});

test('a member’s sessions end one by one, all but one, or all; another member’s never do', async () => {
  for (const sid of ['a', 'b', 'c', 'd']) await store(sid, { userId: 'u1', lastSeen });
  await store('e', { userId: 'u2', lastSeen });
  expect(await endSessions({ userId: 'u1', id: digest('e') })).toBe(0);
  expect(await endSessions({ userId: 'u1', id: digest('a') })).toBe(1);
  expect((await ids('u1')).sort()).toEqual([digest('b'), digest('c'), digest('d')].sort());
  expect(await endSessions({ userId: 'u1', except: digest('b') })).toBe(2);
  expect(await ids('u1')).toEqual([digest('b')]);
  await store('f', { userId: 'u1', lastSeen });
  expect(await endSessions({ userId: 'u1' })).toBe(2);
  expect(await ids('u1')).toEqual([]);
  expect(await ids('u2')).toEqual([digest('e')]);
});

test('sessions of earlier epochs are ended, whatever else is asked; one without an epoch is the earliest', async () => {
  await store('none', { userId: 'u1', lastSeen });
  for (const epoch of [0, 1, 2, 3]) await store(`e${epoch}`, { userId: 'u1', epoch, lastSeen });
  expect(await endSessions({ userId: 'u1', before: 2, except: digest('e0'), id: digest('e3') })).toBe(3);
  expect((await ids('u1')).sort()).toEqual([digest('e2'), digest('e3')].sort());
});

test('an epoch never falls, and a member without one has the first', async () => {
  expect(await epochOf('u1')).toBe(0);
  await endSessions({ userId: 'u1', before: 3 });
  await endSessions({ userId: 'u1', before: 2 });
  expect(await epochOf('u1')).toBe(3);
  expect(await epochOf('u2')).toBe(0);
});

test('a later end of sessions keeps the epoch for another day', async () => {
  await Promise.all([stored().drop(), epochs().drop()]);
  await indexSessions();
  const moments = ['2026-03-01T10:00:00Z', '2026-03-01T20:00:00Z'];
  for (const [i, moment] of moments.entries()) {
    setClock(moment);
    await endSessions({ userId: 'u1', before: i + 1 });
  }
  expect(await epochs().findOne({})).toMatchObject({ at: new Date(moments[1]!) });
  expect(await epochs().indexes()).toContainEqual(
    expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 24 * 3600 }),
  );
  // Sessions of guests are most of all and are never looked up by member.
  expect(await stored().indexes()).toContainEqual(
    expect.objectContaining({ key: { 'session.userId': 1 }, sparse: true }),
  );
});

test.each([
  ['no member', undefined],
  ['an empty name', ''],
  ['a query', { $ne: null }],
])('%s names nobody', async (_, userId) => {
  await store('a', { userId: '', lastSeen });
  const refusal = { code: 'invalid_input', options: { fields: { userId: 'text' } } };
  await expect(sessionsOf(userId)).rejects.toMatchObject(refusal);
  await expect(endSessions({ userId })).rejects.toMatchObject(refusal);
  expect(await stored().countDocuments()).toBe(1);
});

test.each([
  ['a query for a member', { $ne: null }, 1],
  ['a query for an epoch', 'u1', { $gt: 0 }],
  ['half an epoch', 'u1', 1.5],
])('%s raises no epoch', async (_, userId, before) => {
  await expect(endSessions({ userId, before })).rejects.toMatchObject({
    code: 'invalid_input',
    options: { fields: { before: 'number' } },
  });
  expect(await epochs().countDocuments()).toBe(0);
});

test.each([
  ['a member after 90 days', ['ROLE_USER'], { hours: 90 * 24, idle: 90 * 24 }, false],
  ['a member after more', ['ROLE_USER'], { hours: 90 * 24 + 1, idle: 0 }, true],
  ['one of the staff who works for twelve hours', ['ROLE_ADMIN'], { hours: 12, idle: 1 }, false],
  ['one of the staff after more', ['ROLE_ADMIN'], { hours: 13, idle: 0 }, true],
  ['one of the staff who rests for more than an hour', ['ROLE_ADMIN'], { hours: 3, idle: 2 }, true],
])('a session of %s', (_, roles, { hours, idle }, ended) => {
  const now = new Date('2026-11-20T12:00:00Z');
  setClock(now.toISOString());
  const ago = (count: number) => new Date(now.getTime() - count * 3600_000);
  expect(isExpired({ userId: 'u1', roles, createdAt: ago(hours), lastSeen: ago(idle) })).toBe(ended);
});
