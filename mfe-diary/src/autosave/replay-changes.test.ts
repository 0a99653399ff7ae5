import { jest } from '@jest/globals';
import { type DayReply, getDay } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import '@stezhka/diary-contract/examples';
import { memoryStore } from '../testing/memory-store.ts';
import type { Send } from './day-autosave.ts';
import type { KeptChange } from './kept-changes.ts';
import { findLeftChanges, replayChanges } from './replay-changes.ts';

const { day } = exampleOf(getDay).reply;
const change = (part: Partial<KeptChange>): KeptChange => ({
  member: 'sofiia',
  date: '2026-11-18',
  writer: 'crashed-tab',
  field: 'notes[thanks]',
  erasure: 3,
  base: 0,
  seq: 1,
  value: 'Так',
  ...part,
});

async function setUp(changes: KeptChange[], answer: (body: Parameters<Send>[0]) => Promise<DayReply>) {
  const store = memoryStore();
  for (const one of changes) await store.keep(one);
  const send = jest.fn<Send>(answer);
  const sent = () => send.mock.calls.map(([{ date, writer, changes: list }]) => [date, writer, list!.length]);
  return { store, send, sent, left: () => replayChanges(changes, store, send) };
}

test('changes of living tabs, of other members and of this date are told apart', async () => {
  const mine = change({ date: '2026-11-20' });
  const other = change({});
  const { store } = await setUp(
    [other, mine, change({ writer: 'living-tab' }), change({ member: 'olena' })],
    async () => ({ day }),
  );
  const adopt = async (writer: string) => writer !== 'living-tab';
  expect(await findLeftChanges({ member: 'sofiia', date: '2026-11-20' }, { store, adopt })).toEqual({
    own: [mine],
    others: [other],
    living: ['living-tab'],
  });
});

test('each date is saved in the order of its writing, one writer a call', async () => {
  const changes = [
    change({ date: '2026-11-19', seq: 4 }),
    change({ writer: 'second-tab', seq: 3 }),
    change({ field: 'question', seq: 2 }),
    change({ seq: 1 }),
  ];
  const { store, sent, left } = await setUp(changes, async () => ({ day }));
  expect(await left()).toEqual([]);
  expect(sent()).toEqual([
    ['2026-11-18', 'crashed-tab', 2],
    ['2026-11-18', 'second-tab', 1],
    ['2026-11-19', 'crashed-tab', 1],
  ]);
  expect(await store.list('sofiia')).toEqual([]);
});

test('without a connection everything stays kept', async () => {
  const changes = [change({}), change({ date: '2026-11-19' })];
  const { store, left } = await setUp(changes, () => Promise.reject({ status: 0, code: 'unreachable' }));
  expect(await left()).toEqual(['2026-11-18', '2026-11-19']);
  expect(await store.list('sofiia')).toEqual(changes);
});

test('of a conflict both texts stay until the day is opened', async () => {
  const mine = change({ seq: 2 });
  const conflicts = [{ field: mine.field, mine: 'Так', theirs: 'Ні', revision: 3 }];
  const { store, left } = await setUp([change({ field: 'question' }), mine], () =>
    Promise.reject({ status: 409, code: 'day_changed', data: { day, conflicts } }),
  );
  expect(await left()).toEqual(['2026-11-18']);
  expect(await store.list('sofiia')).toEqual([mine]);
});

test('what was written before an erasure is dropped, and no day is told of it', async () => {
  const { store, send, left } = await setUp([change({})], () =>
    Promise.reject({ status: 409, code: 'diary_erased' }),
  );
  expect(await left()).toEqual([]);
  expect(send.mock.calls[0]![0]).toMatchObject({ erasure: 3 });
  expect(await store.list('sofiia')).toEqual([]);
});
