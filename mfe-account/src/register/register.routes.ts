import { getOpenidProvider, getRegistrationForm } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';

export const register: Feature = {
  routes: [
    {
      id: 'register',
      path: '/register',
      handle: { flags: ['login'], personal: true },
      load: ({ call }) => Promise.all([call(getRegistrationForm), call.optional(getOpenidProvider)]),
      lazy: () => import(/* webpackChunkName: "register" */ './register.page.tsx'),
    },
  ],
  redirects: [{ from: '/signup', to: '/register' }],
};
