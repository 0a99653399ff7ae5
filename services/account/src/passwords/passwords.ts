import { log } from '@stezhka/kit/log';
import Tinypool from 'tinypool';
import { busyError } from './hash-queue.ts';
import type * as hasher from './hasher.ts';
import { hashing, timeouts } from './hashing.ts';

/** Milliseconds for the first hash of a service: on a busy machine a process of low priority starts slowly. */
const START_MS = 60_000;
/** What the pool says when a hasher is killed. */
const ENDED = 'Worker exited unexpectedly';

let pool: Tinypool | undefined;

/**
 * A process, not a thread: it may be of low priority everywhere, and the 19 MiB of each hash are taken and given back
 * beside the event loop's memory (docs/decisions/0017). It starts with the first password.
 */
function hashers(): Tinypool {
  if (pool) return pool;
  pool = new Tinypool({
    runtime: 'child_process',
    argv: [JSON.stringify(hashing)],
    filename: new URL('./hasher.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  });
  // Nobody waited for it. What else it says may name a hash.
  pool.on('error', () => log.error('a hasher ended'));
  return pool;
}

type Hasher = typeof hasher;

/**
 * A hasher that ended in the middle of the work is no reason to send a visitor away: the next one does it again.
 * @throws AppError busy when no hasher answers
 */
async function ask<Name extends keyof Hasher>(
  name: Name,
  task: Parameters<Hasher[Name]>[0],
  { again = true, timeout = timeouts.hasher } = {},
): Promise<ReturnType<Hasher[Name]>> {
  try {
    return await hashers().run(task, { name, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    // The pool passes on what an Error was made of, not always an Error.
    const { name: kind, message } = error as Error;
    if (message === ENDED && again) return ask(name, task, { again: false, timeout });
    if (message !== ENDED && kind !== 'AbortError') throw new Error(`${name}: ${message}`);
    log.error({ why: message }, 'no hasher answers');
    throw busyError();
  }
}

/** Starts the hasher. @throws AppError busy when it cannot hash */
export const startHasher = (): Promise<string> =>
  ask('hash', { password: 'the first' }, { timeout: START_MS });

/** @throws AppError busy */
export const hashPassword = (password: string): Promise<string> => ask('hash', { password });

/** False for an account that is not there, after the same work. @throws AppError busy */
export const isPassword = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  ask('verify', { password, passwordHash });

/** Process id of the hasher, while there is one. */
export const hasherPid = (): number | undefined => pool?.threads[0]?.threadId;

/** The next password starts another. */
export async function endHasher(): Promise<void> {
  const ending = pool;
  pool = undefined;
  await ending?.destroy();
}
