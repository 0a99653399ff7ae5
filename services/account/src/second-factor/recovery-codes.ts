import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

const digest = (plain: string) => createHash('sha256').update(plain).digest('hex');
const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Undefined for what cannot be a recovery code, such as six digits. */
export function recoveryDigest(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === LENGTH ? digest(plain) : undefined;
}

/** `shown` to the member once, `kept` as digests. */
export function newRecoveryCodes(): { shown: string[]; kept: string[] } {
  const codes = Array.from({ length: CODES }, newCode);
  return { shown: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), kept: codes.map(digest) };
}
