import type { DayConflict } from '@stezhka/diary-contract';
import type { CallError } from '@stezhka/shell-contract';
import type { Send } from './day-autosave.ts';
import { bySeq, type ChangeStore, callOf, type KeptChange, nextCall } from './kept-changes.ts';

/** Changes of tabs that have ended: of this page's date, and of others; and the tabs that still live. */
export async function findLeftChanges(
  { member, date }: { member: string; date: string },
  { store, adopt }: { store: ChangeStore; adopt: (writer: string) => Promise<boolean> },
): Promise<{ own: KeptChange[]; others: KeptChange[]; living: string[] }> {
  const kept = (await store.list(member)).sort(bySeq);
  const writers = [...new Set(kept.map(({ writer }) => writer))];
  const adopted = new Set<string>();
  for (const writer of writers) if (await adopt(writer)) adopted.add(writer);
  const left = kept.filter(({ writer }) => adopted.has(writer));
  return {
    own: left.filter((one) => one.date === date),
    others: left.filter((one) => one.date !== date),
    living: writers.filter((writer) => !adopted.has(writer)),
  };
}

/**
 * Saves changes of dates that no page shows, each date in the order of its writing, and gives the dates of which
 * something could not be saved: it stays kept until its page is opened. What was written before an erasure is dropped.
 */
export async function replayChanges(
  changes: KeptChange[],
  store: ChangeStore,
  send: Send,
): Promise<string[]> {
  const dates = [...new Set(changes.map(({ date }) => date))].sort();
  const left: string[] = [];
  for (const date of dates) {
    let waiting = changes.filter((one) => one.date === date);
    while (waiting.length) {
      const next = nextCall(waiting);
      const saved = await savedOf(next, send);
      for (const change of saved) await store.drop(change);
      if (saved.length < next.length && !left.includes(date)) left.push(date);
      waiting = waiting.filter((one) => !next.includes(one));
    }
  }
  return left;
}

async function savedOf(changes: KeptChange[], send: Send): Promise<KeptChange[]> {
  try {
    await send(callOf(changes));
    return changes;
  } catch (error) {
    const { code, data } = error as Partial<CallError>;
    // Nothing of an erased diary comes back.
    if (code === 'diary_erased') return changes;
    const { conflicts } = (data ?? {}) as Partial<DayConflict>;
    if (code !== 'day_changed' || !conflicts) return [];
    return changes.filter(({ field }) => conflicts.every((one) => one.field !== field));
  }
}
