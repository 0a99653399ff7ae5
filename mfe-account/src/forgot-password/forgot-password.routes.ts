import { getForgotPasswordForm } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';

export const forgotPassword: Feature = {
  routes: [
    {
      id: 'forgot-password',
      path: '/forgot-password',
      handle: { personal: true },
      load: ({ call }) => call(getForgotPasswordForm),
      lazy: () => import(/* webpackChunkName: "forgot-password" */ './forgot-password.page.tsx'),
    },
  ],
};
