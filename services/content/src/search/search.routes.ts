import { getSearch, type SearchHit } from '@stezhka/content-contract';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { type Picture, toImageData } from '@stezhka/kit/picture';
import { findByWords, searchText } from '@stezhka/kit/search';
import type { Locale, Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Model, SortOrder } from 'mongoose';
import { CategoryModel } from '../categories/categories.model.ts';
import { EventModel } from '../events/events.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { published } from '../publication/publication.ts';

interface Found {
  slug: string;
  title: Localised;
  picture?: Picture;
}

export const searchRoutes = [
  serve(
    getSearch,
    { query: Joi.object({ search: searchText, q: searchText }).or('search', 'q') },
    async ({ query: { search, q }, locale }) => {
      const query = (search ?? q)!;
      const [posts, events, categories] = await Promise.all([
        find(PostModel, query, locale, { publishedAt: -1 }, published()),
        find(EventModel, query, locale, { startsAt: -1 }, published()),
        find(CategoryModel, query, locale, { order: 1 }),
      ]);
      return { posts, events, categories };
    },
  ),
];

async function find<T extends Found>(
  model: Model<T>,
  query: string,
  locale: Locale,
  sort: Record<string, SortOrder>,
  filter: object = {},
): Promise<SearchHit[]> {
  const rows = await findByWords(model, query, { locale, sort, filter, select: 'slug title picture' });
  return rows.map(({ slug, title, picture }) => ({
    slug,
    title: inLocale(title, locale),
    imageData: toImageData('content', picture, locale),
  }));
}
