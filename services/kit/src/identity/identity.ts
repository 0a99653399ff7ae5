import type { Access, Locale } from '@stezhka/kit-contract';
import { DEFAULT_LOCALE, isLocale } from '@stezhka/kit-contract';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../errors/errors.ts';

/** Who calls, as the gateway says it; services never see the session. */
export interface Identity {
  userId?: string;
  guestId?: string;
  roles: string[];
  locale: Locale;
  /** The session's anti-forgery token, for forms that carry it. */
  csrf?: string;
  /** Names the member's session without opening it, for the list of sessions in the cabinet. */
  session?: string;
  /** Names the calling service when no person stands behind the call. */
  service?: string;
}

export const IDENTITY_HEADER = 'identity';
const IDENTITY_SECONDS = 60;

const key = (secret: string) => new TextEncoder().encode(secret);

/** A token that is good for 60 seconds; tests on a busy machine ask for more. */
export function signIdentity(
  identity: Identity,
  secret: string,
  seconds = IDENTITY_SECONDS,
): Promise<string> {
  const { locale, userId, guestId, roles, csrf, session, service } = identity;
  return new SignJWT({ guestId, roles, locale, csrf, session, service })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId ?? '')
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key(secret));
}

/** @throws AppError 'forbidden' for a forged or expired token */
export async function verifyIdentity(token: string, secret: string): Promise<Identity> {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: ['HS256'], clockTolerance: 5 });
    const { sub, guestId, roles, locale, csrf, session, service } = payload as Record<string, unknown> & {
      sub?: string;
    };
    return {
      ...(sub ? { userId: sub } : {}),
      ...(typeof guestId === 'string' ? { guestId } : {}),
      ...(typeof csrf === 'string' ? { csrf } : {}),
      ...(typeof session === 'string' ? { session } : {}),
      ...(typeof service === 'string' ? { service } : {}),
      roles: Array.isArray(roles) ? (roles as string[]) : [],
      locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    };
  } catch (cause) {
    throw new AppError('forbidden', { cause });
  }
}

export const isAdmin = ({ roles }: Pick<Identity, 'roles'>) =>
  roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');

/** The one place that decides who may make a call. @throws AppError login_required | forbidden */
export function authorise(access: Access, identity: Identity): void {
  if (access === 'public' || access === 'guest') return;
  if (access === 'service') {
    if (!identity.service) throw new AppError('forbidden');
    return;
  }
  if (!identity.userId) throw new AppError('login_required');
  if (access === 'admin' && !isAdmin(identity)) throw new AppError('forbidden');
  if (access === 'super_admin' && !identity.roles.includes('ROLE_SUPER_ADMIN'))
    throw new AppError('forbidden');
}
