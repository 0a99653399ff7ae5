import mongoose, { type Model } from 'mongoose';

interface IndexDifference {
  collection: string;
  name: string;
  reason: string;
}

type Specification = [Record<string, unknown>, { name?: string; unique?: boolean }];

/** IndexOptionsConflict and IndexKeySpecsConflict. */
const CONFLICTS = [85, 86];

/** Drops none: the other version may need it. @throws Error when a build fails or uniqueness is missing */
export async function createIndexes(): Promise<IndexDifference[]> {
  // Collections beside each other; two models may share one.
  const perCollection = Map.groupBy(models(), ({ collection }) => collection.collectionName);
  return (await Promise.all([...perCollection.values()].map(createIndexesOf))).flat();
}

async function createIndexesOf(sharing: readonly Model<unknown>[]): Promise<IndexDifference[]> {
  const differing: IndexDifference[] = [];
  for (const model of sharing) {
    await model.createCollection();
    const { toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
    for (const one of toCreate as unknown as Specification[])
      differing.push(...(await createIndex(model, one)));
  }
  return differing;
}

async function createIndex(model: Model<unknown>, index: Specification): Promise<IndexDifference[]> {
  const [keys, options] = index;
  const collection = model.collection.collectionName;
  const name = options.name ?? defaultName(keys);
  try {
    await model.createIndexes({ toCreate: [index] } as never);
    return [];
  } catch (error) {
    const { code, message: reason } = error as Error & { code?: number };
    if (!CONFLICTS.includes(code!))
      throw new Error(`${collection}: the index ${name} was not created: ${reason}`, { cause: error });
    if (options.unique && !(await isUnique(model, keys)))
      throw new Error(
        `${collection}: the index ${name} is not unique, and this version relies on that: replace it (docs/operations.md, Indexes).`,
        { cause: error },
      );
    return [{ collection, name, reason }];
  }
}

async function isUnique(model: Model<unknown>, keys: object): Promise<boolean> {
  const standing = await model.listIndexes();
  return standing.some(({ key, unique }) => unique && JSON.stringify(key) === JSON.stringify(keys));
}

export async function leftoverIndexes(): Promise<IndexDifference[]> {
  const unnamed = new Map<string, string[]>();
  for (const model of models()) {
    const { collectionName } = model.collection;
    const { toDrop } = await model.diffIndexes();
    // Two models may share a collection: each names indexes that the other lacks.
    const before = unnamed.get(collectionName) ?? toDrop;
    unnamed.set(
      collectionName,
      toDrop.filter((name) => before.includes(name)),
    );
  }
  return [...unnamed].flatMap(([collection, names]) =>
    names.map((name) => ({ collection, name, reason: reasonOf(collection, name) })),
  );
}

function reasonOf(collection: string, name: string): string {
  const named = models()
    .filter((model) => model.collection.collectionName === collection)
    .flatMap((model) => model.schema.indexes() as unknown as Specification[])
    .some(([keys, options]) => (options.name ?? defaultName(keys)) === name);
  return named ? 'its model says other options' : 'no model names it';
}

/** Only for an installation with one version left. */
export async function dropLeftoverIndexes(): Promise<IndexDifference[]> {
  const leftover = await leftoverIndexes();
  for (const { collection, name } of leftover)
    await mongoose.connection.db!.collection(collection).dropIndex(name);
  await createIndexes();
  return leftover;
}

const models = () => Object.values(mongoose.models) as Model<unknown>[];

/** The server's default name, e.g. 'userId_1_createdAt_-1'. */
const defaultName = (keys: object) =>
  Object.entries(keys)
    .map((part) => part.join('_'))
    .join('_');
