import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { grad, softRect, svg } from '../core/svg.ts';
import { CLOTH, CLOTHS, type Cloth } from './goods-options.ts';
import { PAPERS, type PaperName } from './page.ts';
import type { LeftPage } from './spread-left.ts';
import type { Paper } from './spread-paper.ts';
import { leftPage, printed, type SpreadPage } from './spread-print.ts';

export interface SpreadOptions {
  w?: number;
  h?: number;
  cloth?: Cloth;
  page?: SpreadPage;
  /** Beside the page, where the slug is not to pick one. */
  left?: LeftPage;
  paper?: PaperName;
  /** Whether a ribbon keeps the place. */
  ribbon?: boolean;
}

/** An open diary on its paper ground, w x h px. */
export function spread(
  slug: string,
  {
    w = 1000,
    h = 1000,
    cloth,
    page = 'trail',
    left,
    paper: named = 'cream',
    ribbon = true,
  }: SpreadOptions = {},
): string {
  const s = seeded(`${slug}spread`);
  const id = `${s.id}o`;
  const [c, foil, g] = CLOTH[cloth ?? seeded(slug).pick(CLOTHS)];
  const ink = '#31584c';
  const sheet = PAPERS[named];
  const aged = (share: number) =>
    mix(sheet, named === 'white' || named === 'grey' ? '#56606a' : '#7a5f33', share);
  const pw = 372;
  const ph = 540;
  const x0 = w / 2 - pw;
  const y0 = (h - ph) / 2;
  const defs =
    `<radialGradient id="${id}y" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="${mix(g, '#ffffff', 0.5)}"/><stop offset="1" stop-color="${mix(g, '#3b3430', 0.1)}"/></radialGradient>` +
    grad(
      `${id}l`,
      [
        [0, sheet],
        [0.82, aged(0.03)],
        [1, aged(0.24)],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    grad(
      `${id}r`,
      [
        [0, aged(0.24)],
        [0.14, aged(0.03)],
        [1, mix(sheet, '#ffffff', 0.3)],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    );
  let b = `<rect width="${w}" height="${h}" fill="url(#${id}y)"/><g transform="rotate(-5 ${w / 2} ${h / 2})">${softRect({ x: x0 + 14, y: y0 + 44, w: pw * 2, h: ph, r: 16, opacity: 0.36, blur: 24 })}<rect x="${x0 - 12}" y="${y0 - 10}" width="${pw * 2 + 24}" height="${ph + 22}" rx="14" fill="${c}"/>`;
  for (let k = 4; k > 0; k--) {
    b += `<path d="M${x0 - k * 2} ${y0 + k}H${w / 2}V${y0 + ph + k}H${x0 - k * 2}ZM${w / 2} ${y0 + k}H${w / 2 + pw + k * 2}V${y0 + ph + k}H${w / 2}Z" fill="${aged(0.06)}" stroke="${aged(0.3)}" stroke-width=".6"/>`;
  }
  b += `<path d="M${x0} ${y0}Q${x0 + pw * 0.8} ${y0 - 8} ${w / 2} ${y0 + 8}V${y0 + ph + 6}Q${x0 + pw * 0.8} ${y0 + ph - 8} ${x0} ${y0 + ph}Z" fill="url(#${id}l)"/><path d="M${w / 2} ${y0 + 8}Q${w / 2 + pw * 0.2} ${y0 - 8} ${w / 2 + pw} ${y0}V${y0 + ph}Q${w / 2 + pw * 0.2} ${y0 + ph - 8} ${w / 2} ${y0 + ph + 6}Z" fill="url(#${id}r)"/>`;
  const paper: Paper = { s, left: x0 + 40, x: w / 2 + 44, y: y0, ink, foil, sheet };
  b += `<g stroke="${ink}" fill="none" stroke-linecap="round">${printed(page, leftPage(slug, page, left), paper)}</g>`;
  if (ribbon) {
    b += `<path d="M${w / 2 + 4} ${y0 + 4}C${w / 2 + 18} ${y0 + 200} ${w / 2 - 6} ${y0 + 400} ${w / 2 + 26} ${y0 + ph + 66}l14 -12l8 14C${w / 2 + 22} ${y0 + 420} ${w / 2 + 30} ${y0 + 200} ${w / 2 + 12} ${y0 + 4}Z" fill="${mix(foil, c, 0.2)}" opacity=".95"/>`;
  }
  b += '</g>';
  return svg(w, h, `<defs>${defs}</defs>${b}`);
}
