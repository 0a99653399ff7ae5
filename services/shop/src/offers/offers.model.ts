import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import {
  HERO_LAYOUTS,
  LIST_LAYOUTS,
  OFFER_GROUNDS,
  OFFER_ICONS,
  type OfferBlock,
  type OfferBlockKind,
  type OfferThanks,
} from '@stezhka/shop-contract';
import { model, Schema, type SchemaDefinition, type Types } from 'mongoose';

export type StoredBlock = OfferBlock<Localised, Picture>;

export interface OfferFields {
  slug: string;
  title: Localised;
  description: Localised;
  footerText: Localised;
  products: Types.ObjectId[];
  blocks: StoredBlock[];
  thanks: OfferThanks<Localised>;
  published: boolean;
}

const plain = { _id: false };
const part = (fields: SchemaDefinition) => new Schema(fields, plain);
const text = () => localisedText();
const maybe = () => localisedText({ required: false });
const word = { type: String, required: true };
const oneOf = (values: readonly string[]) => ({ type: String, enum: values, required: true });
const points = [part({ icon: { type: String, enum: [...OFFER_ICONS, null] }, title: text(), text: maybe() })];
const heading = { title: text(), lead: maybe() };

const BLOCKS: Record<OfferBlockKind, SchemaDefinition> = {
  hero: {
    layout: oneOf(HERO_LAYOUTS),
    kicker: maybe(),
    ...heading,
    note: maybe(),
    picture: pictureSchema,
    darkPicture: pictureSchema,
    facts: [part({ value: word, label: text() })],
  },
  gets: { layout: oneOf(LIST_LAYOUTS), ...heading, points, picture: pictureSchema },
  inside: { ...heading, pages: [part({ picture: pictureSchema, title: text(), text: maybe() })] },
  'for-whom': { layout: oneOf(LIST_LAYOUTS), ...heading, points, notFor: maybe() },
  questions: { ...heading, questions: [text()] },
  quote: { text: text(), source: maybe() },
  way: {
    ...heading,
    stones: { type: Number, required: true, min: 1, max: 60 },
    stages: [part({ title: text(), text: maybe() })],
  },
  scene: { title: text(), text: maybe(), picture: pictureSchema, darkPicture: pictureSchema },
  reviews: {
    title: text(),
    reviews: [
      part({
        name: text(),
        place: maybe(),
        text: text(),
        rating: { type: Number, required: true, min: 1, max: 5 },
        picture: pictureSchema,
      }),
    ],
  },
  author: { title: text(), text: text() },
  faq: { title: text(), questions: [part({ question: text(), answer: text() })] },
  countdown: { title: text(), text: maybe(), endsAt: word },
  buy: { ...heading, note: maybe() },
};

const block = new Schema(
  { ground: { type: String, enum: [...OFFER_GROUNDS, null], default: null } },
  { ...plain, discriminatorKey: 'kind' },
);
const schema = new Schema<OfferFields>({
  slug: word,
  title: text(),
  description: text(),
  footerText: maybe(),
  products: [{ type: Schema.Types.ObjectId, ref: 'Product' }],
  blocks: [block],
  thanks: part({ title: text(), text: text(), links: [part({ text: text(), href: word })] }),
  published: { type: Boolean, default: true },
});
schema.index({ slug: 1 }, { unique: true });
for (const [kind, fields] of Object.entries(BLOCKS)) {
  schema.path<Schema.Types.DocumentArray>('blocks').discriminator(kind, part(fields));
}

export const OfferModel = model<OfferFields>('Offer', schema, 'offers');

export interface OfferAuthorFields {
  name: Localised;
  role: Localised;
  text: Localised;
  picture?: Picture;
}

export const OfferAuthorModel = model<OfferAuthorFields>(
  'OfferAuthor',
  new Schema<OfferAuthorFields>({ name: text(), role: text(), text: text(), picture: pictureSchema }),
  'offer_authors',
);
