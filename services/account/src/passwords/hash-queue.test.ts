import { jest } from '@jest/globals';
import type { AppError } from '@stezhka/kit/errors';

/** Of each test's own queue: the rest after the last turn takes a place in it. */
let { assertHashQueueHasRoom, runInHashQueue } = await import('./hash-queue.ts');
beforeEach(async () => {
  jest.resetModules();
  ({ assertHashQueueHasRoom, runInHashQueue } = await import('./hash-queue.ts'));
});
afterEach(() => jest.useRealTimers());

/** A turn that has begun and lasts until it is let go; timers are the test's from then on. */
async function heldTurn() {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const over = runInHashQueue(() => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  return {
    letGo: () => {
      held.resolve();
      return over;
    },
  };
}

/** As many as may wait, held up until the test lets them go on. */
function fullQueue() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 100 }, () => runInHashQueue(() => promise));
  return {
    empty: async () => {
      resolve();
      await Promise.all(waiting);
    },
  };
}

test('passwords are hashed one at a time, and a failure frees the queue', async () => {
  let now = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now -= 1;
  };
  const failing = runInHashQueue(async () => {
    throw new Error('broken');
  });
  const done = Promise.all(Array.from({ length: 20 }, () => runInHashQueue(work)));
  await expect(failing).rejects.toThrow('broken');
  await done;
  expect(most).toBe(1);
});

test('past a hundred that wait, the next is sent away at once', async () => {
  const queue = fullQueue();
  const refused = await runInHashQueue(async () => {}).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'AppError', code: 'busy' });
  expect(assertHashQueueHasRoom).toThrow(expect.objectContaining({ name: 'AppError', code: 'busy' }));
  await queue.empty();
  await expect(runInHashQueue(async () => 'free again')).resolves.toBe('free again');
});

test('refused logins get different times to retry', async () => {
  const queue = fullQueue();
  const asked = await Promise.all(
    Array.from({ length: 50 }, () =>
      runInHashQueue(async () => 0).catch((error: AppError) => error.options.retryAfter!),
    ),
  );
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...asked)).toBeLessThanOrEqual(9);
  expect(new Set(asked).size).toBeGreaterThan(1);
  await queue.empty();
});

test('a task that waits three seconds for its turn is refused and never runs', async () => {
  const { letGo } = await heldTurn();
  let done = 0;
  const late = runInHashQueue(async () => {
    done += 1;
  });
  const refused = expect(late).rejects.toMatchObject({ code: 'busy' });
  await jest.advanceTimersByTimeAsync(3_000);
  // While the one before is still at it.
  await refused;
  jest.useRealTimers();
  await letGo();
  await runInHashQueue(async () => {});
  expect(done).toBe(0);
});

test('a refused login lets no other overtake the running one', async () => {
  const { letGo } = await heldTurn();
  const refused = expect(runInHashQueue(async () => {})).rejects.toMatchObject({ code: 'busy' });
  await jest.advanceTimersByTimeAsync(3_000);
  await refused;
  jest.useRealTimers();
  let begun = false;
  const next = runInHashQueue(async () => {
    begun = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(false);
  await Promise.all([letGo(), next]);
  expect(begun).toBe(true);
});

test('after a turn there is a rest as long as the work was, for everybody else', async () => {
  jest.useFakeTimers();
  const begun: number[] = [];
  const work = async () => {
    begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  const from = performance.now();
  const both = Promise.all([runInHashQueue(work), runInHashQueue(work)]);
  await jest.advanceTimersByTimeAsync(59);
  expect(begun).toEqual([from]);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([from, from + 60]);
  await jest.advanceTimersByTimeAsync(30);
  await both;
});

test('after a turn of a second the rest is a tenth of it', async () => {
  jest.useFakeTimers();
  const next = jest.fn(async () => {});
  const turns = Promise.all([
    runInHashQueue(() => new Promise((resolve) => setTimeout(resolve, 1000))),
    runInHashQueue(next),
  ]);
  await jest.advanceTimersByTimeAsync(1099);
  expect(next).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await turns;
  expect(next).toHaveBeenCalledTimes(1);
});
