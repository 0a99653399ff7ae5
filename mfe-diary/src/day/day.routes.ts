import type { Feature } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { calendarQuery, eventsQuery } from '../calendar/calendar.queries.ts';
import { dayQuery, loadDefinitions } from './day.queries.ts';

export const day: Feature = {
  routes: [
    {
      id: 'diary-date',
      path: '/diary/:date',
      handle: { flags: ['auth', 'reset-diary', 'verify-access-to-diary'], personal: true, italic: true },
      load: loadWithDiaryAccess(({ call, params }) =>
        Promise.all([
          call(...dayQuery(params.date!)),
          call.optional(...calendarQuery(params.date!)),
          call.optional(...eventsQuery(params.date!)),
          loadDefinitions(call),
        ]),
      ),
      lazy: () => import(/* webpackChunkName: "diary-date" */ './date.page.tsx'),
    },
  ],
};
