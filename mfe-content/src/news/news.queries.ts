import { getNews, type NewsQuery } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';
import { pageOf } from '../lib/page-of.ts';

const PER_PAGE = 9;

/** What a news address asks for: '?page=2' of a category. */
function newsFilter(address: URLSearchParams, category?: string): NewsQuery {
  return {
    ...(category && { category }),
    limit: PER_PAGE,
    ...pageOf(address),
  };
}

/** The posts that a news address asks for. */
export const newsQuery = (address: URLSearchParams, category?: string) =>
  query(getNews, { query: newsFilter(address, category) });
