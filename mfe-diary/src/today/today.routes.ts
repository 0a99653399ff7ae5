import { getDay, getGuide, getUserGuideData } from '@stezhka/diary-contract';
import type { Feature } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { logoutMiddleware } from '../autosave/browser-changes.ts';
import { calendarQuery, eventsQuery } from '../calendar/calendar.queries.ts';
import { loadDefinitions } from '../day/day.queries.ts';
import { loadWidgets } from '../widgets/widgets.queries.ts';

export const today: Feature = {
  middleware: [logoutMiddleware],
  routes: [
    {
      id: 'diary',
      path: '/diary',
      handle: { flags: ['auth', 'reset-diary', 'verify-access-to-diary'], personal: true, italic: true },
      load: loadWithDiaryAccess(({ call }) =>
        Promise.all([
          call(getDay).then(({ date }) =>
            Promise.all([call.optional(...calendarQuery(date)), call.optional(...eventsQuery(date))]),
          ),
          loadDefinitions(call),
          call.optional(getGuide),
          call.optional(getUserGuideData),
          loadWidgets(call),
        ]),
      ),
      lazy: () => import(/* webpackChunkName: "diary" */ './today.page.tsx'),
    },
  ],
};
