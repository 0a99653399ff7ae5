import { getLoginForm, getOpenidProvider } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';

export const login: Feature = {
  routes: [
    {
      id: 'login',
      path: '/login',
      handle: { flags: ['login'], personal: true },
      load: ({ call }) => Promise.all([call(getLoginForm), call.optional(getOpenidProvider)]),
      lazy: () => import(/* webpackChunkName: "login" */ './login.page.tsx'),
    },
  ],
  redirects: [{ from: '/signin', to: '/login' }],
};
