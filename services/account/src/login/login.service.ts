import { createHash } from 'node:crypto';
import type { LoginBody } from '@stezhka/account-contract';
import { forgetAttempts, type Rule } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { guess, type Subject } from '../passwords/guess.service.ts';
import { assertHashQueueHasRoom } from '../passwords/hash-queue.ts';
import { isPassword } from '../passwords/passwords.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';

const QUARTER_HOUR = 15 * 60;
/** Ten wrong logins on one account (product 5, Limits); one address may belong to a whole office. */
const ACCOUNT: Rule = { name: 'login-account', free: 10, seconds: QUARTER_HOUR, renew: true };
/** Where a member has logged in lately, strangers' guesses from elsewhere do not slow them. */
const KNOWN_NETWORK: Rule = { ...ACCOUNT, name: 'login-known-network' };
const ADDRESS: Rule = { name: 'login-address', free: 100, seconds: QUARTER_HOUR, renew: true };

const accountOf = (email: string) => createHash('sha256').update(email).digest('hex');

/**
 * The member behind an e-mail and a password. What is wrong with them nobody learns: not from the answer, not
 * from the time it takes, not from how often one may try.
 * @param address the visitor's, from `visitorAddress`
 * @throws AppError login_refused, login_slowed, busy
 */
export async function logIn({ email, password }: LoginBody, address: string): Promise<UserDocument> {
  assertHashQueueHasRoom();
  const account = accountOf(email);
  const own: Subject = (await isKnownNetwork(email, address))
    ? [KNOWN_NETWORK, `${account} ${address}`]
    : [ACCOUNT, account];
  const found = await guess([own, [ADDRESS, address]], async () => {
    const user = await UserModel.findOne({ email });
    const right = await isPassword(password, user?.passwordHash);
    return right && !user?.blockedAt && user;
  });
  if (!found) throw new AppError('login_refused');
  await rememberNetwork(found, address);
  return found;
}

/** Wrong logins so far count no longer: the account has a new password. */
export const forgetWrongLogins = (email: string): Promise<void> => forgetAttempts(ACCOUNT, accountOf(email));
