import { type Identity, type SigningKey, signIdentity } from '@stezhka/kit/identity';
import type { Locale } from '@stezhka/kit-contract';
import type { Session, SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import { digest } from './session-list.ts';
import { isEmpty } from './sessions.ts';

const HALF_LIFE_MS = 30_000;

export function identityOf(session: Partial<SessionData> & { id?: string }, locale: Locale): Identity {
  const { id, userId, guestId, roles = [], csrf, secondFactorAt } = session;
  return {
    locale,
    roles: userId ? roles : [],
    ...(userId && { userId }),
    ...(guestId && { guestId }),
    ...(csrf && { csrf }),
    ...(userId && id && { session: digest(id) }),
    ...(userId && secondFactorAt !== undefined && { secondFactorAt }),
  };
}

/** Signed tokens, each used for half of its 60 seconds. */
export class Identities {
  readonly #key: SigningKey;
  readonly #tokens = new LRUCache<string, string>({ max: 20_000, ttl: HALF_LIFE_MS });

  constructor(key: SigningKey) {
    this.#key = key;
  }

  sign = (identity: Identity): Promise<string> => signIdentity(identity, this.#key);

  async tokenOf(session: Session & Partial<SessionData>, locale: Locale): Promise<string | undefined> {
    if (isEmpty(session)) return undefined;
    const { userId, guestId, roles, csrf, secondFactorAt } = session;
    const key = JSON.stringify([session.id, userId, guestId, roles, csrf, secondFactorAt, locale]);
    const known = this.#tokens.get(key);
    if (known) return known;
    const token = await this.sign(identityOf(session, locale));
    this.#tokens.set(key, token);
    return token;
  }
}
