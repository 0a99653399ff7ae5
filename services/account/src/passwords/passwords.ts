import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes some 30 ms, so the last in the queue waits about three seconds. */
const MOST_WAITING = 100;
/** On a machine that is slow today; longer than that, and the gateway would think that the service is dead. */
const LONGEST_WAIT_MS = 3_000;
const RETRY_AFTER_SECONDS = 3;

/** Verified against when there is no account, so that an unknown e-mail takes as long as a wrong password. */
const nobodysHash = hash(randomBytes(32), COSTS);

/** A letter typed as one sign or as two is the same letter (й, ї, é). */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

export const hashPassword = (password: string): Promise<string> => hash(bytesOf(password), COSTS);

/** False for an account that is not there, after the same work. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), bytesOf(password));
  return matches && passwordHash !== undefined;
}

const busy = () => new AppError('busy', { retryAfter: RETRY_AFTER_SECONDS });

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * One password at a time in a process: a rush of logins takes neither all cores nor all memory.
 * @throws AppError busy when too many wait already, or the turn has not come within three seconds
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw busy();
  waiting += 1;
  const since = clock.now().getTime();
  const mine = last.then(() => {
    if (clock.now().getTime() - since > LONGEST_WAIT_MS) throw busy();
    return work();
  });
  const counted = mine.finally(() => {
    waiting -= 1;
  });
  last = counted.catch(() => {});
  return counted;
}
