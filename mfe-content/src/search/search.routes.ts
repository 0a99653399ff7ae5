import { SEARCH_LENGTH } from '@stezhka/kit-contract';
import type { Feature } from '@stezhka/shell-contract';
import { categoriesQuery, goodsQuery, hitsQuery, SEARCH, soughtIn } from './search.queries.ts';

export const search: Feature = {
  routes: [
    {
      id: 'search',
      path: SEARCH,
      load({ call, query }) {
        const sought = soughtIn(query);
        if (sought.search.length < SEARCH_LENGTH.min) return;
        return Promise.all([
          call.area(...hitsQuery(sought)),
          call.optional(...goodsQuery(sought)),
          call.optional(...categoriesQuery()),
        ]);
      },
      lazy: () => import(/* webpackChunkName: "search" */ './search.page.tsx'),
    },
  ],
  slots: { 'content.search': () => import(/* webpackChunkName: "slot-search" */ './search.slot.tsx') },
};
