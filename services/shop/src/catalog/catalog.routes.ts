import { limit, page, pagination, serve, slug } from '@stezhka/kit/http';
import { getPopularCategories, getProducts, SORT_TYPES } from '@stezhka/shop-contract';
import Joi from 'joi';
import { queryFacets } from '../catalog-index/facet-query.ts';
import { readCatalogIndex } from '../catalog-index/read-catalog-index.ts';
import type { CategoryRow } from '../categories/categories.model.ts';
import { presentCategoryCard } from '../categories/categories.presenter.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import { filterRules, refuseUnknownValues } from '../filters/filter-rules.ts';
import { readFilters } from '../filters/filters.model.ts';
import { presentProductCards } from '../products/products.presenter.ts';
import { findProductCards } from '../products/products.service.ts';

const POPULAR_CATEGORIES = 6;

export const catalogRoutes = [
  serve(
    getProducts,
    {
      params: Joi.object({ category: slug.required() }),
      query: Joi.object({
        page,
        limit: limit(60, 12),
        sort: Joi.string()
          .valid(...SORT_TYPES)
          .default('popular'),
        ...filterRules,
      }),
    },
    async ({ params, query, locale, cacheTags }) => {
      cacheTags('products', 'shop-categories');
      const [tree, filters] = await Promise.all([readCategoryTree(), readFilters()]);
      refuseUnknownValues(query, filters, locale);
      const index = await readCatalogIndex();
      const matches = queryFacets(index, tree.idsWithin(params.category).map(String), query).allBut();
      const paging = pagination(query.page!, query.limit!, matches.count);
      const skip = (paging.page - 1) * paging.limit;
      const rows = await findProductCards(index.page(matches, query.sort!, skip, paging.limit));
      return {
        products: presentProductCards(rows, tree, locale),
        pagination: paging,
        sortType: query.sort!,
      };
    },
  ),
  serve(getPopularCategories, {}, async ({ locale, cacheTags }) => {
    cacheTags('products', 'shop-categories');
    const [tree, index] = await Promise.all([readCategoryTree(), readCatalogIndex()]);
    const popularity = new Map<string, number>();
    for (const row of index.rows) {
      popularity.set(row.category, (popularity.get(row.category) ?? 0) + row.popularity);
    }
    const popularityOf = (row: CategoryRow) => popularity.get(String(row._id)) ?? 0;
    const popular = tree
      .subtree()
      .filter((row) => popularity.has(String(row._id)))
      .sort((a, b) => popularityOf(b) - popularityOf(a))
      .slice(0, POPULAR_CATEGORIES);
    return {
      categories: popular.map((row) => ({
        ...presentCategoryCard(row, tree, locale),
        count: index.within(tree.idsWithin(row.slug).map(String)).count,
      })),
    };
  }),
];
