import {
  getDayParamsSettings,
  getDesiredSphereSettings,
  getDiarySettings,
  getInitialSphereSettings,
  getSphereCategories,
  getSpheres,
} from '@stezhka/diary-contract';
import { type Feature, routeTexts } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';

export const settings: Feature = {
  routes: [
    {
      id: 'diary-settings',
      path: '/diary/settings',
      handle: { flags: ['auth', 'verify-access-to-diary'], personal: true },
      load: loadWithDiaryAccess(({ call }) =>
        Promise.all([
          call(getDayParamsSettings),
          call(getDiarySettings),
          call(getSpheres),
          call(getSphereCategories),
          call(getInitialSphereSettings),
          call(getDesiredSphereSettings),
        ]),
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
