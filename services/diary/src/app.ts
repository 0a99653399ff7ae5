import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { getSeo } from '@stezhka/kit-contract';
import type { RequestHandler } from 'express';
import { accessRoutes } from './access/access.routes.ts';
import { behindDoor } from './access/door.ts';
import { dayRoutes } from './days/days.routes.ts';
import { errors } from './errors.ts';
import { parameterRoutes } from './parameters/parameters.routes.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sphereRoutes } from './spheres/spheres.routes.ts';

export const served = [
  ...accessRoutes,
  ...behindDoor([...dayRoutes, ...parameterRoutes, ...sphereRoutes]),
  ...seoRoutes,
];

/** What a member wrote is kept by no cache on the way. */
const noStore: RequestHandler = (req, res, next) => {
  if (req.path !== getSeo.path) res.set('Cache-Control', 'no-store');
  next();
};

/** Call `useMasterKeys` before the first request. */
export const createApp = ({
  identitySecret,
  checkReply,
}: Pick<ServiceOptions, 'identitySecret' | 'checkReply'>) =>
  createServiceApp({
    name: 'diary',
    served,
    errors,
    identitySecret,
    ready: databaseReady,
    before: [noStore],
    ...(checkReply && { checkReply }),
  });
