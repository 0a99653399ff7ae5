import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

export interface KitFields {
  slug: string;
  title: Localised;
  description: Localised;
  mainProduct: Types.ObjectId;
  extraProducts: Types.ObjectId[];
  /** Kopiykas; the sum of the parts is shown as the old price. */
  price: number;
  picture?: Picture;
}
export type KitRow = KitFields & { _id: Types.ObjectId };

const product = { type: Schema.Types.ObjectId, ref: 'Product', required: true };
const schema = new Schema<KitFields>({
  slug: { type: String, required: true },
  title: localisedText(),
  description: localisedText(),
  mainProduct: product,
  extraProducts: [product],
  price: { type: Number, required: true, min: 0, validate: Number.isInteger },
  picture: pictureSchema,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ mainProduct: 1 });

export const KitModel = model<KitFields>('Kit', schema, 'kits');

export const partIds = ({ mainProduct, extraProducts }: KitRow): string[] =>
  [mainProduct, ...extraProducts].map(String);
