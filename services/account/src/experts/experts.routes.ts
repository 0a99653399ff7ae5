import { getExpert, getExperts } from '@stezhka/account-contract';
import { AppError } from '@stezhka/kit/errors';
import { limit, page, pagination, serve, slug } from '@stezhka/kit/http';
import Joi from 'joi';
import { ExpertModel } from './experts.model.ts';
import { presentCard, presentExpert } from './experts.presenter.ts';

const IS_ID = /^[0-9a-f]{24}$/;

export const expertRoutes = [
  serve(
    getExperts,
    { query: Joi.object({ page, limit: limit(50, 12) }) },
    async ({ query, locale, cacheTags }) => {
      const { page = 1, limit = 12 } = query;
      const pages = pagination(page, limit, await ExpertModel.estimatedDocumentCount());
      const experts = await ExpertModel.find()
        .sort({ order: 1, _id: 1 })
        .hint({ order: 1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit);
      cacheTags('experts');
      return { experts: experts.map((expert) => presentCard(expert, locale)), pagination: pages };
    },
  ),
  serve(getExpert, { params: Joi.object({ id: slug.required() }) }, async ({ params, locale, cacheTags }) => {
    const { id } = params;
    // A slug may look like an id, so slugs come first.
    const expert =
      (await ExpertModel.findOne({ slug: id })) ?? (IS_ID.test(id) && (await ExpertModel.findById(id)));
    if (!expert) throw new AppError('not_found');
    cacheTags('experts', `expert:${expert.slug}`);
    return { expert: presentExpert(expert, locale) };
  }),
];
