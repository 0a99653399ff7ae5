import { type Model, Types } from 'mongoose';
import { lookupOf, type RowWords, SearchWordModel } from '../search/search-words.model.ts';
import { indexRow, searchableOf } from '../search/searchable.ts';

const BATCH = 2000;

/** Writes many rows with what a search reads of them, past the models: saving each would take longer than all the rest. */
export async function insertSearched<T>(model: Model<T>, rows: Iterable<Partial<T>>): Promise<void> {
  const { fields } = searchableOf(model as never);
  const stems: RowWords = new Map();
  const counts = new Map<string, number>();
  let batch: object[] = [];
  const write = async () => {
    if (batch.length) await model.collection.insertMany(batch as never, { ordered: false });
    batch = [];
  };
  for (const row of rows) {
    const { terms, words } = indexRow(fields, row as Record<string, unknown>);
    for (const [word, own] of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      stems.set(word, (stems.get(word) ?? new Set()).union(own));
    }
    batch.push({ _id: new Types.ObjectId(), ...row, terms });
    if (batch.length === BATCH) await write();
  }
  await write();
  const words = [...counts].map(([word, count]) => ({
    _id: word,
    count,
    stems: [...stems.get(word)!],
    ...lookupOf(word),
  }));
  for (let from = 0; from < words.length; from += BATCH)
    await SearchWordModel.collection.insertMany(words.slice(from, from + BATCH) as never, { ordered: false });
}
