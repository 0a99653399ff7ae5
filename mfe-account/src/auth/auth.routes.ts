import {
  getForgotPasswordForm,
  getLoginForm,
  getOpenidProvider,
  getRegistrationForm,
  getSecondFactor,
  getSecondFactorForm,
  getUser,
  getUserData,
} from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';
import { passRecoverQuery } from '../pass-recover/pass-recover.queries.ts';
import { verifyEmailQuery } from '../verify-email/verify-email.queries.ts';

/** The pages of the auth layout: each stands in the folder of its path. */
export const auth: Feature = {
  routes: [
    {
      id: 'login',
      path: '/login',
      handle: { flags: ['login'], personal: true },
      load: ({ call, query }) =>
        Promise.all([
          call(query.get('step') === 'code' ? getSecondFactorForm : getLoginForm),
          call.optional(getOpenidProvider),
        ]),
      lazy: () => import(/* webpackChunkName: "login" */ '../login/login.page.tsx'),
    },
    {
      id: 'register',
      path: '/register',
      handle: { flags: ['login'], personal: true },
      load: ({ call }) => Promise.all([call(getRegistrationForm), call.optional(getOpenidProvider)]),
      lazy: () => import(/* webpackChunkName: "register" */ '../register/register.page.tsx'),
    },
    {
      id: 'forgot-password',
      path: '/forgot-password',
      handle: { personal: true },
      load: ({ call }) => call(getForgotPasswordForm),
      lazy: () =>
        import(/* webpackChunkName: "forgot-password" */ '../forgot-password/forgot-password.page.tsx'),
    },
    {
      id: 'pass-recover',
      path: '/pass-recover/:token',
      handle: { personal: true },
      load: ({ call, params: { token = '' } }) =>
        Promise.all([call(...passRecoverQuery(token)), call.optional(getUser)]),
      lazy: () => import(/* webpackChunkName: "pass-recover" */ '../pass-recover/pass-recover.page.tsx'),
    },
    {
      id: 'verify-email',
      path: '/verify-email/:token',
      handle: { personal: true },
      load: ({ call, params: { token = '' } }) =>
        Promise.all([call(...verifyEmailQuery(token)), call.optional(getUser)]),
      lazy: () => import(/* webpackChunkName: "verify-email" */ '../verify-email/verify-email.page.tsx'),
    },
    {
      id: 'second-factor',
      path: '/second-factor',
      handle: { flags: ['auth'], personal: true },
      load: ({ call }) =>
        Promise.all([call(getSecondFactor), call(getSecondFactorForm), call.optional(getUserData)]),
      lazy: () => import(/* webpackChunkName: "second-factor" */ '../second-factor/second-factor.page.tsx'),
    },
  ],
  redirects: [
    { from: '/signin', to: '/login' },
    { from: '/signup', to: '/register' },
  ],
};
