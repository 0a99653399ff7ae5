import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';

/** Each takes some 30 ms with its rest, so the last in the queue waits about three seconds. */
const MOST_WAITING = 100;
/** On a machine that is slow today; longer than that, and the gateway would think that the service is dead. */
const LONGEST_WAIT_MS = 3_000;
/** Whoever was sent away comes back within these, in seconds: a crowd that left together does not return together. */
const COME_BACK = { from: 3, to: 9 };

const busy = () => new AppError('busy', { retryAfter: randomInt(COME_BACK.from, COME_BACK.to + 1) });

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Before anything is read for who would be sent away. @throws AppError busy when too many wait already */
export function assertRoom(): void {
  if (waiting >= MOST_WAITING) throw busy();
}

/**
 * One password at a time in a process, and after each a rest as long as the work was: a rush of logins takes neither
 * all memory nor more than half of the time that everybody else needs too.
 * @throws AppError busy when too many wait already, or the turn has not come within three seconds
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  assertRoom();
  waiting += 1;
  const since = clock.now().getTime();
  let begun = 0;
  const mine = last.then(() => {
    if (clock.now().getTime() - since > LONGEST_WAIT_MS) throw busy();
    begun = performance.now();
    return work();
  });
  const counted = mine.finally(() => {
    waiting -= 1;
  });
  // Whoever was sent away had no work.
  const rest = () => (begun ? wait(performance.now() - begun) : undefined);
  last = counted.then(rest, rest);
  return counted;
}
