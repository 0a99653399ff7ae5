import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { sendMail } from '@stezhka/kit/mail';
import { spendCode } from '../codes/codes.service.ts';
import { verifyEmailMail } from '../mails/verify-email.mail.ts';
import { UserModel } from '../users/users.model.ts';

const MAILS: Rule = { name: 'verify-email', free: 5, seconds: 60 * 60 };

/** Notes that letters to the account's address arrive. @throws AppError code_spent */
export const verifyByCode = (code: string): Promise<void> =>
  transaction(async (session) => {
    const { id, emailVerifiedAt } = await spendCode('email', code, session);
    const since = emailVerifiedAt ?? clock.now();
    await UserModel.updateOne({ _id: id }, { $set: { emailVerifiedAt: since } }, { session });
  });

/** Sends another link, unless there is nothing to verify any more. @throws AppError login_required, too_many_requests */
export async function sendAnotherLink(userId: string): Promise<boolean> {
  const user = await UserModel.findById(userId);
  if (!user || user.blockedAt) throw new AppError('login_required');
  if (user.emailVerifiedAt) return false;
  const { count, seconds } = await countAttempt(MAILS, userId);
  if (count > MAILS.free) throw new AppError('too_many_requests', { retryAfter: seconds });
  await sendMail(null, verifyEmailMail, { to: { kind: 'user', id: userId }, data: {} });
  return true;
}
