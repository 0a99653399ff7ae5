import { getPrivacy, getSecondFactor, getUserData, listSessions } from '@stezhka/account-contract';
import { getOwnSubscription } from '@stezhka/content-contract';
import { getUserCourses } from '@stezhka/diary-contract';
import type { Feature } from '@stezhka/shell-contract';
import { getPaymentMethods, getWishlist } from '@stezhka/shop-contract';
import { balanceQuery, ordersQuery } from './cabinet.queries.ts';

export const cabinet: Feature = {
  routes: [
    {
      id: 'cabinet',
      path: '/cabinet',
      handle: { flags: ['auth'], personal: true },
      load: ({ call }) =>
        Promise.all([
          call(getUserData),
          call.optional(getPrivacy),
          call.optional(...balanceQuery(1)),
          call.optional(listSessions),
          call.optional(getPaymentMethods),
          call.optional(getSecondFactor),
          call.optional(...ordersQuery()),
          call.optional(getWishlist),
          call.optional(getUserCourses),
          call.optional(getOwnSubscription),
        ]),
      lazy: () => import(/* webpackChunkName: "cabinet" */ './cabinet.page.tsx'),
    },
  ],
};
