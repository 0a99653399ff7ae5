import { LOCALES, type Locale, type Localised, SEARCH_LENGTH, wordsOf } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Model, Query, QueryFilter, Schema, SortOrder, Types } from 'mongoose';
import { inLocale } from '../texts/localised.ts';

const SHOWN = 6;
/** The first by `sort`, among which matching titles come first. */
const CANDIDATES = 60;
const MOST_WORDS = 8;

type Text = Localised<string | string[]>;

/** Added by `searchable`; not selected by reads. */
export interface Searchable {
  words?: string[];
}

/**
 * Keeps the words of localised texts, in all languages, in an indexed list. An update must write all of these texts
 * or none.
 * @param texts names of localised fields: texts or lists of texts
 */
export function searchable<T extends Searchable>(
  schema: Schema<T>,
  texts: readonly (keyof T & string)[],
): void {
  schema.add({ words: { type: [String], select: false } } as never);
  schema.index({ words: 1 } as never);
  schema.pre('save', function () {
    if (this.isNew || texts.some((path) => this.isModified(path)))
      this.set('words', wordsIn(texts.map((path) => this.get(path) as Text)) as never);
  });
  schema.pre(['updateOne', 'findOneAndUpdate'], function (this: Query<unknown, T>) {
    const update = this.getUpdate() as Record<string, unknown> & { $set?: Record<string, unknown> };
    const set = { ...update, ...update.$set };
    const written = texts.filter((path) => path in set);
    if (!written.length) return;
    if (written.length < texts.length)
      throw new Error(`Write ${texts.join(', ')} together: search needs all.`);
    this.set('words' as never, wordsIn(texts.map((path) => set[path] as Text)) as never);
  });
}

const wordsIn = (texts: Text[]): string[] => [
  ...new Set(
    texts.flatMap((text) => LOCALES.flatMap((locale) => [text?.[locale] ?? []].flat().flatMap(wordsOf))),
  ),
];

export const searchText = Joi.string().trim().min(SEARCH_LENGTH.min).max(SEARCH_LENGTH.max);

/** Single letters are dropped beside longer words. */
function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const longer = words.filter((word) => word.length > 1);
  return (longer.length ? longer : words).slice(0, MOST_WORDS);
}

interface FindOptions {
  locale: Locale;
  sort: Readonly<Record<string, SortOrder>>;
  select: string;
  filter?: object;
}

/**
 * Every word of `query` begins a word of what is found, whatever its language; a title of `locale` that has them all
 * comes first. A prefix search on the index of `words`, which hold no regex characters.
 */
export async function findByWords<T extends { title: Localised }>(
  model: Model<T>,
  query: string,
  { locale, sort, select, filter }: FindOptions,
): Promise<(T & { _id: Types.ObjectId })[]> {
  const words = queryWords(query);
  if (!words.length) return [];
  const rows = await model
    .find({ ...filter, $and: words.map((word) => ({ words: new RegExp(`^${word}`) })) } as QueryFilter<T>)
    .sort(sort)
    .limit(CANDIDATES)
    .select(select)
    .lean<(T & { _id: Types.ObjectId })[]>();
  const titled = (row: { title: Localised }) => {
    const own = wordsOf(inLocale(row.title, locale));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const { yes = [], no = [] } = Object.groupBy(rows, (row) => (titled(row) ? 'yes' : 'no'));
  return [...yes, ...no].slice(0, SHOWN);
}
