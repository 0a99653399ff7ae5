import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

export interface DeckFields {
  slug: string;
  order: number;
  title: Localised;
  excerpt: Localised;
  /** Sanitised HTML. */
  about: Localised;
  back?: Picture;
}
export type DeckRow = DeckFields & { _id: Types.ObjectId };

export interface CardFields {
  /** The deck's slug. */
  deck: string;
  /** From 1. */
  number: number;
  title: Localised;
  questions: { question: Localised }[];
  picture?: Picture;
}
export type CardRow = CardFields & { _id: Types.ObjectId };

export interface TemplateFields {
  slug: string;
  order: number;
  title: Localised;
  excerpt: Localised;
  question: Localised;
  /** Centres of cards, in hundredths of the table. */
  places: { title: Localised; meaning: Localised; x: number; y: number }[];
}

const text = { type: String, required: true };
const number = { type: Number, required: true };

const deckSchema = new Schema<DeckFields>(
  {
    slug: text,
    order: number,
    title: localisedText(),
    excerpt: localisedText(),
    about: localisedText(),
    back: pictureSchema,
  },
  { optimisticConcurrency: true },
);
deckSchema.index({ slug: 1 }, { unique: true });
deckSchema.index({ order: 1, _id: 1 });

const cardSchema = new Schema<CardFields>(
  {
    deck: text,
    number,
    title: localisedText(),
    questions: [new Schema({ question: localisedText() }, { _id: false })],
    picture: pictureSchema,
  },
  { optimisticConcurrency: true },
);
cardSchema.index({ deck: 1, number: 1 }, { unique: true });

const templateSchema = new Schema<TemplateFields>(
  {
    slug: text,
    order: number,
    title: localisedText(),
    excerpt: localisedText(),
    question: localisedText({ required: false }),
    places: [
      new Schema({ title: localisedText(), meaning: localisedText(), x: number, y: number }, { _id: false }),
    ],
  },
  { optimisticConcurrency: true },
);
templateSchema.index({ slug: 1 }, { unique: true });
templateSchema.index({ order: 1, _id: 1 });

export const DeckModel = model<DeckFields>('Deck', deckSchema, 'decks');
export const CardModel = model<CardFields>('Card', cardSchema, 'cards');
export const LayoutTemplateModel = model<TemplateFields>(
  'LayoutTemplate',
  templateSchema,
  'layout_templates',
);
