import type { Feature } from '@stezhka/shell-contract';
import { authorPostsQuery, authorQuery, authorsQuery } from './authors.queries.ts';

export const authors: Feature = {
  routes: [
    {
      id: 'authors',
      path: '/authors',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, query }) => call(...authorsQuery(query)),
      lazy: () => import(/* webpackChunkName: "authors" */ './authors.page.tsx'),
    },
    {
      id: 'authors-slug',
      path: '/authors/:slug',
      load: ({ call, query, params }) =>
        Promise.all([call(...authorQuery(params.slug)), call(...authorPostsQuery(query, params.slug))]),
      lazy: () => import(/* webpackChunkName: "authors-slug" */ './author.page.tsx'),
    },
  ],
};
