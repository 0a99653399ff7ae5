import { forgetAttempts, type Rule } from '@stezhka/kit/attempts';
import type { Localised } from '@stezhka/kit-contract';
import { assertNotSlowed, countWrong } from '../attempts/slowed.service.ts';
import type { UserDocument } from '../users/users.model.ts';
import { inTurn, isPassword } from './passwords.ts';

/** A session that somebody left open must not become a place to guess the password at. */
const OWN: Rule = { name: 'own-password', free: 10, seconds: 15 * 60, renew: true };

/** What stands under the field when `isOwnPassword` says no. */
export const WRONG_PASSWORD: Localised = {
  uk: 'Це не ваш поточний пароль',
  ru: 'Это не ваш текущий пароль',
  en: 'This is not your current password',
};

/**
 * Whether a member who is logged in has typed their password.
 * @throws AppError login_slowed after too many wrong ones, unavailable
 */
export async function isOwnPassword(user: UserDocument, password: string): Promise<boolean> {
  await assertNotSlowed([[OWN, user.id]]);
  return inTurn(async () => {
    await assertNotSlowed([[OWN, user.id]]);
    const right = await isPassword(password, user.passwordHash);
    await (right ? forgetAttempts(OWN, user.id) : countWrong(OWN, user.id));
    return right;
  });
}
