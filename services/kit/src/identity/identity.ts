import type { Access, AnyOperation, Locale } from '@stezhka/kit-contract';
import { DEFAULT_LOCALE, isLocale } from '@stezhka/kit-contract';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../errors/errors.ts';
import { clock } from '../process/clock.ts';
import { logSecurityEvent } from '../process/security-log.ts';
import { GATEWAY, type SigningKey, type VerifyingKeys } from './keys.ts';

export {
  derivedKey,
  publicHexOf,
  readIdentityKeys,
  readSigningKey,
  type SigningKey,
  type VerifyingKeys,
} from './keys.ts';

/** The caller as the gateway knows it; services never see the session. */
export interface Identity {
  userId?: string;
  guestId?: string;
  roles: string[];
  locale: Locale;
  csrf?: string;
  session?: string;
  /** When the second step of the login was passed, ms. */
  secondFactorAt?: number;
  /** The calling service, when no person is behind the call. */
  service?: string;
  /** Name of the one call that a service's token is for: who receives it cannot use it elsewhere. */
  audience?: string;
}

export const IDENTITY_HEADER = 'identity';
/** Of a call on the private listener that may change nothing: the renderer makes it for a release. */
export const READ_ONLY_HEADER = 'read-only';
const IDENTITY_SECONDS = 60;
const ALGORITHM = 'EdDSA';

/** The key's signer decides what the token may say. Valid for 60 seconds by default; tests on a busy machine need more. */
export function signIdentity(
  { locale, userId, guestId, roles, csrf, session, secondFactorAt, audience }: Identity,
  { id, key }: SigningKey,
  seconds = IDENTITY_SECONDS,
): Promise<string> {
  return new SignJWT({
    guestId,
    roles,
    locale,
    csrf,
    session,
    secondFactorAt,
    ...(audience && { aud: audience }),
  })
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .setSubject(userId ?? '')
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key);
}

/** The gateway's key speaks for visitors, any other one for its service alone. @throws AppError 'forbidden' for a forged or expired token, or one without an end */
export async function verifyIdentity(token: string, keys: VerifyingKeys): Promise<Identity> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => known(keys, kid).key, {
      algorithms: [ALGORITHM],
      clockTolerance: 5,
      requiredClaims: ['exp'],
    });
    const { sub, aud, guestId, roles, locale, csrf, session, secondFactorAt } = payload as Record<
      string,
      unknown
    > & {
      sub?: string;
    };
    const { signer } = known(keys, protectedHeader.kid);
    const spoken = isLocale(locale) ? locale : DEFAULT_LOCALE;
    if (signer !== GATEWAY)
      return {
        service: signer,
        roles: [],
        locale: spoken,
        ...(typeof aud === 'string' && { audience: aud }),
      };
    return {
      ...(sub ? { userId: sub } : {}),
      ...(typeof guestId === 'string' ? { guestId } : {}),
      ...(typeof csrf === 'string' ? { csrf } : {}),
      ...(typeof session === 'string' ? { session } : {}),
      ...(typeof secondFactorAt === 'number' ? { secondFactorAt } : {}),
      roles: Array.isArray(roles) ? (roles as string[]) : [],
      locale: spoken,
    };
  } catch (cause) {
    throw new AppError('forbidden', { cause });
  }
}

function known(keys: VerifyingKeys, id: string | undefined) {
  const found = keys.get(id ?? '');
  if (!found) throw new Error('The token is signed by an unknown key.');
  return found;
}

/** Whose a cart, a list or a vote is. */
export type Owner = { userId: string } | { guestId: string };

export const ownerOf = ({ userId, guestId }: Pick<Identity, 'userId' | 'guestId'>): Owner | undefined =>
  userId ? { userId } : guestId ? { guestId } : undefined;

/** The gateway gives every guest an id; a call without one did not come through it. @throws AppError forbidden */
export function requireOwner(identity: Pick<Identity, 'userId' | 'guestId'>): Owner {
  const owner = ownerOf(identity);
  if (!owner) throw new AppError('forbidden');
  return owner;
}

export const isAdmin = ({ roles }: Pick<Identity, 'roles'>) =>
  roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');

const RECENT_MS = 10 * 60_000;

/** @throws AppError login_required, forbidden, second_factor_required */
export function authorise(
  { access, recentSecondFactor, name }: Pick<AnyOperation, 'access' | 'recentSecondFactor' | 'name'>,
  identity: Identity,
): void {
  authoriseAccess(access, name, identity);
  const { secondFactorAt = 0 } = identity;
  if (recentSecondFactor && clock.now().getTime() - secondFactorAt > RECENT_MS)
    throw new AppError('second_factor_required');
}

/** `authorise`, with a security event for a caller who is known and may not. @throws AppError as `authorise` */
export function guardCall(
  op: Pick<AnyOperation, 'access' | 'recentSecondFactor' | 'name'>,
  identity: Identity,
): void {
  try {
    authorise(op, identity);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'login_required')
      logSecurityEvent('call_refused', { account: identity.userId, detail: op.name });
    throw error;
  }
}

/**
 * A tab that was opened for one member and forgotten must not write into the data of the one who logged in since.
 * @param shown the member whom the page shows
 * @throws AppError other_member
 */
export function guardMember(
  { access, mutates }: Pick<AnyOperation, 'access' | 'mutates'>,
  { userId }: Identity,
  shown: string | undefined,
): void {
  if (mutates && isPersonal(access) && shown && shown !== userId) throw new AppError('other_member');
}

/** Calls of members alone; what a guest may do as well belongs to the visitor, whoever that is. */
export const isPersonal = (access: Access): boolean => access !== 'public' && access !== 'guest';

function authoriseAccess(access: Access, name: string, identity: Identity): void {
  if (access === 'public' || access === 'guest') return;
  if (typeof access === 'object') {
    const { service, audience } = identity;
    if (!service || !access.services.includes(service) || audience !== name) throw new AppError('forbidden');
    return;
  }
  if (!identity.userId) throw new AppError('login_required');
  if (access === 'admin' && !isAdmin(identity)) throw new AppError('forbidden');
  if (access === 'super_admin' && !identity.roles.includes('ROLE_SUPER_ADMIN'))
    throw new AppError('forbidden');
}
