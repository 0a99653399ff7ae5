import { Secret, TOTP } from 'otpauth';
import { DEMO_USERS } from './demo-users.ts';

const STEP_MS = 30_000;

/**
 * What the app of one of the demonstration's staff shows.
 * @param ahead so many steps of 30 s from now; the site takes the next one too
 * @throws Error for who has no app
 */
export function demoCode(email: string, ahead = 0): string {
  const secret = DEMO_USERS.users.find((one) => one.email === email)?.secondFactor;
  if (!secret) throw new Error(`${email} has no second step.`);
  const timestamp = Date.now() + ahead * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
