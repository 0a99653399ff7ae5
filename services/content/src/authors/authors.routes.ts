import { getAuthor, getAuthors } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { limit, page, pagination, serve, slugParams } from '@stezhka/kit/http';
import { nextPublication, published } from '@stezhka/kit/publication';
import Joi from 'joi';
import type { Types } from 'mongoose';
import { AuthorModel, type AuthorRow } from './authors.model.ts';
import { presentAuthor, presentAuthorCard } from './authors.presenter.ts';

const BY_RATING = { rating: -1, order: 1, _id: 1 } as const;

/** Posts know their author; what an author's page says of posts is handed in. */
interface PostsOfAuthors {
  count(authors: { _id: Types.ObjectId }[]): Promise<Map<string, number>>;
  nextPublication(): Promise<Date | undefined>;
}

export const authorRoutes = (posts: PostsOfAuthors) => [
  serve(
    getAuthors,
    { query: Joi.object({ sort: Joi.valid('rating'), page, limit: limit(50, 12) }) },
    async ({ query, locale, cacheTags, keepUntil }) => {
      cacheTags('authors', 'posts');
      keepUntil(await posts.nextPublication());
      keepUntil(await nextPublication(AuthorModel));
      const total = await AuthorModel.countDocuments(published());
      const paging = pagination(query.page!, query.limit!, total);
      const authors = await AuthorModel.find(published())
        .sort(query.sort ? BY_RATING : { order: 1, _id: 1 })
        .skip((paging.page - 1) * paging.limit)
        .limit(paging.limit)
        .lean<AuthorRow[]>();
      const counts = await posts.count(authors);
      return {
        authors: authors.map((author) =>
          presentAuthorCard(author, counts.get(String(author._id)) ?? 0, locale),
        ),
        pagination: paging,
      };
    },
  ),
  serve(getAuthor, { params: slugParams }, async ({ params, locale, cacheTags, keepUntil }) => {
    cacheTags('authors', 'posts');
    keepUntil(await posts.nextPublication());
    keepUntil(await nextPublication(AuthorModel));
    const author = await AuthorModel.findOne({ slug: params.slug, ...published() }).lean<AuthorRow>();
    if (!author) throw new AppError('not_found');
    const counts = await posts.count([author]);
    return { author: await presentAuthor(author, counts.get(String(author._id)) ?? 0, locale) };
  }),
];
