import { drawPicture, leftPage, type PictureSpec } from '@stezhka/art';
import { type CoverPicture, nameOf } from './pictures.ts';
import { readCategories } from './read-definitions.ts';
import { type ProductSeed, readKits, readProducts } from './read-demo.ts';
import { readOffers } from './read-offers.ts';

type CoverKind = NonNullable<CoverPicture['kind']>;
const optionsOf = (spec: PictureSpec): CoverPicture =>
  'options' in spec ? (spec.options as CoverPicture) : {};

const products = readProducts();
const bySlug = new Map(products.map((product) => [product.slug, product]));
const picturesOf = ({ picture, gallery, sizes = [] }: ProductSeed) => [
  picture,
  ...gallery,
  ...sizes.flatMap((size) => size.picture ?? []),
];
/** Whose pictures, which product they show, and what tells their names apart. */
const shown: { slug: string; product: ProductSeed; books: PictureSpec[]; variant?: string }[] = [
  ...products.map((product) => ({ slug: product.slug, product, books: picturesOf(product) })),
  ...readOffers().map(({ slug, products: [own], blocks }) => ({
    slug,
    product: bySlug.get(own!)!,
    books: booksOf(blocks),
    variant: slug,
  })),
];

/** What the gallery of a thing may show beside the thing itself: its back, a part of the set, the deck's box. */
const SHOWN_WITH: Partial<Record<CoverKind, CoverKind[]>> = {
  diary: ['set'],
  set: ['diary', 'workbook'],
  deck: ['box'],
};

test('what is sold as a tear-off pad is drawn as one, and nothing else is', () => {
  const pads = (is: (product: ProductSeed) => boolean) => products.filter(is).map(({ slug }) => slug);
  const drawn = pads(({ picture }) => optionsOf(picture).kind === 'pad');
  expect(drawn).toEqual(pads(({ shortDescription }) => /відривн/i.test(shortDescription.uk)));
  expect(drawn).not.toEqual([]);
});

test('a gallery shows only what is sold, in its own cloth and with its own motif', () => {
  for (const { slug, picture, gallery, filters } of products) {
    const { kind, ...look } = optionsOf(picture);
    if (look.cloth) expect([slug, look.cloth]).toEqual([slug, filters.cover]);
    for (const spec of gallery) {
      const { kind: shown, deck, ...options } = optionsOf(spec);
      if (spec.draw === 'spread') expect([slug, options.cloth]).toEqual([slug, filters.cover]);
      if (spec.draw !== 'cover') continue;
      expect([slug, [kind, ...(SHOWN_WITH[kind!] ?? [])]]).toEqual([slug, expect.arrayContaining([shown])]);
      const { second: _, ...own } = look;
      if (!deck) expect([slug, options]).toEqual([slug, own]);
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
  const seen = [
    ...shown.flatMap(({ product, books }) => books.map((spec) => ({ of: product.slug, spec }))),
    ...readKits()
      .filter(({ picture }) => BOUND.includes(picture.kind))
      .map(({ mainProduct: of, picture: options }) => ({
        of,
        spec: { draw: 'cover' as const, slug: of, options },
      })),
  ];
  const named = seen.map(({ of, spec }) => [of, spec.slug] as const);
  const drawn = named.filter((_, i) => showsRibbon(seen[i]!.spec));
  expect(drawn).toEqual(named.filter(([of]) => hasRibbon(bySlug.get(of)!)));
  expect(drawn.length).toBeLessThan(named.length);
});

/** Covers and spreads anywhere in a value. */
function booksOf(value: unknown): PictureSpec[] {
  if (typeof value !== 'object' || value === null) return [];
  const { spec } = value as { spec?: PictureSpec };
  if (spec) return ['cover', 'spread'].includes(spec.draw) ? [spec] : [];
  return Object.values(value).flatMap(booksOf);
}

test('a spread shows the paper of its product', () => {
  const papers = shown.flatMap(({ slug, product, books }) =>
    books.flatMap((spec) =>
      spec.draw === 'spread' ? [[slug, spec.options?.paper, product.filters.paper]] : [],
    ),
  );
  expect(papers.filter(([, drawn, told]) => drawn !== told)).toEqual([]);
  expect(new Set(papers.map(([, drawn]) => drawn))).toEqual(new Set(['cream', 'white', 'grey', 'kraft']));
});

test('no two spreads of one product or offer have the same left page', () => {
  const lefts = shown.map(({ slug, books }) => [
    slug,
    books.flatMap((spec) => {
      if (spec.draw !== 'spread') return [];
      const { page, left } = spec.options!;
      return leftPage(spec.slug, page!, left) ?? [];
    }),
  ]);
  expect(lefts.filter(([, names]) => new Set(names).size < names!.length)).toEqual([]);
  expect(lefts.filter(([, names]) => names!.length > 1).length).toBeGreaterThan(5);
});

/** Drawn of its slug alone, so that another slug is another landscape, leaf or bird. */
const OF_SLUG: (CoverKind | undefined)[] = ['diary', 'set', 'workbook', 'deck', 'box'];

test('all covers of a product are one drawing: its own slug, motif and cloth', () => {
  for (const { slug, product, books } of shown) {
    const { motif, cloth } = optionsOf(product.picture);
    for (const spec of books) {
      const { kind, ...options } = optionsOf(spec);
      if (spec.draw !== 'cover' || !OF_SLUG.includes(kind)) continue;
      const look = kind === 'box' ? [] : [options.motif, options.cloth];
      expect([slug, spec.slug, ...look]).toEqual([
        slug,
        product.slug,
        ...(look.length ? [motif, cloth] : []),
      ]);
    }
  }
});

test('a category shows a product that is sold in it, as the product is drawn', () => {
  const categories = readCategories();
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  for (const { slug, picture } of categories) {
    const { category, ...product } = bySlug.get(picture.slug)!;
    expect([slug, [category, parents.get(category)]]).toEqual([slug, expect.arrayContaining([slug])]);
    expect([slug, drawPicture(picture as never) === drawPicture(product.picture as never)]).toEqual([
      slug,
      true,
    ]);
  }
});

test('a kit shows the look of its main product, unless it is wrapped', () => {
  const kits = readKits().filter(({ picture }) => picture.kind !== 'wrap');
  for (const { mainProduct, picture } of kits) {
    const { motif, cloth } = optionsOf(bySlug.get(mainProduct)!.picture);
    expect(picture).toMatchObject({ motif, cloth });
  }
  expect(kits).not.toEqual([]);
});

test('the second book of a set is one that is sold, or a part of the set', () => {
  const sets = [
    ...shown.flatMap(({ books }) => books.map(optionsOf)),
    ...readKits().map(({ picture }) => picture),
  ].flatMap(({ second }) => second ?? []);
  for (const second of sets) {
    const { kind, motif, cloth } = optionsOf(bySlug.get(second.slug)!.picture);
    const kinds = kind === 'set' ? ['diary', 'workbook'] : [kind];
    expect(kinds).toContain(second.kind ?? 'diary');
    expect(second).toMatchObject({ motif, cloth });
  }
  expect(sets.length).toBeGreaterThan(3);
});

test('no drawing is kept under the name of another', () => {
  const kept = new Map<string, PictureSpec>();
  for (const { books, variant } of shown)
    for (const spec of books) {
      const name = nameOf(spec, variant);
      expect([name, kept.get(name) ?? spec]).toEqual([name, spec]);
      kept.set(name, spec);
    }
  expect(kept.size).toBeGreaterThan(100);
});
