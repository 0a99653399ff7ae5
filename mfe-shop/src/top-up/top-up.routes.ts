import type { Feature } from '@stezhka/shell-contract';

export const topUp: Feature = {
  slots: { 'shop.top-up': () => import(/* webpackChunkName: "slot-top-up" */ './top-up.slot.tsx') },
};
