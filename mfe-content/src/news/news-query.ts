import type { NewsQuery } from '@stezhka/content-contract';

const PER_PAGE = 9;

/** What a news address asks for: '?page=2' of a category. A page that is no number is passed on and refused. */
export function newsQuery(query: URLSearchParams, category?: string): NewsQuery {
  const page = query.get('page');
  return {
    ...(category && { category }),
    limit: PER_PAGE,
    ...(page && { page: page as unknown as number }),
  };
}
