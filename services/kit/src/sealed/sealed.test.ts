import fc from 'fast-check';
import mongoose from 'mongoose';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { eraseDataKey, open, rewrapDataKeys, seal, UnreadableError, useMasterKeys } from './sealed.ts';

useDatabase();

const [FIRST, SECOND] = ['ab'.repeat(32), 'cd'.repeat(32)] as [string, string];
const FIELD = 'day.note';
const text = 'Сьогодні вперше сказала «ні».';

beforeEach(() => useMasterKeys(FIRST));
afterEach(clearDatabase);

const keyRow = (id: string) =>
  mongoose.model('DataKey').findById(id).lean<{ wrapped: string; masterKeyId: string }>();

test('a sealed text opens again and looks different each time', async () => {
  const [one, two] = [await seal('u1', FIELD, text), await seal('u1', FIELD, text)];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^v1\.[\w-]+$/);
  expect(one).not.toContain(text);
  await expect(open('u1', FIELD, one)).resolves.toBe(text);
  await expect(open('u1', FIELD, two)).resolves.toBe(text);
});

test('any text survives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (any) => {
      expect(await open('u1', FIELD, await seal('u1', FIELD, any))).toBe(any);
    }),
    { numRuns: 30 },
  );
});

test('a sealed text opens for no other person and in no other field', async () => {
  const sealed = await seal('u1', FIELD, text);
  await seal('u2', FIELD, 'x');
  await expect(open('u2', FIELD, sealed)).rejects.toThrow(UnreadableError);
  await expect(open('u1', 'day.dream', sealed)).rejects.toThrow(UnreadableError);
});

test('a changed, cut or foreign text is refused', async () => {
  const sealed = await seal('u1', FIELD, text);
  const flipped = sealed.slice(0, -4) + (sealed.at(-4) === 'A' ? 'B' : 'A') + sealed.slice(-3);
  for (const wrong of [
    flipped,
    sealed.slice(0, -8),
    'v1.',
    'v1.AAAA',
    'plain',
    sealed.replace('v1.', 'v2.'),
  ]) {
    await expect(open('u1', FIELD, wrong)).rejects.toThrow(UnreadableError);
  }
});

test('many first texts at once share one key', async () => {
  const sealed = await Promise.all(Array.from({ length: 20 }, (_, i) => seal('u1', FIELD, String(i))));
  useMasterKeys(FIRST); // forgets what is cached
  expect(await Promise.all(sealed.map((one) => open('u1', FIELD, one)))).toEqual(
    sealed.map((_, i) => String(i)),
  );
});

test('an erased key makes everything unreadable, also after new texts are written', async () => {
  const sealed = await seal('u1', FIELD, text);
  await eraseDataKey('u1');
  await expect(open('u1', FIELD, sealed)).rejects.toThrow(UnreadableError);
  const later = await seal('u1', FIELD, 'new');
  await expect(open('u1', FIELD, sealed)).rejects.toThrow(UnreadableError);
  await expect(open('u1', FIELD, later)).resolves.toBe('new');
});

test('the database alone opens nothing', async () => {
  const sealed = await seal('u1', FIELD, text);
  const { wrapped } = (await keyRow('u1'))!;
  expect(wrapped).toMatch(/^v1\./);
  useMasterKeys(SECOND);
  await expect(open('u1', FIELD, sealed)).rejects.toThrow(/master key/);
});

test('a new master key takes over without touching the texts', async () => {
  const sealed = { u1: await seal('u1', FIELD, 'one'), u2: await seal('u2', FIELD, 'two') };
  useMasterKeys(SECOND, FIRST);
  await expect(open('u1', FIELD, sealed.u1)).resolves.toBe('one');
  expect(await rewrapDataKeys()).toBe(2);
  expect(await rewrapDataKeys()).toBe(0);
  useMasterKeys(SECOND);
  await expect(open('u1', FIELD, sealed.u1)).resolves.toBe('one');
  await expect(open('u2', FIELD, sealed.u2)).resolves.toBe('two');
});

test('a wrapped key that was moved to another person opens nothing', async () => {
  const sealed = await seal('u1', FIELD, text);
  const row = (await keyRow('u1'))!;
  await mongoose.model('DataKey').create({ ...row, _id: 'u2', createdAt: new Date(0) });
  await expect(open('u2', FIELD, sealed)).rejects.toThrow(UnreadableError);
});

test('a master key that is none stops the start', () => {
  expect(() => useMasterKeys('')).toThrow(/64 hex digits/);
  expect(() => useMasterKeys(FIRST, 'short')).toThrow(/64 hex digits/);
});
