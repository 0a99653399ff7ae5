import { hash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import '../database/database.ts';

/** Profile entries kept as explanation of a scan: a whole collection read, or more documents read than keys. */
const SCANNING = {
  $or: [{ planSummary: { $regex: 'COLLSCAN' } }, { $expr: { $gt: ['$docsExamined', '$keysExamined'] } }],
};

/** What dbHash tells of an empty collection. */
const HASH_OF_NOTHING = hash('md5', '');

/**
 * Gives a test file its own database with all indexes, and fails it when a query scanned a whole collection.
 * Call it at the top of the file, after the models are imported.
 */
export function useDatabase({ allowScans = false } = {}): void {
  beforeAll(openTestDatabase);
  afterAll(() => closeTestDatabase({ allowScans }));
}

/** Connects to a new database, with the indexes of all models. */
export async function openTestDatabase(): Promise<void> {
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri)
    throw new Error('TEST_MONGODB_URI is missing: run the tests through jest with the root configuration.');
  await mongoose.connect(uri, { dbName: `test_${randomBytes(6).toString('hex')}` });
  await createTestIndexes();
  await mongoose.connection.db!.command({ profile: 1, filter: SCANNING });
}

/**
 * Drops the database.
 * @throws Error when a query scanned a whole collection, with the queries the profile still holds
 */
export async function closeTestDatabase({ allowScans = false } = {}): Promise<void> {
  await mongoose.connection.db!.setProfilingLevel('off');
  const scans = allowScans ? [] : await scannedCollections();
  const queries = scans.length ? await scanningQueries() : [];
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  if (scans.length)
    throw new Error(`Queries without an index:\n${scans.join('\n')}\nAmong them:\n${queries.join('\n')}`);
}

/** The server's own counters, which no later query pushes out; they also count a scan inside $lookup. */
async function scannedCollections(): Promise<string[]> {
  const counts = await Promise.all(
    (await ownCollections()).map(async (collection) => {
      const [stats] = await collection.aggregate([{ $collStats: { queryExecStats: {} } }]).toArray();
      return {
        name: collection.collectionName,
        total: Number(stats!.queryExecStats.collectionScans.total),
      };
    }),
  );
  return counts.filter(({ total }) => total > 0).map(({ name, total }) => `${name}: ${total} scans`);
}

/** The profile is a capped collection of 1 MiB: it explains the latest scans, the counters judge. */
async function scanningQueries(): Promise<string[]> {
  const entries = await mongoose.connection.db!.collection('system.profile').find().toArray();
  const lines = entries.map(({ ns, command }) => `${ns}: ${JSON.stringify(command).slice(0, 300)}`);
  return [...new Set(lines)];
}

/** Everything the database did during `work`, as its profile tells. */
export async function profileOf(work: () => Promise<unknown>): Promise<mongoose.mongo.BSON.Document[]> {
  const db = mongoose.connection.db!;
  const from = new Date();
  await db.command({ profile: 2, filter: 'unset' });
  await work();
  await db.command({ profile: 1, filter: SCANNING });
  return db
    .collection('system.profile')
    .find({ ts: { $gte: from } })
    .toArray();
}

/**
 * How many documents or keys of a collection one command examined during `work` at most.
 * @throws Error when no command reached the collection
 */
export async function mostExamined(collection: string, work: () => Promise<unknown>): Promise<number> {
  const commands = (await profileOf(work)).filter(({ ns }) => ns.endsWith(`.${collection}`));
  if (!commands.length) throw new Error(`No command reached ${collection}.`);
  return Math.max(
    ...commands.flatMap(({ docsExamined = 0, keysExamined = 0 }) => [docsExamined, keysExamined]),
  );
}

/** In a new database there is nothing to compare with: one command for each model. */
async function createTestIndexes(): Promise<void> {
  for (const model of Object.values(mongoose.models)) {
    const indexes = model.schema.indexes().map(([key, options]) => ({ key, ...options }));
    if (indexes.length) await model.collection.createIndexes(indexes as mongoose.mongo.IndexDescription[]);
    else await model.createCollection();
  }
}

/**
 * For tests that share a seed and change it: what every collection holds now.
 * @returns puts back what has changed
 */
export async function rememberDatabase(): Promise<() => Promise<void>> {
  const hashes = await collectionHashes();
  const kept = new Map(
    await Promise.all(
      (await ownCollections()).map(
        async (collection) =>
          [collection.collectionName, await collection.find({}, { hint: { _id: 1 } }).toArray()] as const,
      ),
    ),
  );
  return async () => {
    const now = await collectionHashes();
    // Collections of before and of since: a library keeps its own without a model.
    for (const collection of await ownCollections()) {
      const { collectionName } = collection;
      if (now[collectionName] === hashes[collectionName]) continue;
      await collection.deleteMany({}, { hint: { _id: 1 } });
      const rows = kept.get(collectionName);
      if (rows?.length) await collection.insertMany(rows);
    }
  };
}

/** A hash of the rows of each collection. */
export async function collectionHashes(): Promise<Record<string, string>> {
  return (await mongoose.connection.db!.command({ dbHash: 1 })).collections;
}

async function ownCollections() {
  const collections = await mongoose.connection.db!.collections();
  return collections.filter(({ collectionName }) => !collectionName.startsWith('system.'));
}

/** Documents of every collection, with a model or without, whose JSON passes. */
export async function documentsWith(
  passes: (json: string) => boolean,
): Promise<[collection: string, json: string][]> {
  const found: [string, string][] = [];
  for (const collection of await ownCollections()) {
    const rows = await collection.find({}, { hint: { _id: 1 } }).toArray();
    for (const row of rows) {
      const json = JSON.stringify(row);
      if (passes(json)) found.push([collection.collectionName, json]);
    }
  }
  return found;
}

/** Empties every collection of a model, or those of these, so that one test's data does not reach the next. */
export async function clearDatabase(
  models: readonly Pick<mongoose.Model<unknown>, 'collection'>[] = Object.values(mongoose.models),
): Promise<void> {
  const names = models.map(({ collection }) => collection.collectionName);
  // One question instead of a deletion for each: a test writes to few of them.
  const { collections } = await mongoose.connection.db!.command({ dbHash: 1, collections: names });
  for (const { collection } of models)
    if (collections[collection.collectionName] !== HASH_OF_NOTHING)
      await collection.deleteMany({}, { hint: { _id: 1 } });
}
