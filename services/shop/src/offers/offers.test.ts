import { useDatabase } from '@stezhka/kit/testing/database';
import { LOCALES } from '@stezhka/kit-contract';
import { isLanding, LANDINGS, type Offer, offerPath } from '@stezhka/shop-contract';
import { ProductModel } from '../products/products.model.ts';
import { readProducts } from '../seed/read-demo.ts';
import { readOffers } from '../seed/read-offers.ts';
import { seed } from '../seed.ts';
import { get } from '../testing/catalogue.ts';
import { OfferModel } from './offers.model.ts';
import { findLanding } from './offers.service.ts';

useDatabase();
const offers = readOffers();
beforeAll(() => seed({ demo: true }));

const read = async (slug: string, locale = 'uk'): Promise<Offer> =>
  (await get(`/data/diary/offer/${slug}`, locale).expect(200)).body.data.offer;

test('a landing stands at its path, any other offer under /diary-offer', () => {
  expect(LANDINGS.map(offerPath)).toEqual(LANDINGS.map((slug) => `/${slug}`));
  expect(offerPath('vdiachnist')).toBe('/diary-offer/vdiachnist');
  expect(isLanding('offers')).toBe(false);
});

test.each(offers.map(({ slug }) => slug))('%s is whole in three languages', async (slug) => {
  for (const locale of ['uk', 'ru', 'en'] as const) {
    const offer = await read(slug, locale);
    const seeded = offers.find((one) => one.slug === slug)!;
    expect(offer.title).toBe(seeded.title[locale]);
    expect(offer.products.map((product) => product.slug)).toEqual(seeded.products);
    expect(offer.blocks.map(({ kind }) => kind)).toEqual(seeded.blocks.map(({ kind }) => kind));
    const hero = offer.blocks.find(({ kind }) => kind === 'hero');
    expect(hero).toMatchObject({
      picture: { srcSet: expect.any(Array) },
      title: expect.stringMatching(/\S/),
    });
    expect(JSON.stringify(offer)).not.toContain('[object');
    expect(offer.blocks.some(({ kind }) => kind === 'buy')).toBe(true);
    const tall = { tall: { srcSet: expect.any(Array) } };
    if (hero?.kind === 'hero' && hero.layout === 'behind')
      for (const shown of [hero.picture, hero.darkPicture]) expect(shown).toMatchObject(tall);
    for (const scene of offer.blocks.filter((block) => block.kind === 'scene')) {
      for (const shown of [scene.picture, scene.darkPicture])
        expect(shown).toMatchObject({ srcSet: expect.any(Array), ...tall });
      expect(scene.darkPicture).not.toEqual(scene.picture);
    }
  }
});

const SECTIONS = ['gets', 'reviews', 'author', 'faq', 'buy'] as const;

test.each(offers.map(({ slug }) => slug))(
  '%s says what one gets, has reviews, its author and questions',
  (slug) => {
    const kinds = offers.find((one) => one.slug === slug)!.blocks.map(({ kind }) => kind);
    expect(SECTIONS.filter((kind) => !kinds.includes(kind))).toEqual([]);
  },
);

test.each(offers.map(({ slug }) => slug))('%s shows and describes the book that it sells', async (slug) => {
  const offer = offers.find((one) => one.slug === slug)!;
  const own = readProducts().find((one) => one.slug === offer.products[0])!;
  const { options: book } = own.picture as { options: { motif: string; cloth: string } };
  for (const { draw, options } of drawingsOf(offer.blocks)) {
    if (draw === 'cover') expect(options).toMatchObject({ motif: book.motif, cloth: book.cloth });
    if (draw === 'spread') expect(options).toMatchObject({ cloth: book.cloth });
  }
  const count = own.attributes.find(({ key }) => key === 'pages')!.value.uk;
  const formats = own.sizeTable.map(({ size }) => size);
  for (const locale of LOCALES) {
    const paper = own.attributes.find(({ name }) => name.en === 'Paper')!.value[locale];
    const { products: _, related: __, ...said } = await read(slug, locale);
    const text = textsOf(said).join('\n');
    expect(text).not.toMatch(/[{}]/);
    // A whole book has more than twenty pages; of some of them an offer may say how many they are.
    const numbers = [
      ...text.matchAll(
        /(\d{2,}|тридц|сорок|[сш]\S+десят|\bсто\b|hundred|thirty)\S* (?:сторін|страниц|(?:undated )?pages)/gi,
      ),
    ];
    expect(numbers.map(([, number]) => number)).toEqual(numbers.map(() => count));
    for (const [format] of text.matchAll(/\b[AB]\d\b/g)) expect(formats).toContain(format);
    for (const [weight] of text.matchAll(/\d+ (?:г\/м²|g\/m²|gsm)/g)) expect(paper).toContain(weight);
    const colours = COLOURS[locale].filter((colour) => new RegExp(colour, 'i').test(text));
    const cover = own.attributes.find(({ name }) => name.en === 'Cover')!.value[locale];
    expect(colours.filter((colour) => !new RegExp(colour, 'i').test(cover))).toEqual([]);
  }
});

/** Of the cloths that books are bound in, as far as they are no other word of an offer. */
const COLOURS = {
  uk: ['ялинов', 'сливов', 'пшеничн', 'теракот', 'син(?:я|ій) книж', 'блакитн', 'небілен', 'бузков'],
  ru: ['еловый лён', 'сливов', 'пшеничн', 'терракот', 'синяя книг', 'голуб', 'небелён', 'сиренев'],
  en: [
    'spruce',
    '\\bplum',
    'wheat-colou?r',
    'terracotta',
    'blue (?:book|cloth)',
    'unbleached',
    'lilac cloth',
  ],
};

