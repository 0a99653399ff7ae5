import { jest } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

const WITHIN = { turn: 60_000 };
afterEach(() => jest.useRealTimers());

/** Work that begins, says so, and lasts until it is let go. */
function heldWork() {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const work = () => {
    begun.resolve();
    return held.promise;
  };
  return { work, begun: begun.promise, letGo: held.resolve };
}

test('visitors take turns, however much one of them asks for', async () => {
  const queue = new FairQueue({ running: 1, waiting: 100, perVisitor: 40, within: WITHIN });
  const done: string[] = [];
  const ask = (visitor: string) => queue.run(visitor, async () => void done.push(visitor));
  const first = heldWork();
  const greedy = [queue.run('greedy', first.work), ...Array.from({ length: 34 }, () => ask('greedy'))];
  const others = [ask('second'), ask('third'), ask('second')];
  first.letGo();
  await Promise.all([...greedy, ...others]);
  expect(done.slice(0, 6)).toEqual(['greedy', 'second', 'third', 'greedy', 'second', 'greedy']);
  expect(done).toHaveLength(37);
});

test('more than a visitor may have at a time is refused, to this visitor alone', async () => {
  const queue = new FairQueue({ running: 1, waiting: 100, perVisitor: 2, within: WITHIN });
  const held = heldWork();
  const own = [queue.run('a', held.work), queue.run('a', async () => {})];
  await expect(queue.run('a', async () => {})).rejects.toMatchObject({
    code: 'too_many_requests',
    options: { retryAfter: expect.any(Number) },
  });
  const other = queue.run('b', async () => 'answered');
  held.letGo();
  expect(await other).toBe('answered');
  await Promise.all(own);
  expect(await queue.run('a', async () => 'again')).toBe('again');
});

test('a full queue sends away, and at different times', async () => {
  const queue = new FairQueue({ running: 2, waiting: 3, perVisitor: 1, within: WITHIN });
  let now = 0;
  let most = 0;
  const held = heldWork();
  const count = async () => {
    most = Math.max(most, ++now);
    await held.work();
    now -= 1;
  };
  const inside = Array.from({ length: 5 }, (_, n) => queue.run(`inside ${n}`, count));
  const refused = await Promise.all(
    Array.from({ length: 40 }, (_, n) => queue.run(`late ${n}`, count).catch((error) => error)),
  );
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['unavailable']));
  expect(new Set(refused.map(({ options }) => options.retryAfter)).size).toBeGreaterThan(1);
  held.letGo();
  await Promise.all(inside);
  expect(most).toBe(2);
});

test('work counts for its visitor until it ends, also when they have left', async () => {
  const queue = new FairQueue({ running: 2, waiting: 10, perVisitor: 1, within: WITHIN });
  const held = heldWork();
  const gone = new AbortController();
  const left = queue.run('a', held.work, gone.signal);
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  await expect(queue.run('a', async () => {})).rejects.toMatchObject({ code: 'too_many_requests' });
  held.letGo();
  await new Promise(setImmediate);
  expect(await queue.run('a', async () => 'again')).toBe('again');
});

test('requests that their visitor has left are not worked for and hold no place', async () => {
  const queue = new FairQueue({ running: 1, waiting: 2, perVisitor: 2, within: WITHIN });
  const held = heldWork();
  const running = queue.run('a', held.work);
  let worked = 0;
  for (let n = 0; n < 50; n++) {
    const gone = new AbortController();
    const left = queue.run('b', async () => void worked++, gone.signal);
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  }
  const next = queue.run('c', async () => 'answered');
  held.letGo();
  expect(await next).toBe('answered');
  await running;
  expect(worked).toBe(0);
});

test('a failure frees the place', async () => {
  const queue = new FairQueue({ running: 1, waiting: 1, perVisitor: 1, within: WITHIN });
  const failing = queue.run('a', async () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run('a', async () => 'again')).toBe('again');
});

test.each([
  ['whose turn does not come in time', { turn: 5_000 }],
  ['that is not done in time', { answer: 5_000 }],
])('a request %s is sent away, and not worked for later', async (_, within) => {
  jest.useFakeTimers();
  const queue = new FairQueue({ running: 1, waiting: 5, perVisitor: 5, within });
  const held = heldWork();
  const running = queue.run('a', held.work).catch((error) => error.code);
  let worked = 0;
  const late = queue.run('b', async () => void worked++).catch((error) => error.code);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await late).toBe('unavailable');
  held.letGo();
  expect(await running).toBe('turn' in within ? undefined : 'unavailable');
  await queue.run('b', async () => {});
  expect(worked).toBe(0);
});
