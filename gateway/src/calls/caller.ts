import { IDENTITY_HEADER, type Identity, signIdentity, verifyIdentity } from '@stezhka/kit/identity';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import { type Identities, identityOf } from '../sessions/identities.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** Who makes a call. */
export interface Caller {
  identity: Identity;
  /** The signed token for the service, of the visitor or of the guest that the visitor may become. */
  token(guest?: Partial<SessionData>): Promise<string | undefined>;
}

export interface CallerDeps {
  sessions: Sessions;
  identities: Identities;
  identitySecret: string;
}

/**
 * Outside, the session says who calls; on the private listener the identity token does.
 * @throws AppError forbidden for a forged token, unavailable without a session store
 */
export async function callerOf(deps: CallerDeps, req: Request, res: Response): Promise<Caller> {
  const { side, locale } = req.visit;
  if (side === 'public') {
    const session = await deps.sessions.load(req, res);
    return {
      identity: identityOf(session, locale),
      token: (guest) =>
        guest
          ? signIdentity(identityOf(guest, locale), deps.identitySecret)
          : deps.identities.tokenOf(req.session, locale),
    };
  }
  const token = req.get(IDENTITY_HEADER);
  const identity: Identity = token ? await verifyIdentity(token, deps.identitySecret) : { roles: [], locale };
  return { identity, token: async () => token };
}
