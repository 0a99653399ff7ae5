import { wordsOf } from '@stezhka/content-contract';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import type { Query, Schema } from 'mongoose';

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
