import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { getDayDetails, getDayParams, getSphereCategories, getSpheres } from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { daysQuery } from './days.queries.ts';

const ownDays = loadWithDiaryAccess(({ call, query }) =>
  Promise.all([
    call(...daysQuery(query)),
    call(getDayParams),
    call(getDayDetails),
    call.optional(getSpheres),
    call.optional(getSphereCategories),
  ]),
);

export const days: Feature = {
  routes: [
    {
      id: 'diary-days',
      path: '/diary/days',
      handle: { personal: true, italic: true },
      load: async (context) => {
        // A guest sees a sample, for which nothing is asked (product 2.4).
        // While account is away an unknown user counts as a member: guests are known without asking account.
        const user = await context.call.optional(getUser);
        if (user === undefined || isLoggedIn(user)) await ownDays(context);
      },
      lazy: () => import(/* webpackChunkName: "diary-days" */ './days.page.tsx'),
      ...routeTexts({
        chunk: 'diary-days-texts',
        uk: () => import(/* webpackChunkName: "diary-days-texts-uk" */ './texts/uk.json'),
        ru: () => import(/* webpackChunkName: "diary-days-texts-ru" */ './texts/ru.json'),
        en: () => import(/* webpackChunkName: "diary-days-texts-en" */ './texts/en.json'),
      }),
    },
  ],
};
