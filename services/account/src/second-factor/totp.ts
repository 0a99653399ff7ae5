import { clock } from '@stezhka/kit/clock';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const STEP_SECONDS = 30;
/** Bytes: the length of SHA-1, which every app supports (RFC 4226, 4). */
const SECRET_BYTES = 20;

/** Latin letters keep the QR code coarse. */
const ISSUER = 'Stezhka';

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The current time step or a neighbour; undefined for a wrong code. */
export function stepOf(secret: string, code: string): number | undefined {
  const timestamp = clock.now().getTime();
  const delta = totp(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}

export const qrOf = (secret: string, email: string): string =>
  renderSVG(totp(secret, email).toString(), { border: 2 });
