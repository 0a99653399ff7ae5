import { getAuthor, getAuthors, getNews } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';
import { pageOf } from '../lib/page-of.ts';

const PER_PAGE = 12;
const POSTS = 9;

/** `?sort=rating` asks for the best rated first; anything else is passed on and refused. */
export function authorsQuery(address: URLSearchParams) {
  const sort = address.get('sort');
  return query(getAuthors, {
    query: { limit: PER_PAGE, ...(sort && { sort: sort as 'rating' }), ...pageOf(address) },
  });
}

export const authorQuery = (slug = '') => query(getAuthor, { params: { slug } });

export const authorPostsQuery = (address: URLSearchParams, slug = '') =>
  query(getNews, { query: { author: slug, limit: POSTS, ...pageOf(address) } });
