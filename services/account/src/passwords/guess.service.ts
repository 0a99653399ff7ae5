import { countAttempt, forgetAttempts, pauseAttempts, type Rule, secondsToWait } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { assertHashQueueHasRoom, runInHashQueue } from './hash-queue.ts';

const LONGEST_PAUSE = 5 * 60;

export type Subject = [Rule, string];

/**
 * A wrong guess counts against every subject, a right one resets the first.
 * @param onPause runs after a wrong guess that begins a pause
 * @throws AppError login_slowed, busy
 */
export async function guess<T>(
  subjects: [Subject, ...Subject[]],
  check: () => Promise<T | undefined | null | false>,
  onPause?: () => Promise<unknown>,
): Promise<T | undefined> {
  assertHashQueueHasRoom();
  await assertNotSlowed(subjects);
  return runInHashQueue(async () => {
    // Earlier guesses of the queue may have slowed it meanwhile.
    await assertNotSlowed(subjects);
    const found = await check();
    if (found) await forgetAttempts(...subjects[0]);
    else {
      const paused = await Promise.all(subjects.map((subject) => countWrong(...subject)));
      if (paused.includes(true)) await onPause?.();
    }
    return found || undefined;
  });
}

async function assertNotSlowed(subjects: Subject[]): Promise<void> {
  const waits = await Promise.all(subjects.map(([rule, subject]) => secondsToWait(rule, subject)));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new AppError('login_slowed', { retryAfter: seconds });
}

/** Each wrong try beyond the free ones doubles the pause, up to five minutes; it never locks (product 5, Limits). */
async function countWrong(rule: Rule, subject: string): Promise<boolean> {
  const { count } = await countAttempt(rule, subject);
  const over = count - rule.free;
  if (over >= 0) await pauseAttempts(rule, subject, Math.min(2 ** over, LONGEST_PAUSE));
  return over >= 0;
}
