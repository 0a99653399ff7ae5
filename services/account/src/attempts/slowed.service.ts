import { countAttempt, pauseAttempts, type Rule, secondsToWait } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';

const LONGEST_PAUSE = 5 * 60;

/** @throws AppError login_slowed while a pause of any of them lasts */
export async function assertNotSlowed(subjects: [Rule, string][]): Promise<void> {
  const waits = await Promise.all(subjects.map(([rule, subject]) => secondsToWait(rule, subject)));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new AppError('login_slowed', { retryAfter: seconds, params: { seconds } });
}

/** Each wrong try beyond the free ones doubles the pause, from one second to five minutes: slow, never shut. */
export async function countWrong(rule: Rule, subject: string): Promise<void> {
  const { count } = await countAttempt(rule, subject);
  const over = count - rule.free;
  if (over >= 0) await pauseAttempts(rule, subject, Math.min(2 ** over, LONGEST_PAUSE));
}
