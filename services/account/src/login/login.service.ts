import { createHash } from 'node:crypto';
import type { LoginBody } from '@stezhka/account-contract';
import { AppError } from '@stezhka/kit/errors';
import {
  countAttempt,
  forgetAttempts,
  pauseAttempts,
  type Rule,
  secondsToWait,
} from '../attempts/attempts.service.ts';
import { inTurn, isPassword } from '../passwords/passwords.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';

const QUARTER_HOUR = 15 * 60;
/** Ten wrong logins on one account (product 5, Limits); one address may belong to a whole office. */
const ACCOUNT: Rule = { name: 'login-account', free: 10, seconds: QUARTER_HOUR, renew: true };
const ADDRESS: Rule = { name: 'login-address', free: 100, seconds: QUARTER_HOUR, renew: true };
const LONGEST_PAUSE = 5 * 60;

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

async function assertNotSlowed(subjects: [Rule, string][]): Promise<void> {
  const waits = await Promise.all(subjects.map(([rule, subject]) => secondsToWait(rule, subject)));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new AppError('login_slowed', { retryAfter: seconds, params: { seconds } });
}

/** Each wrong try beyond the free ones doubles the pause, from one second to five minutes: slow, never shut. */
async function countWrong(rule: Rule, subject: string): Promise<void> {
  const { count } = await countAttempt(rule, subject);
  const over = count - rule.free;
  if (over >= 0) await pauseAttempts(rule, subject, Math.min(2 ** over, LONGEST_PAUSE));
}
