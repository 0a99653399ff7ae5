import type { Feature } from '@stezhka/shell-contract';
import { postQuery } from '../post/post.queries.ts';
import { videosQuery } from './videos.queries.ts';

export const videos: Feature = {
  routes: [
    {
      id: 'videos',
      path: '/videos',
      load: ({ call, query }) => call(...videosQuery(query)),
      lazy: () => import(/* webpackChunkName: "videos" */ './videos.page.tsx'),
    },
    {
      id: 'videos-slug',
      path: '/videos/:slug',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, params }) => call(...postQuery(params.slug)),
      lazy: () => import(/* webpackChunkName: "videos-slug" */ './video.page.tsx'),
    },
  ],
};
