import {
  getFeatures,
  getForWhom,
  getHomepagePosters,
  getHomepageTop,
  getPartners,
  getPresentationVideo,
} from '@stezhka/content-contract';
import type { Feature } from '@stezhka/shell-contract';
import { bannerQueries, homeNewsQuery, mainSliderQuery } from './home.queries.ts';

export const home: Feature = {
  routes: [
    {
      id: 'index',
      path: '/',
      handle: { overHero: true },
      load: ({ call }) =>
        Promise.all([
          call(...mainSliderQuery),
          call.optional(getHomepageTop),
          call.optional(getFeatures),
          call.optional(getHomepagePosters),
          call.optional(getPresentationVideo),
          call.optional(getForWhom),
          call.optional(getPartners),
          call.optional(...homeNewsQuery),
          ...bannerQueries.map((banner) => call.optional(...banner)),
        ]),
      lazy: () => import(/* webpackChunkName: "index" */ './home.page.tsx'),
    },
  ],
};
