import type { Feature } from '@stezhka/shell-contract';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import { reviewsQuery } from '../reviews/reviews.queries.ts';
import { productQuery, productSlug } from './product.queries.ts';

export const product: Feature = {
  routes: [
    {
      id: 'product-slug',
      path: '/product/*',
      load: ({ call, params }) =>
        Promise.all([
          call(...productQuery(params['*'])),
          call.optional(...reviewsQuery(productSlug(params['*']))),
          call.optional(getDeliveryTerms),
        ]),
      lazy: () => import(/* webpackChunkName: "product-slug" */ './product.page.tsx'),
    },
  ],
};
