import { getUser } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';
import { verifyEmailQuery } from './verify-email.queries.ts';

export const verifyEmail: Feature = {
  routes: [
    {
      id: 'verify-email',
      path: '/verify-email/:token',
      handle: { personal: true },
      load: ({ call, params: { token = '' } }) =>
        Promise.all([call(...verifyEmailQuery(token)), call.optional(getUser)]),
      lazy: () => import(/* webpackChunkName: "verify-email" */ './verify-email.page.tsx'),
    },
  ],
};
