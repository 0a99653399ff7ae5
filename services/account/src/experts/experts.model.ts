import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema, type Types } from 'mongoose';

export interface ExpertLine {
  _id: Types.ObjectId;
  text: Localised;
}

export interface ExpertFields {
  slug: string;
  order: number;
  name: Localised;
  role: Localised;
  about: Localised;
  picture?: Picture;
  skills: ExpertLine[];
  services: ExpertLine[];
}

const lines = { type: [new Schema<ExpertLine>({ text: localisedText() })], default: [] };
const schema = new Schema<ExpertFields>({
  slug: { type: String, required: true },
  order: { type: Number, required: true },
  name: localisedText(),
  role: localisedText(),
  about: localisedText(),
  picture: pictureSchema,
  skills: lines,
  services: lines,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1, _id: 1 });

export const ExpertModel = model<ExpertFields>('Expert', schema, 'experts');

export type ExpertDocument = HydratedDocument<ExpertFields>;
