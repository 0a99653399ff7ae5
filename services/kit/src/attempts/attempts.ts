import type { ClientSession } from 'mongoose';
import { isDuplicateKey } from '../database/database.ts';
import { clock } from '../process/clock.ts';
import { AttemptModel } from './attempts.model.ts';

export { AttemptModel } from './attempts.model.ts';

export interface Rule {
  name: string;
  /** Tries that cost nothing. */
  free: number;
  /** A count is forgotten this long after the first try, with `renew` after the last. */
  seconds: number;
  renew?: boolean;
}

const keyOf = ({ name }: Rule, subject: string) => `${name} ${subject}`;
const secondsUntil = (moment: Date) =>
  Math.max(0, Math.ceil((moment.getTime() - clock.now().getTime()) / 1000));

/**
 * Returns the number of recent tries with this one, and the seconds until they are forgotten. In a transaction the try
 * counts once that is committed, and concurrent ones of the same subject wait for each other.
 */
export async function countAttempt(
  rule: Rule,
  subject: string,
  session: ClientSession | null = null,
): Promise<{ count: number; seconds: number }> {
  const live = { $gt: ['$expiresAt', clock.now()] };
  const expiry = clock.in(rule.seconds * 1000);
  const count = () =>
    AttemptModel.findOneAndUpdate(
      { _id: keyOf(rule, subject) },
      [
        {
          $set: {
            count: { $cond: [live, { $add: ['$count', 1] }, 1] },
            expiresAt: rule.renew ? expiry : { $cond: [live, '$expiresAt', expiry] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', updatePipeline: true, session },
    ).lean();
  // Of two concurrent first tries, the second finds the row when repeated.
  const row = await count().catch((error) => {
    if (session || !isDuplicateKey(error)) throw error;
    return count();
  });
  return { count: row.count, seconds: secondsUntil(row.expiresAt) };
}

/** Starts a pause in which no try counts; never shortens one. */
export async function pauseAttempts(rule: Rule, subject: string, seconds: number): Promise<void> {
  const freeAt = clock.in(seconds * 1000);
  await AttemptModel.updateOne({ _id: keyOf(rule, subject) }, { $max: { freeAt } });
}

export async function secondsToWait(rule: Rule, subject: string): Promise<number> {
  const row = await AttemptModel.findById(keyOf(rule, subject)).lean();
  return row?.freeAt ? secondsUntil(row.freeAt) : 0;
}

export async function forgetAttempts(rule: Rule, subject: string): Promise<void> {
  await AttemptModel.deleteOne({ _id: keyOf(rule, subject) });
}
