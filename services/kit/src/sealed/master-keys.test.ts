import { readEnv } from '../process/env.ts';
import { useDatabase } from '../testing/database.ts';
import { open, seal, takeMasterKeys, useMasterKeys } from './sealed.ts';

// Wrapping anew looks for every key that is not the current one's.
useDatabase({ allowScans: true });
const [OLD, NEW] = ['0a'.repeat(32), '0b'.repeat(32)] as const;
const ANNA = '65f0000000000000000000a1';

const take = (MASTER_KEY: string, MASTER_KEY_OLD: string) => {
  const env = readEnv({ NODE_ENV: 'test', MASTER_KEY, MASTER_KEY_OLD });
  return takeMasterKeys(env.MASTER_KEY, env.MASTER_KEY_OLD);
};

test('a master key is changed in three steps, and every text can be read at each of them', async () => {
  await take(OLD, '');
  const sealed = await seal(ANNA, 'day.note', 'перший рядок');
  const read = () => open(ANNA, 'day.note', sealed);
  await take(OLD, NEW);
  expect(await read()).toBe('перший рядок');
  useMasterKeys(OLD);
  expect(await read()).toBe('перший рядок');
  await take(NEW, OLD);
  expect(await read()).toBe('перший рядок');
  await take(NEW, '');
  expect(await read()).toBe('перший рядок');
  useMasterKeys(OLD);
  await expect(read()).rejects.toThrow('is not among those given');
});

test('a wrong key among the others is refused', async () => {
  await expect(take(NEW, `${OLD},abc`)).rejects.toThrow('64 hex digits');
});
