import {
  type Identity,
  readIdentityKeys,
  readSigningKey,
  signIdentity,
  type VerifyingKeys,
} from '../identity/identity.ts';
import { GATEWAY } from '../identity/keys.ts';

const TEST = { NODE_ENV: 'test' };

export const identityKeys: VerifyingKeys = readIdentityKeys(TEST);

/** As the gateway signs for visitors, and each service for itself; for an hour, because machines are busy. */
export const identityToken = (identity: Partial<Identity>, seconds = 3600): Promise<string> =>
  signIdentity(
    { roles: [], locale: 'uk', ...identity },
    readSigningKey(identity.service ?? GATEWAY, TEST),
    seconds,
  );
