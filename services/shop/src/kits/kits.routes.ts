import { serve, slug } from '@stezhka/kit/http';
import { getKits } from '@stezhka/shop-contract';
import Joi from 'joi';
import { readCategoryTree } from '../categories/category-tree.ts';
import { findKitsWithin } from './kits.service.ts';

export const kitRoutes = [
  serve(
    getKits,
    { params: Joi.object({ category: slug.required() }) },
    async ({ params, locale, cacheTags }) => {
      cacheTags('products', 'shop-categories');
      const tree = await readCategoryTree();
      return { kits: await findKitsWithin(tree.idsWithin(params.category), tree, locale) };
    },
  ),
];
