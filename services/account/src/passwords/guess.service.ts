import { countAttempt, forgetAttempts, pauseAttempts, type Rule, secondsToWait } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { assertHashQueueHasRoom, runInHashQueue } from './hash-queue.ts';

const LONGEST_PAUSE = 5 * 60;

/** Who guesses at what: an account, an address. */
export type Subject = [Rule, string];

/**
 * One guess at a password or a code, in its turn. A wrong one counts against every subject, a right one forgets the
 * wrong ones against the first. Where too many wait already, everybody is sent away before anything is read, those
 * who are slowed too.
 * @param check nothing, false or null for a wrong guess
 * @returns what `check` found; undefined for a wrong guess
 * @throws AppError login_slowed while a pause of any of them lasts; busy
 */
export async function guess<T>(
  subjects: [Subject, ...Subject[]],
  check: () => Promise<T | undefined | null | false>,
): Promise<T | undefined> {
  assertHashQueueHasRoom();
  await assertNotSlowed(subjects);
  return runInHashQueue(async () => {
    // Asked again: others of a whole rush of guesses went before.
    await assertNotSlowed(subjects);
    const found = await check();
    if (found) await forgetAttempts(...subjects[0]);
    else await Promise.all(subjects.map((subject) => countWrong(...subject)));
    return found || undefined;
  });
}

async function assertNotSlowed(subjects: Subject[]): Promise<void> {
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
