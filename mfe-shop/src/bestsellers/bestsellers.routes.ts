import type { Feature } from '@stezhka/shell-contract';

export const bestsellers: Feature = {
  slots: {
    'shop.bestsellers': () => import(/* webpackChunkName: "slot-bestsellers" */ './bestsellers.slot.tsx'),
  },
};
