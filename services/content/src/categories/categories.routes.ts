import { getCategories, getCategory, type NewsCategory } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import { type CategoryFields, CategoryModel } from './categories.model.ts';

const presentCategory = (category: CategoryFields, locale: Locale): NewsCategory => ({
  slug: category.slug,
  title: inLocale(category.title, locale),
  description: inLocale(category.description, locale),
});

export const categoryRoutes = [
  serve(getCategories, {}, async ({ locale, cacheTags }) => {
    cacheTags('categories');
    const categories = await CategoryModel.find().sort({ order: 1 });
    return { categories: categories.map((category) => presentCategory(category, locale)) };
  }),
  serve(getCategory, { params: slugParams }, async ({ params, locale, cacheTags }) => {
    cacheTags('categories');
    const category = await CategoryModel.findOne({ slug: params.slug });
    if (!category) throw new AppError('not_found');
    return { category: presentCategory(category, locale) };
  }),
];
