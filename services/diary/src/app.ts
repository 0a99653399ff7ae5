import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { serveMails } from '@stezhka/kit/mail';
import '@stezhka/diary-contract/examples';
import { accessRoutes } from './access/access.routes.ts';
import { behindDoor } from './access/door.ts';
import { dayRoutes } from './days/days.routes.ts';
import { writtenRoutes } from './days/written.routes.ts';
import { errors } from './errors.ts';
import { parameterRoutes } from './parameters/parameters.routes.ts';
import { personData } from './person/person.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { sphereRoutes } from './spheres/spheres.routes.ts';

export const served = [
  ...accessRoutes,
  ...behindDoor([...dayRoutes, ...parameterRoutes, ...sphereRoutes]),
  ...writtenRoutes,
  serveMails('diary'),
  ...personData.served,
  ...seoRoutes,
  ...sitemapRoutes,
];

/** Call `useMasterKeys` before the first request. */
export const createApp = ({
  identitySecret,
  checkReply,
}: Pick<ServiceOptions, 'identitySecret' | 'checkReply'>) =>
  createServiceApp({
    name: 'diary',
    schemas: new URL('../contract/replies.schema.json', import.meta.url),
    served,
    errors,
    identitySecret,
    ready: databaseReady,
    ...(checkReply && { checkReply }),
  });
