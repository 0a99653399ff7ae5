import { constants } from 'node:os';
import Joi from 'joi';
import type { AccountLimits } from './app.ts';
import { type OpenidSettings, openidSchema } from './openid/openid-settings.ts';
import type { HashingSettings } from './passwords/hashing.ts';

const perHour = Joi.number().integer().min(1).default(20);

export const readLimits = (source: NodeJS.ProcessEnv = process.env): AccountLimits => ({
  registrations: Joi.attempt(source.REGISTRATIONS_PER_HOUR, perHour.label('REGISTRATIONS_PER_HOUR')),
  recoveries: Joi.attempt(source.RECOVERIES_PER_HOUR, perHour.label('RECOVERIES_PER_HOUR')),
});

export const readHashing = (source: NodeJS.ProcessEnv = process.env): HashingSettings => ({
  priority: Joi.attempt(
    source.HASHING_PRIORITY,
    Joi.number().integer().min(0).max(19).default(constants.priority.PRIORITY_LOW).label('HASHING_PRIORITY'),
  ),
  timeout: Joi.attempt(
    source.HASHING_TIMEOUT_MS,
    Joi.number().integer().min(100).label('HASHING_TIMEOUT_MS'),
  ),
});

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
