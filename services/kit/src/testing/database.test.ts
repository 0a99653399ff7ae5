import mongoose, { Schema } from 'mongoose';
import { closeTestDatabase, openTestDatabase } from './database.ts';

const Note = mongoose.model('Note', new Schema({ slug: { type: String, index: true }, text: String }));
const Author = mongoose.model('Author', new Schema({ name: String, note: String }));

beforeEach(async () => {
  await openTestDatabase();
  await Note.create([{ slug: 'one', text: 'x'.repeat(1000) }, { slug: 'two' }]);
  await Author.create([{ name: 'Ada', note: 'one' }]);
});

test('queries by an index pass', async () => {
  await Note.find({ slug: 'one' });
  await Note.findOneAndUpdate({ slug: 'three' }, { text: 'new' }, { upsert: true });
  await Note.deleteMany({}).hint({ _id: 1 });
  await closeTestDatabase();
});

test('an early scan fails although later entries filled the profile many times over', async () => {
  await Author.findOne({ name: 'Ada' });
  const long = 'y'.repeat(16_000);
  for (let i = 0; i < 150; i++) await Note.find({ text: { $nin: [`${i}`, long] } });
  const { size, maxSize } = await mongoose.connection.db!.command({ collStats: 'system.profile' });
  expect(size).toBeGreaterThan(maxSize / 2);
  const entries = await mongoose.connection.db!.collection('system.profile').find().toArray();
  expect(entries.filter(({ ns }) => ns.endsWith('.authors'))).toEqual([]);
  await expect(closeTestDatabase()).rejects.toThrow('authors: 1 scans');
});

test.each<[string, () => Promise<unknown>]>([
  ['count', () => Note.countDocuments({ text: 'a' })],
  ['update', () => Note.updateMany({ text: 'a' }, { text: 'b' })],
  ['removal', () => Note.deleteOne({ text: 'a' })],
  ['findAndModify', () => Note.findOneAndUpdate({ text: 'a' }, { text: 'b' })],
  ['$or with one branch that has no index', () => Note.find({ $or: [{ slug: 'one' }, { text: 'a' }] })],
  [
    '$lookup into a collection without an index',
    () =>
      Author.aggregate([
        { $match: { _id: { $exists: true } } },
        { $sort: { _id: 1 } },
        { $lookup: { from: 'notes', localField: 'name', foreignField: 'text', as: 'notes' } },
      ]),
  ],
  [
    'query in a transaction that is rolled back',
    () =>
      mongoose.connection.withSession(async (session) => {
        session.startTransaction();
        await Note.find({ text: 'a' }, null, { session });
        await session.abortTransaction();
      }),
  ],
])('a scan by a %s fails and is named', async (_, scan) => {
  await scan();
  await expect(closeTestDatabase()).rejects.toThrow(/^notes: 1 scans\nAmong them:\n\S+\.\w+: \{/m);
});

test('scans pass where a file allows them', async () => {
  await Note.find({ text: 'a' });
  await closeTestDatabase({ allowScans: true });
});
