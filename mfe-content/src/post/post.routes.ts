import { getPost } from '@stezhka/content-contract';
import { type Feature, query } from '@stezhka/shell-contract';

export const postQuery = (slug = '') => query(getPost, { params: { slug } });

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
