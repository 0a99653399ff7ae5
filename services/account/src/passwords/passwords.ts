import { log } from '@stezhka/kit/log';
import Tinypool from 'tinypool';
import type { Guess } from './hasher.ts';

/**
 * A process, not a thread: it may be of low priority everywhere, and the 19 MiB of each hash are taken and given back
 * beside the event loop's memory (docs/decisions/0037).
 */
const hasher = new Tinypool({
  runtime: 'child_process',
  filename: new URL('./hasher.ts', import.meta.url).href,
  minThreads: 1,
  maxThreads: 1,
});
// It was idle; the next one is there already.
hasher.on('error', (error) => log.warn({ err: error }, 'the hasher ended'));

/** A hasher that ended in the middle of the work is no reason to send a visitor away: the next one does it again. */
const ask = async <T>(name: 'hash' | 'verify', task: Guess | string): Promise<T> =>
  hasher.run(task, { name }).catch(() => hasher.run(task, { name }));

export const hashPassword = (password: string): Promise<string> => ask('hash', password);

/** False for an account that is not there, after the same work. */
export const isPassword = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  ask('verify', { password, passwordHash });

/** Process id of the hasher, for tests that end it. */
export const hasherPid = (): number | undefined => hasher.threads[0]?.threadId;
