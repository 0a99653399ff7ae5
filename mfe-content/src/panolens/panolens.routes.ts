import type { Feature } from '@stezhka/shell-contract';

/** A landscape all around the visitor. Its viewer is a chunk of its own, asked for when it is opened. */
export const panolens: Feature = {
  routes: [
    {
      id: 'panolens',
      path: '/panolens',
      lazy: () => import(/* webpackChunkName: "panolens" */ './panolens.page.tsx'),
    },
  ],
};
