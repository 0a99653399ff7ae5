import { JobModel } from '@stezhka/kit/jobs';
import { useDatabase } from '@stezhka/kit/testing/database';
import { getFilters, getProducts } from '@stezhka/shop-contract';
import type { Model } from 'mongoose';
import { CategoryModel } from '../categories/categories.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { OrderModel } from '../orders/orders.model.ts';
import { PaymentModel } from '../payments/payments.model.ts';
import { RefundModel } from '../payments/refunds.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { ReviewModel } from '../reviews/reviews.model.ts';
import { seed } from '../seed.ts';
import { get } from '../testing/catalogue.ts';
import { readCategories } from './read-definitions.ts';
import { readKits, readProducts } from './read-demo.ts';

useDatabase();
const [categories, products, kits] = [readCategories(), readProducts(), readKits()];

const everything = getProducts.path.replace(':category', 'all');
const filters = getFilters.path.replace(':category', 'all');
let withoutDemo: { products: number; kits: number; categories: number; found: number };

beforeAll(async () => {
  await seed({ demo: false });
  withoutDemo = {
    products: await ProductModel.estimatedDocumentCount(),
    kits: await KitModel.estimatedDocumentCount(),
    categories: await CategoryModel.estimatedDocumentCount(),
    found: (await get(filters).expect(200)).body.data.filter.total,
  };
  await seed({ demo: true });
});

test('without a demonstration there are categories and filters, and nothing to buy', () => {
  expect(withoutDemo).toEqual({ products: 0, kits: 0, categories: categories.length, found: 0 });
});

test('widths of what the catalogue shows are made at once, those of galleries and offers after the first pages', async () => {
  const rows = await Promise.all(
    [CategoryModel, ProductModel, KitModel].map((model) =>
      (model as typeof KitModel).find().hint({ slug: 1 }),
    ),
  );
  const shown = new Set(rows.flat().map(({ picture }) => String(picture?.file)));
  const jobs = await JobModel.find({ state: 'open' }).hint({ state: 1, dueAt: 1 }).lean();
  const files = (of: string) =>
    jobs.filter(({ name }) => name === of).map(({ data }) => (data as { file: string }).file);
  expect(new Set(files('make_first_widths'))).toEqual(shown);
  expect(new Set(files('make_widths')).size).toBeGreaterThan(shown.size);
  for (const { name, dueAt, createdAt } of jobs)
    if (name === 'make_widths') expect(+dueAt - +createdAt).toBeGreaterThan(59_000);
});

test('seeding again changes neither goods nor orders', async () => {
  const goods = async () => (await get(`${everything}?limit=60`).expect(200)).body.data;
  // biome-ignore lint/suspicious/noExplicitAny: any model
  const all = (model: Model<any>) => model.find().sort({ _id: 1 }).hint({ _id: 1 }).lean();
  const look = async () => {
    const stock = (await all(ProductModel)).map(({ slug, stock, sizes }) => [slug, stock, sizes]);
    return [await goods(), stock, ...(await Promise.all([OrderModel, PaymentModel, RefundModel].map(all)))];
  };
  const before = await look();
  await seed({ demo: true });
  expect(await look()).toEqual(before);
});

test('the demo catalogue is whole: every name leads somewhere', async () => {
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

  const { filter } = (await get(filters)).body.data;
  expect(filter.total).toBe(products.length);
});
