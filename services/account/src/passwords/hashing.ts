import { constants } from 'node:os';

/** Milliseconds; tests raise them. */
export const timeouts = {
  /** A longer wait would make the gateway take the service for dead. */
  queue: 3_000,
  hasher: 2_000,
};

/** й, ї, é may be typed as one sign or as two. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

export const hashing = {
  /** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
  costs: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  priority: constants.priority.PRIORITY_LOW as number,
};

export type Hashing = typeof hashing;

export interface HashingSettings {
  priority: number;
  /** Milliseconds for queue and hash alike. */
  timeout?: number | undefined;
}

export function configureHashing({ priority, timeout }: HashingSettings): void {
  hashing.priority = priority;
  if (timeout) Object.assign(timeouts, { queue: timeout, hasher: timeout });
}
