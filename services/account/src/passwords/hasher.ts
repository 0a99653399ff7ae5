import { setPriority } from 'node:os';
import { createArgon2 } from './argon2.ts';
import type { Hashing } from './hashing.ts';

/** Runs in a process of its own, started by `passwords.ts`. */
const { costs, priority } = JSON.parse(process.argv[2]!) as Hashing;
setPriority(priority);

// Ctrl-C signals the whole group; the service ends the hasher after its last request.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

export const { hash, verify } = createArgon2(costs);
