import { JobModel } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { getFilters, getProducts, type ProductCard } from '@stezhka/shop-contract';
import { CategoryModel } from '../categories/categories.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { ReviewModel } from '../reviews/reviews.model.ts';
import { seed } from '../seed.ts';
import { get } from '../testing/catalogue.ts';
import { readCategories } from './read-definitions.ts';
import { readKits, readProducts } from './read-demo.ts';

useDatabase();
const [categories, products, kits] = [readCategories(), readProducts(), readKits()];
afterEach(clearDatabase);

const everything = getProducts.path.replace(':category', 'all');

test('without a demonstration there are categories and filters, and nothing to buy', async () => {
  await seed({ demo: false });
  expect(await ProductModel.estimatedDocumentCount()).toBe(0);
  expect(await KitModel.estimatedDocumentCount()).toBe(0);
  expect(await CategoryModel.estimatedDocumentCount()).toBe(categories.length);
  const { filter } = (await get(getFilters.path.replace(':category', 'all')).expect(200)).body.data;
  expect(filter.total).toBe(0);
});

test('widths of what the catalogue shows are made before those of galleries and offers', async () => {
  await seed({ demo: true });
  const rows = await Promise.all(
    [CategoryModel, ProductModel, KitModel].map((model) =>
      (model as typeof KitModel).find().hint({ slug: 1 }),
    ),
  );
  const shown = new Set(rows.flat().map(({ picture }) => String(picture?.file)));
  const jobs = await JobModel.find({ state: 'open' }).sort({ dueAt: 1 }).hint({ state: 1, dueAt: 1 }).lean();
  const files = jobs
    .filter(({ name }) => name === 'make_widths')
    .map(({ data }) => (data as { file: string }).file);
  expect(new Set(files.slice(0, shown.size))).toEqual(shown);
  expect(files.length).toBeGreaterThan(shown.size);
});

test('the demo catalogue is whole: every name leads somewhere, and seeding again adds nothing', async () => {
  await seed({ demo: true });
  const first = (await get(`${everything}?limit=60`).expect(200)).body.data;
  await seed({ demo: true });
  const second = (await get(`${everything}?limit=60`).expect(200)).body.data;
  const ids = (list: ProductCard[]) => list.map(({ id }) => id);
  expect(ids(second.products)).toEqual(ids(first.products));
  expect(second.pagination.total).toBe(products.length);

  const rows = await ProductModel.find().sort({ slug: 1 }).hint({ slug: 1 }).lean<ProductRow[]>();
  const count = (is: (row: ProductRow) => boolean) => rows.filter(is).length;
  const related = new Map(rows.map((row) => [row.slug, row.related.length]));
  for (const product of products)
    expect([product.slug, related.get(product.slug)]).toEqual([product.slug, product.related.length]);

  expect([count(({ stock }) => stock === 0), count(({ oldPrice }) => oldPrice !== null)]).toEqual([3, 6]);
  expect([rows.length, count(({ price }) => price === 0)]).toEqual([36, 1]);
  // The main picture is the gallery's first.
  expect(count(({ gallery }) => gallery.length < 1)).toBe(0);
  for (const { slug, stock, sizes } of rows) {
    const pieces = sizes.reduce((sum, size) => sum + size.stock, 0);
    if (sizes.length) expect([slug, pieces]).toEqual([slug, stock]);
  }
  for (const slug of ['diary', 'diary_light', 'accept-diary', 'diary_thanks', 'diary_accept'])
    expect(related.has(slug)).toBe(true);
  expect(await ReviewModel.estimatedDocumentCount()).toBe(48);

  const offers = await KitModel.find().sort({ slug: 1 }).hint({ slug: 1 }).lean();
  expect(offers).toHaveLength(kits.length);
  expect(kits).toHaveLength(6);
  expect(offers.every(({ mainProduct, extraProducts }) => mainProduct && extraProducts.every(Boolean))).toBe(
    true,
  );

  const { filter } = (await get(getFilters.path.replace(':category', 'all'))).body.data;
  expect(filter.total).toBe(products.length);
});
