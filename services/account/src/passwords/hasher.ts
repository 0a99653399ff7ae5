import { randomBytes } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { spelled } from './spelled.ts';

/** What `passwords.ts` asks for, in a process of its own that gives way to its service's event loop. */
setPriority(constants.priority.PRIORITY_LOW);

// It ends when its service does. A signal for the whole group (Ctrl-C) must not take it from requests that are under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified against when there is no account, so that an unknown e-mail takes as long as a wrong password. */
const nobodysHash = hashSync(randomBytes(32), COSTS);

const bytesOf = (password: string) => Buffer.from(spelled(password));

export const hash = ({ password }: { password: string }): string => hashSync(bytesOf(password), COSTS);

/** @param passwordHash none for an account that is not there: the work is the same, the answer is no */
export const verify = ({ password, passwordHash }: { password: string; passwordHash?: string | undefined }) =>
  verifySync(passwordHash ?? nobodysHash, bytesOf(password)) && passwordHash !== undefined;
