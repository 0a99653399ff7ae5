import type { VerifyEmailBody } from '@stezhka/account-contract';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { fieldError } from '@stezhka/kit/forms';
import type { Identity } from '@stezhka/kit/identity';
import { sendMail } from '@stezhka/kit/mail';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import type { Locale } from '@stezhka/kit-contract';
import { ownerOf } from '../codes/codes.service.ts';
import { isOwnPassword, WRONG_PASSWORD } from '../passwords/own-password.ts';
import { UserModel } from '../users/users.model.ts';
import { passwordForm } from './verification.form.ts';
import { verifyEmailMail } from './verify-email.mail.ts';

const MAILS: Rule = { name: 'verify-email', free: 5, seconds: 60 * 60 };

/**
 * The code proves the inbox, a session or the password the account: without either, the owner of an inbox would confirm
 * an account that a stranger opened with their address (decision 0037). The code stays valid for its time.
 * @throws AppError code_spent, invalid_form, login_slowed
 */
export async function verifyByCode(
  { code, password }: VerifyEmailBody,
  { userId, locale }: Pick<Identity, 'userId' | 'locale'>,
): Promise<void> {
  const user = await ownerOf('email', code);
  if (!user) throw new AppError('code_spent');
  if (user.id !== userId && !(password && (await isOwnPassword(user, password))))
    throw fieldError(passwordForm, 'password', WRONG_PASSWORD, locale);
  const { modifiedCount } = await UserModel.updateOne(
    { _id: user.id, email: user.email, emailVerifiedAt: null },
    { $set: { emailVerifiedAt: clock.now() } },
  );
  if (modifiedCount) logSecurityEvent('email_confirmed', { account: user.id });
}

/** False for a verified address. @throws AppError login_required, too_many_requests */
export async function sendAnotherLink(userId: string, locale: Locale): Promise<boolean> {
  const user = await UserModel.findById(userId);
  if (!user || user.blockedAt) throw new AppError('login_required');
  if (user.emailVerifiedAt) return false;
  const { count, seconds } = await countAttempt(MAILS, userId);
  if (count > MAILS.free) throw new AppError('too_many_requests', { retryAfter: seconds });
  await sendMail(null, verifyEmailMail, { to: { kind: 'user', id: userId }, data: {}, locale });
  return true;
}
