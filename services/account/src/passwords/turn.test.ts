import { advanceClock, setClock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { assertRoom, inTurn } from './turn.ts';

test('work is done one at a time, and a failure holds up nobody', async () => {
  let now = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now -= 1;
  };
  const failing = inTurn(async () => {
    throw new Error('broken');
  });
  const done = Promise.all(Array.from({ length: 20 }, () => inTurn(work)));
  await expect(failing).rejects.toThrow('broken');
  await done;
  expect(most).toBe(1);
});

test('past a hundred that wait, the next is sent away at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 100 }, () => inTurn(() => promise));
  const refused = await inTurn(() => promise).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: 'busy' });
  expect(assertRoom).toThrow(AppError);
  resolve();
  await Promise.all(waiting);
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});

test('whose turn has not come within three seconds is sent away without the work', async () => {
  setClock('2026-11-20T10:00:00Z');
  const { promise, resolve } = Promise.withResolvers<void>();
  let done = 0;
  const begun = Promise.withResolvers<void>();
  const first = inTurn(() => {
    begun.resolve();
    return promise;
  });
  const late = inTurn(async () => {
    done += 1;
  });
  const refused = expect(late).rejects.toMatchObject({ code: 'busy' });
  await begun.promise;
  advanceClock({ seconds: 4 });
  resolve();
  await Promise.all([first, refused]);
  expect(done).toBe(0);
  setClock(null);
});

test('those who are sent away are not asked to come back all at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 100 }, () => inTurn(() => promise));
  const refused = await Promise.all(
    Array.from({ length: 50 }, () => inTurn(() => promise).catch((error) => error)),
  );
  const seconds = refused.map((error: AppError) => error.options.retryAfter!);
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(9);
  expect(new Set(seconds).size).toBeGreaterThan(1);
  resolve();
  await Promise.all(waiting);
});

test('after a turn there is a rest as long as the work was, for everybody else', async () => {
  const begun: number[] = [];
  const work = async () => {
    begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  await Promise.all([inTurn(work), inTurn(work)]);
  expect(begun[1]! - begun[0]!).toBeGreaterThanOrEqual(2 * 29);
});
