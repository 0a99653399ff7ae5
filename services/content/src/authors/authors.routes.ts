import { getAuthor, getAuthors } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { limit, page, pagination, serve, slugParams } from '@stezhka/kit/http';
import Joi from 'joi';
import type { Types } from 'mongoose';
import { PostModel } from '../posts/posts.model.ts';
import { nextPublication, published } from '../publication/publication.ts';
import { AuthorModel, type AuthorRow } from './authors.model.ts';
import { presentAuthor, presentAuthorCard } from './authors.presenter.ts';

export const authorRoutes = [
  serve(
    getAuthors,
    { query: Joi.object({ page, limit: limit(50, 12) }) },
    async ({ query, locale, cacheTags, keepUntil }) => {
      cacheTags('authors', 'posts');
      keepUntil(await nextPublication(PostModel));
      keepUntil(await nextPublication(AuthorModel));
      const total = await AuthorModel.countDocuments(published());
      const paging = pagination(query.page!, query.limit!, total);
      const authors = await AuthorModel.find(published())
        .sort({ order: 1, _id: 1 })
        .skip((paging.page - 1) * paging.limit)
        .limit(paging.limit)
        .lean<AuthorRow[]>();
      const posts = await countPosts(authors);
      return {
        authors: authors.map((author) =>
          presentAuthorCard(author, posts.get(String(author._id)) ?? 0, locale),
        ),
        pagination: paging,
      };
    },
  ),
  serve(getAuthor, { params: slugParams }, async ({ params, locale, cacheTags, keepUntil }) => {
    cacheTags('authors', 'posts');
    keepUntil(await nextPublication(PostModel));
    const author = await AuthorModel.findOne({ slug: params.slug, ...published() }).lean<AuthorRow>();
    if (!author) throw new AppError('not_found');
    const posts = await countPosts([author]);
    return { author: presentAuthor(author, posts.get(String(author._id)) ?? 0, locale) };
  }),
];

/** Published posts by the author's id. */
async function countPosts(authors: AuthorRow[]): Promise<Map<string, number>> {
  const counted = await PostModel.aggregate<{ _id: Types.ObjectId; posts: number }>([
    { $match: { author: { $in: authors.map(({ _id }) => _id) }, ...published() } },
    { $group: { _id: '$author', posts: { $sum: 1 } } },
  ]);
  return new Map(counted.map(({ _id, posts }) => [String(_id), posts]));
}
