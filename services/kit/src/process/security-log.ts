import { createHmac, randomBytes } from 'node:crypto';
import { filled, readVariables, secretText } from './env.ts';
import { log, requestContext } from './log.ts';

/** Events of accounts and rights (ASVS 5.0, 16.2 and 16.3); docs/operations.md says what to watch. */
export const SECURITY_EVENTS = [
  'registered',
  'login',
  'login_failed',
  'login_slowed',
  'logout',
  'second_step',
  'second_step_failed',
  'second_factor_enrolled',
  'second_factor_removed',
  'recovery_codes_renewed',
  'recovery_requested',
  'password_reset',
  'password_changed',
  'email_confirmed',
  'provider_joined',
  'session_ended',
  'sessions_ended',
  'role_changed',
  'blocked',
  'unblocked',
  'call_refused',
  'csrf_refused',
  'export_requested',
  'erasure_requested',
  'erasure_cancelled',
  'refunded',
  'release_shipped',
  'release_refused',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

interface Details {
  /** Id of the member whose account it is. */
  account?: string | undefined;
  /** Id of the staff member who did it. */
  actor?: string | undefined;
  /** The e-mail that a failed login named, known or not. */
  login?: string;
  /** A word of the code, such as a role or an operation; never a visitor's. */
  detail?: string;
}

/** A random key hashes the names when the setting is missing: then only lines of one process can be linked. */
const key =
  readVariables(filled(process.env), { SECURITY_LOG_KEY: secretText({ default: undefined }) })
    .SECURITY_LOG_KEY ?? randomBytes(32);
const digest = (kind: string, value: string): string =>
  createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 16);

/** Written whatever LOG_LEVEL says. */
export const securityLog = log.child(
  { stream: 'security' },
  { level: process.env.NODE_ENV === 'test' ? 'silent' : 'info' },
);

/** Ids, e-mail and network leave as keyed hashes. */
export function logSecurityEvent(
  event: SecurityEvent,
  { account, actor, login, detail }: Details = {},
): void {
  const network = requestContext.getStore()?.network;
  securityLog.info(
    {
      event,
      ...(account && { account: digest('account', account) }),
      ...(actor && { actor: digest('account', actor) }),
      ...(login && { login: digest('login', login) }),
      ...(network && { network: digest('network', network) }),
      ...(detail && { detail }),
    },
    'security event',
  );
}
