import {
  getFeatures,
  getForWhom,
  getHomepagePosters,
  getHomepageTop,
  getPartners,
  getPresentationVideo,
  getSecondFeatures,
  HOME_SECTIONS,
  type HomeSection,
} from '@stezhka/content-contract';
import type { Feature, LoadContext } from '@stezhka/shell-contract';
import { getHomepageCategories } from '@stezhka/shop-contract';
import { bannerQueries, homeNewsQuery, homeQuery, mainSliderQuery } from './home.queries.ts';

type Call = LoadContext['call'];

/** What a part shows; only the slider has to be there. */
const READS: Partial<Record<HomeSection, (call: Call) => Promise<unknown>>> = {
  slider: (call) => call(...mainSliderQuery),
  top: (call) => call.optional(getHomepageTop),
  features: (call) => call.optional(getFeatures),
  'second-features': (call) => call.optional(getSecondFeatures),
  'presentation-video': (call) => call.optional(getPresentationVideo),
  news: (call) => call.optional(...homeNewsQuery),
  categories: (call) => call.optional(getHomepageCategories),
  'for-whom': (call) => call.optional(getForWhom),
  posters: (call) => call.optional(getHomepagePosters),
  banners: (call) => Promise.all(bannerQueries.map((banner) => call.optional(...banner))),
  partners: (call) => call.optional(getPartners),
};

export const home: Feature = {
  routes: [
    {
      id: 'index',
      path: '/',
      handle: { overHero: true },
      load: async ({ call }) => {
        const { sections = HOME_SECTIONS } = (await call.optional(...homeQuery)) ?? {};
        await Promise.all(sections.map((section) => READS[section]?.(call)));
      },
      lazy: () => import(/* webpackChunkName: "index" */ './home.page.tsx'),
    },
  ],
};
