import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { createIndexes } from '../indexes.ts';

/**
 * Gives a test file its own database with all indexes, and fails it when a query scanned a whole collection.
 * Call it at the top of the file, after the models are imported.
 */
export function useDatabase({ allowScans = false } = {}): void {
  beforeAll(async () => {
    const uri = process.env.TEST_MONGODB_URI;
    if (!uri)
      throw new Error('TEST_MONGODB_URI is missing: run the tests through jest with the root configuration.');
    await mongoose.connect(uri, { dbName: `test_${randomBytes(6).toString('hex')}` });
    const differing = await createIndexes();
    if (differing.length) throw new Error(`Two models disagree on an index: ${JSON.stringify(differing)}`);
    await mongoose.connection.db!.setProfilingLevel('all');
  });
  afterAll(async () => {
    const db = mongoose.connection.db!;
    await db.setProfilingLevel('off');
    const scans = await db
      .collection('system.profile')
      .find({ planSummary: /COLLSCAN/, op: { $in: ['query', 'command', 'update', 'remove'] } })
      .map(({ ns, command }) => `${ns}: ${JSON.stringify(command).slice(0, 300)}`)
      .toArray();
    await db.dropDatabase();
    await mongoose.disconnect();
    const own = scans.filter((one) => !/system\.profile|listCollections|"create"/.test(one));
    if (!allowScans && own.length) throw new Error(`Queries without an index:\n${own.join('\n')}`);
  });
}

/** Empties every collection, so that one test's data does not reach the next. */
export async function clearDatabase(): Promise<void> {
  for (const model of Object.values(mongoose.models)) await model.deleteMany({}).hint({ _id: 1 });
}
