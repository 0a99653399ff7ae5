import { cleanEnv, num } from 'envalid';
import type { AccountLimits } from './app.ts';

/** The account service's own settings. */
export function readLimits(source: NodeJS.ProcessEnv = process.env): AccountLimits {
  const { REGISTRATIONS_PER_HOUR } = cleanEnv(source, {
    REGISTRATIONS_PER_HOUR: num({ default: 20, desc: 'accounts that one address may open within an hour' }),
  });
  return { registrations: REGISTRATIONS_PER_HOUR };
}
