import { localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema } from '@stezhka/kit/picture';
import { type Searchable, searchable } from '@stezhka/kit/search';
import type { Localised } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface CategoryFields extends Searchable {
  slug: string;
  order: number;
  title: Localised;
  description: Localised;
  picture?: Picture;
}

const schema = new Schema<CategoryFields>({
  slug: { type: String, required: true },
  order: { type: Number, required: true },
  title: localisedText(),
  description: localisedText(),
  picture: pictureSchema,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ order: 1 });
searchable(schema, { title: 'title', about: ['description'] }, { order: 1, _id: 1 });

/** 'sodennik' is the diary's own category. */
export const CategoryModel = model<CategoryFields>('Category', schema, 'categories');
