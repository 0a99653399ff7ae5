import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/** No signs that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

const digest = (plain: string) => createHash('sha256').update(plain).digest('hex');
const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** 'K3J9 m2xq-7wpd' as it was typed → its digest; undefined for what cannot be a recovery code. */
export function recoveryDigest(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === LENGTH ? digest(plain) : undefined;
}

/** Ten new ones: what the member sees, and what is kept. */
export function newRecoveryCodes(): { shown: string[]; kept: string[] } {
  const codes = Array.from({ length: CODES }, newCode);
  return { shown: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), kept: codes.map(digest) };
}
