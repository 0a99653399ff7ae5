import { seeded } from '../core/seed.ts';
import { inner } from '../core/svg.ts';
import { type BookKind, book } from './book.ts';
import { CLOTH, CLOTHS, type Cloth, type GoodsOptions } from './goods-options.ts';
import type { MotifName } from './pressed.ts';
import { table } from './table.ts';

/** The other book of a pair, as its own pictures show it. */
export interface SecondBook {
  slug: string;
  kind?: Exclude<BookKind, 'deck'>;
  cloth?: Cloth;
  motif?: MotifName;
  ribbon?: boolean;
}

const SHARE = 0.76;

/** Two books side by side, or a book from its front and from its back. */
export function pair(
  slug: string,
  { second, w, h, ground, scale = 1, ...look }: GoodsOptions & { second?: SecondBook },
): string {
  const s = seeded(slug);
  const cloth = look.cloth ?? s.pick(CLOTHS);
  const [, foil, paper] = CLOTH[cloth];
  const T = table(`${s.id}p`, w, h, ground, paper, foil);
  const size = { w: 800, h: 1000, ground: 'none', scale: scale * SHARE };
  const own = { ...look, ...size, cloth };
  const other = second
    ? book(second.slug, second.kind ?? 'diary', { ...second, ...size, tag: 'q' })
    : book(slug, 'diary', { ...own, back: true, tag: 'q' });
  const at = (x: number, y: number, drawing: string) =>
    `<g transform="translate(${x} ${y})">${inner(drawing)}</g>`;
  return T.finish(T.defs, T.ground + at(162, -112, other) + at(-158, 92, book(slug, 'diary', own)));
}
