import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { sendMail } from '@stezhka/kit/mail';
import { isKnownNetwork } from '../known-networks/known-networks.ts';
import { guess, type Subject } from '../passwords/guess.service.ts';
import type { UserDocument } from '../users/users.model.ts';
import { codesGuessedMail } from './second-factor.mail.ts';

/** Six digits are few: limits as for passwords. */
const WRONG: Rule = { name: 'second-factor', free: 5, seconds: 15 * 60, renew: true };
/** Whoever has stolen the password must not keep the owner out of where they log in (decision 0019). */
const KNOWN_NETWORK: Rule = { ...WRONG, name: 'second-factor-known-network' };
const MAILS: Rule = { name: 'second-factor-guessed', free: 1, seconds: 24 * 60 * 60 };

type Check<T> = () => Promise<T | undefined | null | false>;

/** In a session of the member, who is shown the secret. @throws AppError login_slowed, busy */
export const guessFirstCode = <T>(user: UserDocument, check: Check<T>): Promise<T | undefined> =>
  guess([[WRONG, user.id]], check);

/** @param address from `visitorAddress` @param byPassword after a right password @throws AppError login_slowed, busy */
export async function guessCode<T>(
  user: UserDocument,
  { address, byPassword }: { address: string; byPassword: boolean },
  check: Check<T>,
): Promise<T | undefined> {
  const known = await isKnownNetwork(user.email, address);
  const subject: Subject = known ? [KNOWN_NETWORK, `${user.id} ${address}`] : [WRONG, user.id];
  return guess([subject], check, () => tellOwner(user.id, byPassword));
}

async function tellOwner(id: string, byPassword: boolean): Promise<void> {
  const { count } = await countAttempt(MAILS, id);
  if (count <= MAILS.free)
    await sendMail(null, codesGuessedMail, { to: { kind: 'user', id }, data: { byPassword } });
}
