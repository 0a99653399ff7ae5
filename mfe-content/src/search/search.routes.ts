import type { Feature } from '@stezhka/shell-contract';

export const search: Feature = {
  slots: { 'content.search': () => import(/* webpackChunkName: "slot-search" */ './search.slot.tsx') },
};
