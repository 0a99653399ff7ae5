import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { unitPrices } from '../products/products.service.ts';
import { CatalogIndex, type IndexedProduct, type IndexedVariant } from './catalog-index.ts';

/** Longer than any transaction of the shop: its writes become visible this long after their `updatedAt` at most. */
const OVERLAP_MS = 10_000;
const FIELDS = 'category filters price stock sizes popularity createdAt published';

type KnownProduct = IndexedProduct & { published: boolean };

let known = new Map<string, KnownProduct>();
let index: CatalogIndex | undefined;
let readAt: number | undefined;
/** Error of the database's estimated count, which a crash may have left wrong. */
let countError = 0;
let reading: Promise<void> | undefined;

/**
 * The catalogue's index, up to date with the database. It stays in memory; each call reads only the products changed since
 * the last one, by the index on `updatedAt`, so that a list takes the same time at a thousand and a hundred thousand products.
 */
export async function readCatalogIndex(): Promise<CatalogIndex> {
  if (readAt === undefined) await readAll();
  else await readChanges(readAt);
  index ??= new CatalogIndex([...known.values()].filter(({ published }) => published));
  return index;
}

/** Concurrent callers share one read. */
const readAll = (): Promise<void> =>
  (reading ??= readEverything().finally(() => {
    reading = undefined;
  }));

async function readEverything(): Promise<void> {
  const startedAt = Date.now();
  const read = new Map<string, KnownProduct>();
  const rows = ProductModel.find().sort({ _id: 1 }).select(FIELDS).lean<ProductRow[]>();
  for await (const row of rows.cursor({ batchSize: 5000 })) {
    const one = toKnownProduct(row as unknown as ProductRow);
    read.set(one.id, one);
  }
  countError = (await ProductModel.estimatedDocumentCount()) - read.size;
  known = read;
  index = undefined;
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
    const one = toKnownProduct(row);
    if (isDeepStrictEqual(known.get(one.id), one)) continue;
    known.set(one.id, one);
    index = undefined;
  }
  // The counts differ when a product was deleted, or inserted without `updatedAt`.
  if (count - known.size !== countError) await readAll();
  else readAt = Math.max(readAt ?? 0, startedAt);
}

const toKnownProduct = (row: ProductRow): KnownProduct => ({
  id: String(row._id),
  category: String(row.category),
  filters: {
    paper: row.filters.paper,
    cover: row.filters.cover,
    language: row.filters.language,
  },
  variants: variantsOf(row),
  popularity: row.popularity,
  createdAt: row.createdAt.getTime(),
  published: row.published,
});

/** The first size has the product's format, the others are named by theirs: 'B6'. */
function variantsOf(row: ProductRow): IndexedVariant[] {
  const { filters, price, stock, sizes } = row;
  if (!sizes.length) return [{ format: filters.format, price, inStock: stock > 0 }];
  return sizes.map(({ value, stock: pieces }, n) => ({
    format: n === 0 ? filters.format : value.toLowerCase(),
    price: unitPrices(row, value).now,
    inStock: pieces > 0,
  }));
}
