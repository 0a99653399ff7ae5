import { getAuthor, getAuthors, getNews } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';
import { pageOf } from '../lib/page-of.ts';

const PER_PAGE = 12;
const POSTS = 9;

export const authorsQuery = (address: URLSearchParams) =>
  query(getAuthors, { query: { limit: PER_PAGE, ...pageOf(address) } });

export const authorQuery = (slug = '') => query(getAuthor, { params: { slug } });

export const authorPostsQuery = (address: URLSearchParams, slug = '') =>
  query(getNews, { query: { author: slug, limit: POSTS, ...pageOf(address) } });