type Drawing = { draw: string; options?: object };
/** Every drawing of a value, at any depth. */
const drawingsOf = (value: unknown): Drawing[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(drawingsOf);
  return 'spec' in value ? [value.spec as Drawing, ...inside] : inside;
};
/** Every text of a reply but the addresses of pictures. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'src' || key === 'srcSet' ? [] : textsOf(one),
  );
};

test('what staff change of a product is what its offers and their heads say', async () => {
  const texts = async (slug: string) => textsOf((await read(slug)).blocks).join('\n');
  const head = async (slug: string) =>
    JSON.stringify((await get(`/data/seo?path=/${slug}`, 'en').expect(200)).body.data);
  const rows = await ProductModel.find({ slug: { $in: ['diary', 'diary_light'] } });
  expect(await texts('offer')).toMatch(/112 сторінок без дат/);
  expect(await head('offer-light')).not.toMatch(/the paper is kraft/);
  await ProductModel.updateOne(
    { slug: 'diary', 'attributes.key': 'pages' },
    { 'attributes.$.value': { uk: '200', ru: '200', en: '200' } },
  );
  await ProductModel.updateOne({ slug: 'diary_light' }, { 'filters.paper': 'kraft' });
  expect(await texts('offer')).toMatch(/200 сторінок без дат/);
  expect(await texts('offer')).not.toMatch(/112/);
  expect(await head('offer-light')).toMatch(/the paper is kraft/);
  // A sentence is left out with its fact.
  await ProductModel.updateOne({ slug: 'diary' }, { $pull: { attributes: { key: 'pages' } } });
  expect(await texts('offer')).not.toMatch(/сторінок без дат|\{/);
  for (const row of rows) await ProductModel.replaceOne({ _id: row._id }, row.toObject());
});

test('offers lead to the other offers of their books, so that each is linked from one at least', async () => {
  const linked = await Promise.all(offers.map(async ({ slug }) => (await read(slug)).related));
  const reached = new Set(linked.flat().map(({ slug }) => slug));
  expect(offers.map(({ slug }) => slug).filter((slug) => !isLanding(slug) && !reached.has(slug))).toEqual([]);
  expect(reached).toContain('offer-acceptance');
});

test('what an offer sells comes with its sizes', async () => {
  const [own] = (await read('offer-light')).products;
  expect(own).toMatchObject({ priceFrom: 560, language: 'uk', sizes: [{ value: 'A5' }, { value: 'B6' }] });
});

test('an unpublished or unknown offer is a 404', async () => {
  await OfferModel.updateOne({ slug: 'offer' }, { published: false });
  await get('/data/diary/offer/offer').expect(404);
  await OfferModel.updateOne({ slug: 'offer' }, { published: true });
  await get('/data/diary/offer/nowhere').expect(404);
  await get(`/data/diary/offer/${'a'.repeat(4000)}`).expect(400);
});

test('a product that is not out yet is neither shown nor sold by an offer', async () => {
  const [own, ...others] = (await read('offer')).products.map(({ slug }) => slug);
  await ProductModel.updateOne({ slug: own! }, { published: false });
  expect((await read('offer')).products.map(({ slug }) => slug)).toEqual(others);
  await ProductModel.updateOne({ slug: own! }, { published: true });
});

test('the author has a name and a portrait', async () => {
  const { author } = (await get('/data/diary-offer-author', 'en').expect(200)).body.data;
  expect(author).toMatchObject({ name: 'Daryna Vilkhova', imageData: { srcSet: expect.any(Array) } });
});

test('no page is like its neighbour: another mood, picture or rhythm', () => {
  const rhythm = offers.map(({ blocks }) => blocks.map(({ kind }) => kind).join(' '));
  const openings = offers.map(({ blocks: [hero] }) =>
    hero?.kind === 'hero' ? `${hero.layout} ${hero.ground}` : 'none',
  );
  expect(offers).toHaveLength(LANDINGS.length + 8);
  expect(
    offers
      .filter(({ slug }) => isLanding(slug))
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...LANDINGS].sort());
  expect(new Set(rhythm).size).toBe(offers.length);
  for (const [i, opening] of openings.entries()) expect([i, openings[i + 1]]).not.toEqual([i, opening]);
  // A product's own cover may stand in each offer that sells it, and there again otherwise: alone, or with another book.
  const pictures = offers.flatMap(({ slug, blocks }) =>
    [...JSON.stringify(blocks).matchAll(/"draw":"(\w+)","slug":"([^"]+)"(?:,"options":\{[^}]*\})?/g)].map(
      ([all, draw, name]) => (draw === 'cover' ? `${slug} ${all}` : `${draw} ${name}`),
    ),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('an order leads to the thanks of an offer whose own product it is, alone or with what is sold beside it', async () => {
  const ordered = async (...slugs: string[]) => {
    const items = await ProductModel.find({ slug: { $in: slugs } }).select('_id');
    expect(items).toHaveLength(slugs.length);
    return findLanding({ lines: items.map(({ _id }) => ({ kind: 'product' as const, item: _id })) });
  };
  expect(await ordered('diary_thanks')).toBe('offer-thanks');
  expect(await ordered('diary_thanks', 'shchodennyk-vdiachnosti-lon')).toBe('offer-thanks');
  // Sold beside the diary, and no diary.
  expect(await ordered('shchodennyk-vdiachnosti-lon')).toBeNull();
  expect(await ordered('zoshyt-rozdorizhzhia')).toBeNull();
  expect(await ordered('zoshyt-vdiachnosti')).toBe('offer-thanks-book');
});
