import { useDatabase } from '@stezhka/kit/testing/database';
import { getFilters, getProducts, type ProductCard } from '@stezhka/shop-contract';
import { categories } from '../../seed/categories.ts';
import { kits } from '../../seed/kits.ts';
import { products } from '../../seed/products.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { get } from '../testing/catalogue.ts';
import { seed } from './seed.ts';

useDatabase();

const everything = getProducts.path.replace(':category', 'all');

test('without a demonstration there are categories and filters, and nothing to buy', async () => {
  await seed({ demo: false });
  expect(await ProductModel.estimatedDocumentCount()).toBe(0);
  expect(await KitModel.estimatedDocumentCount()).toBe(0);
  expect(await CategoryModel.estimatedDocumentCount()).toBe(categories.length);
  const { filter } = (await get(getFilters.path.replace(':category', 'all')).expect(200)).body.data;
  expect(filter.total).toBe(0);
}, 60_000);

test('the demo catalogue is whole: every name leads somewhere, and seeding again adds nothing', async () => {
  await seed({ demo: true });
  const first = (await get(`${everything}?limit=60`).expect(200)).body.data;
  await seed({ demo: true });
  const second = (await get(`${everything}?limit=60`).expect(200)).body.data;
  const ids = (list: ProductCard[]) => list.map(({ id }) => id);
  expect(ids(second.products)).toEqual(ids(first.products));
  expect(second.pagination.total).toBe(products.length);

  const rows = await ProductModel.find().sort({ popularity: -1 }).lean();
  const related = new Map(rows.map((row) => [row.slug, row.related.length]));
  for (const product of products)
    expect([product.slug, related.get(product.slug)]).toEqual([product.slug, product.related.length]);

  const offers = await KitModel.find().sort({ slug: 1 }).hint({ slug: 1 }).lean();
  expect(offers).toHaveLength(kits.length);
  expect(offers.every(({ mainProduct, extraProducts }) => mainProduct && extraProducts.every(Boolean))).toBe(
    true,
  );

  const { filter } = (await get(getFilters.path.replace(':category', 'all'))).body.data;
  expect(filter.total).toBe(products.length);
}, 60_000);
