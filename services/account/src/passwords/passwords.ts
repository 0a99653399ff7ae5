import { WorkerProcess } from '@stezhka/kit/worker-process';
import { busyError } from './hash-queue.ts';
import type * as hasher from './hasher.ts';
import { hashing, timeouts } from './hashing.ts';

/** Milliseconds: on a busy machine a process of low priority starts slowly. */
const START_MS = 60_000;

const hashers = new WorkerProcess<typeof hasher>({
  name: 'hasher',
  module: new URL('./hasher.ts', import.meta.url),
  settings: () => hashing,
  unavailable: busyError,
});

export const startHasher = (): Promise<string> =>
  hashers.run('hash', { password: 'the first' }, { timeout: START_MS });

export const hashPassword = (password: string): Promise<string> =>
  hashers.run('hash', { password }, { timeout: timeouts.hasher });

/** An unknown account costs the same work. @throws AppError busy */
export const isPassword = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  hashers.run('verify', { password, passwordHash }, { timeout: timeouts.hasher });

export const hasherPid = (): number | undefined => hashers.pid;

export const endHasher = (): Promise<void> => hashers.end();
