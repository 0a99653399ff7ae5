import { serve, slugParams } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { getHomepageCategories, getMenuCategories, getProductCategory } from '@stezhka/shop-contract';
import { presentCategory, presentCategoryCard } from './categories.presenter.ts';
import { readCategoryTree } from './category-tree.ts';

const TAG = 'shop-categories';

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
  serve(getProductCategory, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG);
    const tree = await readCategoryTree();
    return { category: presentCategory(tree.get(params.slug), tree, locale) };
  }),
];
