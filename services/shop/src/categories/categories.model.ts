import { inLocale, localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema, toImageData } from '@stezhka/kit/picture';
import type { Locale, Localised } from '@stezhka/kit-contract';
import type { Category, CategoryCard, CategoryLink } from '@stezhka/shop-contract';
import { model, Schema, type Types } from 'mongoose';
import type { CategoryTree } from './category-tree.ts';

export interface CategoryFields {
  slug: string;
  /** null at the top. */
  parent: Types.ObjectId | null;
  /** Place among its siblings. */
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

export const presentCategoryLink = (row: CategoryRow, tree: CategoryTree, locale: Locale): CategoryLink => {
  const parent = tree.parent(row);
  return {
    slug: row.slug,
    title: inLocale(row.title, locale),
    parent: parent ? presentCategoryLink(parent, tree, locale) : null,
  };
};

export const presentCategoryCard = (row: CategoryRow, tree: CategoryTree, locale: Locale): CategoryCard => ({
  ...presentCategoryLink(row, tree, locale),
  description: inLocale(row.description, locale),
  imageData: toImageData('shop', row.picture, locale),
});

export const presentCategory = (row: CategoryRow, tree: CategoryTree, locale: Locale): Category => ({
  ...presentCategoryCard(row, tree, locale),
  children: tree.children(row).map((child) => presentCategoryLink(child, tree, locale)),
});
