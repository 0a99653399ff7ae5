import { log } from '@stezhka/kit/log';
import Tinypool from 'tinypool';
import { busyError } from './hash-queue.ts';
import type * as hasher from './hasher.ts';
import { hashing, timeouts } from './hashing.ts';

/** Milliseconds: on a busy machine a process of low priority starts slowly. */
const START_MS = 60_000;
const ENDED = 'Worker exited unexpectedly';

let pool: Tinypool | undefined;

/** A process, not a thread: it can have a low priority everywhere, and its memory is apart (decision 0017). */
function hashers(): Tinypool {
  if (pool) return pool;
  pool = new Tinypool({
    runtime: 'child_process',
    argv: [JSON.stringify(hashing)],
    filename: new URL('./hasher.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  });
  // No caller handles this error; its message may contain a hash, so it is not logged.
  pool.on('error', () => log.error('a hasher ended'));
  return pool;
}

type Hasher = typeof hasher;

/** Retries once after a killed hasher. @throws AppError busy when none answers */
async function ask<Name extends keyof Hasher>(
  name: Name,
  task: Parameters<Hasher[Name]>[0],
  { again = true, timeout = timeouts.hasher } = {},
): Promise<ReturnType<Hasher[Name]>> {
  try {
    return await hashers().run(task, { name, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const { name: kind, message } = error as Error;
    if (message === ENDED && again) return ask(name, task, { again: false, timeout });
    if (message !== ENDED && kind !== 'AbortError') throw new Error(`${name}: ${message}`);
    log.error({ why: message }, 'no hasher answers');
    throw busyError();
  }
}

export const startHasher = (): Promise<string> =>
  ask('hash', { password: 'the first' }, { timeout: START_MS });

export const hashPassword = (password: string): Promise<string> => ask('hash', { password });

/** An unknown account costs the same work. @throws AppError busy */
export const isPassword = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  ask('verify', { password, passwordHash });

export const hasherPid = (): number | undefined => pool?.threads[0]?.threadId;

export async function endHasher(): Promise<void> {
  const ending = pool;
  pool = undefined;
  await ending?.destroy();
}
