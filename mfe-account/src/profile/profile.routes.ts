import { getServices, getSkills, getUser, getUserData } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';

export const profile: Feature = {
  routes: [
    {
      id: 'profile',
      path: '/profile',
      handle: { flags: ['auth'], personal: true },
      // Without its lines it is still a profile, and the cabinet without a section still one: they say so themselves.
      load: ({ call }) =>
        Promise.all([call(getUser), call(getUserData), call.optional(getSkills), call.optional(getServices)]),
      lazy: () => import(/* webpackChunkName: "profile" */ './profile.page.tsx'),
    },
  ],
};
