import type { Feature } from '@stezhka/shell-contract';
import { getWishlist } from '@stezhka/shop-contract';

export const wishlist: Feature = {
  routes: [
    {
      id: 'wishlist',
      path: '/wishlist',
      handle: { personal: true },
      load: ({ call }) => call.optional(getWishlist),
      lazy: () => import(/* webpackChunkName: "wishlist" */ './wishlist.page.tsx'),
    },
  ],
  slots: {
    'shop.cabinet-wishlist': () =>
      import(/* webpackChunkName: "slot-cabinet-wishlist" */ './cabinet-wishlist.slot.tsx'),
  },
};
