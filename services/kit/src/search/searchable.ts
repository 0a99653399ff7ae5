import { LOCALES, type Locale, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import mongoose, { type ClientSession, type Model, type Query, type Schema, type SortOrder } from 'mongoose';
import { defineJob } from '../jobs/jobs.ts';
import { countWords, type RowWords } from './search-words.model.ts';
import { searchWords, stemOf } from './stems.ts';

/** Changes when rows have to be indexed anew. */
const VERSION = 1;
const HOUR_SECONDS = 3600;
/** Of one text of a row in one language. */
const MOST_WORDS = 2000;

/** Added by `searchable`; not selected by reads. */
export interface Searchable {
  /** Stems of all texts; marked by `inTitle` those of a title, by `inAbout` those of titles and summaries. */
  terms?: string[];
  searchVersion?: number;
}

export const inTitle = (stem: string, locale: Locale): string => `${locale}:${stem}`;
export const inAbout = (stem: string): string => `.${stem}`;

type Text = Localised<string | string[]> | null | undefined;
type Row = Record<string, unknown>;

/** Names of localised fields: texts, lists of texts, or HTML in `body`. */
export interface SearchedFields {
  title: string;
  about: readonly string[];
  body?: readonly string[];
}

interface Plugin {
  fields: SearchedFields;
  sort: Record<string, SortOrder>;
}
const PLUGIN = 'searchable';
export const searchableOf = (model: Model<never>): Plugin =>
  model.schema.get(PLUGIN as never) as unknown as Plugin;

/**
 * Indexes the localised texts of a model's rows for `findByWords`, in all languages; an update must write all of these
 * texts or none.
 * @param sort the order of what matches equally well; unique with `_id`
 */
export function searchable<T extends Searchable>(
  schema: Schema<T>,
  fields: SearchedFields,
  sort: Record<string, SortOrder>,
): void {
  const texts = textsOf(fields);
  schema.set(PLUGIN as never, { fields, sort } as never);
  schema.add({
    terms: { type: [String], select: false },
    searchVersion: { type: Number, select: false },
  } as never);
  schema.index({ terms: 1, ...sort } as never);
  schema.index({ searchVersion: 1 } as never);

  schema.pre('save', async function () {
    if (!this.isNew && !texts.some((path) => this.isModified(path))) return;
    const row = Object.fromEntries(texts.map((path) => [path, this.get(path)]));
    const model = this.constructor as Model<T>;
    const before = this.isNew ? null : await readIndexed(model, { _id: this._id }, this.$session());
    this.set((await index(before, row, this.$session())) as never);
  });
  schema.pre(['updateOne', 'findOneAndUpdate'], async function (this: Query<unknown, T>) {
    const update = this.getUpdate() as Row & { $set?: Row };
    const set = { ...update, ...update.$set };
    const written = texts.filter((path) => path in set);
    if (!written.length) return;
    if (written.length < texts.length)
      throw new Error(`Write ${texts.join(', ')} together: search needs all.`);
    const { session } = this.getOptions();
    const before = await readIndexed(this.model as Model<T>, this.getFilter(), session);
    this.set((await index(before, set, session)) as never);
  });
  schema.pre('deleteOne', { document: true, query: false }, async function () {
    const model = this.constructor as Model<T>;
    const before = await readIndexed(model, { _id: this._id }, this.$session());
    if (before) await countWords(wordsIn(before), new Map(), this.$session());
  });

  const readIndexed = (model: Model<T>, filter: object, session?: ClientSession | null) =>
    (model as unknown as Model<Row>)
      .findOne(filter)
      .select([...texts, 'searchVersion'])
      .session(session ?? null)
      .lean<Row | null>();
  const wordsIn = (row: Row) => indexRow(fields, row).words;
  const index = async (before: Row | null, row: Row, session?: ClientSession | null) => {
    const { terms, words } = indexRow(fields, row);
    await countWords(before?.searchVersion === VERSION ? wordsIn(before) : new Map(), words, session);
    return { terms, searchVersion: VERSION };
  };
}

/** What is stored of a row's texts, and its words for the dictionary. */
export function indexRow(fields: SearchedFields, row: Row): { terms: string[]; words: RowWords } {
  const terms = new Set<string>();
  const words: RowWords = new Map();
  for (const path of textsOf(fields)) {
    const isBody = fields.body?.includes(path);
    for (const locale of LOCALES) {
      const text = [(row[path] as Text)?.[locale] ?? []].flat().join(' ');
      const unique = new Set(searchWords(isBody ? withoutTags(text) : text));
      for (const word of [...unique].slice(0, MOST_WORDS)) {
        const stem = stemOf(word, locale);
        words.set(word, (words.get(word) ?? new Set()).add(stem));
        terms.add(stem);
        if (!isBody) terms.add(inAbout(stem));
        if (path === fields.title) terms.add(inTitle(stem, locale));
      }
    }
  }
  return { terms: [...terms], words };
}

const textsOf = ({ title, about, body = [] }: SearchedFields): string[] => [title, ...about, ...body];

/** Of HTML that is clean already. */
const withoutTags = (html: string): string => html.replace(/<[^<>]*>|&[a-z\d#]{1,8};/gi, ' ');

/** Rows that were stored when there was no such index, or another one. */
export const indexSearched = defineJob(
  'index_searched',
  Joi.object({}),
  async () => {
    for (const model of Object.values(mongoose.models)) {
      if (!model.schema.path('searchVersion')) continue;
      const texts = textsOf(searchableOf(model as never).fields);
      const rows = model
        .find({ searchVersion: { $ne: VERSION } })
        .select(texts)
        .lean<(Row & { _id: unknown })[]>()
        .cursor();
      for await (const { _id, ...row } of rows)
        await model.updateOne(
          { _id },
          { $set: Object.fromEntries(texts.map((path) => [path, row[path]])) },
          { timestamps: false },
        );
    }
  },
  { every: HOUR_SECONDS },
);
