import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { Category, CategoryCard, CategoryLink } from '@stezhka/shop-contract';
import type { CategoryRow } from './categories.model.ts';
import type { CategoryTree } from './category-tree.ts';

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
