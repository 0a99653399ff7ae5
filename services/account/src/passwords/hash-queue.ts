import { randomInt } from 'node:crypto';
import { AppError } from '@stezhka/kit/errors';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { timeouts } from './hashing.ts';

/** Each takes some 30 ms with its rest, so the last in the queue waits about three seconds. */
const MOST_WAITING = 100;
/** A longer task waited for something else than the processor. */
const LONGEST_REST_MS = 100;
/** Seconds: a crowd that was sent away together does not return together. */
const COME_BACK = { from: 3, to: 9 };

export const busyError = () =>
  new AppError('busy', { retryAfter: randomInt(COME_BACK.from, COME_BACK.to + 1) });

const queue = bulkhead(1, MOST_WAITING - 1);

/** @throws AppError busy */
export function assertHashQueueHasRoom(): void {
  if (queue.executionSlots + queue.queueSlots === 0) throw busyError();
}

/** One at a time, then an equal rest: logins take at most half of the processor. @throws AppError busy */
export function runInHashQueue<T>(work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    reject(busyError());
  }, timeouts.queue);
  const turn = async () => {
    clearTimeout(timer);
    if (late) return;
    const begun = performance.now();
    await work().then(resolve, reject);
    const rest = Math.min(performance.now() - begun, LONGEST_REST_MS);
    await new Promise((resolve) => setTimeout(resolve, rest));
  };
  queue.execute(turn).catch((error: unknown) => {
    clearTimeout(timer);
    reject(error instanceof BulkheadRejectedError ? busyError() : error);
  });
  return promise;
}
