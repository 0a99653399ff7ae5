import { getUser } from '@stezhka/account-contract';
import {
  getDay,
  getDayDetails,
  getDayNotes,
  getDayParams,
  getSphereCategories,
  getSpheres,
  getUserDayParams,
} from '@stezhka/diary-contract';
import type { Feature, LoadCall } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { calendarQuery } from '../calendar/calendar.queries.ts';
import { dayQuery } from './day.queries.ts';

const definitions = (call: LoadCall) =>
  Promise.all([
    call.optional(getUser),
    call(getDayParams),
    call(getUserDayParams),
    call(getDayNotes),
    call(getDayDetails),
    call(getSpheres),
    call(getSphereCategories),
  ]);

export const day: Feature = {
  routes: [
    {
      id: 'diary',
      path: '/diary',
      handle: { flags: ['auth', 'reset-diary', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call }) =>
        Promise.all([
          call(getDay).then(({ date }) => call.optional(...calendarQuery(date))),
          definitions(call),
        ]),
      ),
      lazy: () => import(/* webpackChunkName: "diary" */ './today.page.tsx'),
    },
    {
      id: 'diary-date',
      path: '/diary/:date',
      handle: { flags: ['auth', 'reset-diary', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call, params }) =>
        Promise.all([
          call(...dayQuery(params.date!)),
          call.optional(...calendarQuery(params.date!)),
          definitions(call),
        ]),
      ),
      lazy: () => import(/* webpackChunkName: "diary-date" */ './date.page.tsx'),
    },
  ],
};
