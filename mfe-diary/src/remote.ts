import { getUser, isLoggedIn } from '@stezhka/account-contract';
import {
  getCalendarDates,
  getDay,
  getDayByDate,
  getDayDetails,
  getDayNotes,
  getDayParams,
  getDays,
  getSphereCategories,
  getSpheres,
  getUserDayParams,
} from '@stezhka/diary-contract';
import { defineRemote, type LoadCall } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from './access/load-with-diary-access.ts';
import { daysQuery } from './days/days-query.ts';

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

const calendar = (call: LoadCall, date: string) =>
  call.optional(getCalendarDates, { query: { month: date.slice(0, 7) } });

const ownDays = loadWithDiaryAccess(({ call, query }) =>
  Promise.all([call(getDays, { query: daysQuery(query) }), call(getDayParams), call(getDayDetails)]),
);

export default defineRemote({
  service: 'diary',
  routes: [
    {
      id: 'diary',
      path: '/diary',
      handle: { flags: ['auth', 'reset-diary', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call }) =>
        Promise.all([call(getDay).then(({ date }) => calendar(call, date)), definitions(call)]),
      ),
      lazy: () => import(/* webpackChunkName: "diary" */ './day/today.page.tsx'),
    },
    {
      id: 'diary-days',
      path: '/diary/days',
      handle: { personal: true },
      load: async (context) => {
        // A guest sees a sample, for which nothing is asked (product 2.4).
        // While the account service is away, who is unknown is a member: a guest needs nobody to say so.
        const user = await context.call.optional(getUser);
        if (user === undefined || isLoggedIn(user)) await ownDays(context);
      },
      lazy: () => import(/* webpackChunkName: "diary-days" */ './days/days.page.tsx'),
    },
    {
      id: 'diary-date',
      path: '/diary/:date',
      handle: { flags: ['auth', 'reset-diary', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call, params }) =>
        Promise.all([
          call(getDayByDate, { params: { date: params.date! } }),
          calendar(call, params.date!),
          definitions(call),
        ]),
      ),
      lazy: () => import(/* webpackChunkName: "diary-date" */ './day/date.page.tsx'),
    },
  ],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  },
});
