import { randomBytes } from 'node:crypto';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { Hashing } from './hashing.ts';
import { normalizePassword } from './hashing.ts';

const bytesOf = (password: string) => Buffer.from(normalizePassword(password));

export function createArgon2(costs: Hashing['costs']) {
  /** Verified for an unknown account, so that it takes as long as a wrong password. */
  const nobodysHash = hashSync(randomBytes(32), costs);
  return {
    hash: ({ password }: { password: string }): string => hashSync(bytesOf(password), costs),

    verify: ({ password, passwordHash }: { password: string; passwordHash?: string | undefined }): boolean =>
      verifySync(passwordHash ?? nobodysHash, bytesOf(password)) && passwordHash !== undefined,
  };
}
