import { constants, getPriority } from 'node:os';
import { hashing, timeouts } from './hashing.ts';
import { endHasher, hasherPid, hashPassword, isPassword } from './passwords.ts';

const PASSWORD = 'довга фраза';
let passwordHash: string;

// A process of low priority hardly gets a turn on a busy machine: only the test of the priority starts one.
const { priority } = hashing;
beforeAll(async () => {
  Object.assign(hashing, { priority: constants.priority.PRIORITY_NORMAL });
  Object.assign(timeouts, { hasher: 60_000 });
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => hashPassword(PASSWORD));
afterAll(endHasher);

test('a password fits its own hash and no other', async () => {
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
  expect(await isPassword('довга фразa', passwordHash)).toBe(false);
});

test('an unknown account refuses every password', async () => {
  expect(await isPassword('інша фраза', undefined)).toBe(false);
});

test('a hash that cannot be read is an error, not a wrong password', async () => {
  await expect(isPassword(PASSWORD, 'no hash')).rejects.toThrow(/verify: /);
});

test('hashing gives way to its service', async () => {
  await endHasher();
  hashing.priority = priority;
  await hashPassword(PASSWORD);
  expect(hasherPid()).not.toBe(process.pid);
  expect(getPriority(hasherPid())).toBe(constants.priority.PRIORITY_LOW);
  await endHasher();
  hashing.priority = constants.priority.PRIORITY_NORMAL;
});

test('a killed hasher is replaced, and its task is repeated', async () => {
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

test('a hanging hasher fails one login, and the next one works', async () => {
  process.kill(hasherPid()!, 'SIGSTOP');
  timeouts.hasher = 500;
  await expect(isPassword(PASSWORD, passwordHash)).rejects.toMatchObject({ code: 'busy' });
  timeouts.hasher = 60_000;
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);

  timeouts.hasher = 2_000;
  const asked = isPassword(PASSWORD, passwordHash);
  const first = hasherPid()!;
  process.kill(first, 'SIGKILL');
  while (hasherPid() === first || !hasherPid()) await new Promise(setImmediate);
  // The next one, before it is ready.
  process.kill(hasherPid()!, 'SIGKILL');
  await asked.catch((error) => expect(error).toMatchObject({ code: 'busy' }));
  timeouts.hasher = 60_000;
  expect(await isPassword(PASSWORD, passwordHash)).toBe(true);
});
