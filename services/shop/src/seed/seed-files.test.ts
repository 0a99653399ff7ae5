import { readCategories, readFilters, seedFiles } from './read-definitions.ts';
import { readCoupons, readKits, readProducts, readReviews } from './read-demo.ts';
import { readOfferAuthor, readOffers } from './read-offers.ts';
import { readOrders } from './read-orders.ts';

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('every file of the seed is read and valid', () => {
  for (const read of [readFilters, readCoupons, readKits, readOffers, readOrders, readReviews])
    expect(read().length).toBeGreaterThan(3);
  expect(readProducts()).toHaveLength(36);
  expect(readOfferAuthor().picture.alt).toBeDefined();
  expect(readCategories()).toHaveLength(8);
  expect(seedFiles.unread()).toEqual([]);
});

test('references to categories, products, kits and promocodes name existing ones', () => {
  const categories = readCategories();
  const products = slugs(readProducts());
  const kits = slugs(readKits());
  const named = {
    parents: categories.flatMap(({ parent }) => parent ?? []),
    categories: readProducts().map(({ category }) => category),
    products: [
      ...readProducts().flatMap(({ related }) => related),
      ...readKits().flatMap(({ mainProduct, extraProducts }) => [mainProduct, ...extraProducts]),
      ...slugs(readReviews()),
      ...readOffers().flatMap((offer) => offer.products),
      ...readOrders().flatMap((order) => order.products.map(([slug]) => slug)),
    ],
    kits: readOrders().flatMap((order) => order.kits.map(([slug]) => slug)),
    coupons: readOrders().flatMap(({ coupon }) => coupon ?? []),
  };
  const known: Record<keyof typeof named, string[]> = {
    parents: slugs(categories),
    categories: slugs(categories),
    products,
    kits,
    coupons: readCoupons().map(({ code }) => code),
  };
  for (const key of Object.keys(named) as (keyof typeof named)[])
    expect([key, named[key].filter((one) => !known[key].includes(one))]).toEqual([key, []]);
});

test('sizes make up the stock of their product, and the first one its price', () => {
  for (const { slug, stock, price, sizes } of readProducts()) {
    if (!sizes) continue;
    const pieces = sizes.reduce((sum, size) => sum + size.stock, 0);
    expect([slug, pieces, sizes[0]!.price]).toEqual([slug, stock, price]);
  }
});

test('contour lines of an offer stand on a ground that no theme darkens', () => {
  const specs = readOffers().flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'inside' ? block.pages.map(({ picture }) => picture?.spec) : [],
    ),
  );
  const contours = specs.filter((spec) => spec?.draw === 'topo');
  expect(contours.length).toBeGreaterThan(0);
  for (const spec of contours) expect(spec).toMatchObject({ options: { bg: /^#[\da-f]{6}$/ } });
});
