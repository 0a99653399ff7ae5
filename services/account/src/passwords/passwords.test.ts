import { getPriority } from 'node:os';
import { median } from '../testing/median.ts';
import { endHasher, hasherPid, hashPassword, isPassword } from './passwords.ts';

const PASSWORD = 'довга фраза';
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(endHasher);

test('a password fits its own hash and no other', async () => {
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
  expect(await isPassword('довга фразa', passwordHash)).toBe(false);
});

test('nobody’s password fits nobody, and finding out takes as long', async () => {
  const times: { nobody: number[]; wrong: number[] } = { nobody: [], wrong: [] };
  for (let n = 0; n < 15; n++) {
    for (const [name, hash] of [
      ['nobody', undefined],
      ['wrong', passwordHash],
    ] as const) {
      const begin = performance.now();
      expect(await isPassword('інша фраза', hash)).toBe(false);
      times[name].push(performance.now() - begin);
    }
  }
  const ratio = median(times.nobody) / median(times.wrong);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('a hash that cannot be read is an error, not a wrong password', async () => {
  await expect(isPassword(PASSWORD, 'no hash')).rejects.toThrow(/verify: /);
});

test('hashing gives way to its service', () => {
  expect(hasherPid()).not.toBe(process.pid);
  expect(getPriority(hasherPid())).toBeGreaterThan(getPriority());
});

test('a hasher that is killed in the middle of the work is replaced, and nobody notices', async () => {
  for (let n = 0; n < 3; n++) {
    const old = hasherPid()!;
    const asked = isPassword(PASSWORD, passwordHash);
    process.kill(old, 'SIGKILL');
    expect(await asked).toBe(true);
    expect(hasherPid()).not.toBe(old);
  }
});

test('a signal for the whole group does not take it away', async () => {
  const pid = hasherPid();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid!, signal);
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
  expect(hasherPid()).toBe(pid);
});

test('one that hangs, or dies as it starts, costs one visitor a while and nobody the login', async () => {
  process.kill(hasherPid()!, 'SIGSTOP');
  await expect(isPassword(PASSWORD, passwordHash)).rejects.toMatchObject({ code: 'busy' });
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);

  const asked = isPassword(PASSWORD, passwordHash);
  const first = hasherPid()!;
  process.kill(first, 'SIGKILL');
  while (hasherPid() === first || !hasherPid()) await new Promise(setImmediate);
  // The next one, before it is ready.
  process.kill(hasherPid()!, 'SIGKILL');
  await asked.catch((error) => expect(error).toMatchObject({ code: 'busy' }));
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
});
