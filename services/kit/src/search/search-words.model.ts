import mongoose, { type ClientSession, Schema } from 'mongoose';
import { foldWord } from '../texts/fold-word.ts';
import { spellingKeys } from './spelling.ts';

/** A word of the searched texts of this database, of unpublished ones too: only words of what is found are shown. */
export interface SearchWord {
  _id: string;
  stems: string[];
  /** `foldWord` of it. */
  sound: string;
  /** By which misspellings find it. */
  keys: string[];
  /** Its first 2, 3 and 4 letters. */
  starts: string[];
  /** Rows that hold it. */
  count: number;
}

const list = { type: [String], default: [] };
const schema = new Schema<SearchWord>(
  { _id: String, stems: list, sound: String, keys: list, starts: list, count: { type: Number, default: 0 } },
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
  const added = [...after.keys()].filter((word) => !before.has(word)).sort();
  const removed = [...before.keys()].filter((word) => !after.has(word));
  if (added.length) await addWords(added, after, session);
  if (!removed.length) return;
  const options = session ? { session } : {};
  await SearchWordModel.updateMany({ _id: { $in: removed } }, { $inc: { count: -1 } }, options);
  await SearchWordModel.deleteMany({ _id: { $in: removed }, count: { $lte: 0 } }, options);
}

/** One command for those that stand already: most of a text's words do. */
async function addWords(added: string[], after: RowWords, session: ClientSession | null): Promise<void> {
  const rows = await SearchWordModel.find({ _id: { $in: added } })
    .select('stems')
    .session(session)
    .lean<Pick<SearchWord, '_id' | 'stems'>[]>();
  const stems = new Map(rows.map((row) => [row._id, row.stems]));
  const options = session ? { session } : {};
  const isKnown = (word: string) => [...after.get(word)!].every((stem) => stems.get(word)?.includes(stem));
  const { known = [], other = [] } = Object.groupBy(added, (word) => (isKnown(word) ? 'known' : 'other'));
  if (known.length)
    await SearchWordModel.updateMany({ _id: { $in: known } }, { $inc: { count: 1 } }, options);
  if (other.length)
    await SearchWordModel.bulkWrite(
      other.map((word) => ({
        updateOne: {
          filter: { _id: word },
          update: {
            $inc: { count: 1 },
            $addToSet: { stems: { $each: [...after.get(word)!] } },
            $setOnInsert: lookupOf(word),
          },
          upsert: true,
        },
      })),
      { ordered: false, ...options },
    );
}

/** What a word is looked up by. */
export const lookupOf = (word: string): Pick<SearchWord, 'sound' | 'keys' | 'starts'> => ({
  sound: foldWord(word),
  keys: spellingKeys(word),
  starts: START_LENGTHS.filter((length) => word.length >= length).map((length) => word.slice(0, length)),
});

export type KnownWord = Pick<SearchWord, '_id' | 'stems' | 'sound' | 'count'>;
const KNOWN = 'stems sound count';

export const wordsWithStems = (stems: string[]): Promise<KnownWord[]> =>
  SearchWordModel.find({ stems: { $in: stems } })
    .select(KNOWN)
    .limit(MOST_SIMILAR)
    .lean<KnownWord[]>()
    .exec();

/** The most used ones; of long beginnings the first ones of the alphabet. */
export async function wordsThatBegin(start: string): Promise<KnownWord[]> {
  if (start.length < START_LENGTHS[0]!) return [];
  const found =
    start.length > LONGEST_START
      ? SearchWordModel.find({ _id: { $gte: start, $lt: `${start}\uffff` } }).sort({ _id: 1 })
      : SearchWordModel.find({ starts: start }).sort({ count: -1 });
  return found.select(KNOWN).limit(MOST_BEGUN).lean<KnownWord[]>();
}

export const similarlySpelled = (word: string): Promise<KnownWord[]> =>
  SearchWordModel.find({ keys: { $in: spellingKeys(word) } })
    .select(KNOWN)
    .limit(MOST_SIMILAR)
    .lean<KnownWord[]>()
    .exec();
