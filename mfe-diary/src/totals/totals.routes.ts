import {
  getAchievements,
  getDay,
  getDiarySettings,
  getDiaryTotal,
  getInsights,
} from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { allMonthsQuery, chartQuery, monthQuery, totalsViewOf } from './totals.queries.ts';

export const totals: Feature = {
  routes: [
    {
      id: 'diary-totals',
      path: '/diary/totals',
      handle: { flags: ['auth', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call, query }) => {
        const view = totalsViewOf(query);
        return view.all
          ? Promise.all([call(...allMonthsQuery(view.until)), call.optional(getDiaryTotal)])
          : Promise.all([
              call(...monthQuery(view.month)),
              call.optional(...chartQuery(view)),
              call.optional(getInsights),
              call.optional(getDiarySettings),
              call.optional(getDay),
              call.optional(getAchievements),
            ]);
      }),
      lazy: () => import(/* webpackChunkName: "diary-totals" */ './totals.page.tsx'),
      ...routeTexts({
        chunk: 'diary-totals-texts',
        uk: () => import(/* webpackChunkName: "diary-totals-texts-uk" */ './texts/uk.json'),
        ru: () => import(/* webpackChunkName: "diary-totals-texts-ru" */ './texts/ru.json'),
        en: () => import(/* webpackChunkName: "diary-totals-texts-en" */ './texts/en.json'),
      }),
    },
  ],
};
