import { constants } from 'node:os';

/** Milliseconds that a visitor is kept waiting at most; tests raise them, because their machine is busy. */
export const timeouts = {
  /** In the hash queue; with a longer one the gateway would think that the service is dead. */
  queue: 3_000,
  /** For the hasher: a hash takes some 10 ms, a new hasher half a second. */
  hasher: 2_000,
};

/** A letter typed as one sign or as two is the same letter (й, ї, é). */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** How passwords are hashed; changed before the first password alone. */
export const hashing = {
  /** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
  costs: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** Of the hasher's process: it gives way to its service's event loop. */
  priority: constants.priority.PRIORITY_LOW as number,
};

export type Hashing = typeof hashing;

export interface HashingSettings {
  /** Of the hasher's process, as `nice` counts: 0 to 19. */
  priority: number;
  /** Milliseconds that a login waits for its turn, and for its hash; the defaults without it. */
  timeout?: number | undefined;
}

export function configureHashing({ priority, timeout }: HashingSettings): void {
  hashing.priority = priority;
  if (timeout) Object.assign(timeouts, { queue: timeout, hasher: timeout });
}
