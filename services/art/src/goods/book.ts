import { macCard } from '../cards/mac-card.ts';
import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { mark } from '../core/shapes.ts';
import { grad, inner, softRect, svg } from '../core/svg.ts';
import { CLOTH, CLOTHS, type GoodsOptions } from './goods-options.ts';
import { foilGrad, hingeGrad, MOTIF_NAMES, pressed } from './pressed.ts';

export const BOOK_KINDS = ['diary', 'workbook', 'deck'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

interface BookOptions extends GoodsOptions {
  /** Of a diary: whether its back is up, with the mark alone. */
  back?: boolean;
  /** Ends the SVG ids, for two books of one slug in one picture. */
  tag?: string;
}

/** A bound product, or a deck before two of its cards, on its paper. */
export function book(
  slug: string,
  kind: BookKind,
  { motif, cloth, w, h, ground, scale = 1, ribbon = true, back: behind = false, tag = '' }: BookOptions,
): string {
  const s = seeded(slug);
  const id = `${s.id}${tag}`;
  const ck = cloth ?? s.pick(CLOTHS);
  const [c, foil, paper] = CLOTH[ck];
  const g = ground && ground !== 'none' ? ground : paper;
  const m = motif ?? s.pick(MOTIF_NAMES);
  const bw = kind === 'deck' ? 370 : 450;
  const bh = kind === 'deck' ? 540 : 632;
  const bx = (w - bw) / 2;
  const by = (h - bh) / 2 - 6;
  const rot = kind === 'deck' ? 5 : s.pick([-4, -3, 3]);
  const pr = behind ? { defs: '', body: '' } : pressed(s, id, bw, bh, m, foil, c);
  const dk = (k: number) => mix(c, '#0c0a10', k);
  let defs =
    foilGrad(id, foil) +
    pr.defs +
    `<radialGradient id="${id}bg" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="${mix(g, '#ffffff', 0.5)}"/><stop offset=".6" stop-color="${g}"/><stop offset="1" stop-color="${mix(g, '#3b3430', 0.12)}"/></radialGradient>`;
  const free = ground === 'none';
  let b = '';
  const shape = (x: number, y: number, ww: number, hh: number, r0: number, r1: number) =>
    `M${x + r0} ${y}H${x + ww - r1}Q${x + ww} ${y} ${x + ww} ${y + r1}V${y + hh - r1}Q${x + ww} ${y + hh} ${x + ww - r1} ${y + hh}H${x + r0}Q${x} ${y + hh} ${x} ${y + hh - r0}V${y + r0}Q${x} ${y} ${x + r0} ${y}Z`;
  const face = (extra = '') =>
    `<g transform="translate(${bx} ${by})"><defs><clipPath id="${id}cv"><path d="${shape(0, 0, bw, bh, 5, kind === 'workbook' ? 4 : 14)}"/></clipPath></defs><g clip-path="url(#${id}cv)"><rect width="${bw}" height="${bh}" fill="${c}"/>${pr.body}${extra}<rect width="${bw}" height="${bh}" fill="url(#${id}li)"/></g></g>`;
  defs +=
    grad(
      `${id}li`,
      [
        [0, '#ffffff', 0.2],
        [0.45, '#ffffff', 0],
        [1, '#000000', 0.18],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) + hingeGrad(id);
  const shadow = (x: number, y: number, ww: number, hh: number) =>
    softRect({ x: x + 22, y: y + 40, w: ww, h: hh, r: 18, opacity: 0.34, blur: 26 }) +
    softRect({ x: x + 6, y: y + 12, w: ww, h: hh, r: 12, opacity: 0.38, blur: 7 });
  const over = !behind && (m === 'topo' || m === 'ripple' || m === 'waves');
  const emblem =
    (over ? `<circle cx="${bw / 2}" cy="${bh * 0.87 + 18}" r="36" fill="${c}"/>` : '') +
    mark(bw / 2 - 20, bh * 0.87 - 2, 40, foil, foil, 2.2);
  if (kind === 'diary') {
    const band =
      m === 'window'
        ? ''
        : `${softRect({ x: bw - 62, y: 0, w: 15, h: bh, fill: '#000', opacity: 0.26, blur: 7 })}<rect x="${bw - 64}" y="-2" width="13" height="${bh + 4}" fill="${mix(foil, c, 0.35)}"/><path d="M${bw - 59.5} 0V${bh}M${bw - 55.5} 0V${bh}" stroke="#000" stroke-opacity=".14"/>`;
    let book = behind ? '' : shadow(bx, by, bw + 14, bh + 10);
    book += `<path d="${shape(bx + 6, by + 8, bw + 8, bh + 8, 6, 16)}" fill="${dk(0.35)}"/><path d="${shape(bx + 8, by + 8, bw + 1, bh + 2, 6, 10)}" fill="#f3ecdd"/>`;
    for (let k = 0; k < 5; k++) {
      book += `<path d="M${bx + bw + 1 + k * 1.8} ${by + 16}V${by + bh + 4}M${bx + 16} ${by + bh + 1.4 + k * 1.8}H${bx + bw}" stroke="#b9ab8f" stroke-width=".8" opacity=".7"/>`;
    }
    if (ribbon)
      book =
        `<path d="M${bx + 120} ${by + bh}l4 84l12 -16l13 14l-3 -82z" fill="${mix(foil, c, 0.15)}" stroke="#000" stroke-opacity=".12"/>` +
        book;
    const whole = face(
      `${behind ? '' : emblem}<rect width="46" height="${bh}" fill="url(#${id}hg)"/>${band}`,
    );
    // The back is the front turned over: spine and band change sides, and its mark does not.
    const turned = `${shadow(bx - 14, by, bw + 14, bh + 10)}<g transform="translate(${w} 0) scale(-1 1)">${book}${whole}</g><g transform="translate(${bx} ${by})">${emblem}</g>`;
    b += `<g transform="rotate(${rot} ${w / 2} ${h / 2})">${behind ? turned : book + whole}</g>`;
  } else if (kind === 'workbook') {
    const spine = mix(foil, c, 0.1);
    let st = '';
    for (let y = 34; y < bh - 20; y += 26) {
      st += `<path d="M27 ${y}v14" stroke="${mix(spine, '#fff8e8', 0.75)}" stroke-width="2.4" stroke-linecap="round"/>`;
    }
    b += `<g transform="rotate(${rot} ${w / 2} ${h / 2})">${shadow(bx, by, bw, bh)}<path d="${shape(bx + 5, by + 6, bw, bh, 3, 4)}" fill="#efe6d4"/><path d="${shape(bx + 2.5, by + 3, bw, bh, 3, 4)}" fill="#fbf6ea" stroke="#cdbf9f" stroke-width=".6"/>${face(`${emblem}<rect width="54" height="${bh}" fill="${spine}"/><rect x="54" width="9" height="${bh}" fill="#000" opacity=".12"/>${st}`)}</g>`;
  } else {
    const card = (a: number, dx: number, dy: number, k: number) => {
      const q = seeded(slug + k);
      return `<g transform="rotate(${a} ${w / 2} ${h * 0.75}) translate(${dx} ${dy})">${softRect({ x: bx + 10, y: by + 8, w: bw - 20, h: bh - 30, r: 20, opacity: 0.3, blur: 7 })}<g transform="translate(${bx + 10} ${by}) scale(${(bw - 20) / 600} ${(bh - 30) / 900})">${inner(macCard(slug + k, { deck: k % 2 ? 'paths' : 'garden', tag: `d${k}`, hour: q.pick(['dawn', 'bloom', 'dusk']), kind: k % 2 ? q.pick(['steppe', 'sea']) : undefined, plants: 6 }))}</g></g>`;
    };
    b +=
      card(-13, -54, 6, 2) +
      card(-4, -14, -34, 1) +
      `<g transform="rotate(${rot} ${w / 2} ${h / 2}) translate(34 40)">${shadow(bx, by, bw, bh)}<path d="${shape(bx + 9, by + 9, bw, bh, 4, 6)}" fill="${dk(0.4)}"/>${face(`${emblem}<path d="M0 66H${bw}" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/><path d="M0 67.6H${bw}" stroke="#fff" stroke-opacity=".22" stroke-width="1.2"/>`)}</g>`;
  }
  if (scale !== 1) {
    b = `<g transform="translate(${(w / 2) * (1 - scale)} ${(h / 2) * (1 - scale)}) scale(${scale})">${b}</g>`;
  }
  const under = free ? '' : `<rect width="${w}" height="${h}" fill="url(#${id}bg)"/>`;
  return svg(w, h, `<defs>${defs}</defs>${under}${b}`);
}
