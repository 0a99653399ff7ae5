import { constants } from 'node:os';
import type { DecodingSettings } from '@stezhka/kit/files';
import Joi from 'joi';
import type { AccountLimits } from './app.ts';
import { type OpenidSettings, openidSchema } from './openid/openid-settings.ts';
import type { HashingSettings } from './passwords/hashing.ts';

const perHour = Joi.number().integer().min(1).default(20);
const niceness = Joi.number().integer().min(0).max(19);
const milliseconds = Joi.number().integer().min(100);

export const readLimits = (source: NodeJS.ProcessEnv = process.env): AccountLimits => ({
  registrations: Joi.attempt(source.REGISTRATIONS_PER_HOUR, perHour.label('REGISTRATIONS_PER_HOUR')),
  recoveries: Joi.attempt(source.RECOVERIES_PER_HOUR, perHour.label('RECOVERIES_PER_HOUR')),
});

export const readHashing = (source: NodeJS.ProcessEnv = process.env): HashingSettings => ({
  priority: Joi.attempt(
    source.HASHING_PRIORITY,
    niceness.default(constants.priority.PRIORITY_LOW).label('HASHING_PRIORITY'),
  ),
  timeout: Joi.attempt(source.HASHING_TIMEOUT_MS, milliseconds.label('HASHING_TIMEOUT_MS')),
});

export const readDecoding = (source: NodeJS.ProcessEnv = process.env): Partial<DecodingSettings> => ({
  priority: Joi.attempt(source.DECODING_PRIORITY, niceness.label('DECODING_PRIORITY')),
  timeout: Joi.attempt(source.DECODING_TIMEOUT_MS, milliseconds.label('DECODING_TIMEOUT_MS')),
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
