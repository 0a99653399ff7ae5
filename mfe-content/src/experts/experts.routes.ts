import type { Feature } from '@stezhka/shell-contract';
import { expertQuery, expertsQuery } from './experts.queries.ts';

export const experts: Feature = {
  routes: [
    {
      id: 'experts',
      path: '/experts',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, query }) => call(...expertsQuery(query)),
      lazy: () => import(/* webpackChunkName: "experts" */ './experts.page.tsx'),
    },
    {
      id: 'expert-slug',
      path: '/expert/:slug',
      load: ({ call, params }) => call(...expertQuery(params.slug)),
      lazy: () => import(/* webpackChunkName: "expert-slug" */ './expert.page.tsx'),
    },
  ],
};
