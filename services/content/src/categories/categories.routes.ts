import { getCategories, getCategory } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { CategoryModel } from './categories.model.ts';
import { presentCategory } from './categories.presenter.ts';

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
