import {
  getBanner,
  getFeatures,
  getForWhom,
  getHomepagePosters,
  getHomepageTop,
  getNews,
  getPartners,
  getSlider,
} from '@stezhka/content-contract';
import { type Feature, query } from '@stezhka/shell-contract';

export const mainSliderQuery = query(getSlider, { params: { slug: 'slajder-na-golovnij' } });
export const homeNewsQuery = query(getNews, { query: { limit: 3 } });
export const bannerQueries = ['golovna-statti', 'golovna-avtori', 'golovna-video', 'golovna-rejting'].map(
  (slug) => query(getBanner, { params: { slug } }),
);

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
          call.optional(getForWhom),
          call.optional(getPartners),
          call.optional(...homeNewsQuery),
          ...bannerQueries.map((banner) => call.optional(...banner)),
        ]),
      lazy: () => import(/* webpackChunkName: "index" */ './home.page.tsx'),
    },
  ],
};
