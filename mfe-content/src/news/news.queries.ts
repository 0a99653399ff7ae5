import { getNews, type NewsQuery } from '@stezhka/content-contract';
import { query } from '@stezhka/shell-contract';

const PER_PAGE = 9;

/** What a news address asks for: '?page=2' of a category. A page that is no number is passed on and refused. */
function newsFilter(address: URLSearchParams, category?: string): NewsQuery {
  const page = address.get('page');
  return {
    ...(category && { category }),
    limit: PER_PAGE,
    ...(page && { page: page as unknown as number }),
  };
}

/** The posts that a news address asks for. */
export const newsQuery = (address: URLSearchParams, category?: string) =>
  query(getNews, { query: newsFilter(address, category) });
