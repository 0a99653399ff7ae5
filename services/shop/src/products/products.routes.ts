import { AppError } from '@stezhka/kit/errors';
import { pagination } from '@stezhka/kit/paging';
import { limit, page, slug, slugParams } from '@stezhka/kit/rules';
import { serve } from '@stezhka/kit/serve';
import {
  getBestsellers,
  getPopularProducts,
  getProduct,
  getProducts,
  SORT_TYPES,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { readCategoryTree } from '../categories/category-tree.ts';
import { readFilters, refuseUnknownValues } from '../filters/filters.model.ts';
import { kitsWith } from '../kits/kits.model.ts';
import { allBut, conditionsOf, narrowingRules, ORDER, within } from './narrowing.ts';
import { CARD_FIELDS, ProductModel, type ProductRow } from './products.model.ts';
import { presentFbProduct, presentProduct, presentProductCards } from './products.presenter.ts';

const TAG = 'products';
const POPULAR = 8;
const BESTSELLERS = 999;

export const productRoutes = [
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
        ...narrowingRules,
      }),
    },
    async ({ params, query, locale, cacheTags }) => {
      cacheTags(TAG, 'shop-categories');
      const [tree, filters] = await Promise.all([readCategoryTree(), readFilters()]);
      refuseUnknownValues(query, filters);
      const wanted = { ...within(tree.idsWithin(params.category)), ...allBut(conditionsOf(query)) };
      const paging = pagination(query.page!, query.limit!, await ProductModel.countDocuments(wanted));
      const rows = await ProductModel.find(wanted)
        .sort(ORDER[query.sort!])
        .skip((paging.page - 1) * paging.limit)
        .limit(paging.limit)
        .select(CARD_FIELDS)
        .lean<ProductRow[]>();
      return {
        products: presentProductCards(rows, tree, locale),
        pagination: paging,
        sortType: query.sort!,
      };
    },
  ),
  serve(
    getBestsellers,
    { query: Joi.object({ limit: limit(BESTSELLERS, BESTSELLERS) }) },
    async ({ query, locale, cacheTags }) => {
      cacheTags(TAG);
      const rows = await ProductModel.find({ isBestseller: true })
        .sort(ORDER.popular)
        .limit(query.limit!)
        .select(CARD_FIELDS)
        .lean<ProductRow[]>();
      return { products: presentProductCards(rows, await readCategoryTree(), locale) };
    },
  ),
  serve(getPopularProducts, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const rows = await ProductModel.find()
      .sort(ORDER.popular)
      .limit(POPULAR)
      .select(CARD_FIELDS)
      .lean<ProductRow[]>();
    return { products: presentProductCards(rows, await readCategoryTree(), locale) };
  }),
  serve(getProduct, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG, `product:${params.slug}`, 'shop-categories');
    const [tree, row] = await Promise.all([
      readCategoryTree(),
      ProductModel.findOne({ slug: params.slug }).lean<ProductRow>(),
    ]);
    const product = row && presentProduct(row, tree, locale);
    if (!product) throw new AppError('not_found');
    const [kits, related] = await Promise.all([
      kitsWith(row._id, tree, locale),
      ProductModel.find({ _id: trusted({ $in: row.related }) })
        .select(CARD_FIELDS)
        .lean<ProductRow[]>(),
    ]);
    const place = new Map(row.related.map((id, i) => [String(id), i]));
    related.sort((a, b) => place.get(String(a._id))! - place.get(String(b._id))!);
    return {
      product,
      kits,
      fbData: presentFbProduct(row, locale),
      relatedProducts: presentProductCards(related, tree, locale),
    };
  }),
];
