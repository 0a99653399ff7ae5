import Joi from 'joi';
import type { AccountLimits } from './app.ts';
import { type OpenidSettings, openidSchema } from './openid/openid-settings.ts';

const perHour = Joi.number().integer().min(1).default(20);

/** The account service's own settings. @throws Error that names a wrong one */
export const readLimits = (source: NodeJS.ProcessEnv = process.env): AccountLimits => ({
  registrations: Joi.attempt(source.REGISTRATIONS_PER_HOUR, perHour.label('REGISTRATIONS_PER_HOUR')),
  recoveries: Joi.attempt(source.RECOVERIES_PER_HOUR, perHour.label('RECOVERIES_PER_HOUR')),
});

/** Undefined when no provider is configured. @throws Error that names a wrong or missing variable */
export function readOpenid(env: NodeJS.ProcessEnv = process.env): OpenidSettings | undefined {
  const settings = {
    issuer: env.OPENID_ISSUER || undefined,
    clientId: env.OPENID_CLIENT_ID || undefined,
    clientSecret: env.OPENID_CLIENT_SECRET || undefined,
    name: env.OPENID_NAME || undefined,
  };
  if (!Object.values(settings).some(Boolean)) return undefined;
  return Joi.attempt(settings, openidSchema);
}
