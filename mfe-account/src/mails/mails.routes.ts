import type { Feature } from '@stezhka/shell-contract';

export const mails: Feature = {
  routes: [
    {
      id: '__mail',
      path: '/__mail',
      load: async ({ call }) => (await import('./mails.queries.ts')).loadMails(call),
      lazy: () => import(/* webpackChunkName: "__mail" */ './mails.page.tsx'),
    },
  ],
};
