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

/** As the gateway signs for visitors, and each service for itself; for an hour, because machines are busy. */
export const identityToken = (identity: Partial<Identity>, seconds = 3600): Promise<string> =>
  signIdentity(
    { roles: [], locale: 'uk', ...recentStep(identity), ...identity },
    readSigningKey(identity.service ?? GATEWAY, TEST),
    seconds,
  );
