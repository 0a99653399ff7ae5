import type { Feature } from '@stezhka/shell-contract';
import { getWishlist } from '@stezhka/shop-contract';
import { bestsellersQuery, SHELF } from '../bestsellers/bestsellers.queries.ts';

export const wishlist: Feature = {
  routes: [
    {
      id: 'wishlist',
      path: '/wishlist',
      handle: { personal: true },
      load: async ({ call }) => {
        const reply = await call.optional(getWishlist);
        if (reply && !reply.wishlist.length) await call.optional(...bestsellersQuery(SHELF));
      },
      lazy: () => import(/* webpackChunkName: "wishlist" */ './wishlist.page.tsx'),
    },
  ],
  slots: {
    'shop.cabinet-wishlist': () =>
      import(/* webpackChunkName: "slot-cabinet-wishlist" */ './cabinet-wishlist.slot.tsx'),
  },
};
