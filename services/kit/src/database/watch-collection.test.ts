import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { useDatabase } from '../testing/database.ts';
import { type CollectionWatch, watchCollection } from './watch-collection.ts';

interface Note {
  _id: number;
}

useDatabase();
let collectionWatch: CollectionWatch | undefined;
afterEach(() => collectionWatch?.close());

const notes = () => mongoose.connection.collection<Note>('notes');
/** The test's own time limit is the only one. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await wait(20);
}
const watch = () => notes().watch() as unknown as mongoose.mongo.ChangeStream<Note>;

test('changes made while the stream opens are seen', async () => {
  const seen = new Set<number>();
  collectionWatch = watchCollection<Note>(watch, async (note) => {
    const changed = note
      ? [note]
      : await notes()
          .find({ _id: { $gte: 0 } })
          .toArray();
    for (const { _id } of changed) seen.add(_id);
  });
  for (let _id = 0; _id < 5; _id++) await notes().insertOne({ _id });
  await collectionWatch.ready;
  await notes().insertOne({ _id: 5 });
  await until(() => seen.size === 6);
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a stream that broke is opened again, and what happened meanwhile is seen', async () => {
  let gaps = 0;
  const streams: mongoose.mongo.ChangeStream<Note>[] = [];
  collectionWatch = watchCollection<Note>(
    () => {
      const stream = watch();
      streams.push(stream);
      return stream;
    },
    (note) => {
      if (!note) gaps += 1;
    },
  );
  await collectionWatch.ready;
  expect(gaps).toBe(1);
  streams[0]!.emit('error', new Error('broken'));
  await until(() => gaps === 2);
  expect(streams).toHaveLength(2);
});
