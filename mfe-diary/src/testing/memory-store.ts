import { type ChangeStore, changeKey, type KeptChange } from '../autosave/kept-changes.ts';

/** A store of changes as the browser's, for as long as a test lasts. */
export function memoryStore(): ChangeStore {
  const kept = new Map<string, KeptChange>();
  const keyOf = (change: KeptChange) => `${change.member} ${change.date} ${changeKey(change)}`;
  return {
    async keep(change) {
      kept.set(keyOf(change), change);
    },
    async drop(change) {
      if ((kept.get(keyOf(change))?.seq ?? 0) <= change.seq) kept.delete(keyOf(change));
    },
    list: async (member) => [...kept.values()].filter((change) => change.member === member),
    async clear(member) {
      for (const [key, change] of kept) if (change.member === member) kept.delete(key);
    },
  };
}
