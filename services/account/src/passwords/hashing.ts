import { constants } from 'node:os';
import { patience } from './patience.ts';

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
  if (timeout) Object.assign(patience, { turn: timeout, hasher: timeout });
}
