import type { Rule } from '@stezhka/kit/attempts';
import { fieldError } from '@stezhka/kit/forms';
import type { Locale, Localised } from '@stezhka/kit-contract';
import type { UserDocument } from '../users/users.model.ts';
import { guess } from './guess.service.ts';
import { isPassword } from './passwords.ts';

/** An open session must not serve to guess the password. */
const OWN: Rule = { name: 'own-password', free: 10, seconds: 15 * 60, renew: true };

export const WRONG_PASSWORD: Localised = {
  uk: 'Це не ваш поточний пароль',
  ru: 'Это не ваш текущий пароль',
  en: 'This is not your current password',
};

export const SAME_PASSWORD: Localised = {
  uk: 'Це ваш теперішній пароль. Придумайте інший.',
  ru: 'Это ваш нынешний пароль. Придумайте другой.',
  en: 'This is the password you have now. Think of another one.',
};

export async function isOwnPassword(user: UserDocument, password: string): Promise<boolean> {
  return !!(await guess([[OWN, user.id]], () => isPassword(password, user.passwordHash)));
}

/** @throws AppError invalid_form for the field `password`, login_slowed, busy */
export async function assertOwnPassword(user: UserDocument, typed: string, locale: Locale): Promise<void> {
  if (!(await isOwnPassword(user, typed))) throw fieldError({}, 'password', WRONG_PASSWORD, locale);
}
