import Joi from 'joi';
import type { AccountLimits } from './app.ts';

const registrations = Joi.number().integer().min(1).default(20).label('REGISTRATIONS_PER_HOUR');

/** The account service's own settings. @throws Error that names a wrong one */
export const readLimits = (source: NodeJS.ProcessEnv = process.env): AccountLimits => ({
  registrations: Joi.attempt(source.REGISTRATIONS_PER_HOUR, registrations),
});
