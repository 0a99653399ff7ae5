import {
  getBalance,
  getForgotPasswordForm,
  getLoginForm,
  getOpenidProvider,
  getPassRecoverForm,
  getPrivacy,
  getRegistrationForm,
  getSecondFactor,
  getSecondFactorForm,
  getServices,
  getSkills,
  getUser,
  getUserData,
  getVerifyEmailForm,
  listSessions,
} from '@stezhka/account-contract';
import { defineRemote } from '@stezhka/shell-contract';
import { BALANCE_PAGE } from './cabinet/balance-page.ts';

export default defineRemote({
  service: 'account',
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
      handle: { flags: ['login'], personal: true },
      load: ({ call }) => Promise.all([call(getRegistrationForm), call.optional(getOpenidProvider)]),
      lazy: () => import(/* webpackChunkName: "register" */ './register/register.page.tsx'),
    },
    {
      id: 'forgot-password',
      path: '/forgot-password',
      handle: { personal: true },
      load: ({ call }) => call(getForgotPasswordForm),
      lazy: () =>
        import(/* webpackChunkName: "forgot-password" */ './forgot-password/forgot-password.page.tsx'),
    },
    {
      id: 'pass-recover',
      path: '/pass-recover/:token',
      handle: { personal: true },
      load: ({ call, params: { token = '' } }) =>
        Promise.all([call(getPassRecoverForm, { params: { token } }), call.optional(getUser)]),
      lazy: () => import(/* webpackChunkName: "pass-recover" */ './pass-recover/pass-recover.page.tsx'),
    },
    {
      id: 'verify-email',
      path: '/verify-email/:token',
      handle: { personal: true },
      load: ({ call, params: { token = '' } }) =>
        Promise.all([call(getVerifyEmailForm, { params: { token } }), call.optional(getUser)]),
      lazy: () => import(/* webpackChunkName: "verify-email" */ './verify-email/verify-email.page.tsx'),
    },
    {
      id: '__mail',
      path: '/__mail',
      load: async ({ call }) => (await import('./mails/mails.queries.ts')).loadMails(call),
      lazy: () => import(/* webpackChunkName: "__mail" */ './mails/mails.page.tsx'),
    },
    {
      id: 'second-factor',
      path: '/second-factor',
      handle: { flags: ['auth'], personal: true },
      load: ({ call }) => Promise.all([call(getSecondFactor), call(getSecondFactorForm)]),
      lazy: () => import(/* webpackChunkName: "second-factor" */ './second-factor/second-factor.page.tsx'),
    },
    {
      id: 'profile',
      path: '/profile',
      handle: { flags: ['auth'], personal: true },
      // The profile shows without its lists, the cabinet without a section.
      load: ({ call }) =>
        Promise.all([call(getUser), call(getUserData), call.optional(getSkills), call.optional(getServices)]),
      lazy: () => import(/* webpackChunkName: "profile" */ './profile/profile.page.tsx'),
    },
    {
      id: 'cabinet',
      path: '/cabinet',
      handle: { flags: ['auth'], personal: true },
      load: ({ call }) =>
        Promise.all([
          call(getUserData),
          call.optional(getPrivacy),
          call.optional(getBalance, { query: { page: 1, limit: BALANCE_PAGE } }),
          call.optional(listSessions),
        ]),
      lazy: () => import(/* webpackChunkName: "cabinet" */ './cabinet/cabinet.page.tsx'),
    },
  ],
  redirects: [
    { from: '/signin', to: '/login' },
    { from: '/signup', to: '/register' },
  ],
  slots: {
    'account.header-user': () =>
      import(/* webpackChunkName: "slot-header-user" */ './header-user/header-user.slot.tsx'),
  },
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.ts'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.ts'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  },
});
