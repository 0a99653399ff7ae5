import type { Access, AnyOperation, Locale } from '@stezhka/kit-contract';
import { DEFAULT_LOCALE, isLocale } from '@stezhka/kit-contract';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../errors/errors.ts';
import { clock } from '../process/clock.ts';

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
}

export const IDENTITY_HEADER = 'identity';
const IDENTITY_SECONDS = 60;

const key = (secret: string) => new TextEncoder().encode(secret);

/** Valid for 60 seconds by default; tests on a busy machine need more. */
export function signIdentity(
  identity: Identity,
  secret: string,
  seconds = IDENTITY_SECONDS,
): Promise<string> {
  const { locale, userId, guestId, roles, csrf, session, secondFactorAt, service } = identity;
  return new SignJWT({ guestId, roles, locale, csrf, session, secondFactorAt, service })
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
    const { sub, guestId, roles, locale, csrf, session, secondFactorAt, service } = payload as Record<
      string,
      unknown
    > & { sub?: string };
    return {
      ...(sub ? { userId: sub } : {}),
      ...(typeof guestId === 'string' ? { guestId } : {}),
      ...(typeof csrf === 'string' ? { csrf } : {}),
      ...(typeof session === 'string' ? { session } : {}),
      ...(typeof secondFactorAt === 'number' ? { secondFactorAt } : {}),
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

const RECENT_MS = 10 * 60_000;

/** @throws AppError login_required, forbidden, second_factor_required */
export function authorise(
  { access, recentSecondFactor }: Pick<AnyOperation, 'access' | 'recentSecondFactor'>,
  identity: Identity,
): void {
  authoriseAccess(access, identity);
  const { secondFactorAt = 0 } = identity;
  if (recentSecondFactor && clock.now().getTime() - secondFactorAt > RECENT_MS)
    throw new AppError('second_factor_required');
}

function authoriseAccess(access: Access, identity: Identity): void {
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
