import type { Deck } from '../cards/backs.ts';
import { among, namesOf } from '../core/tables.ts';
import { BOOK_KINDS, type BookKind, book } from './book.ts';
import { box } from './box.ts';
import { diaryCase } from './case.ts';
import type { Cloth, GoodsOptions } from './goods-options.ts';
import { pad } from './pad.ts';
import { pair, type SecondBook } from './pair.ts';
import { MOTIF_NAMES, type MotifName } from './pressed.ts';
import { type StationeryKind, stationery } from './stationery.ts';
import { type WrapPattern, wrap } from './wrap.ts';

const desk =
  (kind: StationeryKind) =>
  (slug: string, options: GoodsOptions): string =>
    stationery(slug, kind, options);
const GOODS = {
  cards: desk('cards'),
  bookmarks: desk('bookmarks'),
  pencils: desk('pencils'),
  box,
  wrap,
  case: diaryCase,
  pad,
  set: pair,
};
export type CoverKind = BookKind | keyof typeof GOODS;

export const COVER_KINDS: readonly CoverKind[] = [...BOOK_KINDS, ...namesOf(GOODS)];

export interface CoverOptions {
  kind?: CoverKind;
  /** Of a wrap: the pattern of its paper. */
  motif?: MotifName | WrapPattern;
  cloth?: Cloth;
  w?: number;
  h?: number;
  /** A colour, or 'none' for a cut-out. */
  ground?: string;
  /** Of a box: whose deck. */
  deck?: Deck;
  scale?: number;
  /** Of a diary: whether a ribbon keeps the place. */
  ribbon?: boolean;
  /** Of a set: the book beside the first; without one that shows its back. */
  second?: SecondBook;
}

/** A product on its own paper ground, 4:5, w x h px. */
export function cover(
  slug: string,
  { kind = 'diary', motif, w = 800, h = 1000, ...rest }: CoverOptions = {},
): string {
  const o = { w, h, ...rest };
  if (kind === 'wrap') return wrap(slug, { ...o, motif });
  const pressed = { ...o, motif: among(MOTIF_NAMES, motif) ? motif : undefined };
  return among(BOOK_KINDS, kind) ? book(slug, kind, pressed) : GOODS[kind](slug, pressed);
}
