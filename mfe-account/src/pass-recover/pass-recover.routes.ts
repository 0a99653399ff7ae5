import { getUser } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';
import { passRecoverQuery } from './pass-recover.queries.ts';

export const passRecover: Feature = {
  routes: [
    {
      id: 'pass-recover',
      path: '/pass-recover/:token',
      handle: { personal: true },
      load: ({ call, params: { token = '' } }) =>
        Promise.all([call(...passRecoverQuery(token)), call.optional(getUser)]),
      lazy: () => import(/* webpackChunkName: "pass-recover" */ './pass-recover.page.tsx'),
    },
  ],
};
