import type { Pagination } from '@stezhka/kit-contract';
import Joi from 'joi';
import { AppError } from '../errors/errors.ts';

export const slug = Joi.string()
  .max(120)
  .pattern(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
export const slugParams = Joi.object({ slug: slug.required() });

/** In small letters: services compare ids as texts. */
export const id = Joi.string().hex().length(24).lowercase();
export const idParams = Joi.object({ id: id.required() });

export const page = Joi.number().integer().min(1).max(10_000).default(1);
export const limit = (most: number, usual: number) => Joi.number().integer().min(1).max(most).default(usual);

export const seoPath = Joi.object({
  path: Joi.string()
    .max(2000)
    .pattern(/^\/(?!\/)/)
    .required(),
});

/** @throws AppError 'not_found' for a page past the last one */
export function pagination(page: number, limit: number, total: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / limit));
  if (page > pages) throw new AppError('not_found');
  return { page, pages, limit, total };
}
