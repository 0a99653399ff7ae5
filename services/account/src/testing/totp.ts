import { clock } from '@stezhka/kit/clock';
import { Secret, TOTP } from 'otpauth';

/** What an app shows now, or so many steps of 30 s away. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + steps * 30_000,
  });
