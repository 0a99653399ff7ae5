import { getLoginForm, getOpenidProvider, getRegistrationForm, getUser } from '@stezhka/account-contract';
import { defineRemote } from '@stezhka/shell-contract';

export default defineRemote({
  routes: [
    {
      id: 'login',
      path: '/login',
      handle: { flags: ['login'], personal: true },
      load: ({ call }) => Promise.all([call(getLoginForm), call.optional(getOpenidProvider)]),
      lazy: () => import(/* webpackChunkName: "login" */ './login/login.page.tsx'),
    },
    {
      id: 'register',
      path: '/register',
      handle: { personal: true },
      load: ({ call }) =>
        Promise.all([call(getRegistrationForm), call.optional(getOpenidProvider), call.optional(getUser)]),
      lazy: () => import(/* webpackChunkName: "register" */ './register/register.page.tsx'),
    },
    {
      id: 'profile',
      path: '/profile',
      handle: { flags: ['auth'], personal: true },
      load: ({ call }) => call(getUser),
      lazy: () => import(/* webpackChunkName: "profile" */ './profile/profile.page.tsx'),
    },
  ],
  redirects: [
    { from: '/signin', to: '/login' },
    { from: '/signup', to: '/register' },
  ],
  slots: {
    'account.header-user': () =>
      import(/* webpackChunkName: "slot-header-user" */ './header-user/header-user.tsx'),
  },
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.ts'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.ts'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  },
});
