import { constants } from 'node:os';
import { filled, readVariables, text, wholeNumber } from '@stezhka/kit/env';
import type { DecodingSettings } from '@stezhka/kit/files';
import type { AccountLimits } from './app.ts';
import { type OpenidSettings, openidIssuer, openidName } from './openid/openid-settings.ts';
import type { HashingSettings } from './passwords/hashing.ts';

const perHour = wholeNumber(1);
const niceness = wholeNumber(0, 19);
const milliseconds = wholeNumber(100);

/** @throws Error with one sentence for each wrong variable */
export function readLimits(source: NodeJS.ProcessEnv = process.env): AccountLimits {
  const limits = {
    REGISTRATIONS_PER_HOUR: perHour({ default: 20 }),
    RECOVERIES_PER_HOUR: perHour({ default: 20 }),
  };
  const { REGISTRATIONS_PER_HOUR, RECOVERIES_PER_HOUR } = readVariables(filled(source), limits);
  return { registrations: REGISTRATIONS_PER_HOUR, recoveries: RECOVERIES_PER_HOUR };
}

export function readHashing(source: NodeJS.ProcessEnv = process.env): HashingSettings {
  const { HASHING_PRIORITY, HASHING_TIMEOUT_MS } = readVariables(filled(source), {
    HASHING_PRIORITY: niceness({ default: constants.priority.PRIORITY_LOW }),
    HASHING_TIMEOUT_MS: milliseconds({ default: undefined }),
  });
  return { priority: HASHING_PRIORITY, timeout: HASHING_TIMEOUT_MS };
}

export function readDecoding(source: NodeJS.ProcessEnv = process.env): Partial<DecodingSettings> {
  const { DECODING_PRIORITY, DECODING_TIMEOUT_MS } = readVariables(filled(source), {
    DECODING_PRIORITY: niceness({ default: undefined }),
    DECODING_TIMEOUT_MS: milliseconds({ default: undefined }),
  });
  return { priority: DECODING_PRIORITY, turn: DECODING_TIMEOUT_MS, timeout: DECODING_TIMEOUT_MS };
}

const OPENID = {
  OPENID_ISSUER: openidIssuer(),
  OPENID_CLIENT_ID: text(),
  OPENID_CLIENT_SECRET: text(),
  OPENID_NAME: openidName(),
};
export function readOpenid(source: NodeJS.ProcessEnv = process.env): OpenidSettings | undefined {
  if (!Object.keys(OPENID).some((name) => source[name])) return undefined;
  const env = readVariables(filled(source), OPENID);
  return {
    issuer: env.OPENID_ISSUER,
    clientId: env.OPENID_CLIENT_ID,
    clientSecret: env.OPENID_CLIENT_SECRET,
    name: env.OPENID_NAME,
  };
}
