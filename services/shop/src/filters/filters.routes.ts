import { inLocale } from '@stezhka/kit/localised';
import { slug } from '@stezhka/kit/rules';
import { serve } from '@stezhka/kit/serve';
import { FILTER_KEYS, getFilters } from '@stezhka/shop-contract';
import Joi from 'joi';
import type { PipelineStage } from 'mongoose';
import { readCategoryTree } from '../categories/category-tree.ts';
import { allBut, type Conditions, conditionsOf, narrowingRules, within } from '../products/narrowing.ts';
import { ProductModel } from '../products/products.model.ts';
import { readFilters, refuseUnknownValues } from './filters.model.ts';

type Counted = { _id: string; count: number }[];
interface Facets extends Record<string, unknown> {
  price: [{ min: number; max: number }?];
  inStock: [{ count: number }?];
  total: [{ count: number }?];
}

export const filterRoutes = [
  serve(
    getFilters,
    { params: Joi.object({ category: slug.required() }), query: Joi.object(narrowingRules) },
    async ({ params, query, locale, cacheTags }) => {
      cacheTags('products', 'shop-categories');
      const [tree, filters] = await Promise.all([readCategoryTree(), readFilters()]);
      refuseUnknownValues(query, filters);
      const [facets] = await ProductModel.aggregate<Facets>([
        { $match: within(tree.idsWithin(params.category)) },
        { $facet: facetsOf(conditionsOf(query)) },
      ]);
      const [price] = facets!.price;
      const groups = filters.map(({ key, title, options }) => {
        const counts = new Map((facets![key] as Counted).map(({ _id, count }) => [_id, count]));
        return {
          key,
          title: inLocale(title, locale),
          options: options
            .map((option) => ({
              value: option.value,
              title: inLocale(option.title, locale),
              color: option.color,
              count: counts.get(option.value) ?? 0,
            }))
            .filter(({ value, count }) => count > 0 || query[key]?.includes(value)),
        };
      });
      return {
        filter: {
          groups: groups.filter(({ options }) => options.length),
          price: { min: Math.floor((price?.min ?? 0) / 100), max: Math.ceil((price?.max ?? 0) / 100) },
          inStock: { count: facets!.inStock[0]?.count ?? 0 },
          total: facets!.total[0]?.count ?? 0,
        },
      };
    },
  ),
];

/** Each count leaves its own filter out, so that a second choice of the same filter shows what it would add. */
function facetsOf(conditions: Conditions): Record<string, PipelineStage.FacetPipelineStage[]> {
  const groups = FILTER_KEYS.map((key) => [
    key,
    [{ $match: allBut(conditions, key) }, { $group: { _id: `$filters.${key}`, count: { $sum: 1 } } }],
  ]);
  return {
    ...Object.fromEntries(groups),
    price: [
      { $match: allBut(conditions, 'price') },
      { $group: { _id: null, min: { $min: '$price' }, max: { $max: '$price' } } },
    ],
    inStock: [{ $match: { ...allBut(conditions, 'in_stock'), stock: { $gt: 0 } } }, { $count: 'count' }],
    total: [{ $match: allBut(conditions) }, { $count: 'count' }],
  };
}
