import { getGoalPeriods, getGoals, getUserDayParams } from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';

export const goals: Feature = {
  routes: [
    {
      id: 'diary-goals',
      path: '/diary/goals',
      handle: { flags: ['auth', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call }) =>
        Promise.all([call(getGoals), call(getGoalPeriods), call(getUserDayParams)]),
      ),
      lazy: () => import(/* webpackChunkName: "diary-goals" */ './goals.page.tsx'),
      ...routeTexts({
        chunk: 'diary-goals-texts',
        uk: () => import(/* webpackChunkName: "diary-goals-texts-uk" */ './texts/uk.json'),
        ru: () => import(/* webpackChunkName: "diary-goals-texts-ru" */ './texts/ru.json'),
        en: () => import(/* webpackChunkName: "diary-goals-texts-en" */ './texts/en.json'),
      }),
    },
  ],
};
