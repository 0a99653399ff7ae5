import { join } from 'node:path';
import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { fileRoutes } from '@stezhka/kit/files';
import { errors } from './errors.ts';
import { loginRoutes } from './login/login.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { users } from './users/users.resource.ts';
import { userRoutes } from './users/users.routes.ts';

export interface AccountLimits {
  /** Accounts that one address may open within an hour. */
  registrations: number;
}

type Options = Pick<ServiceOptions, 'identitySecret' | 'checkReply'> & {
  dataDir: string;
  limits: AccountLimits;
};

export const served = (limits: AccountLimits) => [
  ...loginRoutes,
  ...registrationRoutes(limits.registrations),
  ...sessionRoutes,
  ...userRoutes,
  ...users.served,
  ...seoRoutes,
  ...sitemapRoutes,
];

export const createApp = ({ identitySecret, dataDir, limits, checkReply }: Options) =>
  createServiceApp({
    name: 'account',
    served: served(limits),
    errors,
    identitySecret,
    ready: databaseReady,
    extra: (app) => app.use(fileRoutes('account', { cacheDir: join(dataDir, 'files-cache') })),
    ...(checkReply && { checkReply }),
  });
