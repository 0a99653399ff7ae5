import { id, limit, serve } from '@stezhka/kit/http';
import { findByWords, searcherOf, searchIn, searchText } from '@stezhka/kit/search';
import { getBestsellers, getPopularProducts, getProductCards, searchProducts } from '@stezhka/shop-contract';
import Joi from 'joi';
import { readCategoryTree } from '../categories/category-tree.ts';
import { BY_POPULARITY, CARD_FIELDS, ProductModel, type ProductRow } from './products.model.ts';
import { presentProductCards } from './products.presenter.ts';
import { findProductCards } from './products.service.ts';

const TAG = 'products';
const POPULAR = 8;
const BESTSELLERS = 999;

export const productRoutes = [
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
      const [tree, rows] = await Promise.all([readCategoryTree(), findProductCards(query.id)]);
      return { products: presentProductCards(rows, tree, locale) };
    },
  ),
  serve(
    searchProducts,
    { query: Joi.object({ search: searchText.required(), literal: Joi.boolean() }) },
    async ({ query: { search, literal }, locale, ...call }) => {
      const products = searchIn(ProductModel, CARD_FIELDS, { published: true });
      const [tree, { rows, suggestions: _, ...found }] = await Promise.all([
        readCategoryTree(),
        findByWords(search, { locale, literal, ...searcherOf(call) }, [products]),
      ]);
      return { products: presentProductCards(rows[0] as ProductRow[], tree, locale), ...found };
    },
  ),
];
