import type { Feature } from '@stezhka/shell-contract';

export const headerUser: Feature = {
  slots: {
    'account.header-user': () => import(/* webpackChunkName: "slot-header-user" */ './header-user.slot.tsx'),
  },
};
