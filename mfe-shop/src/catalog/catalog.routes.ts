import type { Feature, LoadContext } from '@stezhka/shell-contract';
import { getDeliveryTerms, getMenuCategories } from '@stezhka/shop-contract';
import {
  categoryOf,
  categoryQuery,
  filterQuery,
  filtersQuery,
  isWhole,
  kitsQuery,
  listQuery,
} from './catalog.queries.ts';

function load({ call, query, params }: LoadContext) {
  const category = categoryOf(params['*']);
  return Promise.all([
    call.area(...listQuery(category, query)),
    call.area(...filtersQuery(category, filterQuery(query))),
    call.optional(getMenuCategories),
    call.optional(getDeliveryTerms),
    ...(isWhole(query) ? [call.optional(...kitsQuery(category))] : []),
    ...(params['*'] ? [call(...categoryQuery(category))] : []),
  ]);
}

export const catalog: Feature = {
  routes: [
    {
      id: 'catalog',
      path: '/catalog',
      load,
      lazy: () => import(/* webpackChunkName: "catalog" */ './catalog.page.tsx'),
    },
    {
      id: 'catalog-slug',
      path: '/catalog/*',
      load,
      lazy: () => import(/* webpackChunkName: "catalog-slug" */ './catalog.page.tsx'),
    },
  ],
  redirects: [
    { from: '/shop', to: '/catalog' },
    { from: '/store', to: '/catalog' },
  ],
};
