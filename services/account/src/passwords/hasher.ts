import { startWorker } from '@stezhka/kit/worker-entry';
import { createArgon2 } from './argon2.ts';
import type { Hashing } from './hashing.ts';

/** Runs in a process of its own, started by `passwords.ts`. */
const { costs } = startWorker<Hashing>();

export { ready } from '@stezhka/kit/worker-entry';
export const { hash, verify } = createArgon2(costs);
