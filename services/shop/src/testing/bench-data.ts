import { Types } from 'mongoose';
import { CategoryModel } from '../categories/categories.model.ts';
import { FilterModel } from '../filters/filters.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { readCategories, readFilters } from '../seed/read-definitions.ts';

const [categories, filters] = [readCategories(), readFilters()];

const BATCH = 5000;

/** The same numbers every time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomFrom(28);
export const below = (n: number) => Math.floor(random() * n);
export const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

/** Writes a shop's categories and filters and so many products into an empty database. @returns the products' ids */
export async function fillCatalogue(count: number): Promise<Types.ObjectId[]> {
  const ids: Types.ObjectId[] = [];
  const made: Types.ObjectId[] = [];
  const known = new Map<string, Types.ObjectId>();
  for (const { parent, picture: _, ...category } of categories) {
    const row = await CategoryModel.create({ ...category, parent: parent ? known.get(parent)! : null });
    known.set(category.slug, row._id);
    ids.push(row._id);
  }
  await FilterModel.insertMany(filters);
  const yearAgo = Date.now() - 365 * 24 * 60 * 60 * 1000;
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    const rows = Array.from({ length: size }, (_, i) => productOf(done + i, oneOf(ids), yearAgo));
    // Past the models: validating a hundred thousand takes longer than all the rest.
    await ProductModel.collection.insertMany(rows as never, { ordered: false });
    made.push(...rows.map(({ _id }) => _id));
  }
  return made;
}

function productOf(n: number, category: Types.ObjectId, from: number) {
  const words = { uk: `Щоденник ${n}`, ru: `Дневник ${n}`, en: `Diary ${n}` };
  const at = new Date(from + n * 60_000);
  return {
    _id: new Types.ObjectId(),
    slug: `diary-${n}`,
    sku: String(n),
    published: true,
    category,
    title: words,
    shortDescription: words,
    description: words,
    attributes: [],
    sizes: [],
    sizeTable: [],
    certificate: words,
    price: below(2000) * 100,
    oldPrice: null,
    stock: below(4),
    popularity: below(10_000),
    filters: Object.fromEntries(filters.map(({ key, options }) => [key, oneOf(options).value])),
    gallery: [],
    related: [],
    createdAt: at,
    updatedAt: at,
  };
}
