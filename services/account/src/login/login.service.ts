import { createHash } from 'node:crypto';
import type { LoginBody } from '@stezhka/account-contract';
import { forgetAttempts, type Rule } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { isKnownNetwork } from '../known-networks/known-networks.ts';
import { guess, type Subject } from '../passwords/guess.service.ts';
import { assertHashQueueHasRoom } from '../passwords/hash-queue.ts';
import { isPassword } from '../passwords/passwords.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';

const QUARTER_HOUR = 15 * 60;
/** Limits of product 5; one address may belong to a whole office. */
const ACCOUNT: Rule = { name: 'login-account', free: 10, seconds: QUARTER_HOUR, renew: true };
/** Neither guesses from other networks nor those of neighbours at other accounts slow a member's own (decision 0019). */
const KNOWN_NETWORK: Rule = { ...ACCOUNT, name: 'login-known-network' };
const ADDRESS: Rule = { name: 'login-address', free: 100, seconds: QUARTER_HOUR, renew: true };

const accountOf = (email: string) => createHash('sha256').update(email).digest('hex');

/** Neither the reply nor its time tells which one was wrong. @throws AppError login_refused, login_slowed, busy */
export async function logIn({ email, password }: LoginBody, address: string): Promise<UserDocument> {
  assertHashQueueHasRoom();
  const account = accountOf(email);
  const subjects: [Subject, ...Subject[]] = (await isKnownNetwork(email, address))
    ? [[KNOWN_NETWORK, `${account} ${address}`]]
    : [
        [ACCOUNT, account],
        [ADDRESS, address],
      ];
  let owner: string | undefined;
  const found = await guess(subjects, async () => {
    const user = await UserModel.findOne({ email });
    owner = user?.id;
    const right = await isPassword(password, user?.passwordHash);
    return right && !user?.blockedAt && user;
  }).catch((error) => {
    if (error.code === 'login_slowed') logSecurityEvent('login_slowed', { login: email });
    throw error;
  });
  if (!found) {
    logSecurityEvent('login_failed', { account: owner, login: email });
    throw new AppError('login_refused');
  }
  return found;
}

export const forgetWrongLogins = (email: string): Promise<void> => forgetAttempts(ACCOUNT, accountOf(email));
