import { createServiceApp, type ServiceOptions } from '@stezhka/kit/app';
import { databaseReady } from '@stezhka/kit/database';
import { fileRoutes } from '@stezhka/kit/files';
import { serveMails } from '@stezhka/kit/mail';
import '@stezhka/account-contract/examples';
import { fixedPages, serveSitemap } from '@stezhka/kit/seo';
import { balanceRoutes } from './balance/balance.routes.ts';
import { errors } from './errors.ts';
import { expertResource } from './experts/experts.resource.ts';
import { expertRoutes } from './experts/experts.routes.ts';
import { loginRoutes } from './login/login.routes.ts';
import { recipientRoutes } from './mails/recipient.routes.ts';
import { openidRoutes } from './openid/openid.routes.ts';
import type { OpenidSettings } from './openid/openid-settings.ts';
import { personData } from './privacy/person.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import './reminders/diary-reminders.job.ts';
import { users } from './rights/users.resource.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { skillRoutes } from './skills/skills.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { verificationRoutes } from './verification/verification.routes.ts';

export interface AccountLimits {
  /** Both limits are per address and hour. */
  registrations: number;
  recoveries: number;
}

type Options = Pick<ServiceOptions, 'identityKeys' | 'checkReply'> & {
  limits: AccountLimits;
  openid?: OpenidSettings | undefined;
};

export const served = (limits: AccountLimits, openid?: OpenidSettings) => [
  ...loginRoutes,
  ...openidRoutes(openid),
  ...registrationRoutes(limits.registrations),
  ...recoveryRoutes(limits.recoveries),
  ...verificationRoutes,
  ...recipientRoutes,
  serveMails('account'),
  ...secondFactorRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...profileRoutes,
  ...skillRoutes,
  ...balanceRoutes,
  ...expertRoutes,
  ...expertResource.served,
  ...privacyRoutes,
  ...personData.served,
  ...users.served,
  ...seoRoutes,
  serveSitemap([fixedPages('account', ['/login', '/register'])]),
];

export const createApp = ({ identityKeys, limits, openid, checkReply }: Options) =>
  createServiceApp({
    name: 'account',
    schemas: new URL('../contract/replies.schema.json', import.meta.url),
    served: served(limits, openid),
    errors,
    identityKeys,
    ready: databaseReady,
    extra: (app) => app.use(fileRoutes('account')),
    ...(checkReply && { checkReply }),
  });
