import {
  type Identity,
  isAdmin,
  readIdentityKeys,
  readSigningKey,
  signIdentity,
  type VerifyingKeys,
} from '../identity/identity.ts';
import { GATEWAY } from '../identity/keys.ts';
import { clock } from '../process/clock.ts';

const TEST = { NODE_ENV: 'test' };

export const identityKeys: VerifyingKeys = readIdentityKeys(TEST);

/** Staff have passed the second step just now, unless told. */
const recentStep = ({ roles = [] }: Partial<Identity>) =>
  isAdmin({ roles }) && { secondFactorAt: clock.now().getTime() };

const signed = new Map<string, Promise<string>>();

/**
 * As the gateway signs for visitors, and each service for itself; for an hour, because machines are busy. The same
 * identity has one token: a key and a signature cost as much as half of a call.
 */
export function identityToken(identity: Partial<Identity>, seconds = 3600): Promise<string> {
  const whole = { roles: [], locale: 'uk' as const, ...recentStep(identity), ...identity };
  const known = JSON.stringify([whole, seconds]);
  const token =
    signed.get(known) ?? signIdentity(whole, readSigningKey(identity.service ?? GATEWAY, TEST), seconds);
  signed.set(known, token);
  return token;
}
