import type { Feature } from '@stezhka/shell-contract';
import { subscriptionQuery } from './subscription.queries.ts';

export const subscription: Feature = {
  routes: [
    {
      id: 'subscribe-token',
      path: '/subscribe/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(...subscriptionQuery(params.token)),
      lazy: () => import(/* webpackChunkName: "subscribe-token" */ './subscription.page.tsx'),
    },
    {
      id: 'unsubscribe-token',
      path: '/unsubscribe/:token',
      handle: { personal: true },
      load: ({ call, params }) => call(...subscriptionQuery(params.token)),
      lazy: () => import(/* webpackChunkName: "unsubscribe-token" */ './subscription.page.tsx'),
    },
  ],
  slots: {
    'content.subscription': () =>
      import(/* webpackChunkName: "slot-subscription" */ './subscription.slot.tsx'),
  },
};
