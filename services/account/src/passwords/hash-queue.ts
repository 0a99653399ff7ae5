import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@stezhka/kit/errors';
import { timeouts } from './hashing.ts';

/** Each takes some 30 ms with its rest, so the last in the queue waits about three seconds. */
const MOST_WAITING = 100;
/** What took longer waited for something else than the processor. */
const LONGEST_REST_MS = 100;
/** Seconds: a crowd that was sent away together does not return together. */
const COME_BACK = { from: 3, to: 9 };

export const busyError = () =>
  new AppError('busy', { retryAfter: randomInt(COME_BACK.from, COME_BACK.to + 1) });

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Before anything is read for who would be sent away. @throws AppError busy when too many wait already */
export function assertHashQueueHasRoom(): void {
  if (waiting >= MOST_WAITING) throw busyError();
}

/**
 * One password at a time in a process, and after each a rest as long as the work was: a rush of logins takes neither
 * all memory nor more than half of the time that everybody else needs too.
 * @throws AppError busy when too many wait already, or the turn has not come within three seconds
 */
export async function runInHashQueue<T>(work: () => Promise<T>): Promise<T> {
  assertHashQueueHasRoom();
  waiting += 1;
  const before = last;
  const over = Promise.withResolvers<unknown>();
  last = over.promise;
  try {
    if (!(await comes(before))) throw busyError();
    const begun = performance.now();
    try {
      return await work();
    } finally {
      over.resolve(wait(Math.min(performance.now() - begun, LONGEST_REST_MS)));
    }
  } finally {
    waiting -= 1;
    // Of who went away earlier: the next one's turn comes no sooner for it.
    over.resolve(before);
  }
}

/** False when it takes too long. */
const comes = (turn: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeouts.queue, false);
    turn.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
