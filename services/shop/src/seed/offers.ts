import { clock } from '@stezhka/kit/clock';
import type { Picture } from '@stezhka/kit/picture';
import { OfferAuthorModel, OfferModel } from '../offers/offers.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { type Views, viewsOf } from './offer-landscapes.ts';
import { draw } from './pictures.ts';
import { type OfferPicture, readOfferAuthor, readOffers } from './read-offers.ts';

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
  const { picture, ...rest } = value as { picture?: OfferPicture };
  const views = picture && viewsOf(value, picture.spec);
  if (views) {
    const { day, night } = views;
    const at = (one: typeof day, variant: string) => drawnViews(one, picture.alt, variant);
    return {
      ...((await drawn(rest, offer)) as object),
      picture: await at(day, offer),
      ...(night && { darkPicture: await at(night, `${offer}:dark`) }),
    };
  }
  const made = await Promise.all(
    Object.entries(value).map(async ([key, one]) => [key, await drawn(one, offer)]),
  );
  return Object.fromEntries(made);
}

const drawnViews = async ({ wide, tall }: Views, alt: OfferPicture['alt'], variant: string) => ({
  ...(await draw(wide, alt, { variant })),
  ...(tall && { tall: await draw(tall, undefined, { variant: `${variant}:tall` }) }),
});

const drawnPicture = ({ spec, alt }: OfferPicture, offer?: string): Promise<Picture> =>
  draw(spec, alt, offer ? { variant: offer } : {});
