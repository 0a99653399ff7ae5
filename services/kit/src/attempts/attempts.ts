import { clock } from '../process/clock.ts';
import { AttemptModel } from './attempts.model.ts';

export { AttemptModel } from './attempts.model.ts';

/** What is counted, and for how long. */
export interface Rule {
  name: string;
  /** So many tries cost nothing. */
  free: number;
  /** A count is forgotten so many seconds after its first try, or with `renew` after its last one. */
  seconds: number;
  renew?: boolean;
}

const keyOf = ({ name }: Rule, subject: string) => `${name} ${subject}`;
const secondsUntil = (moment: Date) =>
  Math.max(0, Math.ceil((moment.getTime() - clock.now().getTime()) / 1000));

/**
 * Counts one try.
 * @returns how many there were lately, this one included, and the seconds until they are forgotten
 */
export async function countAttempt(rule: Rule, subject: string): Promise<{ count: number; seconds: number }> {
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
      { upsert: true, returnDocument: 'after', updatePipeline: true },
    ).lean();
  // Two first tries at once may both want to write the row; the second then finds it.
  const row = await count().catch((error) => {
    if (error.code !== 11000) throw error;
    return count();
  });
  return { count: row.count, seconds: secondsUntil(row.expiresAt) };
}

/** Lets nothing count for so many seconds; never shortens a pause. */
export async function pauseAttempts(rule: Rule, subject: string, seconds: number): Promise<void> {
  const freeAt = clock.in(seconds * 1000);
  await AttemptModel.updateOne({ _id: keyOf(rule, subject) }, { $max: { freeAt } });
}

/** Seconds until the next try counts; 0 when it counts now. */
export async function secondsToWait(rule: Rule, subject: string): Promise<number> {
  const row = await AttemptModel.findById(keyOf(rule, subject)).lean();
  return row?.freeAt ? secondsUntil(row.freeAt) : 0;
}

export async function forgetAttempts(rule: Rule, subject: string): Promise<void> {
  await AttemptModel.deleteOne({ _id: keyOf(rule, subject) });
}
