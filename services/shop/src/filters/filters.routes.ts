import { serve, slug } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { getFilters } from '@stezhka/shop-contract';
import Joi from 'joi';
import { queryFacets } from '../catalog-index/facet-query.ts';
import { readCatalogIndex } from '../catalog-index/read-catalog-index.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import { filterRules, refuseUnknownValues } from './filter-rules.ts';
import { readFilters } from './filters.model.ts';

/** Counts of a filter ignore its own values: a second value of it adds products. */
export const filterRoutes = [
  serve(
    getFilters,
    { params: Joi.object({ category: slug.required() }), query: Joi.object(filterRules) },
    async ({ params, query, locale, cacheTags }) => {
      cacheTags('products', 'shop-categories');
      const [tree, filters] = await Promise.all([readCategoryTree(), readFilters()]);
      refuseUnknownValues(query, filters, locale);
      const index = await readCatalogIndex();
      const { allBut } = queryFacets(index, tree.idsWithin(params.category).map(String), query);
      const groups = filters.map(({ key, title, options }) => {
        const others = allBut(key);
        return {
          key,
          title: inLocale(title, locale),
          options: options
            .map((option) => ({
              value: option.value,
              title: inLocale(option.title, locale),
              color: option.color,
              count: others.countWith(index.withValues(key, [option.value])),
            }))
            .filter(({ value, count }) => count > 0 || query[key]?.includes(value)),
        };
      });
      const price = index.prices(allBut('price'));
      return {
        filter: {
          groups: groups.filter(({ options }) => options.length),
          price: { min: Math.floor(price.min / 100), max: Math.ceil(price.max / 100) },
          inStock: { count: allBut('in_stock').countWith(index.inStock) },
          total: allBut().count,
        },
      };
    },
  ),
];
