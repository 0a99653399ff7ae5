import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { cardsQuery, deckQuery, decksQuery, sharedQuery } from './mac.queries.ts';

const texts = routeTexts({
  chunk: 'mac-texts',
  uk: () => import(/* webpackChunkName: "mac-texts-uk" */ './texts/uk.json'),
  ru: () => import(/* webpackChunkName: "mac-texts-ru" */ './texts/ru.json'),
  en: () => import(/* webpackChunkName: "mac-texts-en" */ './texts/en.json'),
});

export const mac: Feature = {
  routes: [
    {
      id: 'metaphoric-cards',
      path: '/metaphoric-cards',
      load: ({ call }) => call(...decksQuery),
      lazy: () => import(/* webpackChunkName: "metaphoric-cards" */ './decks.page.tsx'),
      ...texts,
    },
    {
      id: 'metaphoric-cards-slug',
      path: '/metaphoric-cards/:slug',
      load: ({ call, params }) =>
        Promise.all([call(...deckQuery(params.slug)), call(...cardsQuery(params.slug))]),
      lazy: () => import(/* webpackChunkName: "metaphoric-cards-slug" */ './deck.page.tsx'),
      ...texts,
    },
    {
      id: 'layout-token',
      path: '/layout/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(...sharedQuery(params.token)),
      lazy: () => import(/* webpackChunkName: "layout-token" */ './shared-layout.page.tsx'),
      ...texts,
    },
  ],
};
