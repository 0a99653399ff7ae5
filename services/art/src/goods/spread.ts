import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { grad, softRect, svg } from '../core/svg.ts';
import { plant } from '../flora/plant.ts';
import { CLOTH, CLOTHS, type Cloth } from './goods-options.ts';
import { hand, type Paper } from './spread-paper.ts';
import { printed, type SpreadPage } from './spread-print.ts';

export interface SpreadOptions {
  w?: number;
  h?: number;
  cloth?: Cloth;
  page?: SpreadPage;
  /** Whether a ribbon keeps the place. */
  ribbon?: boolean;
}

/** The left page of a day: its heading and how it went, lines in hand, and a flower in a frame. */
function notesPage({ s, left: lx, y: y0, ink }: Paper, foil: string): string {
  let t = `<rect x="${lx}" y="${y0 + 46}" width="120" height="9" rx="4.5" fill="${ink}" stroke="none"/><rect x="${lx}" y="${y0 + 66}" width="72" height="5" rx="2.5" fill="${ink}" opacity=".4" stroke="none"/>`;
  for (let k = 0; k < 5; k++) {
    t += `<circle cx="${lx + 190 + k * 25}" cy="${y0 + 56}" r="8" stroke-width="1.3" ${k < 3 ? `fill="${mix(foil, '#ffffff', 0.1)}"` : ''}/>`;
  }
  for (let k = 0; k < 9; k++) {
    t += `<path d="M${lx} ${y0 + 122 + k * 27}h292" stroke-width=".8" opacity=".38"/>`;
  }
  for (let k = 0; k < 6; k++) t += hand(s, lx + 3, y0 + 113 + k * 27, s.r(150, 285));
  t += `<rect x="${lx}" y="${y0 + 390}" width="292" height="104" rx="10" stroke-width="1" opacity=".5"/>`;
  t +=
    plant(s, lx + 250, y0 + 490, 92, -1.9, 'umbel', ink, '#c4631a', 'line') +
    plant(s, lx + 268, y0 + 490, 74, -1.5, 'willow', ink, ink, 'line');
  for (let k = 0; k < 3; k++) {
    t += `<path d="M${lx + 16} ${y0 + 420 + k * 24}h${170 - k * 26}" stroke-width=".8" opacity=".45"/>`;
  }
  return t;
}

/** An open diary on its paper ground, w x h px. */
export function spread(
  slug: string,
  { w = 1000, h = 1000, cloth, page = 'trail', ribbon = true }: SpreadOptions = {},
): string {
  const s = seeded(`${slug}spread`);
  const id = `${s.id}o`;
  const [c, foil, g] = CLOTH[cloth ?? seeded(slug).pick(CLOTHS)];
  const ink = '#31584c';
  const pw = 372;
  const ph = 540;
  const x0 = w / 2 - pw;
  const y0 = (h - ph) / 2;
  const defs =
    `<radialGradient id="${id}y" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="${mix(g, '#ffffff', 0.5)}"/><stop offset="1" stop-color="${mix(g, '#3b3430', 0.1)}"/></radialGradient>` +
    grad(
      `${id}l`,
      [
        [0, '#fbf6ea'],
        [0.82, '#f8f1e2'],
        [1, '#d9cdb6'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    grad(
      `${id}r`,
      [
        [0, '#d9cdb6'],
        [0.14, '#f7f0e1'],
        [1, '#fdf9ef'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    );
  let b = `<rect width="${w}" height="${h}" fill="url(#${id}y)"/><g transform="rotate(-5 ${w / 2} ${h / 2})">${softRect({ x: x0 + 14, y: y0 + 44, w: pw * 2, h: ph, r: 16, opacity: 0.36, blur: 24 })}<rect x="${x0 - 12}" y="${y0 - 10}" width="${pw * 2 + 24}" height="${ph + 22}" rx="14" fill="${c}"/>`;
  for (let k = 4; k > 0; k--) {
    b += `<path d="M${x0 - k * 2} ${y0 + k}H${w / 2}V${y0 + ph + k}H${x0 - k * 2}ZM${w / 2} ${y0 + k}H${w / 2 + pw + k * 2}V${y0 + ph + k}H${w / 2}Z" fill="#f3ead8" stroke="#cbbd9f" stroke-width=".6"/>`;
  }
  b += `<path d="M${x0} ${y0}Q${x0 + pw * 0.8} ${y0 - 8} ${w / 2} ${y0 + 8}V${y0 + ph + 6}Q${x0 + pw * 0.8} ${y0 + ph - 8} ${x0} ${y0 + ph}Z" fill="url(#${id}l)"/><path d="M${w / 2} ${y0 + 8}Q${w / 2 + pw * 0.2} ${y0 - 8} ${w / 2 + pw} ${y0}V${y0 + ph}Q${w / 2 + pw * 0.2} ${y0 + ph - 8} ${w / 2} ${y0 + ph + 6}Z" fill="url(#${id}r)"/>`;
  const paper: Paper = { s, left: x0 + 40, x: w / 2 + 44, y: y0, ink };
  b += `<g stroke="${ink}" fill="none" stroke-linecap="round">${printed(page, paper, () => notesPage(paper, foil))}</g>`;
  if (ribbon) {
    b += `<path d="M${w / 2 + 4} ${y0 + 4}C${w / 2 + 18} ${y0 + 200} ${w / 2 - 6} ${y0 + 400} ${w / 2 + 26} ${y0 + ph + 66}l14 -12l8 14C${w / 2 + 22} ${y0 + 420} ${w / 2 + 30} ${y0 + 200} ${w / 2 + 12} ${y0 + 4}Z" fill="${mix(foil, c, 0.2)}" opacity=".95"/>`;
  }
  b += '</g>';
  return svg(w, h, `<defs>${defs}</defs>${b}`);
}
