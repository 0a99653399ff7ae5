import { getLink } from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { cleanLink } from '@stezhka/kit/html';
import { serve, slug } from '@stezhka/kit/http';
import { localePath } from '@stezhka/kit-contract';
import Joi from 'joi';
import { LinkModel } from './links.model.ts';

export const linkRoutes = [
  serve(getLink, { params: Joi.object({ id: slug.required() }) }, async ({ params, locale, cacheTags }) => {
    cacheTags('links');
    const link = await LinkModel.findOne({ name: params.id }).lean();
    if (!link) throw new AppError('not_found');
    const url = cleanLink(link.url);
    return { url: url.startsWith('/') ? localePath(url, locale) : url };
  }),
];
