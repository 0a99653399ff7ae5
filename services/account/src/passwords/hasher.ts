import { setPriority } from 'node:os';
import { createArgon2 } from './argon2.ts';
import type { Hashing } from './hashing.ts';

/** What `passwords.ts` asks for, in a process of its own. */
const { costs, priority } = JSON.parse(process.argv[2]!) as Hashing;
setPriority(priority);

// It ends when its service does. A signal for the whole group (Ctrl-C) must not take it from requests that are under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

export const { hash, verify } = createArgon2(costs);
