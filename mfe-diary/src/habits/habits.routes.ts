import { getHabits } from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { archivedHabitsQuery, isArchiveView } from './habits.queries.ts';

export const habits: Feature = {
  routes: [
    {
      id: 'diary-habits',
      path: '/diary/habits',
      handle: { flags: ['auth', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call, query }) =>
        Promise.all([call(getHabits), isArchiveView(query) && call(...archivedHabitsQuery)]),
      ),
      lazy: () => import(/* webpackChunkName: "diary-habits" */ './habits.page.tsx'),
      ...routeTexts({
        chunk: 'diary-habits-texts',
        uk: () => import(/* webpackChunkName: "diary-habits-texts-uk" */ './texts/uk.json'),
        ru: () => import(/* webpackChunkName: "diary-habits-texts-ru" */ './texts/ru.json'),
        en: () => import(/* webpackChunkName: "diary-habits-texts-en" */ './texts/en.json'),
      }),
    },
  ],
};
