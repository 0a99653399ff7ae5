import { useDatabase } from '@stezhka/kit/testing/database';
import { isLanding, LANDINGS, type Offer, offerPath } from '@stezhka/shop-contract';
import { findLanding } from '../orders/orders.routes.ts';
import { ProductModel } from '../products/products.model.ts';
import { readOffers } from '../seed/read-offers.ts';
import { seed } from '../seed.ts';
import { get } from '../testing/catalogue.ts';
import { OfferModel } from './offers.model.ts';

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
    expect(offer.blocks.some(({ kind }) => kind === 'buy')).toBe(true);
  }
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
  const pictures = offers.flatMap(({ blocks }) =>
    [...JSON.stringify(blocks).matchAll(/"draw":"(\w+)","slug":"([^"]+)"/g)].map(([all]) => all),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('an order leads to the thanks of an offer whose own product it is, alone or with what is sold beside it', async () => {
  const ordered = async (...slugs: string[]) => {
    const items = await ProductModel.find({ slug: { $in: slugs } }).select('_id');
    expect(items).toHaveLength(slugs.length);
    return findLanding({ lines: items.map(({ _id }) => ({ kind: 'product', item: _id })) as never });
  };
  expect(await ordered('diary_thanks')).toBe('offer-thanks');
  expect(await ordered('diary_thanks', 'shchodennyk-vdiachnosti-lon')).toBe('offer-thanks');
  // Sold beside the diary, and no diary.
  expect(await ordered('shchodennyk-vdiachnosti-lon')).toBeNull();
  expect(await ordered('zoshyt-rozdorizhzhia')).toBeNull();
  expect(await ordered('zoshyt-vdiachnosti')).toBe('offer-thanks-book');
});
