import { createHash } from 'node:crypto';
import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Publication, publicationField } from '@stezhka/kit/publication';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, Types } from 'mongoose';

export interface ExpertLine {
  _id: Types.ObjectId;
  text: Localised;
}

export interface ExpertFields extends Publication {
  slug: string;
  order: number;
  name: Localised;
  role: Localised;
  /** Sanitised HTML. */
  about: Localised;
  picture?: Picture;
  skills: ExpertLine[];
  services: ExpertLine[];
}

const lines = { type: [new Schema<ExpertLine>({ text: localisedText() })], default: [] };
const schema = new Schema<ExpertFields>(
  {
    slug: { type: String, required: true },
    order: { type: Number, required: true },
    name: localisedText(),
    role: localisedText(),
    about: localisedText(),
    picture: pictureSchema,
    skills: lines,
    services: lines,
    ...publicationField,
  },
  { optimisticConcurrency: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1, _id: 1 });
schema.index({ publishedAt: 1 });

export const ExpertModel = model<ExpertFields>('Expert', schema, 'experts');

/** Lines of an expert with ids that a further seeding or saving does not change. */
export const linesOf = (slug: string, list: 'skill' | 'service', texts: Localised[]): ExpertLine[] =>
  texts.map((text, n) => ({
    _id: new Types.ObjectId(createHash('sha256').update([slug, list, n].join('\n')).digest().subarray(0, 12)),
    text,
  }));

export type ExpertDocument = HydratedDocument<ExpertFields>;
