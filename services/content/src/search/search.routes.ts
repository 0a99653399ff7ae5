import { getSearch, type SearchHit } from '@stezhka/content-contract';
import { serve } from '@stezhka/kit/http';
import { inLocale } from '@stezhka/kit/localised';
import { type Picture, toImageData } from '@stezhka/kit/picture';
import { published } from '@stezhka/kit/publication';
import { findByWords, searcherOf, searchIn, searchText } from '@stezhka/kit/search';
import type { Locale, Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import { CategoryModel } from '../categories/categories.model.ts';
import { EventModel } from '../events/events.model.ts';
import { PostModel } from '../posts/posts.model.ts';

const SHOWN = 'slug title picture';

export const searchRoutes = [
  serve(
    getSearch,
    { query: Joi.object({ search: searchText, q: searchText, literal: Joi.boolean() }).or('search', 'q') },
    async ({ query: { search, q, literal }, locale, ...call }) => {
      const {
        rows: [posts, events, categories],
        ...found
      } = await findByWords((search ?? q)!, { locale, literal, ...searcherOf(call) }, [
        searchIn(PostModel, `${SHOWN} hasVideo`, published()),
        searchIn(EventModel, SHOWN, published()),
        searchIn(CategoryModel, SHOWN),
      ]);
      const present = presentHits(locale);
      return {
        posts: posts.map((post) => ({ ...present(post), hasVideo: Boolean(post.hasVideo) })),
        events: events.map(present),
        categories: categories.map(present),
        ...found,
      };
    },
  ),
];

const presentHits =
  (locale: Locale) =>
  ({
    slug,
    title,
    picture,
  }: {
    slug: string;
    title: Localised;
    picture?: Picture | undefined;
  }): SearchHit => ({
    slug,
    title: inLocale(title, locale),
    imageData: toImageData('content', picture, locale),
  });
