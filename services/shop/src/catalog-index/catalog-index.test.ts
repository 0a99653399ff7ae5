import { rememberDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { FILTER_KEYS, type FilterKey, SORT_TYPES, type SortType } from '@stezhka/shop-contract';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';
import { seedDemo } from '../seed/demo.ts';
import { readCategories, readFilters } from '../seed/read-definitions.ts';
import { type ProductSeed, readProducts } from '../seed/read-demo.ts';
import { get } from '../testing/catalogue.ts';

useDatabase();
const [categories, products] = [readCategories(), readProducts()];
let putBack: () => Promise<void>;
beforeAll(async () => {
  await seedDefinitions();
  await seedDemo();
  putBack = await rememberDatabase();
});
afterEach(async () => {
  await putBack();
  // The index reads what has changed since, and a row that is put back is as old as it was.
  await ProductModel.updateMany({}, { updatedAt: new Date() }).hint({ _id: 1 });
});

interface Wanted {
  category: string;
  values: Partial<Record<FilterKey, string[]>>;
  from?: number;
  to?: number;
  inStock: boolean;
  sort: SortType;
  page: number;
  limit: number;
}

const known = Object.fromEntries(
  readFilters().map(({ key, options }) => [key, options.map(({ value }) => value)]),
) as Record<FilterKey, string[]>;
const hryvnias = fc.option(fc.integer({ min: 0, max: 1600 }), { nil: undefined });
const anything: fc.Arbitrary<Wanted> = fc.record({
  category: fc.constantFrom('all', ...categories.map(({ slug }) => slug)),
  values: fc.record(
    Object.fromEntries(
      FILTER_KEYS.map((key) => [
        key,
        fc.uniqueArray(fc.constantFrom(...known[key]), { minLength: 1, maxLength: 4 }),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Wanted['values']>,
  from: hryvnias,
  to: hryvnias,
  inStock: fc.boolean(),
  sort: fc.constantFrom(...SORT_TYPES),
  page: fc.integer({ min: 1, max: 3 }),
  limit: fc.integer({ min: 1, max: 15 }),
}) as fc.Arbitrary<Wanted>;

function within(category: string): (slug: string) => boolean {
  const below = (slug: string): string[] => [
    slug,
    ...categories.filter(({ parent }) => parent === slug).flatMap((one) => below(one.slug)),
  ];
  const all = category === 'all' ? categories.map(({ slug }) => slug) : below(category);
  return (slug) => all.includes(slug);
}

/** A product once, or once a size. */
const variants = products.flatMap((product) =>
  (product.sizes ?? [{ value: product.filters.format, price: product.price, stock: product.stock }]).map(
    ({ value, price, stock }) => ({
      product,
      filters: { ...product.filters, format: value.toLowerCase() },
      price,
      stock,
    }),
  ),
);

/** Reads the seed size by size; `but` leaves one condition out. */
function readVariants({ category, values, from, to, inStock }: Wanted, but?: string) {
  const isWithin = within(category);
  return variants.filter(
    (one) =>
      isWithin(one.product.category) &&
      FILTER_KEYS.every((key) => key === but || !values[key] || values[key].includes(one.filters[key])) &&
      (but === 'price' || ((from ?? 0) * 100 <= one.price && one.price <= (to ?? Infinity) * 100)) &&
      (but === 'in_stock' || !inStock || one.stock > 0),
  );
}
const readSeed = (wanted: Wanted) => [...new Set(readVariants(wanted).map(({ product }) => product))];

const priceFrom = (one: ProductSeed) =>
  Math.min(...variants.filter(({ product }) => product === one).map(({ price }) => price));
const sortKey: Record<SortType, (one: ProductSeed) => number> = {
  popular: (one) => -one.popularity,
  price_asc: priceFrom,
  price_desc: (one) => -priceFrom(one),
  // The later in the seed, the newer.
  new: (one) => -products.indexOf(one),
};

const queryOf = ({ values, from, to, inStock }: Wanted): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [key, list] of Object.entries(values)) for (const one of list) query.append(key, one);
  if (from !== undefined) query.set('price_from', String(from));
  if (to !== undefined) query.set('price_to', String(to));
  if (inStock) query.set('in_stock', 'true');
  return query;
};

test('lists and counts are what a reading of the whole seed gives, whatever is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (wanted) => {
      const { category, sort, page, limit } = wanted;
      const query = queryOf(wanted);
      const { filter } = (await get(`/data/filters/${category}?${query}`).expect(200)).body.data;
      const expected = readSeed(wanted);
      expect(filter.total).toBe(expected.length);
      expect(filter.inStock.count).toBe(readSeed({ ...wanted, inStock: true }).length);
      const prices = readVariants(wanted, 'price').map(({ price }) => price / 100);
      expect(filter.price).toEqual({
        min: prices.length ? Math.min(...prices) : 0,
        max: prices.length ? Math.max(...prices) : 0,
      });
      for (const key of FILTER_KEYS) {
        const found = new Map<string, Set<ProductSeed>>();
        for (const { filters, product } of readVariants(wanted, key)) {
          found.set(filters[key], (found.get(filters[key]) ?? new Set()).add(product));
        }
        const counts = new Map([...found].map(([value, matching]) => [value, matching.size]));
        // What leads nowhere is not offered, unless it is chosen already.
        for (const chosen of wanted.values[key] ?? []) if (!counts.has(chosen)) counts.set(chosen, 0);
        const group = filter.groups.find((one: { key: string }) => one.key === key);
        const shown = (group?.options ?? []).map((one: { value: string; count: number }) => [
          one.value,
          one.count,
        ]);
        expect(new Map(shown)).toEqual(counts);
      }

      query.set('sort', sort);
      query.set('page', String(page));
      query.set('limit', String(limit));
      const reply = await get(`/data/products/${category}?${query}`);
      const pages = Math.max(1, Math.ceil(expected.length / limit));
      if (page > pages) return expect(reply.status).toBe(404);
      expect(reply.body.data.pagination).toEqual({ page, pages, limit, total: expected.length });
      const order = expected.map(sortKey[sort]).sort((a, b) => a - b);
      const bySlug = new Map(expected.map((one) => [one.slug, one]));
      const listed: ProductSeed[] = reply.body.data.products.map(({ slug }: { slug: string }) =>
        bySlug.get(slug),
      );
      expect(listed.map(sortKey[sort])).toEqual(order.slice((page - 1) * limit, page * limit));
      expect(new Set(listed).size).toBe(listed.length);
    }),
    { numRuns: 150 },
  );
});

