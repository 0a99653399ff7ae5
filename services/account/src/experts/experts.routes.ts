import { getExpert, getExperts } from '@stezhka/account-contract';
import { AppError } from '@stezhka/kit/errors';
import { limit, page, pagination, serve, slug } from '@stezhka/kit/http';
import { nextPublication, published } from '@stezhka/kit/publication';
import Joi from 'joi';
import { ExpertModel } from './experts.model.ts';
import { presentCard, presentExpert } from './experts.presenter.ts';

const IS_ID = /^[0-9a-f]{24}$/;

export const expertRoutes = [
  serve(
    getExperts,
    { query: Joi.object({ page, limit: limit(50, 12) }) },
    async ({ query, locale, cacheTags, keepUntil }) => {
      const { page = 1, limit = 12 } = query;
      keepUntil(await nextPublication(ExpertModel));
      const pages = pagination(page, limit, await ExpertModel.countDocuments(published()));
      const experts = await ExpertModel.find(published())
        .sort({ order: 1, _id: 1 })
        .hint({ order: 1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit);
      cacheTags('experts');
      return { experts: experts.map((expert) => presentCard(expert, locale)), pagination: pages };
    },
  ),
  serve(
    getExpert,
    { params: Joi.object({ id: slug.required() }) },
    async ({ params: { id }, locale, cacheTags, keepUntil }) => {
      cacheTags('experts');
      keepUntil(await nextPublication(ExpertModel));
      // A slug may look like an id, so slugs come first.
      const expert =
        (await ExpertModel.findOne({ slug: id, ...published() })) ??
        (IS_ID.test(id) && (await ExpertModel.findOne({ _id: id, ...published() })));
      if (!expert) throw new AppError('not_found');
      return { expert: await presentExpert(expert, locale) };
    },
  ),
];
