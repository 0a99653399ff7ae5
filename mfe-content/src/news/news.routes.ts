import { getCategories, getNews, type NewsQuery } from '@stezhka/content-contract';
import { type Feature, query } from '@stezhka/shell-contract';

const PER_PAGE = 9;

/** The filter of a news address, such as '?page=2' of a category; the service refuses a page that is no number. */
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

export const news: Feature = {
  routes: [
    {
      id: 'news',
      path: '/news',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, query }) => Promise.all([call(...newsQuery(query)), call.optional(getCategories)]),
      lazy: () => import(/* webpackChunkName: "news" */ './news.page.tsx'),
    },
    {
      id: 'news-slug',
      path: '/news/:slug',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, query, params }) =>
        Promise.all([call(...newsQuery(query, params.slug)), call.optional(getCategories)]),
      lazy: () => import(/* webpackChunkName: "news-slug" */ './news.page.tsx'),
    },
  ],
  redirects: [
    { from: '/blog', to: '/news' },
    { from: '/articles', to: '/news' },
  ],
};
