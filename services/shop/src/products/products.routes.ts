import { AppError } from '@stezhka/kit/errors';
import { id, limit, page, pagination, serve, slug, slugParams } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import {
  getBestsellers,
  getPopularProducts,
  getProduct,
  getProductCards,
  getProducts,
  SORT_TYPES,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import { fbProduct } from '../analytics/payloads.ts';
import { queryFacets } from '../catalog-index/facet-query.ts';
import { readCatalogIndex } from '../catalog-index/read-catalog-index.ts';
import { readCategoryTree } from '../categories/category-tree.ts';
import { filterRules } from '../filters/filter-rules.ts';
import { readFilters, refuseUnknownValues } from '../filters/filters.model.ts';
import { kitsWith } from '../kits/kits.model.ts';
import { ratingOf } from '../reviews/rating.ts';
import { cardsOf } from './cards.ts';
import { BY_POPULARITY, CARD_FIELDS, ProductModel, type ProductRow } from './products.model.ts';
import { presentProduct, presentProductCards } from './products.presenter.ts';

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
        ...filterRules,
      }),
    },
    async ({ params, query, locale, cacheTags }) => {
      cacheTags(TAG, 'shop-categories');
      const [tree, filters] = await Promise.all([readCategoryTree(), readFilters()]);
      refuseUnknownValues(query, filters);
      const index = await readCatalogIndex();
      const chosen = queryFacets(index, tree.idsWithin(params.category).map(String), query).allBut();
      const paging = pagination(query.page!, query.limit!, chosen.count);
      const skip = (paging.page - 1) * paging.limit;
      const rows = await cardsOf(index.page(chosen, query.sort!, skip, paging.limit));
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
      const rows = await ProductModel.find({ published: true, isBestseller: true })
        .sort(BY_POPULARITY)
        .limit(query.limit!)
        .select(CARD_FIELDS)
        .lean<ProductRow[]>();
      return { products: presentProductCards(rows, await readCategoryTree(), locale) };
    },
  ),
  serve(getPopularProducts, {}, async ({ locale, cacheTags }) => {
    cacheTags(TAG);
    const rows = await ProductModel.find({ published: true })
      .sort(BY_POPULARITY)
      .limit(POPULAR)
      .select(CARD_FIELDS)
      .lean<ProductRow[]>();
    return { products: presentProductCards(rows, await readCategoryTree(), locale) };
  }),
  serve(
    getProductCards,
    { query: Joi.object({ id: Joi.array().items(id).single().min(1).max(12).unique().required() }) },
    async ({ query, locale }) => {
      const [tree, rows] = await Promise.all([readCategoryTree(), cardsOf(query.id)]);
      return { products: presentProductCards(rows, tree, locale) };
    },
  ),
  serve(getProduct, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags(TAG, `product:${params.slug}`, 'shop-categories');
    const [tree, row] = await Promise.all([
      readCategoryTree(),
      ProductModel.findOne({ slug: params.slug, published: true }).lean<ProductRow>(),
    ]);
    const rating = row && (await ratingOf(row._id));
    const product = rating && presentProduct(row, { tree, rating, locale });
    if (!product) throw new AppError('not_found');
    const [kits, related] = await Promise.all([
      kitsWith(row._id, tree, locale),
      cardsOf(row.related.map(String)),
    ]);
    return {
      product,
      kits,
      fbData: fbProduct({ id: row._id, title: inLocale(row.title, locale), price: row.price, quantity: 1 }),
      relatedProducts: presentProductCards(related, tree, locale),
    };
  }),
];
