import type { Deck } from '../cards/backs.ts';
import { among, namesOf } from '../core/tables.ts';
import { BOOK_KINDS, type BookKind, book } from './book.ts';
import { box } from './box.ts';
import type { Cloth } from './goods-options.ts';
import { MOTIF_NAMES, type MotifName } from './pressed.ts';
import { stationery } from './stationery.ts';
import { type WrapPattern, wrap } from './wrap.ts';

const GOODS = { stationery, box, wrap };
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
}

/** A product on its own paper ground, 4:5, w x h px. */
export function cover(
  slug: string,
  { kind = 'diary', motif, w = 800, h = 1000, ...rest }: CoverOptions = {},
): string {
  const o = { w, h, ...rest };
  if (kind === 'wrap') {
    return wrap(slug, { ...o, motif });
  }
  const pressedMotif = among(MOTIF_NAMES, motif) ? motif : undefined;
  if (kind === 'box') {
    return box(slug, o);
  }
  return kind === 'stationery'
    ? stationery(slug, { ...o, motif: pressedMotif })
    : book(slug, kind, { ...o, motif: pressedMotif });
}
