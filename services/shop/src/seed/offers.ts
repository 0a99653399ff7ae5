import type { PictureSpec } from '@stezhka/art';
import { clock } from '@stezhka/kit/clock';
import type { Picture } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import type { OfferBlock } from '@stezhka/shop-contract';
import { OfferAuthorModel, OfferModel } from '../offers/offers.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { draw } from './pictures.ts';
import { type OfferPicture, readOfferAuthor, readOffers } from './read-offers.ts';

type OfferHero = Extract<OfferBlock<Localised, OfferPicture>, { kind: 'hero' }>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes the offers and their author, after the products. @throws Error when an offer names a product that is not there */
export async function seedOffers(): Promise<void> {
  const products = await ProductModel.find().sort({ slug: 1 }).hint({ slug: 1 }).select('slug');
  const ids = new Map(products.map(({ slug, _id }) => [slug, _id]));
  const idOf = (slug: string) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`An offer sells '${slug}', which is no product.`);
    return id;
  };
  for (const { products: slugs, ...offer } of readOffers()) {
    const blocks = (await drawn(offer.blocks, offer.slug)) as { kind: string; inDays?: number }[];
    const made = { ...offer, products: slugs.map(idOf), blocks: blocks.map(dated), published: true };
    const known = (await OfferModel.findOne({ slug: offer.slug })) ?? new OfferModel();
    await known.set(made).save();
  }
  const { picture, ...words } = readOfferAuthor();
  const author =
    (await OfferAuthorModel.findOne().sort({ _id: 1 }).hint({ _id: 1 })) ?? new OfferAuthorModel();
  await author.set({ ...words, picture: await drawnPicture(picture) }).save();
}

/** Days from today become a moment. */
const dated = ({ inDays, ...block }: { kind: string; inDays?: number }) =>
  inDays === undefined ? block : { ...block, endsAt: clock.in(inDays * DAY_MS).toISOString() };

/** The same blocks with every drawing made and kept, under the offer's name too: it may show a product's own cover. */
async function drawn(value: unknown, offer: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => drawn(one, offer)));
  if (typeof value !== 'object' || value === null) return value;
  if ('spec' in value) return drawnPicture(value as OfferPicture, offer);
  const { layout, picture, ...rest } = value as Partial<OfferHero>;
  if (layout === 'behind' && picture) {
    const tall = await draw(tallOf(picture.spec), undefined, { variant: `${offer}:tall` });
    return {
      ...((await drawn(rest, offer)) as object),
      layout,
      picture: { ...(await drawnPicture(picture, offer)), tall },
    };
  }
  const made = await Promise.all(
    Object.entries(value).map(async ([key, one]) => [key, await drawn(one, offer)]),
  );
  return Object.fromEntries(made);
}

/** For a phone held upright: the words on the sky above, the land below them. */
function tallOf(spec: PictureSpec): PictureSpec {
  if (spec.draw !== 'landscape')
    throw new Error(`A hero's words stand on a landscape, not on '${spec.draw}'.`);
  return { ...spec, options: { ...spec.options, w: 900, h: 1600, horizon: 0.68, plantScale: 0.7 } };
}

const drawnPicture = ({ spec, alt }: OfferPicture, offer?: string): Promise<Picture> =>
  draw(spec, alt, offer ? { variant: offer } : {});
