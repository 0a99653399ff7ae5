import type { Pagination } from '@stezhka/kit-contract';
import { AppError } from './errors.ts';

/**
 * What a list says of its pages.
 * @throws AppError not_found for a page past the last one
 */
export function pagination(page: number, limit: number, total: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / limit));
  if (page > pages) throw new AppError('not_found');
  return { page, pages, limit, total };
}
