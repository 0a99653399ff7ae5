import { getNews, type NewsQuery } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';
import { pageOf } from '../lib/page-of.ts';

const PER_PAGE = 9;
/** Articles about the diary (product 9). */
const DIARY = { category: 'sodennik', perPage: 12 };

/** What a news address asks for: '?page=2' of a category. */
function newsFilter(address: URLSearchParams, category?: string): NewsQuery {
  return {
    ...(category && { category }),
    limit: category === DIARY.category ? DIARY.perPage : PER_PAGE,
    ...pageOf(address),
  };
}

/** The posts that a news address asks for. */
export const newsQuery = (address: URLSearchParams, category?: string) =>
  query(getNews, { query: newsFilter(address, category) });
