import { getCategories } from '@stezhka/content-contract';
import type { Feature } from '@stezhka/shell-contract';
import { newsQuery } from './news.queries.ts';

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
