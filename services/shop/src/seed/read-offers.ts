import type { PictureSpec } from '@stezhka/art';
import { either, keyed, localised, named } from '@stezhka/kit/seed-files';
import type { Localised } from '@stezhka/kit-contract';
import {
  HERO_LAYOUTS,
  LIST_LAYOUTS,
  OFFER_GROUNDS,
  OFFER_ICONS,
  type OfferBlock,
  type OfferThanks,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import type { OfferAuthorFields } from '../offers/offers.model.ts';
import { withProductLook } from './offer-facts.ts';
import { offerPicture, picture as plainPicture } from './pictures.ts';
import { seedFiles } from './read-definitions.ts';
import { readProducts } from './read-demo.ts';

/** A drawing with its text alternative; without one it is decoration. */
export interface OfferPicture {
  spec: PictureSpec;
  alt?: Localised;
}
interface OfferSeed {
  title: Localised;
  description: Localised;
  footerText: Localised;
  /** Slugs; the page's own product first. */
  products: string[];
  /** A countdown ends so many days after the seeding. */
  blocks: (OfferBlock<Localised, OfferPicture> & { inDays?: number })[];
  thanks: OfferThanks<Localised>;
}

const NOTHING: Localised = { uk: '', ru: '', en: '' };
const withAlt = (spec: Joi.Schema) => Joi.object<OfferPicture>({ spec, alt: localised().optional() });
const picture = withAlt(offerPicture);

export function readOffers() {
  const phrases = seedFiles.file('demo/phrases.yaml', Joi.object().pattern(Joi.string(), localised()));
  const products = new Map(readProducts().map((product) => [product.slug, product]));
  return seedFiles.records('demo/offers', offerOf(phrases)).map((offer) => {
    const own = products.get(offer.products[0]!);
    return own ? withProductLook(offer, own) : offer;
  });
}

/** @param phrases what several offers say: a text may be the name of one */
function offerOf(phrases: Record<string, Localised>): Joi.ObjectSchema<OfferSeed> {
  const text = either(named(phrases), localised());
  const maybe = text.optional().default(NOTHING);
  const heading = { title: text, lead: maybe };
  const list = { layout: Joi.valid(...LIST_LAYOUTS), ...heading };
  const points = listOf({
    icon: Joi.valid(...OFFER_ICONS)
      .optional()
      .default(null),
    title: text,
    text: maybe,
  });
  const ground = Joi.valid(...OFFER_GROUNDS)
    .optional()
    .default(null);
  const kinds: Record<OfferBlock<never, never>['kind'], Joi.SchemaMap> = {
    hero: {
      layout: Joi.valid(...HERO_LAYOUTS),
      kicker: maybe,
      ...heading,
      note: maybe,
      picture,
      facts: listOf({ value: Joi.string(), label: text }),
    },
    gets: { ...list, points, picture: picture.optional().default(null) },
    inside: { ...heading, pages: listOf({ picture, title: text, text: maybe }) },
    'for-whom': { ...list, points, notFor: maybe },
    questions: { ...heading, questions: Joi.array().items(text).min(1) },
    quote: { text, source: maybe },
    way: {
      ...heading,
      stones: Joi.number().integer().min(1).max(60),
      stages: listOf({ title: text, text: maybe }),
    },
    scene: { title: text, text: maybe, picture },
    reviews: {
      title: text,
      reviews: listOf({
        name: text,
        place: maybe,
        text,
        rating: Joi.number().integer().min(1).max(5).optional().default(5),
        picture,
      }),
    },
    author: { title: text, text },
    faq: { title: text, questions: listOf({ question: text, answer: text }) },
    countdown: { title: text, text: maybe, inDays: Joi.number().integer() },
    buy: { ...heading, note: maybe },
  };
  const withGround = Object.entries(kinds).map(([kind, keys]) => [kind, { ground, ...keys }]);
  return Joi.object<OfferSeed>({
    title: text,
    description: text,
    footerText: text,
    products: Joi.array().items(Joi.string()).min(1),
    blocks: Joi.array()
      .items(keyed('kind', Object.fromEntries(withGround)))
      .min(1),
    thanks: Joi.object({ title: text, text, links: listOf({ text, href: Joi.string().pattern(/^\//) }) }),
  });
}

const listOf = (keys: Joi.SchemaMap) => Joi.array().items(Joi.object(keys));

type AuthorSeed = Omit<OfferAuthorFields, 'picture'> & { picture: OfferPicture };
const author = Joi.object<AuthorSeed>({
  name: localised(),
  role: localised(),
  text: localised(),
  picture: withAlt(plainPicture),
});
/** Who wrote the diaries, as every offer shows her. */
export const readOfferAuthor = () => seedFiles.file('demo/offer-author.yaml', author);
