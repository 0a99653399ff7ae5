import { getDayParamsSettings, getDiarySettings } from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { loadLifeWheel } from '../life-wheel/life-wheel.queries.ts';

export const settings: Feature = {
  routes: [
    {
      id: 'diary-settings',
      path: '/diary/settings',
      handle: { flags: ['auth', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call }) =>
        Promise.all([call(getDayParamsSettings), call(getDiarySettings), loadLifeWheel(call)]),
      ),
      lazy: () => import(/* webpackChunkName: "diary-settings" */ './settings.page.tsx'),
      ...routeTexts({
        chunk: 'diary-settings-texts',
        uk: () => import(/* webpackChunkName: "diary-settings-texts-uk" */ './texts/uk.json'),
        ru: () => import(/* webpackChunkName: "diary-settings-texts-ru" */ './texts/ru.json'),
        en: () => import(/* webpackChunkName: "diary-settings-texts-en" */ './texts/en.json'),
      }),
    },
  ],
};
