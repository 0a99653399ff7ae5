import { getAchievements } from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';

export const achievements: Feature = {
  routes: [
    {
      id: 'diary-achievements',
      path: '/diary/achievements',
      handle: { flags: ['auth', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call }) => call(getAchievements)),
      lazy: () => import(/* webpackChunkName: "diary-achievements" */ './achievements.page.tsx'),
      ...routeTexts({
        chunk: 'diary-achievements-texts',
        uk: () => import(/* webpackChunkName: "diary-achievements-texts-uk" */ './texts/uk.json'),
        ru: () => import(/* webpackChunkName: "diary-achievements-texts-ru" */ './texts/ru.json'),
        en: () => import(/* webpackChunkName: "diary-achievements-texts-en" */ './texts/en.json'),
      }),
    },
  ],
};
