import { drawPicture, type PictureSpec } from '@stezhka/art';
import type { CoverPicture } from './pictures.ts';
import { readCategories, readFilters, seedFiles } from './read-definitions.ts';
import { type ProductSeed, readCoupons, readKits, readProducts, readReviews } from './read-demo.ts';
import { readOfferAuthor, readOffers } from './read-offers.ts';
import { readOrders } from './read-orders.ts';

type CoverKind = NonNullable<CoverPicture['kind']>;
const optionsOf = (spec: PictureSpec): CoverPicture =>
  'options' in spec ? (spec.options as CoverPicture) : {};
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

/** What the gallery of a thing may show beside the thing itself: its dust cover, a part of the set, the deck's box. */
const SHOWN_WITH: Partial<Record<CoverKind, CoverKind[]>> = {
  diary: ['set'],
  set: ['diary', 'workbook'],
  deck: ['box'],
};

test('what is sold as a tear-off pad is drawn as one, and nothing else is', () => {
  const pads = (is: (product: ProductSeed) => boolean) =>
    readProducts()
      .filter(is)
      .map(({ slug }) => slug);
  const drawn = pads(({ picture }) => optionsOf(picture).kind === 'pad');
  expect(drawn).toEqual(pads(({ shortDescription }) => /відривн/i.test(shortDescription.uk)));
  expect(drawn).not.toEqual([]);
});

test('a gallery shows only what is sold, in its own cloth and with its own motif', () => {
  for (const { slug, picture, gallery, filters } of readProducts()) {
    const { kind, ...look } = optionsOf(picture);
    if (look.cloth) expect([slug, look.cloth]).toEqual([slug, filters.cover]);
    for (const spec of gallery) {
      const { kind: shown, deck, ...options } = optionsOf(spec);
      if (spec.draw === 'spread') expect([slug, options.cloth]).toEqual([slug, filters.cover]);
      if (spec.draw !== 'cover') continue;
      expect([slug, [kind, ...(SHOWN_WITH[kind!] ?? [])]]).toEqual([slug, expect.arrayContaining([shown])]);
      if (!deck) expect([slug, options]).toEqual([slug, look]);
    }
  }
});

const hasRibbon = ({ attributes }: ProductSeed) => attributes.some(({ name }) => name.en === 'Bookmark');
/** A drawing shows a ribbon when it would be another without one; a book that is put together has one always. */
function showsRibbon(spec: PictureSpec): boolean {
  const bare = { ...spec, options: { ...optionsOf(spec), ribbon: false } } as PictureSpec;
  return spec.draw === 'constructor' || drawPicture(spec as never) !== drawPicture(bare as never);
}
const BOUND: (CoverKind | undefined)[] = ['diary', 'set'];

test('whatever is drawn with a ribbon has one, and whatever has one is drawn with it', () => {
  const products = new Map(readProducts().map((product) => [product.slug, product]));
  const shown = [
    ...[...products.values()].flatMap((product) =>
      [
        product.picture,
        ...product.gallery,
        ...(product.sizes ?? []).flatMap(({ picture }) => picture ?? []),
      ].map((spec) => ({ of: product.slug, spec })),
    ),
    ...readKits()
      .filter(({ picture }) => BOUND.includes(picture.kind))
      .map(({ slug, mainProduct, picture }) => ({
        of: mainProduct,
        spec: { draw: 'cover' as const, slug, options: picture },
      })),
    ...readOffers().flatMap(({ products: [of], blocks }) =>
      booksOf(blocks).map((spec) => ({ of: of!, spec })),
    ),
  ];
  const named = shown.map(({ of, spec }) => [of, spec.slug]);
  const drawn = named.filter((_, i) => showsRibbon(shown[i]!.spec));
  expect(drawn).toEqual(named.filter(([of]) => hasRibbon(products.get(of!)!)));
  expect(drawn.length).toBeLessThan(named.length);
});

/** Covers and spreads anywhere in a value. */
function booksOf(value: unknown): PictureSpec[] {
  if (typeof value !== 'object' || value === null) return [];
  const { spec } = value as { spec?: PictureSpec };
  if (spec) return ['cover', 'spread'].includes(spec.draw) ? [spec] : [];
  return Object.values(value).flatMap(booksOf);
}

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