test('changes of the catalogue show at once: a price, a stock, a new product, a removed one', async () => {
  const total = async (query: string) =>
    (await get(`/data/filters/all?${query}`).expect(200)).body.data.filter.total;
  const all = await total('');
  const before = await total('price_to=400');
  await ProductModel.updateOne({ slug: 'diary_thanks' }, { price: 1 });
  expect(await total('price_to=400')).toBe(before + 1);
  const inStock = await total('in_stock=true');
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 0 });
  expect(await total('in_stock=true')).toBe(inStock - 1);
  await ProductModel.updateOne({ slug: 'diary' }, { published: false });
  expect(await total('')).toBe(all - 1);
  await get('/data/product/diary').expect(404);
  const row = await ProductModel.findOne({ slug: 'diary_light' }).lean();
  await ProductModel.deleteOne({ slug: 'diary_light' });
  expect(await total('')).toBe(all - 2);
  await ProductModel.create({ ...row!, _id: new Types.ObjectId() });
  expect(await total('')).toBe(all - 1);
});

test('a size is found by its own format, price and stock, never by those of another size', async () => {
  const slugs = async (query: string): Promise<string[]> =>
    (await get(`/data/products/planery?${query}`).expect(200)).body.data.products.map(
      ({ slug }: { slug: string }) => slug,
    );
  // A5 for 640 ₴, B6 for 560 ₴.
  expect(await slugs('format=b6')).toContain('diary_light');
  expect(await slugs('format=b6&price_to=560')).toContain('diary_light');
  expect(await slugs('format=a5&price_to=560')).not.toContain('diary_light');
  await ProductModel.updateOne({ slug: 'diary_light' }, { 'sizes.1.stock': 0 });
  expect(await slugs('format=b6&in_stock=true')).not.toContain('diary_light');
  expect(await slugs('format=a5&in_stock=true')).toContain('diary_light');
});
