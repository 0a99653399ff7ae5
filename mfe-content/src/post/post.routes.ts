import type { Feature } from '@stezhka/shell-contract';
import { postQuery } from './post.queries.ts';

export const post: Feature = {
  routes: [
    {
      id: 'post-slug',
      path: '/post/:slug',
      handle: { flags: ['reset-news-item', 'clear-news-pagination'] },
      load: ({ call, params }) => call(...postQuery(params.slug)),
      lazy: () => import(/* webpackChunkName: "post-slug" */ './post.page.tsx'),
    },
  ],
};
