import { getServices, getSkills, getUser, getUserData } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';
import { getPaymentMethods } from '@stezhka/shop-contract';

export const profile: Feature = {
  routes: [
    {
      id: 'profile',
      path: '/profile',
      handle: { flags: ['auth'], personal: true },
      // The profile shows without its lists, the cabinet without a section.
      load: ({ call }) =>
        Promise.all([
          call(getUser),
          call(getUserData),
          call.optional(getSkills),
          call.optional(getServices),
          call.optional(getPaymentMethods),
        ]),
      lazy: () => import(/* webpackChunkName: "profile" */ './profile.page.tsx'),
    },
  ],
};
