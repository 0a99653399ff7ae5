import { getSecondFactor, getSecondFactorForm } from '@stezhka/account-contract';
import type { Feature } from '@stezhka/shell-contract';

export const secondFactor: Feature = {
  routes: [
    {
      id: 'second-factor',
      path: '/second-factor',
      handle: { flags: ['auth'], personal: true },
      load: ({ call }) => Promise.all([call(getSecondFactor), call(getSecondFactorForm)]),
      lazy: () => import(/* webpackChunkName: "second-factor" */ './second-factor.page.tsx'),
    },
  ],
};
