import type { Feature } from '@stezhka/shell-contract';
import { eventQuery, eventsQuery } from './events.queries.ts';

export const events: Feature = {
  routes: [
    {
      id: 'podii',
      path: '/podii',
      handle: { flags: ['clear-news-pagination'] },
      load: ({ call, query }) => call(...eventsQuery(query)),
      lazy: () => import(/* webpackChunkName: "podii" */ './events.page.tsx'),
    },
    {
      id: 'event-slug',
      path: '/podii/:slug',
      load: ({ call, params }) => call(...eventQuery(params.slug)),
      lazy: () => import(/* webpackChunkName: "event-slug" */ './event.page.tsx'),
    },
  ],
  redirects: [{ from: '/events', to: '/podii' }],
};
