import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { fileRoutes, sealFilesBy } from '@stezhka/kit/files';
import { serveMails } from '@stezhka/kit/mail';
import { openBytes, sealBytes } from '@stezhka/kit/sealed';
import '@stezhka/diary-contract/examples';
import { nextPublication } from '@stezhka/kit/publication';
import { serveSitemap } from '@stezhka/kit/seo';
import { requireDiaryAccess } from './access/access.guard.ts';
import { accessResource } from './access/access.resource.ts';
import { accessRoutes } from './access/access.routes.ts';
import { achievementRoutes } from './achievements/achievements.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { chartRoutes } from './chart/chart.routes.ts';
import { CourseModel } from './courses/courses.model.ts';
import { courseResource } from './courses/courses.resource.ts';
import { courseRoutes } from './courses/courses.routes.ts';
import { dayLayoutRoutes } from './day-layouts/day-layouts.routes.ts';
import { dayRoutes } from './days/days.routes.ts';
import { filledDayRoutes } from './days/filled-days.routes.ts';
import { errors } from './errors.ts';
import { goalRoutes } from './goals/goals.routes.ts';
import { guideRoutes } from './guide/guide.routes.ts';
import { habitRoutes } from './habits/habits.routes.ts';
import { insightRoutes } from './insights/insights.routes.ts';
import { jobRoutes } from './jobs/jobs.routes.ts';
import { lifeWheelRoutes } from './life-wheel/life-wheel.routes.ts';
import { parameterSettingsRoutes } from './parameter-settings/parameter-settings.routes.ts';
import { parameterRoutes } from './parameters/parameters.routes.ts';
import { clearRoutes, personData } from './person/person.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sitemapParts } from './seo/sitemap-parts.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { totalRoutes } from './totals/totals.routes.ts';
import { courseOrderRoutes } from './user-courses/course-orders.routes.ts';
import { courseReminderLinkRoutes, courseReminderRoutes } from './user-courses/course-reminders.routes.ts';
import { userCourseRoutes } from './user-courses/user-courses.routes.ts';

export const served = [
  ...accessRoutes,
  ...requireDiaryAccess([
    ...chartRoutes,
    ...totalRoutes,
    ...insightRoutes,
    ...dayRoutes,
    ...dayLayoutRoutes,
    ...habitRoutes,
    ...jobRoutes,
    ...goalRoutes,
    ...achievementRoutes,
    ...parameterRoutes,
    ...parameterSettingsRoutes,
    ...settingsRoutes,
    ...lifeWheelRoutes,
    ...calendarRoutes,
    ...guideRoutes,
    ...userCourseRoutes,
    ...courseReminderRoutes,
    ...clearRoutes,
  ]),
  ...accessResource.served,
  ...courseResource.served,
  ...courseRoutes,
  ...courseOrderRoutes,
  ...courseReminderLinkRoutes,
  ...filledDayRoutes,
  serveMails('diary'),
  ...personData.served,
  ...seoRoutes,
  serveSitemap(sitemapParts, { tags: ['courses'], until: () => nextPublication(CourseModel) }),
];

/** Call `useMasterKeys` before the first request. */
export const createApp = ({
  identityKeys,
  checkReply,
}: Pick<ServiceOptions, 'identityKeys' | 'checkReply'>) => {
  sealFilesBy({ seal: sealBytes, open: openBytes });
  return createServiceApp({
    name: 'diary',
    schemas: new URL('../contract/replies.schema.json', import.meta.url),
    served,
    errors,
    identityKeys,
    ready: databaseReady,
    extra: (app) => app.use(fileRoutes('diary')),
    ...(checkReply && { checkReply }),
  });
};
