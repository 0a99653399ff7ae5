import { constants } from 'node:os';

/** How passwords are hashed. Only tests change it, before the first password. */
export const hashing = {
  /** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
  costs: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** Of the hasher's process: it gives way to its service's event loop. */
  priority: constants.priority.PRIORITY_LOW as number,
};

export type Hashing = typeof hashing;
