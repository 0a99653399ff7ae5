import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { fileRoutes, sealFilesBy } from '@stezhka/kit/files';
import { serveMails } from '@stezhka/kit/mail';
import { openBytes, sealBytes } from '@stezhka/kit/sealed';
import '@stezhka/diary-contract/examples';
import { serveSitemap } from '@stezhka/kit/seo';
import { requireDiaryAccess } from './access/access.guard.ts';
import { accessResource } from './access/access.resource.ts';
import { accessRoutes } from './access/access.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { dayRoutes } from './days/days.routes.ts';
import { filledDayRoutes } from './days/filled-days.routes.ts';
import { errors } from './errors.ts';
import { guideRoutes } from './guide/guide.routes.ts';
import { lifeWheelRoutes } from './life-wheel/life-wheel.routes.ts';
import { parameterRoutes } from './parameters/parameters.routes.ts';
import { clearRoutes, personData } from './person/person.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

export const served = [
  ...accessRoutes,
  ...requireDiaryAccess([
    ...dayRoutes,
    ...parameterRoutes,
    ...settingsRoutes,
    ...lifeWheelRoutes,
    ...calendarRoutes,
    ...guideRoutes,
    ...clearRoutes,
  ]),
  ...accessResource.served,
  ...filledDayRoutes,
  serveMails('diary'),
  ...personData.served,
  ...seoRoutes,
  // Pages of a diary are private.
  serveSitemap([]),
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
