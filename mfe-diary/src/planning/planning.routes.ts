import { getJobs } from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { historyPageOf, historyQuery } from './planning.queries.ts';

export const planning: Feature = {
  routes: [
    {
      id: 'diary-planning',
      path: '/diary/planning',
      handle: { flags: ['auth', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call, query }) => {
        const page = historyPageOf(query);
        return page ? call(...historyQuery(page)) : call(getJobs);
      }),
      lazy: () => import(/* webpackChunkName: "diary-planning" */ './planning.page.tsx'),
      ...routeTexts({
        chunk: 'diary-planning-texts',
        uk: () => import(/* webpackChunkName: "diary-planning-texts-uk" */ './texts/uk.json'),
        ru: () => import(/* webpackChunkName: "diary-planning-texts-ru" */ './texts/ru.json'),
        en: () => import(/* webpackChunkName: "diary-planning-texts-en" */ './texts/en.json'),
      }),
    },
  ],
};
