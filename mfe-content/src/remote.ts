import {
  getBanner,
  getCategories,
  getFeatures,
  getForWhom,
  getHomepagePosters,
  getHomepageTop,
  getNews,
  getPartners,
  getPost,
  getSlider,
  getSubscription,
} from '@stezhka/content-contract';
import { defineRemote } from '@stezhka/shell-contract';
import { BANNERS, HOME_NEWS, MAIN_SLIDER } from './home/home.calls.ts';
import { newsQuery } from './news/news-query.ts';

export default defineRemote({
  service: 'content',
  routes: [
    {
      id: 'index',
      path: '/',
      handle: { overHero: true },
      load: ({ call }) =>
        Promise.all([
          call(getSlider, MAIN_SLIDER),
          call.optional(getHomepageTop),
          call.optional(getFeatures),
          call.optional(getHomepagePosters),
          call.optional(getForWhom),
          call.optional(getPartners),
          call.optional(getNews, HOME_NEWS),
          ...BANNERS.map((banner) => call.optional(getBanner, banner)),
        ]),
      lazy: () => import(/* webpackChunkName: "index" */ './home/home.page.tsx'),
    },
    {
      id: 'news',
      path: '/news',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, query }) =>
        Promise.all([call(getNews, { query: newsQuery(query) }), call.optional(getCategories)]),
      lazy: () => import(/* webpackChunkName: "news" */ './news/news.page.tsx'),
    },
    {
      id: 'news-slug',
      path: '/news/:slug',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, query, params }) =>
        Promise.all([call(getNews, { query: newsQuery(query, params.slug) }), call.optional(getCategories)]),
      lazy: () => import(/* webpackChunkName: "news-slug" */ './news/news.page.tsx'),
    },
    {
      id: 'post-slug',
      path: '/post/:slug',
      handle: { flags: ['reset-news-item', 'clear-news-pagination'] },
      load: ({ call, params }) => call(getPost, { params: { slug: params.slug! } }),
      lazy: () => import(/* webpackChunkName: "post-slug" */ './post/post.page.tsx'),
    },
    {
      id: 'subscribe-token',
      path: '/subscribe/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(getSubscription, { params: { token: params.token! } }),
      lazy: () => import(/* webpackChunkName: "subscribe-token" */ './subscription/subscribe.page.tsx'),
    },
    {
      id: 'unsubscribe-token',
      path: '/unsubscribe/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(getSubscription, { params: { token: params.token! } }),
      lazy: () => import(/* webpackChunkName: "unsubscribe-token" */ './subscription/unsubscribe.page.tsx'),
    },
  ],
  redirects: [
    { from: '/blog', to: '/news' },
    { from: '/articles', to: '/news' },
  ],
  slots: {
    'content.search': () => import(/* webpackChunkName: "slot-search" */ './search/search.slot.tsx'),
    'content.subscription': () =>
      import(/* webpackChunkName: "slot-subscription" */ './subscription/subscription.slot.tsx'),
  },
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  },
});
