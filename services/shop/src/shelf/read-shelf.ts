import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { Shelf, type ShelfRow } from './shelf.ts';

/** Longer than a transaction of the shop runs: what one wrote is seen that much after its own time at most. */
const OVERLAP_MS = 10_000;
const FIELDS = 'category filters price stock popularity createdAt published';

type Known = ShelfRow & { published: boolean };

let known = new Map<string, Known>();
let shelf: Shelf | undefined;
let readAt: number | undefined;
/** By how much the database's quick count, which a crash may have put wrong, differs from what is really there. */
let miscounted = 0;
let reading: Promise<void> | undefined;

/**
 * The catalogue's shelf as the database is now. It stays in memory; each call asks only for what has changed since,
 * by the index of `updatedAt`, so that a list out of a hundred thousand products takes no longer than one of a thousand.
 */
export async function readShelf(): Promise<Shelf> {
  if (readAt === undefined) await readAll();
  else await readChanges(readAt);
  shelf ??= new Shelf([...known.values()].filter(({ published }) => published));
  return shelf;
}

/** One at a time, whoever asks. */
const readAll = (): Promise<void> =>
  (reading ??= readEverything().finally(() => {
    reading = undefined;
  }));

async function readEverything(): Promise<void> {
  const startedAt = Date.now();
  const read = new Map<string, Known>();
  const rows = ProductModel.find().sort({ _id: 1 }).select(FIELDS).lean<ProductRow[]>();
  for await (const row of rows.cursor({ batchSize: 5000 })) {
    const one = toKnown(row as unknown as ProductRow);
    read.set(one.id, one);
  }
  miscounted = (await ProductModel.estimatedDocumentCount()) - read.size;
  known = read;
  shelf = undefined;
  readAt = startedAt;
}

async function readChanges(since: number): Promise<void> {
  const startedAt = Date.now();
  const [changed, count] = await Promise.all([
    ProductModel.find({ updatedAt: trusted({ $gte: new Date(since - OVERLAP_MS) }) })
      .select(FIELDS)
      .lean<ProductRow[]>(),
    ProductModel.estimatedDocumentCount(),
  ]);
  for (const row of changed) {
    const one = toKnown(row);
    if (isDeepStrictEqual(known.get(one.id), one)) continue;
    known.set(one.id, one);
    shelf = undefined;
  }
  // Somebody is gone, or came past the models.
  if (count - known.size !== miscounted) await readAll();
  else readAt = Math.max(readAt ?? 0, startedAt);
}

const toKnown = ({
  _id,
  category,
  filters,
  price,
  stock,
  popularity,
  createdAt,
  published,
}: ProductRow): Known => ({
  id: String(_id),
  category: String(category),
  filters: {
    format: filters.format,
    paper: filters.paper,
    cover: filters.cover,
    language: filters.language,
  },
  price,
  inStock: stock > 0,
  popularity,
  createdAt: createdAt.getTime(),
  published,
});
