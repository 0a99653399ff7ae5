import { createHash } from 'node:crypto';
import type { LoginBody } from '@stezhka/account-contract';
import type { Rule } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { guess } from '../attempts/guess.service.ts';
import { isPassword } from '../passwords/passwords.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';

const QUARTER_HOUR = 15 * 60;
/** Ten wrong logins on one account (product 5, Limits); one address may belong to a whole office. */
const ACCOUNT: Rule = { name: 'login-account', free: 10, seconds: QUARTER_HOUR, renew: true };
const ADDRESS: Rule = { name: 'login-address', free: 100, seconds: QUARTER_HOUR, renew: true };

/**
 * The member behind an e-mail and a password. What is wrong with them nobody learns: not from the answer, not
 * from the time it takes, not from how often one may try.
 * @param address the visitor's, from `visitorAddress`
 * @throws AppError login_refused, login_slowed, busy
 */
export async function logIn({ email, password }: LoginBody, address: string): Promise<UserDocument> {
  const account = createHash('sha256').update(email).digest('hex');
  const found = await guess(
    [
      [ACCOUNT, account],
      [ADDRESS, address],
    ],
    async () => {
      const user = await UserModel.findOne({ email });
      const right = await isPassword(password, user?.passwordHash);
      return right && !user?.blockedAt && user;
    },
  );
  if (!found) throw new AppError('login_refused');
  return found;
}
