import { createHash } from 'node:crypto';
import type { LoginBody } from '@stezhka/account-contract';
import { forgetAttempts, type Rule } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { assertNotSlowed, countWrong } from '../attempts/slowed.service.ts';
import { inTurn, isPassword } from '../passwords/passwords.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';

const QUARTER_HOUR = 15 * 60;
/** Ten wrong logins on one account (product 5, Limits); one address may belong to a whole office. */
const ACCOUNT: Rule = { name: 'login-account', free: 10, seconds: QUARTER_HOUR, renew: true };
const ADDRESS: Rule = { name: 'login-address', free: 100, seconds: QUARTER_HOUR, renew: true };

/**
 * The member behind an e-mail and a password. What is wrong with them nobody learns: not from the answer, not
 * from the time it takes, not from how often one may try.
 * @param address the visitor's, from `visitorAddress`
 * @throws AppError login_refused, login_slowed, unavailable
 */
export async function logIn({ email, password }: LoginBody, address: string): Promise<UserDocument> {
  const subjects: [Rule, string][] = [
    [ACCOUNT, createHash('sha256').update(email).digest('hex')],
    [ADDRESS, address],
  ];
  await assertNotSlowed(subjects);
  const user = await UserModel.findOne({ email });
  return inTurn(async () => {
    // Asked again: others of a whole rush of guesses went before.
    await assertNotSlowed(subjects);
    const right = await isPassword(password, user?.passwordHash);
    if (right && user && !user.blockedAt) {
      await forgetAttempts(...subjects[0]!);
      return user;
    }
    await Promise.all(subjects.map(([rule, subject]) => countWrong(rule, subject)));
    throw new AppError('login_refused');
  });
}
