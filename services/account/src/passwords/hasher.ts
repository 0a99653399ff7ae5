import { randomBytes } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What `passwords.ts` asks for, in a process of its own: whatever else wants the processor goes first. */
setPriority(constants.priority.PRIORITY_LOW);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified against when there is no account, so that an unknown e-mail takes as long as a wrong password. */
const nobodysHash = hashSync(randomBytes(32), COSTS);

/** A letter typed as one sign or as two is the same letter (й, ї, é). */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

export interface Guess {
  password: string;
  /** None for an account that is not there: the work is the same, the answer is no. */
  passwordHash?: string | undefined;
}

export const hash = (password: string): string => hashSync(bytesOf(password), COSTS);

export const verify = ({ password, passwordHash }: Guess): boolean =>
  verifySync(passwordHash ?? nobodysHash, bytesOf(password)) && passwordHash !== undefined;
