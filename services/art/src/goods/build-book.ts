import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { among, has } from '../core/tables.ts';
import { type Engraving, engraved, engravingOf } from './engraving.ts';
import { CLOTH, type Cloth } from './goods-options.ts';
import { type Inner, PAPERS, type PaperName, page } from './page.ts';
import { hingeGrad, MOTIF_NAMES, type MotifName, pressed } from './pressed.ts';
import { table } from './table.ts';

/** A six-digit colour as given, else undefined: choices come from visitors. */
const colour = (v: string | null | false | undefined) => (v && /^#[0-9a-f]{6}$/i.test(v) ? v : undefined);

export interface BookCover {
  cloth?: Cloth;
  motif?: MotifName;
  /** The colour of the elastic band, or false for none. */
  band?: string | false;
}

/** Choices come from visitors: a value out of its list is taken for the first, a colour that is none is left out. */
export interface ConstructorOptions {
  slug?: string;
  /** A cloth alone, or the whole cover. */
  cover?: Cloth | BookCover | null;
  inner?: Inner;
  paper?: PaperName;
  engraving?: Engraving;
  w?: number;
  h?: number;
  /** A colour, or 'none' for a cut-out. */
  ground?: string;
}

/** The book a visitor builds in the configurator, 4:5, w x h px: its cover and, behind it, an inner page. */
export function buildBook({
  slug = 'book',
  cover: cv = 'spruce',
  inner: fill = 'lines',
  paper = 'cream',
  engraving = '',
  w = 800,
  h = 1000,
  ground,
}: ConstructorOptions = {}): string {
  const o: BookCover = typeof cv === 'string' ? { cloth: cv } : (cv ?? {});
  const ck = has(CLOTH, o.cloth) ? o.cloth : 'spruce';
  const [c, foil, tint] = CLOTH[ck];
  const id = `${seeded(`build/${slug}/${ck}`).id}z`;
  const s = seeded(slug + ck);
  const motif = among(MOTIF_NAMES, o.motif) ? o.motif : null;
  const T = table(id, w, h, ground === 'none' ? ground : colour(ground), tint, foil);
  const sheet = has(PAPERS, paper) ? PAPERS[paper] : PAPERS.cream;
  const bw = 400;
  const bh = 570;
  const words = engravingOf(engraving);
  const pr = motif ? pressed(s, id, bw, bh, motif, foil, c) : { defs: '', body: '' };
  let b = T.ground;
  b += `<g transform="translate(352 150) rotate(5)">${T.drop(0, 0, 380, bh - 20, 8)}<path d="M-6 4H376V${bh - 16}H-6Z" fill="${mix(sheet, '#8a7a5a', 0.2)}"/><rect width="380" height="${bh - 20}" rx="6" fill="${sheet}"/>${page(fill, 380, bh - 20, mix('#31584c', sheet, 0.1))}</g>`;
  const band =
    o.band === false
      ? ''
      : `<rect x="${bw - 50}" y="-2" width="12" height="${bh + 4}" fill="${colour(o.band) ?? mix(foil, c, 0.35)}"/><path d="M${bw - 46} 0V${bh}M${bw - 42} 0V${bh}" stroke="#000" stroke-opacity=".14"/>`;
  const en = engraved(words, { id, bw, bh, c, foil, overMotif: motif !== null });
  const bx = 84;
  const by = 236;
  b += `<g transform="rotate(-4 ${bx + bw / 2} ${by + bh / 2})"><path d="M${bx + 96} ${by + bh}l4 76l11 -15l12 13l-3 -74z" fill="${mix(foil, c, 0.15)}"/>${T.drop(bx, by, bw + 12, bh + 8, 14)}<rect x="${bx + 6}" y="${by + 7}" width="${bw + 8}" height="${bh + 8}" rx="14" fill="${mix(c, '#0c0a10', 0.35)}"/><rect x="${bx + 8}" y="${by + 7}" width="${bw + 1}" height="${bh + 2}" rx="9" fill="${mix(sheet, '#8a7a5a', 0.12)}"/>${[0, 1, 2, 3].map((k) => `<path d="M${bx + bw + 1 + k * 1.8} ${by + 14}V${by + bh + 3}M${bx + 14} ${by + bh + 1.4 + k * 1.8}H${bx + bw}" stroke="${mix(sheet, '#7a6a4a', 0.4)}" stroke-width=".8"/>`).join('')}<g transform="translate(${bx} ${by})"><defs><clipPath id="${id}cv"><path d="M5 0H${bw - 13}Q${bw} 0 ${bw} 13V${bh - 13}Q${bw} ${bh} ${bw - 13} ${bh}H5Q0 ${bh} 0 ${bh - 5}V5Q0 0 5 0Z"/></clipPath></defs><g clip-path="url(#${id}cv)"><rect width="${bw}" height="${bh}" fill="${c}"/>${pr.body}${en}<rect width="40" height="${bh}" fill="url(#${id}hg)"/>${band}<rect width="${bw}" height="${bh}" fill="url(#${id}li)"/></g></g></g>`;
  return T.finish(T.defs + pr.defs + hingeGrad(id), b);
}
