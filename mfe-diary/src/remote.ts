import { defineRemote } from '@stezhka/shell-contract';
import { day } from './day/day.routes.ts';
import { days } from './days/days.routes.ts';
import { settings } from './settings/settings.routes.ts';
import { today } from './today/today.routes.ts';

export default defineRemote({
  service: 'diary',
  features: [today, day, days, settings],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  },
});
