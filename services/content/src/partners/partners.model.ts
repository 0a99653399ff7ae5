import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { type HydratedDocument, model, Schema } from 'mongoose';

export interface PartnerFields {
  slug: string;
  order: number;
  name: Localised;
  description: Localised;
  link: string;
}

const schema = new Schema<PartnerFields>({
  slug: { type: String, required: true },
  order: { type: Number, required: true },
  name: localisedText(),
  description: localisedText(),
  link: { type: String, required: true },
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1 });

export const PartnerModel = model<PartnerFields>('Partner', schema, 'partners');

export type PartnerDocument = HydratedDocument<PartnerFields>;
