import { type Feature, query } from '@stezhka/shell-contract';
import { getDeliveryTerms, getProduct } from '@stezhka/shop-contract';
import { reviewsQuery } from '../reviews/reviews.queries.ts';

/** The last segment of '/product/*' names the product; what stands before it is the category's chain. */
const productSlug = (splat: string | undefined): string => splat?.split('/').filter(Boolean).at(-1) ?? '';

export const productQuery = (splat: string | undefined) =>
  query(getProduct, { params: { slug: productSlug(splat) } });

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
