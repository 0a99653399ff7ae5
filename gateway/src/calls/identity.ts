import { IDENTITY_HEADER, type Identity, type VerifyingKeys, verifyIdentity } from '@stezhka/kit/identity';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import { type Identities, identityOf } from '../sessions/identities.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface CallIdentity {
  identity: Identity;
  /** The signed token for the service, of the visitor or of the guest that the visitor may become. */
  token(guest?: Partial<SessionData>): Promise<string | undefined>;
}

export interface IdentityDeps {
  sessions: Sessions;
  identities: Identities;
  identityKeys: VerifyingKeys;
}

/** The session identifies public calls, the token private ones. @throws AppError forbidden, unavailable */
export async function resolveIdentity(
  deps: IdentityDeps,
  req: Request,
  res: Response,
): Promise<CallIdentity> {
  const { side, locale } = req.context;
  if (side === 'public') {
    const session = await deps.sessions.load(req, res, 'call');
    return {
      identity: identityOf(session, locale),
      token: (guest) =>
        guest
          ? deps.identities.sign(identityOf(guest, locale))
          : deps.identities.tokenOf(req.session, locale),
    };
  }
  const token = req.get(IDENTITY_HEADER);
  return { identity: await identityOfToken(req, deps.identityKeys), token: async () => token };
}

/** Of a private call. @throws AppError forbidden */
export async function identityOfToken(req: Request, keys: VerifyingKeys): Promise<Identity> {
  const token = req.get(IDENTITY_HEADER);
  return token ? verifyIdentity(token, keys) : { roles: [], locale: req.context.locale };
}
