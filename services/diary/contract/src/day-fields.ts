import type { Id, PlainDate } from '@stezhka/kit-contract';

/** Product 3, Descartes Square. */
export interface DecartTexts {
  decision: string;
  willIfHappen: string;
  willIfNotHappen: string;
  wontIfHappen: string;
  wontIfNotHappen: string;
}
export interface DecartEntry extends DecartTexts {
  /** Made by the client, so that a repeated save makes no second entry. */
  id: Id;
}

export const DECART_LIMIT = 20;
/** Characters of each of its five texts. */
export const DECART_TEXT_LIMIT = 2_000;

/** Id of the empty entry with which a day begins: two windows that fill it in write the same one. */
export const firstDecartId = (date: PlainDate): Id => date.replaceAll('-', '').padStart(24, '0');

export type FieldValue = number | string | boolean | DecartTexts | null;

export interface FieldChange {
  /** 'parameters[sleep]', 'notes[thanks]', 'details[good_news]', 'question' or 'decart[<id>]'. */
  field: string;
  /**
   * Revision on which the writer began to change the field; 0 for one that was never written. A reply's revision takes
   * its place only where that reply shows what the writer has sent: else somebody went on since.
   */
  base: number;
  /** Grows with each change of the field by its writer; the largest counts, whatever comes first. */
  seq: number;
  /**
   * A number for a parameter, a text for a note or the question, true or false for a detail, texts for an entry of
   * the square. Null, or an empty text, removes.
   */
  value: FieldValue;
}

/** Both sides of a field that two writers have changed (product 4, Day view). */
export interface FieldConflict {
  field: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** The `base` of a change that settles it. */
  revision: number;
}
