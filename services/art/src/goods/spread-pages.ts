import { mix } from '../core/colour.ts';
import { curve, n1, type Point } from '../core/shapes.ts';

export const SPREAD_PAGES = ['trail', 'question', 'waves', 'sketch', 'letter', 'blank'] as const;
export type SpreadPage = (typeof SPREAD_PAGES)[number];

interface Paper {
  /** Left edge of what is printed, and top of the sheet, px. */
  x: number;
  y: number;
  ink: string;
}

const WIDTH = 284;
const PATH = '#c4631a';

/** A day or a month in waves: three lines with their points, over ruled levels. */
export function wavesPage({ x, y, ink }: Paper): string {
  const tints = [PATH, '#6f9aa5', '#b98292'];
  let t = '';
  for (let k = 0; k < 6; k++) {
    t += `<path d="M${x} ${y + 90 + k * 62}h${WIDTH}" stroke-width=".8" stroke-dasharray="2 7" opacity=".4"/>`;
  }
  tints.forEach((tint, k) => {
    const points: Point[] = [];
    for (let q = 0; q <= 12; q++) {
      const height = 46 * Math.sin(q * (0.7 + k * 0.22) + k * 1.7) + 14 * Math.cos(q * 1.9 + k);
      points.push([x + (q * WIDTH) / 12, y + 160 + k * 84 - height]);
    }
    t += `<path d="${curve(points)}" stroke="${tint}" stroke-width="2.4"/>`;
    for (const [px, py] of points.filter((_, q) => q % 3 === 0)) {
      t += `<circle cx="${n1(px)}" cy="${n1(py)}" r="5" stroke="${tint}" stroke-width="1.6" fill="#fbf6ea"/>`;
    }
  });
  return `${t}<path d="M${x} ${y + 66}V${y + 420}H${x + WIDTH}" stroke="${ink}" stroke-width="1.2" opacity=".6"/>`;
}

/** One large question in the middle, with room around it. */
export function questionPage({ x, y, ink }: Paper): string {
  const bars = [210, 248, 132].map((width, k) => {
    const left = x + (WIDTH - width) / 2;
    return `<rect x="${left}" y="${y + 150 + k * 34}" width="${width}" height="13" rx="6.5" fill="${ink}" stroke="none" opacity=".82"/>`;
  });
  const lines = [0, 1, 2].map(
    (k) => `<path d="M${x + 12} ${y + 350 + k * 40}h${WIDTH - 24}" stroke-width="1" opacity=".45"/>`,
  );
  const mark = `<circle cx="${x + WIDTH / 2}" cy="${y + 92}" r="12" stroke="${PATH}" stroke-width="2" fill="#e79a4c"/>`;
  return mark + bars.join('') + lines.join('');
}

/** An exercise in pencil: an example, an arrow, an attempt, and a conclusion in the margin. */
export function sketchPage({ x, y, ink }: Paper): string {
  const box = (left: number, top: number, width: number, height: number, dash = '') =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" stroke-width="1.3" opacity=".7" ${dash && `stroke-dasharray="${dash}"`}/>`;
  let t = box(x, y + 60, 122, 130) + box(x + 162, y + 60, 122, 130, '6 6');
  t += `<path d="M${x + 128} ${y + 125}h26m-9 -8l9 8l-9 8" stroke="${PATH}" stroke-width="2"/>`;
  for (let k = 0; k < 4; k++) {
    t += `<path d="M${x + 16} ${y + 88 + k * 24}h${88 - k * 14}" stroke-width="1.1" opacity=".5"/>`;
  }
  t += `<circle cx="${x + WIDTH / 2}" cy="${y + 316}" r="82" stroke-width="1.3" opacity=".6"/>`;
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const to = k % 3 === 0 ? 82 : 56;
    t += `<path d="M${x + WIDTH / 2} ${y + 316}l${n1(cos * to)} ${n1(sin * to)}" stroke="${k % 3 ? ink : PATH}" stroke-width="1.4" opacity=".75"/>`;
  }
  for (let k = 0; k < 3; k++) {
    t += `<path d="M${x} ${y + 432 + k * 26}h${WIDTH - k * 60}" stroke-width=".9" opacity=".45"/>`;
  }
  return t;
}

/** An envelope that is glued to the page, a letter half out of it. */
export function letterPage({ x, y, ink }: Paper): string {
  const top = y + 220;
  const middle = x + WIDTH / 2;
  let t = `<rect x="${x + 28}" y="${y + 92}" width="${WIDTH - 56}" height="220" rx="4" fill="#fffdf6" stroke-width="1.1" opacity=".95"/>`;
  for (let k = 0; k < 5; k++) {
    t += `<path d="M${x + 52} ${y + 124 + k * 24}h${k === 4 ? 90 : WIDTH - 104}" stroke-width="1" opacity=".5"/>`;
  }
  t += `<rect x="${x}" y="${top}" width="${WIDTH}" height="190" rx="8" fill="#efe2c6" stroke="${ink}" stroke-width="1.2"/>`;
  t += `<path d="M${x + 4} ${top + 186}L${middle - 16} ${top + 96}Q${middle} ${top + 86} ${middle + 16} ${top + 96}L${x + WIDTH - 4} ${top + 186}M${x + 3} ${top + 6}L${middle} ${top + 112}L${x + WIDTH - 3} ${top + 6}" stroke-width="1.2" opacity=".7"/>`;
  return `${t}<circle cx="${middle}" cy="${top + 112}" r="17" fill="${PATH}" stroke="none" opacity=".9"/>`;
}

/** The trail of 28 days, eleven of them walked, and three scales of ten. */
export function trailPage({ x, y: y0, ink }: Paper): string {
  let t = '';
  const tr: Point[] = [];
  for (let k = 0; k < 28; k++) {
    const q = k / 27;
    tr.push([x + 140 + 118 * Math.sin(q * 9.2 + 0.5), y0 + 250 - 190 * q]);
  }
  t += `<path d="${curve(tr)}" stroke="#c4631a" stroke-width="2" opacity=".55"/>`;
  tr.forEach((p, k) => {
    t += `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="6.4" stroke="${k < 11 ? '#c4631a' : ink}" stroke-width="1.4" fill="${k < 11 ? '#e79a4c' : '#fbf6ea'}"/>`;
  });
  const marks = ['#8fb4bd', '#dcb65a', '#c99aa8'];
  marks.forEach((tint, k) => {
    const y = y0 + 300 + k * 66;
    t += `<rect x="${x}" y="${y}" width="${90 + k * 22}" height="6" rx="3" fill="${ink}" stroke="none" opacity=".7"/>`;
    for (let q = 0; q < 10; q++) {
      t += `<rect x="${x + q * 28.4}" y="${y + 16}" width="20" height="20" rx="5" stroke-width="1.1" opacity=".8" ${q < 4 + k * 2 ? `fill="${mix(tint, '#fff8ec', 0.2)}"` : ''}/>`;
    }
  });
  return t;
}
