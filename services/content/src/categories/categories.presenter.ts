import type { NewsCategory } from '@stezhka/content-contract';
import { inLocale } from '@stezhka/kit/localised';
import type { Locale } from '@stezhka/kit-contract';
import type { CategoryFields } from './categories.model.ts';

export const presentCategory = (category: CategoryFields, locale: Locale): NewsCategory => ({
  slug: category.slug,
  title: inLocale(category.title, locale),
  description: inLocale(category.description, locale),
});
