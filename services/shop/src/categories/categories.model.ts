import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

export interface CategoryFields {
  slug: string;
  parent: Types.ObjectId | null;
  order: number;
  title: Localised;
  description: Localised;
  picture?: Picture;
}
export type CategoryRow = CategoryFields & { _id: Types.ObjectId };

const schema = new Schema<CategoryFields>({
  slug: { type: String, required: true },
  parent: { type: Schema.Types.ObjectId, ref: 'ShopCategory', default: null },
  order: { type: Number, required: true },
  title: localisedText(),
  description: localisedText(),
  picture: pictureSchema,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ parent: 1, order: 1 });

export const CategoryModel = model<CategoryFields>('ShopCategory', schema, 'categories');
