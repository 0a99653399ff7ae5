import { randomBytes } from 'node:crypto';
import mongoose, { type IndexDefinition, type IndexOptions } from 'mongoose';
import { connectDatabase } from './database.ts';
import { createIndexes, dropLeftoverIndexes, leftoverIndexes } from './indexes.ts';

type Indexes = [IndexDefinition, IndexOptions?][];

const uri = process.env.TEST_MONGODB_URI!;
let dbName: string;

/** Starts as a process whose only model has these indexes does. */
async function startVersion(indexes: Indexes): Promise<void> {
  await mongoose.disconnect();
  if (mongoose.models.Letter) mongoose.deleteModel('Letter');
  const schema = new mongoose.Schema({ slug: String, at: Date });
  for (const [keys, options] of indexes) schema.index(keys, options);
  mongoose.model('Letter', schema, 'letters');
  await connectDatabase(uri, dbName);
}
const letters = () => mongoose.connection.db!.collection('letters');
const namesOf = async () => (await letters().indexes()).map(({ name }) => name).sort();
const indexOf = async (wanted: string) => (await letters().indexes()).find(({ name }) => name === wanted);

beforeEach(() => {
  dbName = `test_${randomBytes(6).toString('hex')}`;
});
afterEach(() => mongoose.connection.db!.dropDatabase());
afterAll(() => mongoose.disconnect());

const OLDER: Indexes = [[{ slug: 1 }]];
const NEWER: Indexes = [[{ slug: 1 }], [{ slug: 1, at: -1 }], [{ at: 1 }, { expireAfterSeconds: 60 }]];

test('a process of the older version that starts beside a newer one drops nothing', async () => {
  await startVersion(NEWER);
  const all = ['_id_', 'at_1', 'slug_1', 'slug_1_at_-1'];
  expect(await namesOf()).toEqual(all);
  await startVersion(OLDER);
  expect(await namesOf()).toEqual(all);
});

test('a process of the newer version creates its indexes and leaves those of the older one', async () => {
  await startVersion([[{ at: -1 }]]);
  await startVersion(NEWER);
  expect(await namesOf()).toEqual(['_id_', 'at_-1', 'at_1', 'slug_1', 'slug_1_at_-1']);
});

test('two processes that start at once both get their indexes', async () => {
  await startVersion([]);
  mongoose.deleteModel('Letter');
  const schema = new mongoose.Schema({ slug: String });
  schema.index({ slug: 1 }, { unique: true });
  mongoose.model('Letter', schema, 'letters');
  expect(await Promise.all([createIndexes(), createIndexes()])).toEqual([[], []]);
});

test.each<[string, Indexes, Indexes, string]>([
  [
    'another lifetime',
    [[{ at: 1 }, { expireAfterSeconds: 60 }]],
    [[{ at: 1 }, { expireAfterSeconds: 90 }]],
    'at_1',
  ],
  ['the same name with other keys', [[{ at: 1 }, { name: 'n' }]], [[{ slug: 1 }, { name: 'n' }]], 'n'],
  [
    'the same keys with another name',
    [[{ at: 1 }, { name: 'first' }]],
    [[{ at: 1 }, { name: 'second' }]],
    'first',
  ],
  ['uniqueness that is given up', [[{ at: 1 }, { unique: true }]], [[{ at: 1 }]], 'at_1'],
])('an index with %s stays as it stands, and the start goes on', async (_what, before, after, name) => {
  await startVersion(before);
  const standing = await indexOf(name);
  await startVersion(after);
  expect(await indexOf(name)).toEqual(standing);
});

test('an index with other options is reported to the process that starts', async () => {
  await startVersion([[{ at: 1 }, { expireAfterSeconds: 60 }]]);
  await startVersion([[{ at: 1 }, { expireAfterSeconds: 90 }]]);
  expect(await createIndexes()).toEqual([
    { collection: 'letters', name: 'at_1', reason: expect.stringContaining('at_1') },
  ]);
});

test('a process that relies on uniqueness does not start without it, and says what to do', async () => {
  await startVersion(OLDER);
  await expect(startVersion([[{ slug: 1 }, { unique: true }]])).rejects.toThrow(
    'letters: the index slug_1 is not unique, and this version relies on that: replace it (docs/operations.md, Indexes).',
  );
});

test('a unique index under a name of its own stands beside the one that it replaces', async () => {
  await startVersion(OLDER);
  await startVersion([[{ slug: 1 }, { unique: true, name: 'slug_unique' }]]);
  expect(await namesOf()).toEqual(['_id_', 'slug_1', 'slug_unique']);
});

test('a unique index over equal rows stops the start and names itself', async () => {
  await startVersion([]);
  await letters().insertMany([{ slug: 'a' }, { slug: 'a' }]);
  await expect(startVersion([[{ slug: 1 }, { unique: true }]])).rejects.toThrow(
    /^letters: the index slug_1 was not created: .*duplicate key/,
  );
});

test('leftover indexes are listed without a change, then dropped, and changed ones are created anew', async () => {
  await startVersion(NEWER);
  await mongoose.connection.db!.collection('sessions').createIndex({ expires: 1 });
  await startVersion([[{ slug: 1 }], [{ at: 1 }, { expireAfterSeconds: 90 }]]);
  const leftover = [
    { collection: 'letters', name: 'slug_1_at_-1', reason: 'no model names it' },
    { collection: 'letters', name: 'at_1', reason: 'its model says other options' },
  ];
  expect(await leftoverIndexes()).toEqual(leftover);
  expect(await namesOf()).toEqual(['_id_', 'at_1', 'slug_1', 'slug_1_at_-1']);
  expect(await dropLeftoverIndexes()).toEqual(leftover);
  expect(await namesOf()).toEqual(['_id_', 'at_1', 'slug_1']);
  expect(await indexOf('at_1')).toMatchObject({ expireAfterSeconds: 90 });
  expect(await mongoose.connection.db!.collection('sessions').indexes()).toHaveLength(2);
  expect(await leftoverIndexes()).toEqual([]);
});

test('an index that one of two models of a collection names is no leftover', async () => {
  await startVersion(NEWER);
  const other = new mongoose.Schema({ title: String });
  other.index({ title: 1 });
  mongoose.model('Envelope', other, 'letters');
  await createIndexes();
  expect(await leftoverIndexes()).toEqual([]);
  mongoose.deleteModel('Envelope');
});
