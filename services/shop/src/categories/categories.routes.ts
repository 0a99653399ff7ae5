import { serve, slugParams } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import {
  getHomepageCategories,
  getMenuCategories,
  getPopularCategories,
  getProductCategory,
} from '@stezhka/shop-contract';
import { readCatalogIndex } from '../catalog-index/read-catalog-index.ts';
import { type CategoryRow, presentCategory, presentCategoryCard } from './categories.model.ts';
import { readCategoryTree } from './category-tree.ts';

const TAG = 'shop-categories';
const POPULAR = 6;

export const categoryRoutes = [
  serve(getMenuCategories, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const tree = await readCategoryTree();
    const menu = tree.subtree().map((row) => ({
      slug: tree
        .chain(row)
        .map(({ slug }) => slug)
        .join('/'),
      label: inLocale(row.title, locale),
    }));
    return { menu };
  }),
  serve(getHomepageCategories, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const tree = await readCategoryTree();
    return { categories: tree.children().map((row) => presentCategoryCard(row, tree, locale)) };
  }),
  serve(getPopularCategories, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG, 'products');
    const [tree, index] = await Promise.all([readCategoryTree(), readCatalogIndex()]);
    const popularity = new Map<string, number>();
    for (const row of index.rows) {
      popularity.set(row.category, (popularity.get(row.category) ?? 0) + row.popularity);
    }
    const of = (row: CategoryRow) => popularity.get(String(row._id)) ?? 0;
    const popular = tree
      .subtree()
      .filter((row) => popularity.has(String(row._id)))
      .sort((a, b) => of(b) - of(a))
      .slice(0, POPULAR);
    return {
      categories: popular.map((row) => ({
        ...presentCategoryCard(row, tree, locale),
        count: index.within(tree.idsWithin(row.slug).map(String)).count,
      })),
    };
  }),
  serve(getProductCategory, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG);
    const tree = await readCategoryTree();
    return { category: presentCategory(tree.get(params.slug), tree, locale) };
  }),
];
