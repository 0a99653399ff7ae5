import { jest } from '@jest/globals';
import { hashing } from './hashing.ts';

const argon2 = await import('@node-rs/argon2');
/** The hashes that were verified against. */
const verified: string[] = [];
beforeEach(() => void verified.splice(0));
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verifySync: (hash: string, password: Buffer) => {
    verified.push(hash);
    return argon2.verifySync(hash, password);
  },
}));
const { createArgon2 } = await import('./argon2.ts');
const { hash, verify } = createArgon2(hashing.costs);

const costsOf = (text: string) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(text)?.[0];

test('an account that is not there costs the same work as a wrong password', () => {
  verify({ password: 'інша фраза', passwordHash: hash({ password: 'довга фраза' }) });
  verify({ password: 'інша фраза' });
  expect(verified.map(costsOf)).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1$'));
});

test('an unknown account refuses every password', () => {
  expect(verify({ password: 'інша фраза' })).toBe(false);
});
