import mongoose, { type ClientSession, Schema } from 'mongoose';
import { spellingKeys } from './spelling.ts';

/** A word of the searched texts of this database, of unpublished ones too: only words of what is found are shown. */
export interface SearchWord {
  _id: string;
  stems: string[];
  /** By which misspellings find it. */
  keys: string[];
  /** Its first 2, 3 and 4 letters. */
  starts: string[];
  /** Rows that hold it. */
  count: number;
}

const list = { type: [String], default: [] };
const schema = new Schema<SearchWord>(
  { _id: String, stems: list, keys: list, starts: list, count: { type: Number, default: 0 } },
  { versionKey: false },
);
schema.index({ stems: 1 });
schema.index({ keys: 1 });
schema.index({ starts: 1, count: -1 });

export const SearchWordModel = mongoose.model<SearchWord>('SearchWord', schema, 'search_words');

/** Words of a row with their stems. */
export type RowWords = Map<string, Set<string>>;

const START_LENGTHS = [2, 3, 4];
const LONGEST_START = 4;
const MOST_BEGUN = 40;
const MOST_SIMILAR = 400;

/** Counts a row's words, those that it had before taken away. */
export async function countWords(
  before: RowWords,
  after: RowWords,
  session: ClientSession | null = null,
): Promise<void> {
  const added = [...after].filter(([word]) => !before.has(word));
  const removed = [...before.keys()].filter((word) => !after.has(word));
  // In one order: two rows that are saved at once do not wait for each other in a circle.
  const changes = [
    ...added.map(([word, stems]) => ({
      word,
      update: {
        $inc: { count: 1 },
        $addToSet: { stems: { $each: [...stems] } },
        $setOnInsert: { keys: spellingKeys(word), starts: startsOf(word) },
      },
    })),
    ...removed.map((word) => ({ word, update: { $inc: { count: -1 } } })),
  ].sort((a, b) => (a.word < b.word ? -1 : 1));
  if (changes.length)
    await SearchWordModel.bulkWrite(
      changes.map(({ word, update }) => ({
        updateOne: { filter: { _id: word }, update, upsert: '$setOnInsert' in update },
      })),
      { session: session ?? undefined, ordered: false } as never,
    );
  if (removed.length)
    await SearchWordModel.deleteMany({ _id: { $in: removed }, count: { $lte: 0 } }, { session });
}

const startsOf = (word: string): string[] => [
  ...new Set(START_LENGTHS.filter((length) => word.length >= length).map((length) => word.slice(0, length))),
];

type Known = Pick<SearchWord, '_id' | 'stems' | 'count'>;
const KNOWN = 'stems count';

export const wordsWithStems = (stems: string[]): Promise<Known[]> =>
  SearchWordModel.find({ stems: { $in: stems } }).select(KNOWN).limit(MOST_SIMILAR).lean<Known[]>().exec();

/** The most used ones; of long beginnings the first ones of the alphabet. */
export async function wordsThatBegin(start: string): Promise<Known[]> {
  if (start.length < START_LENGTHS[0]!) return [];
  const found =
    start.length > LONGEST_START
      ? SearchWordModel.find({ _id: { $gte: start, $lt: `${start}\uffff` } }).sort({ _id: 1 })
      : SearchWordModel.find({ starts: start }).sort({ count: -1 });
  return found.select(KNOWN).limit(MOST_BEGUN).lean<Known[]>();
}

export const similarlySpelled = (word: string): Promise<Known[]> =>
  SearchWordModel.find({ keys: { $in: spellingKeys(word) } })
    .select(KNOWN)
    .limit(MOST_SIMILAR)
    .lean<Known[]>()
    .exec();
