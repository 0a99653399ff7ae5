import { getSearch, SEARCH_LENGTH, type SearchHit, wordsOf } from '@stezhka/content-contract';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { type Picture, toImageData } from '@stezhka/kit/picture';
import type { Locale, Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { CategoryModel } from '../categories/categories.model.ts';
import { EventModel } from '../events/events.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { published } from '../publication/publication.ts';

/** Results of each kind. */
const SHOWN = 6;
/** The newest of each kind, among which matching titles come first. */
const CANDIDATES = 60;
const MOST_WORDS = 8;

interface Found {
  slug: string;
  title: Localised;
  picture?: Picture;
}

const text = Joi.string().trim().min(SEARCH_LENGTH.min).max(SEARCH_LENGTH.max);

export const searchRoutes = [
  serve(getSearch, { query: Joi.object({ search: text, q: text }).or('search', 'q') }, async (context) => {
    const { query, locale } = context;
    const words = queryWords((query.search ?? query.q)!);
    if (!words.length) return { posts: [], events: [], categories: [] };
    const [posts, events, categories] = await Promise.all([
      find(PostModel, words, locale, { publishedAt: -1 }, published()),
      find(EventModel, words, locale, { startsAt: -1 }, published()),
      find(CategoryModel, words, locale, { order: 1 }),
    ]);
    return { posts, events, categories };
  }),
];

/** Single letters are dropped beside longer words. */
function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const longer = words.filter((word) => word.length > 1);
  return (longer.length ? longer : words).slice(0, MOST_WORDS);
}

/** A prefix search on the index of `words`, which hold no regex characters. */
async function find<T extends Found>(
  model: Model<T>,
  words: string[],
  locale: Locale,
  sort: Record<string, SortOrder>,
  filter: object = {},
): Promise<SearchHit[]> {
  const rows = await model
    .find({ ...filter, $and: words.map((word) => ({ words: new RegExp(`^${word}`) })) } as QueryFilter<T>)
    .sort(sort)
    .limit(CANDIDATES)
    .select('slug title picture')
    .lean<Found[]>();
  const titled = (row: Found) => {
    const own = wordsOf(inLocale(row.title, locale));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const { yes = [], no = [] } = Object.groupBy(rows, (row) => (titled(row) ? 'yes' : 'no'));
  return [...yes, ...no].slice(0, SHOWN).map(({ slug, title, picture }) => ({
    slug,
    title: inLocale(title, locale),
    imageData: toImageData('content', picture, locale),
  }));
}
