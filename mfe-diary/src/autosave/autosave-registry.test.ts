import { type DayReply, getDay } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { AutosaveRegistry } from './autosave-registry.ts';
import '@stezhka/diary-contract/examples';
import { memoryStore } from '../testing/memory-store.ts';
import { DayAutosave } from './day-autosave.ts';

const { day } = exampleOf(getDay).reply;

function setUp(store = memoryStore()) {
  const { promise, resolve } = Promise.withResolvers<DayReply>();
  const options = { member: 'sofiia', writer: () => 'tab-one-1', erasure: 0, store, send: () => promise };
  const autosave = new DayAutosave(day, options);
  const registry = new AutosaveRegistry();
  registry.add('a day', autosave);
  return { registry, autosave, save: async () => resolve({ day: { ...day, version: day.version + 1 } }) };
}

test('a saved day leaves the registry with its page', () => {
  const { registry, autosave } = setUp();
  registry.release('a day', autosave);
  expect(registry.size).toBe(0);
});

test('an unsaved day stays in the registry until it is saved', async () => {
  const { registry, autosave, save } = setUp();
  autosave.edit('notes[thanks]', 'Раз');
  autosave.flush();
  registry.release('a day', autosave);
  expect(registry.unfinished('a day')).toBe(autosave);
  await save();
  await null;
  expect(registry.size).toBe(0);
});

test('an erasure forgets the unsaved days of its member, if it succeeds', async () => {
  const { registry, autosave } = setUp();
  autosave.edit('notes[thanks]', 'Раз');
  registry.release('a day', autosave);
  const refused = registry.eraseDiary('sofiia', () => Promise.reject(new Error('no connection')));
  await expect(refused).rejects.toThrow('no connection');
  await registry.eraseDiary('olena', async () => {});
  expect(registry.unfinished('a day')).toBe(autosave);
});

test('an erased day leaves the registry', async () => {
  const { registry, autosave } = setUp();
  autosave.edit('notes[thanks]', 'Раз');
  registry.release('a day', autosave);
  await registry.eraseDiary('sofiia', async () => {});
  expect([registry.size, autosave.busy]).toEqual([0, false]);
});

test('what is brought back after its page is gone is saved, and known until then', async () => {
  const { registry, autosave, save } = setUp();
  registry.release('a day', autosave);
  expect(registry.size).toBe(0);
  registry.edit('a day', autosave, 'notes[thanks]', 'Знову');
  expect(registry.unfinished('a day')).toBe(autosave);
  const finished = registry.finish();
  await save();
  expect([await finished, registry.size]).toEqual([true, 0]);
});

test('what is brought back goes to the page that shows the day now', () => {
  const { registry, autosave } = setUp();
  const { autosave: now } = setUp();
  registry.add('a day', now);
  registry.edit('a day', autosave, 'notes[thanks]', 'Знову');
  expect([autosave.busy, now.busy]).toEqual([false, true]);
});

test('a registry that finishes saves at once what waits', async () => {
  const { registry, autosave, save } = setUp();
  autosave.edit('notes[thanks]', 'Раз');
  registry.add('a day', autosave);
  const finished = registry.finish();
  await save();
  expect([await finished, autosave.busy, await registry.finish('sofiia')]).toEqual([true, false, true]);
});
