import { defineRemote } from '@stezhka/shell-contract';
import { achievements } from './achievements/achievements.routes.ts';
import { courses } from './courses/courses.routes.ts';
import { day } from './day/day.routes.ts';
import { days } from './days/days.routes.ts';
import { goals } from './goals/goals.routes.ts';
import { habits } from './habits/habits.routes.ts';
import { planning } from './planning/planning.routes.ts';
import { settings } from './settings/settings.routes.ts';
import { today } from './today/today.routes.ts';
import { totals } from './totals/totals.routes.ts';

export default defineRemote({
  service: 'diary',
  features: [today, day, days, planning, habits, goals, courses, totals, achievements, settings],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  },
});
