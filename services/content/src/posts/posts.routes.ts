import { getNews, getPost } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { limit, page, pagination, serve, slug, slugParams } from '@stezhka/kit/http';
import { nextPublication, published } from '@stezhka/kit/publication';
import Joi from 'joi';
import type { QueryFilter } from 'mongoose';
import { AuthorModel } from '../authors/authors.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { presentPost } from './full-post.presenter.ts';
import { CARD_PARTS, type FullPost, POST_PARTS, type PostFields, PostModel } from './posts.model.ts';
import { presentPostCard } from './posts.presenter.ts';

const RELATED = 3;
const NEWEST_FIRST = { publishedAt: -1, _id: -1 } as const;

export const postRoutes = [
  serve(
    getNews,
    {
      query: Joi.object({
        author: slug,
        category: slug,
        page,
        limit: limit(50, 9),
        has_video: Joi.boolean(),
      }),
    },
    async ({ query, locale, cacheTags, keepUntil }) => {
      cacheTags('posts');
      keepUntil(await nextPublication(PostModel, AuthorModel));
      const filter: QueryFilter<PostFields> = published();
      if (query.category) filter.category = await idOf(CategoryModel, { slug: query.category });
      if (query.author) filter.author = await idOf(AuthorModel, { slug: query.author, ...published() });
      if (query.has_video) filter.hasVideo = true;
      const total = await PostModel.countDocuments(filter);
      const paging = pagination(query.page!, query.limit!, total);
      const posts = await PostModel.find(filter)
        .sort(NEWEST_FIRST)
        .skip((paging.page - 1) * paging.limit)
        .limit(paging.limit)
        .select('-body')
        .populate<Pick<FullPost, 'category' | 'author'>>(CARD_PARTS);
      return {
        posts: posts.map((post) => presentPostCard(post as unknown as FullPost, locale)),
        pagination: paging,
      };
    },
  ),
  serve(getPost, { params: slugParams }, async ({ params, locale, cacheTags, keepUntil }) => {
    cacheTags('posts', `post:${params.slug}`);
    keepUntil(await nextPublication(PostModel, AuthorModel));
    const post = await PostModel.findOne({ slug: params.slug, ...published() }).populate(POST_PARTS);
    if (!post) throw new AppError('not_found');
    const related = await PostModel.find({
      category: post.populated('category'),
      slug: { $ne: post.slug },
      ...published(),
    })
      .sort(NEWEST_FIRST)
      .limit(RELATED)
      .select('-body')
      .populate(CARD_PARTS);
    return {
      post: await presentPost(post as unknown as FullPost, locale),
      related: related.map((one) => presentPostCard(one as unknown as FullPost, locale)),
    };
  }),
];

async function idOf(model: typeof AuthorModel | typeof CategoryModel, wanted: { slug: string }) {
  const found = await (model as typeof CategoryModel).findOne(wanted).select('_id');
  if (!found) throw new AppError('not_found');
  return found._id;
}
