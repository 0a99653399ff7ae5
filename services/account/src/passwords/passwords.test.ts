import { getPriority } from 'node:os';
import { hasherPid, hashPassword, isPassword } from './passwords.ts';

test('a password fits its own hash and no other', async () => {
  const passwordHash = await hashPassword('довга фраза');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('довга фраза', passwordHash)).toBe(true);
  expect(await isPassword('довга фразa', passwordHash)).toBe(false);
});

test('nobody’s password fits nobody', async () => {
  expect(await isPassword('довга фраза', undefined)).toBe(false);
});

test('hashing gives way to whatever else wants the processor', async () => {
  await isPassword('довга фраза', undefined);
  expect(hasherPid()).not.toBe(process.pid);
  expect(getPriority(hasherPid())).toBeGreaterThan(getPriority());
});

test('a hasher that is killed in the middle of the work is replaced, and nobody notices', async () => {
  const passwordHash = await hashPassword('довга фраза');
  for (let n = 0; n < 3; n++) {
    const old = hasherPid()!;
    const asked = isPassword('довга фраза', passwordHash);
    process.kill(old, 'SIGKILL');
    expect(await asked).toBe(true);
    expect(hasherPid()).not.toBe(old);
  }
});
